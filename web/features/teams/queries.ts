import { keepPreviousData, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { unlessMissing } from '../../api/api-error.ts'
import { query } from '../../api/client.ts'
import {
  ClaimedTeamsDocument,
  ClaimTeamDocument,
  CreateTeamDocument,
  type CreateTeamInput,
  DeleteTeamDocument,
  TeamDocument,
  type TeamQuery,
  TeamRosterDocument,
  TeamsDocument,
} from '../../api/generated.ts'
import { queryOnce } from '../../api/query-once.ts'

export const TEAMS_PER_PAGE = 20

export const TEAM_FILTERS = ['search', 'state', 'city', 'ageGroup'] as const
export type TeamFilters = Record<(typeof TEAM_FILTERS)[number], string>

export type TeamDetail = NonNullable<TeamQuery['team']>
export type TeamCounts = Pick<TeamQuery, 'teamRosterCount' | 'teamEventCount' | 'teamOpportunityCount'>

export const teamsQuery = (filters: TeamFilters, page: number) =>
  queryOptions({
    queryKey: ['teams', 'list', filters, page],
    queryFn: async ({ signal }) => {
      const { search, state, city, ageGroup } = filters
      const variables = { page, perPage: TEAMS_PER_PAGE, search, state, city, ageGroup }
      const { teams, teamsCount } = await query(TeamsDocument, variables, { signal })
      return { rows: teams, total: teamsCount }
    },
    placeholderData: keepPreviousData,
  })

export const claimedTeamsQuery = queryOptions({
  queryKey: ['teams', 'claimed'],
  queryFn: () => query(ClaimedTeamsDocument).then(({ claimedTeams }) => claimedTeams),
})

/** The team and its counts; null when there is none. */
export const teamQuery = (teamID: string) =>
  queryOptions({
    queryKey: ['teams', 'detail', teamID],
    queryFn: () =>
      unlessMissing(query(TeamDocument, { id: teamID }).then(({ team, ...counts }) => team && { team, counts })),
  })

/** The roster entries of every season, newest first. */
export const teamRosterQuery = (teamID: string) =>
  queryOptions({
    queryKey: ['teams', 'roster', teamID],
    queryFn: () => query(TeamRosterDocument, { teamID }).then(({ team }) => team?.teamHistory ?? []),
  })

export const createTeamMutation = (cache: QueryClient) =>
  mutationOptions({
    mutationFn: (input: CreateTeamInput) => queryOnce(CreateTeamDocument, { input }).then((data) => data.createTeam),
    onSuccess: () => cache.invalidateQueries({ queryKey: ['teams'] }),
  })

export const claimTeamMutation = (teamID: string, cache: QueryClient) =>
  mutationOptions({
    mutationFn: () => queryOnce(ClaimTeamDocument, { teamID }),
    onSettled: () => cache.invalidateQueries({ queryKey: ['teams'] }),
  })

export const deleteTeamMutation = (teamID: string, cache: QueryClient) =>
  mutationOptions({
    mutationFn: () => query(DeleteTeamDocument, { id: teamID }),
    onSuccess: () => {
      cache.removeQueries({ queryKey: ['teams', 'detail', teamID] })
      return cache.invalidateQueries({ queryKey: ['teams'], refetchType: 'none' })
    },
  })
