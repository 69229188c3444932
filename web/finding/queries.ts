import { queryOptions } from '@tanstack/react-query'
import { query } from '../api/client.ts'
import { NearestPlaceDocument, PlacesToFindDocument, type PlacesToFindQuery } from '../api/generated.ts'
import { constant } from '../api/query-client.ts'
import type { Position } from '../ui/current-position.ts'

export type FoundPlace = Pick<
  PlacesToFindQuery['places'][number],
  'kind' | 'label' | 'state' | 'latitude' | 'longitude' | 'timeZone'
>

export const searchPlaces = (search: string, signal?: AbortSignal): Promise<FoundPlace[]> =>
  query(PlacesToFindDocument, { search }, signal ? { signal } : {}).then(({ places }) => places)

export const nearestPlaceQuery = (position: Position | null) =>
  queryOptions({
    queryKey: ['finding', 'nearestPlace', position],
    queryFn: () => query(NearestPlaceDocument, position!).then(({ nearestPlace }) => nearestPlace),
    enabled: position !== null,
    ...constant,
  })
