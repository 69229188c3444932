import { queryOptions } from '@tanstack/react-query'
import { query } from '../../api/client.ts'
import type { AdminListInput, HideableKind } from '../../api/generated.ts'
import type { TypedDocument } from '../../api/typed-document.ts'
import { adminListSource, type LoadPage, pageLoader } from '../../ui/admin-list.tsx'
import { fetchAllPages } from '../../ui/fetch-all-pages.ts'
import { orderVariables } from '../../ui/result-table.tsx'
import { DeleteEventDocument } from '../events/events.generated.ts'
import { DeleteOpportunityDocument } from '../opportunities/opportunities.generated.ts'
import { DeletePlayerDocument } from '../players/players.generated.ts'
import { DeleteTeamDocument } from '../teams/teams.generated.ts'
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
  DeleteSeasonDocument,
} from './admin.generated.ts'

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
export type AdminFilter = (typeof ADMIN_FILTERS)[number]

const yesOrNo = (text: string, yes: string, no: string) => (text === yes ? true : text === no ? false : undefined)

const variablesOf = ({
  search,
  order,
  claimed,
  source,
}: Record<AdminFilter, string>): { search: string; admin: AdminListInput } => ({
  search,
  admin: {
    includeHidden: true,
    ...orderVariables(order),
    isClaimed: yesOrNo(claimed, 'yes', 'no'),
    isImported: yesOrNo(source, 'feed', 'people'),
  },
})

/** A list of the dashboard. */
const recordsSource = <Row>(kind: AdminKind, load: LoadPage<Row, AdminFilter>, perPage = 20) =>
  adminListSource({ name: `admin-${kind}`, filters: ADMIN_FILTERS, perPage, load })

export type RecordsSource<Row> = ReturnType<typeof recordsSource<Row>>

export const teamsSource = recordsSource('teams', pageLoader(AdminTeamsDocument, variablesOf))
export const playersSource = recordsSource('players', pageLoader(AdminPlayersDocument, variablesOf))
export const eventsSource = recordsSource('events', pageLoader(AdminEventsDocument, variablesOf))
export const opportunitiesSource = recordsSource('opportunities', pageLoader(AdminOpportunitiesDocument, variablesOf))

const SEASONS_PER_PAGE = 100

/** Loads all seasons, since they have no count. */
export const seasonsSource = recordsSource(
  'seasons',
  async (_, page, perPage, signal) => {
    const seasons = await fetchAllPages(
      async (page, perPage) => (await query(AdminSeasonsDocument, { page, perPage }, { signal })).seasons,
      SEASONS_PER_PAGE,
    )
    return { rows: seasons.slice((page - 1) * perPage, page * perPage), total: seasons.length }
  },
  SEASONS_PER_PAGE,
)

export const deletions: Record<AdminKind, TypedDocument<object, { id: string }>> = {
  teams: DeleteTeamDocument,
  players: DeletePlayerDocument,
  events: DeleteEventDocument,
  opportunities: DeleteOpportunityDocument,
  seasons: DeleteSeasonDocument,
}

export const hideableKinds: Partial<Record<AdminKind, HideableKind>> = {
  teams: 'team',
  players: 'player',
  events: 'event',
  opportunities: 'opportunity',
}
