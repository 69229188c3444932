import { mutationOptions } from '@tanstack/react-query'
import { query } from '../../api/client.ts'
import {
  CreateEventDocument,
  type CreateEventInput,
  UpdateEventDocument,
  type UpdateEventInput,
} from '../../api/generated.ts'
import { queryOnce } from '../../api/query-once.ts'

type EventInput = UpdateEventInput & Pick<CreateEventInput, 'teamID'>

/** Changes the event of that id, or makes one. Answers its id. */
export const saveEventMutation = (eventID: string | undefined) =>
  mutationOptions({
    mutationFn: async ({ teamID, ...input }: EventInput) => {
      if (eventID) return (await query(UpdateEventDocument, { id: eventID, input })).updateEvent.id
      const hosted = teamID ? { ...input, teamID } : input
      return (await queryOnce(CreateEventDocument, { input: hosted })).createEvent.id
    },
  })
