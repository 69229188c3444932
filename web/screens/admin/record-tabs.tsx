import type { QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { formatDay } from '../../../functions/values/time-format.ts'
import { cacheAndNetwork } from '../../api/query-client.ts'
import {
  type AdminEvent,
  type AdminFilters,
  type AdminKind,
  type AdminOpportunity,
  type AdminPlayer,
  type AdminSeason,
  type AdminTeam,
  adminEvents,
  adminOpportunities,
  adminPlayers,
  adminSeasons,
  adminTeams,
} from '../../features/admin/queries.ts'
import { Records } from '../../features/admin/records.tsx'
import { MergeButton } from '../../features/merges/merge-button.tsx'
import { OpportunityBadges } from '../../features/opportunities/opportunity-card.tsx'
import { SyncTeam } from '../../features/sync/sync-team.tsx'
import { paths } from '../../paths.ts'
import { Badge } from '../../ui/badge.tsx'
import { Crest } from '../../ui/crest.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import type { Column } from '../../ui/table.tsx'
import { Time, TimeRange } from '../../ui/time.tsx'

/** Prefetches the list of the tab in the URL. */
export function prefetchTab(cache: QueryClient, tab: string | null, filters: AdminFilters, page: number) {
  switch (tab) {
    case 'players':
      return cache.prefetchQuery({ ...adminPlayers.query(filters, page), ...cacheAndNetwork })
    case 'events':
      return cache.prefetchQuery({ ...adminEvents.query(filters, page), ...cacheAndNetwork })
    case 'opportunities':
      return cache.prefetchQuery({ ...adminOpportunities.query(filters, page), ...cacheAndNetwork })
    case 'seasons':
      return cache.prefetchQuery({ ...adminSeasons.query(filters, page), ...cacheAndNetwork })
    default:
      return cache.prefetchQuery({ ...adminTeams.query(filters, page), ...cacheAndNetwork })
  }
}

const Name = ({ to, hidden, children }: { to: string; hidden?: object | null; children: string }) => (
  <span className="inline-flex flex-wrap items-center gap-2">
    <Link to={to} className="link font-semibold wrap-anywhere">
      {children}
    </Link>
    {hidden && <Badge tone="warn">Hidden</Badge>}
  </span>
)
const placeOf = ({ location, city, state }: AdminEvent) => [location, city, state].filter(Boolean).join(', ')

const teamColumns: Column<AdminTeam>[] = [
  {
    header: 'Name',
    title: true,
    order: 'NAME',
    text: ({ name }) => name,
    cell: (team) => (
      <span className="flex items-center gap-3">
        <Crest team={team} size="small" />
        <Name to={paths.team(team.id)} hidden={team.hidden}>
          {team.name}
        </Name>
      </span>
    ),
  },
  {
    header: 'City',
    order: 'CITY',
    text: ({ locationCity }) => locationCity ?? '',
    cell: ({ locationCity }) => locationCity || '–',
  },
  { header: 'State', order: 'STATE', text: ({ state }) => state ?? '', cell: ({ state }) => state || '–' },
]

const playerColumns: Column<AdminPlayer>[] = [
  {
    header: 'Name',
    title: true,
    order: 'NAME',
    text: ({ name }) => name,
    cell: ({ id, name, hidden }) => (
      <Name to={paths.player(id)} hidden={hidden}>
        {name}
      </Name>
    ),
  },
  { header: 'Age', order: 'AGE', text: ({ age }) => String(age ?? ''), cell: ({ age }) => age ?? '–', numeric: true },
  {
    header: 'Position',
    order: 'POSITION',
    text: ({ position }) => position ?? '',
    cell: ({ position }) => position || '–',
  },
]

const eventColumns: Column<AdminEvent>[] = [
  {
    header: 'Name',
    title: true,
    order: 'NAME',
    text: ({ name }) => name,
    cell: ({ id, name, hidden }) => (
      <Name to={paths.event(id)} hidden={hidden}>
        {name}
      </Name>
    ),
  },
  {
    header: 'Date',
    order: 'TIME',
    text: ({ date }) => date,
    cell: ({ date, timeZone }) => <TimeRange start={date} zone={timeZone} />,
    oneLine: true,
  },
  { header: 'Location', order: 'CITY', text: placeOf, cell: (event) => placeOf(event) || '–' },
]

const opportunityColumns: Column<AdminOpportunity>[] = [
  {
    header: 'Title',
    title: true,
    order: 'NAME',
    text: ({ title }) => title,
    cell: ({ id, title, hidden }) => (
      <Name to={paths.opportunity(id)} hidden={hidden}>
        {title}
      </Name>
    ),
  },
  {
    header: 'Type',
    order: 'TYPE',
    text: ({ type }) => type,
    cell: (opportunity) => <OpportunityBadges opportunity={opportunity} />,
  },
  {
    header: 'Start Time',
    order: 'TIME',
    text: ({ startTime }) => startTime,
    cell: ({ startTime, timeZone }) => (startTime ? <Time at={startTime} zone={timeZone} /> : 'N/A'),
    oneLine: true,
  },
]

const seasonColumns: Column<AdminSeason>[] = [
  {
    header: 'Name',
    title: true,
    text: ({ name }) => name,
    cell: ({ id, name }) => <Name to={paths.adminSeason(id)}>{name}</Name>,
  },
  { header: 'Year', text: ({ year }) => String(year), cell: ({ year }) => year, numeric: true },
  { header: 'Type', text: ({ seasonType }) => seasonType, cell: ({ seasonType }) => seasonType },
  {
    header: 'Dates',
    text: ({ startDate, endDate }) => `${startDate} to ${endDate}`,
    cell: ({ startDate, endDate }) => `${formatDay(startDate)} – ${formatDay(endDate)}`,
    oneLine: true,
  },
  {
    header: 'Status',
    text: ({ isActive }) => (isActive ? 'Active' : 'Inactive'),
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
        list={adminTeams}
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
        noun="player"
        list={adminPlayers}
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
        noun="event"
        list={adminEvents}
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
        noun="opportunity"
        list={adminOpportunities}
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
        noun="season"
        list={adminSeasons}
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
