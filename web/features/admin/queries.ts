import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { TypedDocumentString } from 'graphql-request'
import { query } from '../../api/client.ts'
import {
  AdminCountersDocument,
  AdminEventsDocument,
  type AdminEventsQuery,
  type AdminListInput,
  AdminOpportunitiesDocument,
  type AdminOpportunitiesQuery,
  AdminPlayersDocument,
  type AdminPlayersQuery,
  AdminSeasonsDocument,
  type AdminSeasonsQuery,
  AdminTeamsDocument,
  type AdminTeamsQuery,
  DeleteEventDocument,
  DeleteOpportunityDocument,
  DeletePlayerDocument,
  DeleteSeasonDocument,
  DeleteTeamDocument,
  type HideableKind,
  type ListColumn,
} from '../../api/generated.ts'
import { fetchAllPages } from '../../ui/fetch-all-pages.ts'
import { orderIn } from '../../ui/result-table.tsx'

const ADMIN_PER_PAGE = 20
const SEASONS_PER_PAGE = 100

export type AdminTeam = AdminTeamsQuery['teams'][number]
export type AdminPlayer = AdminPlayersQuery['players'][number]
export type AdminEvent = AdminEventsQuery['events'][number]
export type AdminOpportunity = AdminOpportunitiesQuery['opportunities'][number]
export type AdminSeason = AdminSeasonsQuery['seasons'][number]

export type AdminKind = 'teams' | 'players' | 'events' | 'opportunities' | 'seasons'

export const adminCountersQuery = queryOptions({
  queryKey: ['admin', 'counters'],
  queryFn: async (): Promise<Record<AdminKind, number>> => {
    const { adminStats, hiddenRecords } = await query(AdminCountersDocument)
    const hidden = (of: HideableKind) => hiddenRecords.filter(({ kind }) => kind === of).length
    return {
      teams: adminStats.totalTeams + hidden('team'),
      players: adminStats.totalPlayers + hidden('player'),
      events: adminStats.totalEvents + hidden('event'),
      opportunities: adminStats.totalOpportunities + hidden('opportunity'),
      seasons: adminStats.totalSeasons,
    }
  },
})

export const ADMIN_FILTERS = ['search', 'order', 'claimed', 'source'] as const
export type AdminFilters = Record<(typeof ADMIN_FILTERS)[number], string>

const yesOrNo = (text: string, yes: string, no: string) => (text === yes ? true : text === no ? false : undefined)

function variablesOf({ search, order, claimed, source }: AdminFilters) {
  const { column, descending } = orderIn(order)
  const isClaimed = yesOrNo(claimed, 'yes', 'no')
  const isImported = yesOrNo(source, 'feed', 'people')
  const admin: AdminListInput = {
    includeHidden: true,
    ...(column && { orderBy: column as ListColumn, descending }),
    ...(isClaimed !== undefined && { isClaimed }),
    ...(isImported !== undefined && { isImported }),
  }
  return { search, admin }
}

type Rows<Row> = { rows: readonly Row[]; total: number }
type Load<Row> = (filters: AdminFilters, page: number, perPage: number, signal?: AbortSignal) => Promise<Rows<Row>>

/** A list of the dashboard: the query of one page, and the loader for the CSV export. */
const adminList = <Row>(kind: AdminKind, load: Load<Row>, perPage = ADMIN_PER_PAGE) => ({
  query: (filters: AdminFilters, page: number) =>
    queryOptions({
      queryKey: ['admin', kind, filters, page],
      queryFn: ({ signal }) => load(filters, page, perPage, signal),
      placeholderData: keepPreviousData,
    }),
  load,
  perPage,
})

export type AdminList<Row> = ReturnType<typeof adminList<Row>>

export const adminTeams = adminList('teams', async (filters, page, perPage, signal) => {
  const { teams, teamsCount } = await query(AdminTeamsDocument, { ...variablesOf(filters), page, perPage }, { signal })
  return { rows: teams, total: teamsCount }
})

export const adminPlayers = adminList('players', async (filters, page, perPage, signal) => {
  const variables = { ...variablesOf(filters), page, perPage }
  const { players, playersCount } = await query(AdminPlayersDocument, variables, { signal })
  return { rows: players, total: playersCount }
})

export const adminEvents = adminList('events', async (filters, page, perPage, signal) => {
  const variables = { ...variablesOf(filters), page, perPage }
  const { events, eventsCount } = await query(AdminEventsDocument, variables, { signal })
  return { rows: events, total: eventsCount }
})

export const adminOpportunities = adminList('opportunities', async (filters, page, perPage, signal) => {
  const variables = { ...variablesOf(filters), page, perPage }
  const { opportunities, opportunitiesCount } = await query(AdminOpportunitiesDocument, variables, { signal })
  return { rows: opportunities, total: opportunitiesCount }
})

/** Loads all seasons, since they have no count. */
export const adminSeasons = adminList(
  'seasons',
  async (_, page, perPage, signal) => {
    const load = (requested: number) =>
      query(AdminSeasonsDocument, { page: requested, perPage: SEASONS_PER_PAGE }, { signal })
    const seasons = await fetchAllPages(async (requested) => (await load(requested)).seasons, SEASONS_PER_PAGE)
    return { rows: seasons.slice((page - 1) * perPage, page * perPage), total: seasons.length }
  },
  SEASONS_PER_PAGE,
)

export const deletions: Record<AdminKind, TypedDocumentString<object, { id: string }>> = {
  teams: DeleteTeamDocument,
  players: DeletePlayerDocument,
  events: DeleteEventDocument,
  opportunities: DeleteOpportunityDocument,
  seasons: DeleteSeasonDocument,
}

export const hideableKinds = {
  teams: 'team',
  players: 'player',
  events: 'event',
  opportunities: 'opportunity',
} as const
