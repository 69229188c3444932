import type { QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { cacheAndNetwork } from '../../api/query-client.ts'
import {
  type AdminEvent,
  type AdminKind,
  type AdminOpportunity,
  type AdminPlayer,
  type AdminSeason,
  type AdminTeam,
  adminEventsQuery,
  adminOpportunitiesQuery,
  adminPlayersQuery,
  adminSeasonsQuery,
  adminTeamsQuery,
} from '../../features/admin/queries.ts'
import { Records } from '../../features/admin/records.tsx'
import { MergeButton } from '../../features/merges/merge-button.tsx'
import { OpportunityBadges } from '../../features/opportunities/opportunity-badges.tsx'
import { SyncTeam } from '../../features/sync/sync-team.tsx'
import { paths } from '../../paths.ts'
import { Badge } from '../../ui/badge.tsx'
import { Crest } from '../../ui/crest.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import type { Column } from '../../ui/table.tsx'
import { Time } from '../../ui/time.tsx'
import { formatDay } from '../../ui/time-format.ts'
import { TimeRange } from '../../ui/time-range.tsx'

/** Starts the list of the tab that the URL names. */
export function prefetchTab(cache: QueryClient, tab: string | null, search: string, page: number) {
  switch (tab) {
    case 'players':
      return cache.prefetchQuery({ ...adminPlayersQuery(search, page), ...cacheAndNetwork })
    case 'events':
      return cache.prefetchQuery({ ...adminEventsQuery(search, page), ...cacheAndNetwork })
    case 'opportunities':
      return cache.prefetchQuery({ ...adminOpportunitiesQuery(search, page), ...cacheAndNetwork })
    case 'seasons':
      return cache.prefetchQuery({ ...adminSeasonsQuery(), ...cacheAndNetwork })
    default:
      return cache.prefetchQuery({ ...adminTeamsQuery(search, page), ...cacheAndNetwork })
  }
}

const Name = ({ to, children }: { to: string; children: string }) => (
  <Link to={to} className="link font-semibold wrap-anywhere">
    {children}
  </Link>
)
const placeOf = ({ location, city, state }: AdminEvent) => [location, city, state].filter(Boolean).join(', ')

const teamColumns: Column<AdminTeam>[] = [
  {
    header: 'Name',
    title: true,
    cell: (team) => (
      <span className="flex items-center gap-3">
        <Crest team={team} size="small" />
        <Name to={paths.team(team.id)}>{team.name}</Name>
      </span>
    ),
  },
  { header: 'City', cell: ({ locationCity }) => locationCity || '–' },
  { header: 'State', cell: ({ state }) => state || '–' },
]

const playerColumns: Column<AdminPlayer>[] = [
  { header: 'Name', title: true, cell: ({ id, name }) => <Name to={paths.player(id)}>{name}</Name> },
  { header: 'Age', cell: ({ age }) => age ?? '–', numeric: true },
  { header: 'Position', cell: ({ position }) => position || '–' },
]

const eventColumns: Column<AdminEvent>[] = [
  { header: 'Name', title: true, cell: ({ id, name }) => <Name to={paths.event(id)}>{name}</Name> },
  { header: 'Date', cell: ({ date, timeZone }) => <TimeRange start={date} zone={timeZone} />, oneLine: true },
  { header: 'Location', cell: (event) => placeOf(event) || '–' },
]

const opportunityColumns: Column<AdminOpportunity>[] = [
  { header: 'Title', title: true, cell: ({ id, title }) => <Name to={paths.opportunity(id)}>{title}</Name> },
  { header: 'Type', cell: (opportunity) => <OpportunityBadges opportunity={opportunity} /> },
  {
    header: 'Start Time',
    cell: ({ startTime, timeZone }) => (startTime ? <Time at={startTime} zone={timeZone} /> : 'N/A'),
    oneLine: true,
  },
]

const seasonColumns: Column<AdminSeason>[] = [
  { header: 'Name', title: true, cell: ({ id, name }) => <Name to={paths.adminSeason(id)}>{name}</Name> },
  { header: 'Year', cell: ({ year }) => year, numeric: true },
  { header: 'Type', cell: ({ seasonType }) => seasonType },
  {
    header: 'Dates',
    cell: ({ startDate, endDate }) => `${formatDay(startDate)} – ${formatDay(endDate)}`,
    oneLine: true,
  },
  {
    header: 'Status',
    cell: ({ isActive }) => (isActive ? <Badge tone="grass">Active</Badge> : <Badge shape="ring">Inactive</Badge>),
  },
]

type RecordTab = { id: AdminKind; label: string; content: () => ReactNode }

export const recordTabs: readonly RecordTab[] = [
  {
    id: 'teams',
    label: 'Teams',
    content: () => (
      <Records
        key="teams"
        kind="teams"
        title="Teams"
        noun="team(s)"
        list={adminTeamsQuery}
        columns={teamColumns}
        nameOf={({ name }) => name}
        add={{ to: paths.adminCreateTeam, label: '+ Add Team' }}
        editTo={({ id }) => paths.manageTeam(id, 'settings')}
        moreActions={(team) => (
          <>
            <MergeButton kind="team" id={team.id} name={team.name} isNamed />
            <SyncTeam team={team} isNamed />
          </>
        )}
      />
    ),
  },
  {
    id: 'players',
    label: 'Players',
    content: () => (
      <Records
        key="players"
        kind="players"
        title="Players"
        noun="player(s)"
        list={adminPlayersQuery}
        columns={playerColumns}
        nameOf={({ name }) => name}
        add={{ to: paths.adminCreatePlayer, label: '+ Add Player' }}
        editTo={({ id }) => paths.adminEditPlayer(id)}
        moreActions={({ id, name }) => <MergeButton kind="player" id={id} name={name} isNamed />}
      />
    ),
  },
  {
    id: 'events',
    label: 'Events',
    content: () => (
      <Records
        key="events"
        kind="events"
        title="Events"
        noun="event(s)"
        list={adminEventsQuery}
        columns={eventColumns}
        nameOf={({ name }) => name}
        add={{ to: paths.adminCreateEvent, label: '+ Add Event' }}
        editTo={({ id }) => paths.adminEditEvent(id)}
      />
    ),
  },
  {
    id: 'opportunities',
    label: 'Opportunities',
    content: () => (
      <Records
        key="opportunities"
        kind="opportunities"
        title="Opportunities"
        noun="opportunities"
        oneNoun="opportunity"
        list={adminOpportunitiesQuery}
        columns={opportunityColumns}
        nameOf={({ title }) => title}
        add={{ to: paths.createOpportunity(), label: '+ Add Opportunity' }}
        editTo={({ id }) => paths.editOpportunity(id)}
        manageTo={({ id }) => paths.adminRegistrations(id)}
      />
    ),
  },
  {
    id: 'seasons',
    label: 'Seasons',
    content: () => (
      <Records
        key="seasons"
        kind="seasons"
        title="Seasons"
        noun="season(s)"
        list={adminSeasonsQuery}
        columns={seasonColumns}
        nameOf={({ name }) => name}
        add={{ to: paths.adminNewSeason, label: '+ Add Season' }}
        editTo={({ id }) => paths.adminSeason(id)}
        empty={
          <EmptyState
            title="No seasons found."
            action={
              <Link to={paths.adminNewSeason} className="link inline-block min-h-6">
                Create one
              </Link>
            }
          />
        }
      />
    ),
  },
]
