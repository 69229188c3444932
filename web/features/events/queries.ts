import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { unlessMissing } from '../../api/api-error.ts'
import { query } from '../../api/client.ts'
import { DeleteEventDocument, EventDocument, type EventQuery, TeamEventsDocument } from '../../api/generated.ts'

export type EventDetail = NonNullable<EventQuery['event']>

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
