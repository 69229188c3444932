import { calendarFeed, revokeCalendarFeed } from '../../../domain/calendars/service.ts'
import { signedIn } from '../../rules/rule.ts'
import type { Mutations } from '../operation.ts'

export const mutations = {
  calendarFeed: {
    rule: signedIn,
    limit: 'calendarByUser',
    call: ({ kind, id }, { userID, now }) => calendarFeed({ userID, kind, id, now }),
  },
  revokeCalendarFeed: { rule: signedIn, call: ({ id }, { userID }) => revokeCalendarFeed(userID, id) },
} satisfies Partial<Mutations>
