import { ignoreFailedCondition, queryPartition, transactInBatches } from '../../store/store.ts'
import { DAY_SECONDS, expiresAfter } from '../../values/durations.ts'
import { newID } from '../../values/ids.ts'
import type { StoredText } from '../../values/messages/stored-text.ts'
import { type NotificationItem, notifications } from './entity.ts'

/** How long a notification is kept. */
const DAYS = 60
/** How many are shown and counted. */
const MAX_SHOWN = 50

type NewNotification = Pick<NotificationItem, 'userID' | 'path' | 'message'> & { subject: StoredText; text: StoredText }

export async function addNotification(notification: NewNotification, now: Date): Promise<void> {
  const expiresAt = expiresAfter(DAYS * DAY_SECONDS, now)
  await notifications()
    .create({ ...notification, notificationID: newID(), createdAt: now.toISOString(), expiresAt })
    .go()
}

/** The newest notifications. */
export async function notificationsOf(userID: string, now: Date): Promise<NotificationItem[]> {
  const { data } = await notifications()
    .query.byUser({ userID })
    .go({ order: 'desc', count: MAX_SHOWN, pages: 'all', consistent: true })
  return data.filter(({ expiresAt }) => expiresAt * 1000 > now.getTime())
}

/** Marks the given notifications as read, or all that are shown. IDs of other users' notifications are ignored. */
export async function markNotificationsRead(userID: string, ids: readonly string[] | null | undefined, now: Date) {
  const shown = await notificationsOf(userID, now)
  const unread = shown.filter((it) => !it.readAt && (!ids || ids.includes(it.notificationID)))
  await Promise.all(
    unread.map(({ notificationID }) =>
      notifications()
        .patch({ userID, notificationID })
        .set({ readAt: now.toISOString() })
        .go()
        // It expired in the meantime.
        .catch(ignoreFailedCondition),
    ),
  )
  return true as const
}

/** For deleted accounts. */
export async function removeNotificationsOf(userID: string): Promise<void> {
  const stored = (await queryPartition(notifications().query.byUser({ userID }), true)).of(notifications)
  await transactInBatches(stored.map(({ notificationID }) => [[notifications().delete({ userID, notificationID })]]))
}
