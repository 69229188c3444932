import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { query } from '../../api/client.ts'
import {
  MarkNotificationsReadDocument,
  NotificationsDocument,
  type NotificationsQuery,
  UnreadNotificationsDocument,
} from '../../api/generated.ts'

export type Notification = NotificationsQuery['notifications'][number]

export const unreadNotificationsQuery = queryOptions({
  queryKey: ['notifications', 'unread'],
  queryFn: () => query(UnreadNotificationsDocument).then((data) => data.unreadNotificationCount),
  refetchInterval: 2 * 60_000,
  meta: { isInHeader: true },
})

/** The API's limit. */
export const MAX_NOTIFICATIONS = 50

export const notificationsQuery = queryOptions({
  queryKey: ['notifications', 'list'],
  queryFn: () => query(NotificationsDocument).then(({ notifications }) => notifications),
})

/** Null marks all as read. */
export const markReadMutation = mutationOptions({
  mutationFn: (ids: string[] | null) => query(MarkNotificationsReadDocument, { ids }),
})
