import type { Coordinates } from '../ui/current-position.ts'

export type Place = Coordinates & { kind: string; label: string }

/** 'Springfield' of 'Springfield, IL'. */
const nameOf = ({ label }: Place) => label.split(',')[0]!

/** Larger than the distance in degrees, by which it sorts. */
const farness = (from: Coordinates, to: Coordinates) =>
  Math.hypot(from.latitude - to.latitude, (from.longitude - to.longitude) * Math.cos((from.latitude * Math.PI) / 180))

/** The places, which come by size, with towns of one name by their distance from the visitor's own place. */
export function withNearestNamesakesFirst<Found extends Place>(places: readonly Found[], own: Coordinates | null) {
  if (!own) return places
  return [...Map.groupBy(places, nameOf).values()].flatMap((namesakes) =>
    namesakes.toSorted((one, other) => farness(own, one) - farness(own, other)),
  )
}

/** The towns that the text names, which says no state. */
export const namesakesOf = <Found extends Place>(text: string, places: readonly Found[]) =>
  places.filter((place) => place.kind === 'CITY' && nameOf(place).toLowerCase() === text.trim().toLowerCase())
