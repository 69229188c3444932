import { calendarFeed, revokeCalendarFeed } from '../../domain/calendars/service.ts'
import type { MutationResolvers } from '../generated.ts'
import { asViewer } from '../rules/as-viewer.ts'

export const Mutation = {
  calendarFeed: (_, { kind, id }, context) => {
    const { userID } = asViewer(context)
    return calendarFeed({ userID, kind, id, now: context.now })
  },
  revokeCalendarFeed: (_, { id }, context) => revokeCalendarFeed(asViewer(context).userID, id),
} satisfies MutationResolvers
