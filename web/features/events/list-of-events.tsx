import * as eventTexts from '#messages/events'
import * as listTexts from '#messages/lists'
import * as wordTexts from '#messages/words'
import { eventFilter, type OwnParameter, parametersOf } from '../../../functions/values/list-filters.ts'
import { storedWord } from '../../../functions/values/stored-words.ts'
import { query } from '../../api/client.ts'
import { DayChips, DayFields, FilterSelect, SportFilter } from '../../finding/filter-selects.tsx'
import { type ListKind, listQueries } from '../../finding/list-kind.ts'
import { paths } from '../../paths.ts'
import { EventCard } from './event-card.tsx'
import { EventPointsDocument, EventsDocument, EventsFacetsDocument, type EventsQuery } from './events.generated.ts'

export const listOfEvents: ListKind<OwnParameter<'events'>, EventsQuery['events'][number]> = {
  noun: 'event',
  nouns: 'events',
  filters: parametersOf('events'),
  cityFilter: 'city',
  pathOf: paths.event,
  queries: listQueries({
    name: 'events',
    perPage: 20,
    filterOf: (values) => eventFilter(values),
    page: async (variables, signal) => {
      const { events, eventsCount, statedCount } = await query(EventsDocument, variables, { signal })
      return { rows: events, total: eventsCount, stated: statedCount ?? eventsCount }
    },
    facets: (variables, signal) =>
      query(EventsFacetsDocument, variables, { signal }).then(({ eventsFacets }) => eventsFacets),
    points: (variables, signal) => query(EventPointsDocument, variables, { signal }).then(({ events }) => events),
  }),
  search: { label: eventTexts.searchEvents, placeholder: eventTexts.eventName },
  isTimed: true,
  Fields: ({ values, facets, zone, onChange }) => {
    const types = new Set([...Object.keys(facets.eventType ?? {}), ...(values.eventType ? [values.eventType] : [])])
    return (
      <>
        <SportFilter value={values.sport} counts={facets.sport} onChange={(sport) => onChange({ sport })} />
        <FilterSelect
          label={wordTexts.type}
          placeholder={eventTexts.allTypes}
          options={[...types].map((type) => ({ value: type, label: storedWord(type) }))}
          value={values.eventType}
          counts={facets.eventType}
          onChange={(eventType) => onChange({ eventType })}
        />
        <DayChips values={values} zone={zone} onChange={onChange} />
        <DayFields values={values} onChange={onChange} />
      </>
    )
  },
  setFilters: ({ eventType }) => [
    eventType && { filter: 'eventType', label: storedWord(eventType), clear: { eventType: '' } },
  ],
  unstated: ({ sport, divisions }) => ({
    sport: !sport && listTexts.sportNotGiven,
    ageGroup: divisions.length === 0 && listTexts.agesNotGiven,
  }),
  card: (event, notes, previous) => <EventCard event={event} notes={notes} previous={previous} />,
  drawing: 'chalk-line',
  className: 'grid grid-cols-1',
  skeletonClassName: 'my-1 h-20 sm:h-14',
}
