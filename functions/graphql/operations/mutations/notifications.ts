import { markNotificationsRead } from '../../../domain/notifications/notifications.ts'
import { addPushSubscription, removePushSubscription } from '../../../domain/push/subscriptions.ts'
import { signedIn } from '../../rules/rule.ts'
import type { Mutations } from '../operation.ts'

export const mutations = {
  markNotificationsRead: {
    rule: signedIn,
    call: ({ ids }, { userID, now }) => markNotificationsRead(userID, ids, now),
  },
  addPushSubscription: {
    rule: signedIn,
    limit: 'pushByUser',
    call: ({ input }, { context: { sessionID }, userID, now }) =>
      addPushSubscription(input, { userID, sessionID, now }),
  },
  removePushSubscription: { rule: signedIn, call: ({ id }, { userID }) => removePushSubscription(userID, id) },
} satisfies Partial<Mutations>
