import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { query } from '../../api/client.ts'
import {
  CreateEventDocument,
  type CreateEventInput,
  DismissEventSuggestionDocument,
  EventFamiliesDocument,
  HostingTeamDocument,
  UpdateEventDocument,
  type UpdateEventInput,
} from '../../api/generated.ts'
import { queryOnce } from '../../api/query-once.ts'

type EventInput = UpdateEventInput & Pick<CreateEventInput, 'teamID'>

/** Updates the event with this ID, or creates one. Returns the ID. */
export const saveEventMutation = (eventID: string | undefined) =>
  mutationOptions({
    mutationFn: async ({ teamID, ...input }: EventInput) => {
      if (eventID) return (await query(UpdateEventDocument, { id: eventID, input })).updateEvent.id
      const hosted = teamID ? { ...input, teamID } : input
      return (await queryOnce(CreateEventDocument, { input: hosted })).createEvent.id
    },
  })

export const dismissEventSuggestionMutation = (eventID: string) =>
  mutationOptions({
    mutationFn: (field: string) => query(DismissEventSuggestionDocument, { id: eventID, field }),
  })

/** How many families get an email about a change. */
export const eventFamiliesQuery = (eventID: string) =>
  queryOptions({
    queryKey: ['event-form', 'families', eventID],
    queryFn: () => query(EventFamiliesDocument, { id: eventID }).then(({ event }) => event?.familiesToNotify ?? 0),
    enabled: eventID !== '',
  })

export const hostingTeamQuery = (teamID: string) =>
  queryOptions({
    queryKey: ['event-form', 'team', teamID],
    queryFn: () => query(HostingTeamDocument, { id: teamID }).then(({ team }) => team),
    enabled: teamID !== '',
  })

/** Cancels or reopens the event. */
export const cancelEventMutation = (eventID: string) =>
  mutationOptions({
    mutationFn: (cancelled: boolean) => query(UpdateEventDocument, { id: eventID, input: { cancelled } }),
  })
