import type { QueryEventsCountArgs } from '../../generated.ts'
import type { EventParent } from '../../reads/listed-rows.ts'
import { filtersOf, recordList } from '../../reads/lists.ts'
import { anyone } from '../../rules/rule.ts'
import type { Queries } from '../operation.ts'

/** Fields that directory rows contain. */
const LISTED = new Set([
  ...['__typename', 'id', 'name', 'date', 'endDate', 'city', 'state', 'eventType', 'teamID', 'createdBy'],
  ...['latitude', 'longitude', 'distanceMiles', 'createdAt', 'hidden'],
])

const list = recordList<'event', QueryEventsCountArgs, EventParent>('event', {
  filters: (args, context) => ({ ...filtersOf('event', args, context), now: context.now }),
  listed: LISTED,
  rows: (rows) =>
    rows.map(({ id, startsAt, endsAt, ...row }) => ({
      ...row,
      isListed: true,
      eventID: id,
      date: startsAt,
      endDate: endsAt,
    })),
  item: (id, { load }) => load.event(id),
})

export const queries = {
  events: { rule: anyone, call: list.page },
  eventsCount: { rule: anyone, call: list.count },
  eventsFacets: { rule: anyone, weight: 30, call: list.facets },
  event: { rule: anyone, call: (_, { id }, { load }) => load.event(id) },
} satisfies Partial<Queries>
