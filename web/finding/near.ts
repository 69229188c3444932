import { queryOptions } from '@tanstack/react-query'
import { coordinatesOf, distanceOf, FARTHEST } from '../../functions/values/list-filters.ts'
import { query } from '../api/client.ts'
import type { NearInput } from '../api/generated.ts'
import { constant } from '../api/query-client.ts'
import type { Coordinates } from '../ui/current-position.ts'
import {
  NearestPlaceDocument,
  type NearestPlaceQuery,
  PlacesToFindDocument,
  type PlacesToFindQuery,
} from './finding.generated.ts'
import { withNearestNamesakesFirst } from './namesakes.ts'
import { rememberedPlace } from './remembered-search.ts'

/** Number of nearest records to suggest when nothing matches. */
export const NEAREST_SHOWN = 4
/** Those that do not state what is asked for come after all that do, so the nearest of both may be far down the list. */
const NEAREST_READ = 100

/** Rounds to about a kilometer, so that a shared link does not reveal where its sender lives. */
export const nearParameter = ({ latitude, longitude }: Coordinates) => `${latitude.toFixed(2)},${longitude.toFixed(2)}`

/** True while waiting for the browser's geolocation. The list does not load until then. */
export const isAwaitingPlace = (near: string) => near === 'me'

export const isNearSet = (near: string) => isAwaitingPlace(near) || coordinatesOf(near) !== null

/** The circle to draw. Null without a place, or at any distance. */
export function circleOf(near: string, within: string) {
  const center = coordinatesOf(near)
  const miles = Number(distanceOf(within))
  return center && miles ? { center, miles } : null
}

/** The variables that list the nearest matches of the other filters, at any distance. */
export const nearestVariables = <Filter extends { near: NearInput | null }>(filter: Filter) => ({
  filter: { ...filter, near: filter.near && { ...filter.near, within: FARTHEST } },
  sort: 'NEAREST' as const,
  page: 1,
  perPage: NEAREST_READ,
})

type PlaceValues = { near: string; place: string; within: string; state: string }

/** Filter changes for a selected place. Null clears the place. */
export function placeChanges(place: FoundPlace | null, within = ''): PlaceValues {
  if (!place) return { near: '', place: '', within: '', state: '' }
  if (place.kind === 'STATE') return { near: '', place: '', within: '', state: place.state }
  return { near: nearParameter(place), place: place.label, within, state: '' }
}

export type FoundPlace = Pick<
  PlacesToFindQuery['places'][number],
  'kind' | 'label' | 'city' | 'state' | 'latitude' | 'longitude' | 'timeZone'
>

export const searchPlaces = (search: string, signal?: AbortSignal): Promise<readonly FoundPlace[]> =>
  query(PlacesToFindDocument, { search }, signal ? { signal } : {}).then(({ places }) =>
    withNearestNamesakesFirst(places, rememberedPlace()),
  )

export const searchTowns: typeof searchPlaces = (search, signal) =>
  searchPlaces(search, signal).then((places) => places.filter(({ kind }) => kind !== 'STATE'))

export type NearestPlace = NearestPlaceQuery['nearestPlace']

export const nearestPlaceQuery = (coordinates: Coordinates | null) =>
  queryOptions({
    queryKey: ['finding', 'nearestPlace', coordinates],
    queryFn: () => query(NearestPlaceDocument, coordinates!).then(({ nearestPlace }) => nearestPlace),
    enabled: coordinates !== null,
    ...constant,
  })
