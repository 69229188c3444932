import { messages } from '../../domain/messages/entity.ts'
import type { StoredText } from '../../values/messages/stored-text.ts'
import type { Context } from '../context.ts'
import type { NotificationResolvers, PushSubscriptionResolvers, QueryResolvers } from '../generated.ts'
import { asViewer } from '../rules/rule.ts'

/** Loaded on first use, to keep reads fast. */
const service = () => import('../../domain/notifications/notifications.ts')

const own = async (context: Context) => {
  const { userID } = asViewer(context)
  return context.load.readOnce('notifications', async () => (await service()).notificationsOf(userID, context.now))
}

const inWords = async (text: StoredText, { locale }: Context) =>
  (await import('../../services/in-words.ts')).inWords(text, locale)

export const Query = {
  notifications: (_, __, context) => own(context),
  pushKey: async () => (await (await import('../../services/push/vapid-keys.ts')).vapidKeys()).publicKey,
  pushSubscriptions: async (_, __, context) =>
    (await import('../../domain/push/subscriptions.ts')).pushSubscriptionsOf(asViewer(context).userID),
  unreadNotificationCount: async (_, __, context) => (await own(context)).filter(({ readAt }) => !readAt).length,
} satisfies QueryResolvers

export const PushSubscription = { id: ({ subscriptionID }) => subscriptionID } satisfies PushSubscriptionResolvers

export const Notification = {
  id: ({ notificationID }) => notificationID,
  subject: ({ subject }, _, context) => inWords(subject, context),
  text: async ({ text, message }, _, context) =>
    (message && (await messages().get(message).go()).data?.text) ?? inWords(text, context),
  messageAbout: ({ message }) => message?.opportunityID,
  isRead: ({ readAt }) => readAt !== undefined,
} satisfies NotificationResolvers
