import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query'
import { unlessMissing } from '../../api/api-error.ts'
import { query } from '../../api/client.ts'
import {
  DeleteEventDocument,
  EventDocument,
  EventPointsDocument,
  type EventQuery,
  EventsDocument,
  EventsFacetsDocument,
  TeamEventsDocument,
} from '../../api/generated.ts'
import { type Facets, facetsFrom } from '../../finding/facets.ts'
import { DAY_FILTERS, findVariables, PLACE_FILTERS } from '../../finding/filters.ts'
import { isAwaitingPlace, nearestVariables } from '../../finding/near.ts'

export const EVENTS_PER_PAGE = 20

export const EVENT_FILTERS = [
  ...(['search', 'state', 'city', 'eventType', 'sport', 'ageGroup'] as const),
  ...DAY_FILTERS,
  ...PLACE_FILTERS,
  'sort',
] as const
export type EventFilters = Record<(typeof EVENT_FILTERS)[number], string>

export type EventDetail = NonNullable<EventQuery['event']>

function variablesOf(filters: EventFilters) {
  const { search, state, city, eventType, ageGroup } = filters
  return { search, state, city, eventType, ageGroup, ...findVariables(filters) }
}

export const eventsQuery = (filters: EventFilters, page: number) =>
  queryOptions({
    queryKey: ['events', 'list', filters, page],
    queryFn: async ({ signal }) => {
      const variables = { ...variablesOf(filters), page, perPage: EVENTS_PER_PAGE }
      const { events, eventsCount } = await query(EventsDocument, variables, { signal })
      return { rows: events, total: eventsCount }
    },
    enabled: !isAwaitingPlace(filters.near),
    placeholderData: keepPreviousData,
  })

export const eventsFacetsQuery = (filters: EventFilters) =>
  queryOptions<Facets>({
    queryKey: ['events', 'facets', { ...filters, place: '', sort: '' }],
    queryFn: ({ signal }) =>
      query(EventsFacetsDocument, variablesOf(filters), { signal }).then(({ eventsFacets }) =>
        facetsFrom(eventsFacets),
      ),
    enabled: !isAwaitingPlace(filters.near),
    placeholderData: keepPreviousData,
  })

/** The nearest matches of the other filters, at any distance. */
export async function nearestEvents(filters: EventFilters, signal: AbortSignal) {
  return (await query(EventsDocument, nearestVariables(variablesOf(filters)), { signal })).events
}

/** Positions of the records in the selected state, for the map. */
export const eventPointsQuery = (filters: EventFilters, isOn: boolean) =>
  queryOptions({
    queryKey: ['events', 'points', { ...filters, place: '', sort: '' }],
    queryFn: ({ signal }) => query(EventPointsDocument, variablesOf(filters), { signal }).then((data) => data.events),
    enabled: isOn && filters.state !== '',
  })

export const teamEventsQuery = (teamID: string) =>
  queryOptions({
    queryKey: ['events', 'ofTeam', teamID],
    queryFn: () => query(TeamEventsDocument, { teamID }).then(({ team }) => team?.events ?? []),
  })

/** Null if the event does not exist. */
export const eventQuery = (eventID: string) =>
  queryOptions({
    queryKey: ['events', 'detail', eventID],
    queryFn: () => unlessMissing(query(EventDocument, { id: eventID }).then(({ event }) => event)),
  })

export const deleteEventMutation = (eventID: string) =>
  mutationOptions({
    mutationFn: () => query(DeleteEventDocument, { id: eventID }),
    meta: { refresh: 'later' },
  })
