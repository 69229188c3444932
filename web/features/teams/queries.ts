import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query'
import { unlessMissing } from '../../api/api-error.ts'
import { query } from '../../api/client.ts'
import {
  ClaimedTeamsDocument,
  ClaimTeamDocument,
  CreateTeamDocument,
  type CreateTeamInput,
  DeleteTeamDocument,
  NearbyTeamsDocument,
  TeamDocument,
  TeamPointsDocument,
  type TeamQuery,
  TeamRosterDocument,
  TeamsDocument,
  TeamsFacetsDocument,
} from '../../api/generated.ts'
import { queryOnce } from '../../api/query-once.ts'
import { type Facets, facetsFrom } from '../../finding/facets.ts'
import { findVariables, PLACE_FILTERS } from '../../finding/filters.ts'
import { isAwaitingPlace, nearestVariables } from '../../finding/near.ts'

export const TEAMS_PER_PAGE = 20

export const TEAM_FILTERS = ['search', 'state', 'city', 'sport', 'ageGroup', ...PLACE_FILTERS, 'sort'] as const
export type TeamFilters = Record<(typeof TEAM_FILTERS)[number], string>

export type TeamDetail = NonNullable<TeamQuery['team']>
export type TeamCounts = Omit<TeamQuery, 'team'> & { contactCount: number }

function variablesOf(filters: TeamFilters) {
  const { search, state, city, ageGroup } = filters
  const { sport, near, sort } = findVariables(filters)
  return { search, state, city, ageGroup, sport, near, sort }
}

export const teamsQuery = (filters: TeamFilters, page: number) =>
  queryOptions({
    queryKey: ['teams', 'list', filters, page],
    queryFn: async ({ signal }) => {
      const variables = { ...variablesOf(filters), page, perPage: TEAMS_PER_PAGE }
      const { teams, teamsCount } = await query(TeamsDocument, variables, { signal })
      return { rows: teams, total: teamsCount }
    },
    enabled: !isAwaitingPlace(filters.near),
    placeholderData: keepPreviousData,
  })

export const teamsFacetsQuery = (filters: TeamFilters) =>
  queryOptions<Facets>({
    queryKey: ['teams', 'facets', { ...filters, place: '', sort: '' }],
    queryFn: ({ signal }) =>
      query(TeamsFacetsDocument, variablesOf(filters), { signal }).then(({ teamsFacets }) => facetsFrom(teamsFacets)),
    enabled: !isAwaitingPlace(filters.near),
    placeholderData: keepPreviousData,
  })

/** The nearest matches of the other filters, at any distance. */
export async function nearestTeams(filters: TeamFilters, signal: AbortSignal) {
  return (await query(TeamsDocument, nearestVariables(variablesOf(filters)), { signal })).teams
}

/** Positions of the records in the selected state, for the map. */
export const teamPointsQuery = (filters: TeamFilters, isOn: boolean) =>
  queryOptions({
    queryKey: ['teams', 'points', { ...filters, place: '', sort: '' }],
    queryFn: ({ signal }) => query(TeamPointsDocument, variablesOf(filters), { signal }).then((data) => data.teams),
    enabled: isOn && filters.state !== '',
  })

/** Teams the viewer owns, then teams the viewer only manages. */
export const claimedTeamsQuery = queryOptions({
  queryKey: ['teams', 'claimed'],
  queryFn: async () => {
    const { claimedTeams, managedTeams } = await query(ClaimedTeamsDocument)
    return [
      ...claimedTeams.map((team) => ({ ...team, isManaged: false })),
      ...managedTeams.map((team) => ({ ...team, isManaged: true })),
    ]
  },
})

/** How far travel teams usually play from home. */
const NEARBY_MILES = 100

/** The nearest teams of the same sport, including the team itself. */
export const nearbyTeamsQuery = ({ id, latitude, longitude, sport }: TeamDetail, perPage: number) =>
  queryOptions({
    queryKey: ['teams', 'nearby', id, latitude, longitude, sport],
    queryFn: () =>
      query(NearbyTeamsDocument, {
        near: { latitude: latitude!, longitude: longitude!, within: NEARBY_MILES },
        sport,
        perPage,
      }).then(({ teams }) => teams),
    enabled: latitude !== null && longitude !== null,
  })

/** The team and its counts, or null if it does not exist. Pending contacts do not count. */
export const teamQuery = (teamID: string) =>
  queryOptions({
    queryKey: ['teams', 'detail', teamID],
    queryFn: () =>
      unlessMissing(
        query(TeamDocument, { id: teamID }).then(({ team, ...counts }) => {
          const contactCount = team?.contacts.filter(({ isPending }) => !isPending).length ?? 0
          return team && { team, counts: { ...counts, contactCount } }
        }),
      ),
  })

/** Roster entries of all seasons, newest first. */
export const teamRosterQuery = (teamID: string) =>
  queryOptions({
    queryKey: ['teams', 'roster', teamID],
    queryFn: () => query(TeamRosterDocument, { teamID }).then(({ team }) => team?.teamHistory ?? []),
  })

/** The name of the form's draft. */
export const CREATE_TEAM_DRAFT = 'create-team'

export const createTeamMutation = mutationOptions({
  mutationFn: (input: CreateTeamInput) => queryOnce(CreateTeamDocument, { input }).then((data) => data.createTeam),
})

export const claimTeamMutation = (teamID: string) =>
  mutationOptions({
    mutationFn: () => queryOnce(ClaimTeamDocument, { teamID }),
  })

export const deleteTeamMutation = (teamID: string) =>
  mutationOptions({
    mutationFn: () => query(DeleteTeamDocument, { id: teamID }),
    meta: { refresh: 'later' },
  })
