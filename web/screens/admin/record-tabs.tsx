import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'
import { formatDay } from '../../../functions/values/time-format.ts'
import {
  type AdminEvent,
  type AdminKind,
  type AdminOpportunity,
  type AdminPlayer,
  type AdminSeason,
  type AdminTeam,
  eventsSource,
  opportunitiesSource,
  playersSource,
  seasonsSource,
  teamsSource,
} from '../../features/admin/queries.ts'
import { Records } from '../../features/admin/records.tsx'
import { MergeButton } from '../../features/merges/merge-button.tsx'
import { OpportunityBadges } from '../../features/opportunities/opportunity-card.tsx'
import { SyncTeam } from '../../features/sync/sync-team.tsx'
import { paths } from '../../paths.ts'
import { adminListQuery } from '../../ui/admin-list.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Crest } from '../../ui/crest.tsx'
import { zonedTime } from '../../ui/local-time.ts'
import type { Column } from '../../ui/table.tsx'
import { Time, TimeRange } from '../../ui/time.tsx'

type Named = { id: string; hidden?: object | null }

const Name = ({ to, hidden, children }: { to: string; hidden?: object | null | undefined; children: string }) => (
  <span className="inline-flex flex-wrap items-center gap-2">
    <Link to={to} className="link font-semibold wrap-anywhere">
      {children}
    </Link>
    {hidden && <Badge tone="warn">Hidden</Badge>}
  </span>
)

const nameColumn = <Row extends Named>(
  nameOf: (row: Row) => string,
  pathOf: (id: string) => string,
  header = 'Name',
): Column<Row> => ({
  header,
  title: true,
  order: 'NAME',
  text: nameOf,
  cell: (row) => (
    <Name to={pathOf(row.id)} hidden={row.hidden}>
      {nameOf(row)}
    </Name>
  ),
})

const teamColumns: Column<AdminTeam>[] = [
  {
    ...nameColumn(({ name }) => name, paths.team),
    cell: (team) => (
      <span className="flex items-center gap-3">
        <Crest team={team} size="small" />
        <Name to={paths.team(team.id)} hidden={team.hidden}>
          {team.name}
        </Name>
      </span>
    ),
  },
  { header: 'City', order: 'CITY', text: ({ locationCity }) => locationCity ?? '' },
  { header: 'State', order: 'STATE', text: ({ state }) => state ?? '' },
]

const playerColumns: Column<AdminPlayer>[] = [
  nameColumn(({ name }) => name, paths.player),
  { header: 'Age', order: 'AGE', text: ({ age }) => String(age ?? ''), numeric: true },
  { header: 'Position', order: 'POSITION', text: ({ positions }) => positions.join(', ') },
]

const eventColumns: Column<AdminEvent>[] = [
  nameColumn(({ name }) => name, paths.event),
  {
    header: 'Date',
    order: 'TIME',
    text: ({ date, timeZone }) => zonedTime(date, timeZone),
    cell: ({ date, timeZone }) => <TimeRange start={date} zone={timeZone} />,
    oneLine: true,
  },
  {
    header: 'Location',
    order: 'CITY',
    text: ({ location, city, state }) => [location, city, state].filter(Boolean).join(', '),
  },
]

const opportunityColumns: Column<AdminOpportunity>[] = [
  nameColumn(({ title }) => title, paths.opportunity, 'Title'),
  {
    header: 'Type',
    order: 'TYPE',
    text: ({ type }) => type,
    cell: (opportunity) => <OpportunityBadges opportunity={opportunity} />,
  },
  {
    header: 'Start Time',
    order: 'TIME',
    text: ({ startTime, timeZone }) => zonedTime(startTime, timeZone),
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
  { header: 'Year', text: ({ year }) => String(year), numeric: true },
  { header: 'Type', text: ({ seasonType }) => seasonType },
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

const recordTab = <Row extends Named>(
  kind: AdminKind,
  title: string,
  props: Omit<ComponentProps<typeof Records<Row>>, 'kind' | 'title'>,
) => ({
  id: kind,
  label: title,
  query: (request: Request) => adminListQuery(props.source, request),
  content: () => <Records key={kind} kind={kind} title={title} {...props} />,
})

export const recordTabs = [
  recordTab('teams', 'Teams', {
    noun: 'team(s)',
    source: teamsSource,
    columns: teamColumns,
    nameOf: ({ name }) => name,
    add: { to: paths.adminCreateTeam, label: '+ Add Team' },
    editTo: ({ id }) => paths.manageTeam(id, 'settings'),
    moreActions: (team) => (
      <>
        <MergeButton kind="team" id={team.id} name={team.name} isNamed />
        <SyncTeam team={team} isNamed />
      </>
    ),
  }),
  recordTab('players', 'Players', {
    noun: 'player',
    source: playersSource,
    columns: playerColumns,
    nameOf: ({ name }) => name,
    add: { to: paths.adminCreatePlayer, label: '+ Add Player' },
    editTo: ({ id }) => paths.adminEditPlayer(id),
    moreActions: ({ id, name }) => <MergeButton kind="player" id={id} name={name} isNamed />,
  }),
  recordTab('events', 'Events', {
    noun: 'event',
    source: eventsSource,
    columns: eventColumns,
    nameOf: ({ name }) => name,
    add: { to: paths.adminCreateEvent, label: '+ Add Event' },
    editTo: ({ id }) => paths.adminEditEvent(id),
  }),
  recordTab('opportunities', 'Opportunities', {
    noun: 'opportunity',
    source: opportunitiesSource,
    columns: opportunityColumns,
    nameOf: ({ title }) => title,
    add: { to: paths.createOpportunity(), label: '+ Add Opportunity' },
    editTo: ({ id }) => paths.editOpportunity(id),
    manageTo: ({ id }) => paths.adminRegistrations(id),
  }),
  recordTab('seasons', 'Seasons', {
    noun: 'season',
    source: seasonsSource,
    columns: seasonColumns,
    nameOf: ({ name }) => name,
    add: { to: paths.adminNewSeason, label: '+ Add Season' },
    editTo: ({ id }) => paths.adminSeason(id),
    none: 'No seasons found.',
    emptyAction: (
      <Link to={paths.adminNewSeason} className="link inline-block min-h-6">
        Create one
      </Link>
    ),
  }),
] as const
