import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query'
import { unlessMissing } from '../../api/api-error.ts'
import { query } from '../../api/client.ts'
import {
  DeleteEventDocument,
  EventDocument,
  type EventQuery,
  EventsDocument,
  TeamEventsDocument,
} from '../../api/generated.ts'

export const EVENTS_PER_PAGE = 20

export const EVENT_FILTERS = ['search', 'state', 'city'] as const
export type EventFilters = Record<(typeof EVENT_FILTERS)[number], string>

export type EventDetail = NonNullable<EventQuery['event']>

export const eventsQuery = (filters: EventFilters, page: number) =>
  queryOptions({
    queryKey: ['events', 'list', filters, page],
    queryFn: async ({ signal }) => {
      const { search, state, city } = filters
      const variables = { page, perPage: EVENTS_PER_PAGE, search, state, city }
      const { events, eventsCount } = await query(EventsDocument, variables, { signal })
      return { rows: events, total: eventsCount }
    },
    placeholderData: keepPreviousData,
  })

export const teamEventsQuery = (teamID: string) =>
  queryOptions({
    queryKey: ['events', 'ofTeam', teamID],
    queryFn: () => query(TeamEventsDocument, { teamID }).then(({ team }) => team?.events ?? []),
  })

/** Null when there is no such event. */
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
