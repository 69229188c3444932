import { calendarFeeds } from '../../../domain/calendars/entity.ts'
import { asViewer, signedIn } from '../../rules/rule.ts'
import type { Queries } from '../operation.ts'

export const queries = {
  calendarFeeds: {
    rule: signedIn,
    call: async (_, __, context) => {
      const own = (await context.load.userPartition(asViewer(context).userID)).of(calendarFeeds)
      return own.sort((a, b) => b.feedID.localeCompare(a.feedID))
    },
  },
} satisfies Partial<Queries>
