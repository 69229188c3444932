/** The distance at the start of a card's text. Renders nothing without a selected place. */
export function Distance({ miles }: { miles: number | null | undefined }) {
  if (miles == null) return null
  return <strong className="text-ink">{miles < 1 ? 'Under 1 mi · ' : `${Math.round(miles)} mi · `}</strong>
}
