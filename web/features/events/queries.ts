import { query } from '../../api/client.ts'
import { mutationOf, queryOf, recordOf } from '../../api/options.ts'
import {
  DeleteEventDocument,
  EventCalendarFileDocument,
  EventDocument,
  type EventQuery,
  TeamEventsDocument,
} from './events.generated.ts'

export type EventDetail = NonNullable<EventQuery['event']>

export const teamEventsQuery = (teamID: string) =>
  queryOf(TeamEventsDocument, { teamID }, ({ team }) => team?.events ?? [])

export const eventQuery = (eventID: string) => recordOf(EventDocument, { id: eventID })

export const deleteEventMutation = mutationOf(DeleteEventDocument, { refresh: 'later' })

export const eventCalendarFile = (id: string) =>
  query(EventCalendarFileDocument, { id }).then(({ event }) => event?.calendarFile)
