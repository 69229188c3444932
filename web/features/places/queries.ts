import * as m from '../../../functions/values/messages/generated.ts'
import { query } from '../../api/client.ts'
import { CurrentPlaceDocument, PlacesDocument, type PlacesQuery } from '../../api/generated.ts'
import { currentPosition } from '../../ui/current-position.ts'

export type Place = Omit<PlacesQuery['places'][number], 'kind'>

/** Cities and ZIP codes. */
export const searchPlaces = (search: string, signal: AbortSignal): Promise<Place[]> =>
  query(PlacesDocument, { search }, { signal }).then(({ places }) => places.filter(({ kind }) => kind !== 'STATE'))

/** The place nearest to the visitor. Rejects with a message for the user. */
export async function currentPlace(): Promise<Place> {
  const position = await currentPosition()
  const { nearestPlace } = await query(CurrentPlaceDocument, position).catch(() => ({ nearestPlace: null }))
  if (!nearestPlace) throw new Error(m.failed_to_get_location_details())
  return nearestPlace
}
