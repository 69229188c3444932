import { queryOptions } from '@tanstack/react-query'
import { query } from '../api/client.ts'
import {
  CityPageDocument,
  type CityPageQuery,
  NearestPlaceDocument,
  type NearestPlaceQuery,
  PlacesToFindDocument,
  type PlacesToFindQuery,
  TeamsToPickDocument,
  type TeamsToPickQuery,
  UsersToPickDocument,
  type UsersToPickQuery,
} from '../api/generated.ts'
import { constant } from '../api/query-client.ts'
import type { Coordinates } from '../ui/current-position.ts'

/** Matches of a type-ahead limited to `most`. A full page means that there may be more. */
const firstMatches = <Item>(items: readonly Item[], most: number) => ({ items, hasMore: items.length >= most })

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

export type CityPage = NonNullable<CityPageQuery['cityPage']>

/** Null unless enough records are there. */
export const cityPageQuery = (path: string) =>
  queryOptions({
    queryKey: ['finding', 'cityPage', path],
    queryFn: () => query(CityPageDocument, { path }).then(({ cityPage }) => cityPage),
  })

export type PickedUser = UsersToPickQuery['users'][number]
export type PickedTeam = TeamsToPickQuery['teams'][number]
const MAX_USERS = 50
const MAX_TEAMS = 500

export const usersToPick = (search: string, signal: AbortSignal) =>
  query(UsersToPickDocument, { search, perPage: MAX_USERS }, { signal }).then(({ users }) =>
    firstMatches(users, MAX_USERS),
  )

export const teamsToPick = (search: string, signal: AbortSignal) =>
  query(TeamsToPickDocument, { search, perPage: MAX_TEAMS }, { signal }).then(({ teams }) =>
    firstMatches(teams, MAX_TEAMS),
  )
