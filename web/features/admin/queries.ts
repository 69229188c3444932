import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query'
import { query } from '../../api/client.ts'
import {
  AdminCountersDocument,
  AdminEventsDocument,
  type AdminEventsQuery,
  AdminOpportunitiesDocument,
  type AdminOpportunitiesQuery,
  AdminPlayersDocument,
  type AdminPlayersQuery,
  AdminSeasonsDocument,
  type AdminSeasonsQuery,
  AdminTeamsDocument,
  type AdminTeamsQuery,
  CreateTeamDocument,
  type CreateTeamInput,
  DeleteEventDocument,
  DeleteOpportunityDocument,
  DeletePlayerDocument,
  DeleteSeasonDocument,
  DeleteTeamDocument,
} from '../../api/generated.ts'
import { queryOnce } from '../../api/query-once.ts'

export const ADMIN_PER_PAGE = 20
export const SEASONS_PER_PAGE = 100

export type AdminTeam = AdminTeamsQuery['teams'][number]
export type AdminPlayer = AdminPlayersQuery['players'][number]
export type AdminEvent = AdminEventsQuery['events'][number]
export type AdminOpportunity = AdminOpportunitiesQuery['opportunities'][number]
export type AdminSeason = AdminSeasonsQuery['seasons'][number]

export type AdminKind = 'teams' | 'players' | 'events' | 'opportunities' | 'seasons'

export const adminCountersQuery = queryOptions({
  queryKey: ['admin', 'counters'],
  queryFn: async (): Promise<Record<AdminKind, number>> => {
    const { adminStats } = await query(AdminCountersDocument)
    return {
      teams: adminStats.totalTeams,
      players: adminStats.totalPlayers,
      events: adminStats.totalEvents,
      opportunities: adminStats.totalOpportunities,
      seasons: adminStats.totalSeasons,
    }
  },
})

type Rows<Row> = { rows: readonly Row[]; total: number }

const adminList = <Row>(
  kind: AdminKind,
  search: string,
  page: number,
  load: (signal: AbortSignal) => Promise<Rows<Row>>,
) =>
  queryOptions({
    queryKey: ['admin', kind, search, page],
    queryFn: ({ signal }) => load(signal),
    placeholderData: keepPreviousData,
  })

export type AdminList<Row> = ReturnType<typeof adminList<Row>>

export const adminTeamsQuery = (search: string, page: number) =>
  adminList('teams', search, page, async (signal) => {
    const { teams, teamsCount } = await query(AdminTeamsDocument, { search, page }, { signal })
    return { rows: teams, total: teamsCount }
  })

export const adminPlayersQuery = (search: string, page: number) =>
  adminList('players', search, page, async (signal) => {
    const { players, playersCount } = await query(AdminPlayersDocument, { search, page }, { signal })
    return { rows: players, total: playersCount }
  })

export const adminEventsQuery = (search: string, page: number) =>
  adminList('events', search, page, async (signal) => {
    const { events, eventsCount } = await query(AdminEventsDocument, { search, page }, { signal })
    return { rows: events, total: eventsCount }
  })

export const adminOpportunitiesQuery = (search: string, page: number) =>
  adminList('opportunities', search, page, async (signal) => {
    const { opportunities, opportunitiesCount } = await query(AdminOpportunitiesDocument, { search, page }, { signal })
    return { rows: opportunities, total: opportunitiesCount }
  })

export const adminSeasonsQuery = () =>
  adminList('seasons', '', 1, async (signal) => {
    const { seasons } = await query(AdminSeasonsDocument, {}, { signal })
    return { rows: seasons, total: seasons.length }
  })

const deletions: Record<AdminKind, (id: string) => Promise<unknown>> = {
  teams: (id) => query(DeleteTeamDocument, { id }),
  players: (id) => query(DeletePlayerDocument, { id }),
  events: (id) => query(DeleteEventDocument, { id }),
  opportunities: (id) => query(DeleteOpportunityDocument, { id }),
  seasons: (id) => query(DeleteSeasonDocument, { id }),
}

export const deleteRecordMutation = (kind: AdminKind) =>
  mutationOptions({
    mutationFn: deletions[kind],
  })

export const createTeamByAdminMutation = mutationOptions({
  mutationFn: (input: CreateTeamInput) => queryOnce(CreateTeamDocument, { input }),
})
