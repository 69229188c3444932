import { createEvent, dismissEventSuggestion, updateEvent } from '../../domain/events/service.ts'
import { emailChangesNow } from '../../domain/scheduled-work/changes.ts'
import { deleteEvent } from '../../lifecycle/removal/events.ts'
import type { MutationResolvers } from '../generated.ts'
import { asViewer, deleter } from '../rules/as-viewer.ts'

export const Mutation = {
  createEvent: (_, { input }, context) => {
    const { idempotencyKey: key, now } = context
    return createEvent({ creator: asViewer(context), input, key, now })
  },
  emailEventChanges: (_, { id }, { now }) => emailChangesNow('event-change', id, now),
  updateEvent: (_, { id, input }, { now }) => updateEvent(id, input, now),
  dismissEventSuggestion: (_, { id, field }, { now }) => dismissEventSuggestion(id, field, now),
  deleteEvent: (_, { id }, context) => deleteEvent(id, deleter(context)),
} satisfies MutationResolvers
