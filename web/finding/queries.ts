import { queryOptions } from '@tanstack/react-query'
import { query } from '../api/client.ts'
import {
  NearestPlaceDocument,
  type NearestPlaceQuery,
  PlacesToFindDocument,
  type PlacesToFindQuery,
} from '../api/generated.ts'
import { constant } from '../api/query-client.ts'
import type { Coordinates } from '../ui/current-position.ts'

export type FoundPlace = Pick<
  PlacesToFindQuery['places'][number],
  'kind' | 'label' | 'state' | 'latitude' | 'longitude' | 'timeZone'
>

export const searchPlaces = (search: string, signal?: AbortSignal): Promise<FoundPlace[]> =>
  query(PlacesToFindDocument, { search }, signal ? { signal } : {}).then(({ places }) => places)

export type NearestPlace = NearestPlaceQuery['nearestPlace']

export const nearestPlaceQuery = (coordinates: Coordinates | null) =>
  queryOptions({
    queryKey: ['finding', 'nearestPlace', coordinates],
    queryFn: () => query(NearestPlaceDocument, coordinates!).then(({ nearestPlace }) => nearestPlace),
    enabled: coordinates !== null,
    ...constant,
  })
