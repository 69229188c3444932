/** Links a place to Google Maps. */
export function MapLink({ place }: { place: string }) {
  return (
    <a
      href={`https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`}
      target="_blank"
      rel="noreferrer"
      className="link inline-block"
    >
      {place}
    </a>
  )
}
