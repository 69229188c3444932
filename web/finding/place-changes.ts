import { nearParameter } from './near.ts'
import type { FoundPlace } from './queries.ts'

export type PlaceValues = { near: string; place: string; within: string; state: string }

/** Filter changes for a selected place. Null clears the place. */
export function placeChanges(place: FoundPlace | null, within = ''): PlaceValues {
  if (!place) return { near: '', place: '', within: '', state: '' }
  if (place.kind === 'STATE') return { near: '', place: '', within: '', state: place.state }
  return { near: nearParameter(place), place: place.label, within, state: '' }
}
