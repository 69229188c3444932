import type { Context } from '../../context.ts'
import { asViewer, signedIn } from '../../rules/rule.ts'
import type { Queries } from '../operation.ts'

/** Loaded on first use, to keep reads fast. */
const service = () => import('../../../domain/notifications/notifications.ts')

const own = async (context: Context) => {
  const { userID } = asViewer(context)
  return context.load.readOnce('notifications', async () => (await service()).notificationsOf(userID, context.now))
}

export const queries = {
  notifications: { rule: signedIn, weight: 5, call: (_, __, context) => own(context) },
  pushKey: {
    rule: signedIn,
    call: async () => (await (await import('../../../services/push/vapid-keys.ts')).vapidKeys()).publicKey,
  },
  pushSubscriptions: {
    rule: signedIn,
    call: async (_, __, context) =>
      (await import('../../../domain/push/subscriptions.ts')).pushSubscriptionsOf(asViewer(context).userID),
  },
  unreadNotificationCount: {
    rule: signedIn,
    weight: 5,
    call: async (_, __, context) => (await own(context)).filter(({ readAt }) => !readAt).length,
  },
} satisfies Partial<Queries>
