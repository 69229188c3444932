import type { EventItem } from '../../domain/events/entity.ts'
import { directory } from '../../services/directory/directory.ts'
import type { Rows } from '../../store/change-log/rows.ts'
import type { Query as ListQuery } from '../../store/read-model/query.ts'
import { suggestionsOf } from '../../store/records/corrections.ts'
import { isID } from '../../values/ids.ts'
import { sportOf } from '../../values/sports.ts'
import type { Context } from '../context.ts'
import type { EventResolvers, QueryEventsCountArgs, QueryResolvers } from '../generated.ts'
import { administered, days, facetsOf, nearby, sorted, withDistance } from '../reads/list-arguments.ts'
import { type EventParent, type ListedEvent, ofItem } from '../reads/listed-rows.ts'
import { paging, selectedFields } from '../reads/paging.ts'
import { countWithHidden, withHidden } from '../reads/with-hidden.ts'
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
  events: async (_, args, context, info) => {
    const { load, seen } = context
    const { page, perPage } = paging(args, info)
    const query = { ...filters(args, context), sort: sorted(args), page, perPage }
    const hydrate = (ids: string[]) => Promise.all(ids.map(load.event))
    const found: EventParent[] = selectedFields(info).isSubsetOf(LISTED)
      ? (await directory().rows('event', query, seen)).map(listed)
      : await directory().page('event', query, hydrate, seen)
    return withDistance(await withHidden(found, 'event', query, args, context, hydrate), args.near)
  },
  eventsCount: (_, args, context) => countWithHidden('event', filters(args, context), args, context),
  eventsFacets: (_, args, context) =>
    facetsOf(
      'event',
      { state: 'state', sport: 'sport', ageGroup: 'ageGroups', eventType: 'eventType' },
      filters(args, context),
      context.seen,
    ),
  event: (_, { id }, { load }) => (isID(id) ? load.event(id) : null),
} satisfies QueryResolvers

export const Event = {
  id: ({ eventID }) => eventID,
  version: ofItem(({ version }: EventItem) => String(version)),
  divisions: ofItem(({ divisions }: EventItem) => divisions ?? []),
  sport: ofItem(
    async ({ sport, teamID }: EventItem, _, { load }: Context) =>
      sportOf(sport ?? (teamID ? (await load.team(teamID))?.sport : undefined)) ?? null,
  ),
  team: ({ teamID }, _, { load }) => (teamID ? load.team(teamID) : null),
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

function filters(
  { search, state, city, eventType, sport, ageGroup, statedOnly, near, upcomingOnly, ...args }: QueryEventsCountArgs,
  context: Context,
): ListQuery<'event'> {
  return {
    ...administered('event', args, context),
    search,
    state,
    city,
    eventType,
    sport,
    ageGroup,
    statedOnly,
    ...days(args),
    near: nearby(near),
    upcomingOnly,
    now: context.now,
  }
}

const listed = ({
  id,
  startsAt,
  endsAt,
  firstDay: _,
  lastDay: __,
  cancelled: ___,
  ageGroups: ____,
  ...row
}: Rows['event'] & { id: string }): ListedEvent => ({
  ...row,
  isListed: true,
  eventID: id,
  date: startsAt,
  endDate: endsAt,
})
