import type { EventItem } from '../../domain/events/entity.ts'
import type { Rows } from '../../store/change-log/rows.ts'
import { suggestionsOf } from '../../store/records/corrections.ts'
import { sportOf } from '../../values/sports.ts'
import type { Context } from '../context.ts'
import type { EventResolvers, QueryEventsCountArgs, QueryResolvers } from '../generated.ts'
import { type EventParent, type ListedEvent, ofItem } from '../reads/listed-rows.ts'
import { countWithHidden, facetsOf, filtersOf, listPage } from '../reads/lists.ts'
import { can } from '../rules/can.ts'

const changes = () => import('../../domain/scheduled-work/changes.ts')
const families = () => import('../../domain/events/families.ts')

/** Fields that directory rows contain. */
const LISTED = new Set([
  ...['__typename', 'id', 'name', 'date', 'endDate', 'city', 'state', 'eventType', 'teamID', 'createdBy'],
  ...['latitude', 'longitude', 'distanceMiles', 'createdAt', 'hidden'],
])

/** Fields that `updateEvent` accepts. */
const SUGGESTED = ['name', 'date', 'endDate', 'location', 'city', 'state', 'eventType', 'sport', 'status']

export const Query = {
  events: (_, args, context, info) =>
    listPage<'event', EventParent>('event', filters(args, context), args, context, info, {
      listed: LISTED,
      rows: (rows) => rows.map(listed),
      item: context.load.event,
    }),
  eventsCount: (_, args, context) => countWithHidden('event', filters(args, context), args, context),
  eventsFacets: (_, args, context) =>
    facetsOf(
      'event',
      { state: 'state', sport: 'sport', ageGroup: 'ageGroups', eventType: 'eventType' },
      filters(args, context),
      context.seen,
    ),
  event: (_, { id }, { load }) => load.event(id),
} satisfies QueryResolvers

export const Event = {
  id: ({ eventID }) => eventID,
  version: ofItem(({ version }: EventItem) => String(version)),
  divisions: ofItem(({ divisions }: EventItem) => divisions ?? []),
  sport: ofItem(
    async ({ sport, teamID }: EventItem, _, { load }: Context) =>
      sportOf(sport ?? (await load.team(teamID))?.sport) ?? null,
  ),
  team: ({ teamID }, _, { load }) => load.team(teamID),
  calendarSequence: ofItem(({ calendarSequence }: EventItem) => calendarSequence ?? 0),
  familiesToNotify: async (event, _, context) =>
    event.date > context.now.toISOString() && (await can.organize(context, event))
      ? (await (await families()).familiesOfEvent({ ...event, updatedAt: context.now.toISOString() }, context.now))
          .length
      : 0,
  changesEmailedAt: async (event, _, context) =>
    (await can.organize(context, event))
      ? ((await (await changes()).pendingChange('event-change', event.eventID))?.dueAt ?? null)
      : null,
  viewerCanManage: (event, _, context) => can.organize(context, event),
  // Only sources postpone events.
  suggestions: ofItem(async (event: EventItem, _, context: Context) =>
    event.origin?.suggested && (await can.organize(context, event))
      ? suggestionsOf(event, SUGGESTED).filter(({ value }) => value !== 'postponed')
      : [],
  ),
  viewerCanDelete: ({ createdBy }, _, { viewer }) => viewer !== null && (viewer.isAdmin || createdBy === viewer.userID),
} satisfies EventResolvers

const filters = (args: QueryEventsCountArgs, context: Context) => ({
  ...filtersOf('event', args, context),
  now: context.now,
})

const listed = ({ id, startsAt, endsAt, ...row }: Rows['event'] & { id: string }): ListedEvent => ({
  ...row,
  isListed: true,
  eventID: id,
  date: startsAt,
  endDate: endsAt,
})
