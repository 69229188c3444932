import { messages } from '../../domain/messages/entity.ts'
import type { StoredText } from '../../values/messages/stored-text.ts'
import type { Context } from '../context.ts'
import type { NotificationResolvers, PushSubscriptionResolvers } from '../generated.ts'

const inWords = async (text: StoredText, { locale }: Context) =>
  (await import('../../services/in-words.ts')).inWords(text, locale)

export const PushSubscription = { id: ({ subscriptionID }) => subscriptionID } satisfies PushSubscriptionResolvers

export const Notification = {
  id: ({ notificationID }) => notificationID,
  subject: ({ subject }, _, context) => inWords(subject, context),
  text: async ({ text, message }, _, context) =>
    (message && (await messages().get(message).go()).data?.text) ?? inWords(text, context),
  messageAbout: ({ message }) => message?.opportunityID,
  isRead: ({ readAt }) => readAt !== undefined,
} satisfies NotificationResolvers
