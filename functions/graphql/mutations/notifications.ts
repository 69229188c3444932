import { markNotificationsRead } from '../../domain/notifications/notifications.ts'
import type { MutationResolvers } from '../generated.ts'
import { asViewer } from '../rules/as-viewer.ts'

export const Mutation = {
  markNotificationsRead: (_, { ids }, context) => markNotificationsRead(asViewer(context).userID, ids, context.now),
} satisfies MutationResolvers
