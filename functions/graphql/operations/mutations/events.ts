import * as events from '../../../domain/events/service.ts'
import { deleteEvent } from '../../../lifecycle/removal/delete.ts'
import * as eventRules from '../../rules/events.ts'
import * as teamRules from '../../rules/teams.ts'
import { deleter, type Mutations } from '../operation.ts'

export const mutations = {
  createEvent: {
    rule: teamRules.forOwnTeamIfAny,
    limit: 'createByUser',
    call: ({ input }, { caller, key, now }) => events.createEvent({ creator: caller, input, key, now }),
  },
  updateEvent: {
    rule: eventRules.eventEditor,
    limit: 'changeByUser',
    call: ({ id, input }, { caller, now }) => events.updateEvent(id, input, { caller, now }),
  },
  emailEventChanges: {
    rule: eventRules.eventOrganizer,
    limit: 'changeByUser',
    call: ({ id }, { now }) => events.emailEventChanges(id, now),
  },
  dismissEventSuggestion: {
    rule: eventRules.eventOrganizer,
    call: ({ id, field }, { now }) => events.dismissEventSuggestion(id, field, now),
  },
  deleteEvent: {
    rule: eventRules.eventCreator,
    limit: 'changeByUser',
    call: ({ id }, call) => deleteEvent(id, deleter(call)),
  },
} satisfies Partial<Mutations>
