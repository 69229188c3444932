import type { NearInput } from '../api/generated.ts'
import type { Coordinates } from '../ui/current-position.ts'

export const DISTANCES = ['10', '25', '50', '100'] as const
export const DEFAULT_DISTANCE = '50'
/** The URL value of a place without a limit. */
export const ANY_DISTANCE = 'any'
/** More than the distance between any two places in the US. */
const FARTHEST = 12_500
/** Number of nearest records to suggest when nothing matches. */
export const NEAREST_SHOWN = 4
/** Those that do not state what is asked for come after all that do, so the nearest of both may be far down the list. */
const NEAREST_READ = 100

/** Rounds to about a kilometer, so that a shared link does not reveal where its sender lives. */
export const nearParameter = ({ latitude, longitude }: Coordinates) => `${latitude.toFixed(2)},${longitude.toFixed(2)}`

/** True while waiting for the browser's geolocation. The list does not load until then. */
export const isAwaitingPlace = (near: string) => near === 'me'

export function coordinatesOf(near: string): Coordinates | null {
  const [latitude, longitude] = near.split(',').map(Number)
  if (latitude === undefined || longitude === undefined) return null
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null
}

export const isNearSet = (near: string) => isAwaitingPlace(near) || coordinatesOf(near) !== null

/** The chosen distance, in miles or 'any'. */
export const distanceOf = (within: string) =>
  [...DISTANCES, ANY_DISTANCE].find((miles) => miles === within) ?? DEFAULT_DISTANCE

export function nearVariable(near: string, within: string): NearInput | null {
  const coordinates = coordinatesOf(near)
  const distance = distanceOf(within)
  return coordinates && { ...coordinates, within: distance === ANY_DISTANCE ? FARTHEST : Number(distance) }
}

/** The circle to draw. Null without a place, or at any distance. */
export function circleOf(near: string, within: string) {
  const center = coordinatesOf(near)
  const miles = Number(distanceOf(within))
  return center && miles ? { center, miles } : null
}

/** The variables that list the nearest matches of the other filters, at any distance. */
export const nearestVariables = <Variables extends { near: NearInput | null }>({ near, ...variables }: Variables) => ({
  ...(variables as Variables),
  near: near && { ...near, within: FARTHEST },
  sort: 'NEAREST' as const,
  page: 1,
  perPage: NEAREST_READ,
})
