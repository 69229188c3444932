import { markNotificationsRead } from '../../domain/notifications/notifications.ts'
import { addPushSubscription, removePushSubscription } from '../../domain/push/subscriptions.ts'
import type { MutationResolvers } from '../generated.ts'
import { asViewer } from '../rules/as-viewer.ts'

export const Mutation = {
  markNotificationsRead: (_, { ids }, context) => markNotificationsRead(asViewer(context).userID, ids, context.now),
  addPushSubscription: (_, { input }, context) => {
    const { userID } = asViewer(context)
    return addPushSubscription(input, { userID, sessionID: context.sessionID, now: context.now })
  },
  removePushSubscription: (_, { id }, context) => removePushSubscription(asViewer(context).userID, id),
} satisfies MutationResolvers
