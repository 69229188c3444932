import type { Position } from '../ui/current-position.ts'

export const DISTANCES = ['10', '25', '50', '100'] as const
export const DEFAULT_DISTANCE = '50'
/** Farther than any two places of the country are apart. */
export const ANY_DISTANCE = 12_500
/** How many are offered where nothing fits. */
export const NEAREST_SHOWN = 4

/** Rounded for the URL to about a kilometer, so that a shared link does not reveal where its sender lives. */
export const nearParameter = ({ latitude, longitude }: Position) => `${latitude.toFixed(2)},${longitude.toFixed(2)}`

/** True while the browser is asked where the visitor is: the list waits for the answer. */
export const isAwaitingPlace = (near: string) => near === 'me'

export function positionOf(near: string): Position | null {
  const [latitude, longitude] = near.split(',').map(Number)
  if (latitude === undefined || longitude === undefined) return null
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null
}

export const isNearSet = (near: string) => isAwaitingPlace(near) || positionOf(near) !== null

/** The next larger distance; undefined for the largest. */
export const widerThan = (within: string) => {
  const chosen = DISTANCES.find((miles) => miles === within) ?? DEFAULT_DISTANCE
  return DISTANCES[DISTANCES.indexOf(chosen) + 1]
}
