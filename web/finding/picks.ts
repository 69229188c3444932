import { query } from '../api/client.ts'
import {
  TeamsToPickDocument,
  type TeamsToPickQuery,
  UsersToPickDocument,
  type UsersToPickQuery,
} from '../api/generated.ts'

/** Matches of a type-ahead limited to `most`. A full page means that there may be more. */
const firstMatches = <Item>(items: readonly Item[], most: number) => ({ items, hasMore: items.length >= most })

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
