import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import * as accountTexts from '#messages/accounts'
import * as notificationTexts from '#messages/notifications'
import { mutationOf, queryOf } from '../../api/options.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { browserZone } from '../../ui/local-time.ts'
import { Time } from '../../ui/time.tsx'
import {
  MarkNotificationsReadDocument,
  NotificationsDocument,
  type NotificationsQuery,
} from './notifications.generated.ts'

type Notification = NotificationsQuery['notifications'][number]

/** The API's limit. */
const MAX_NOTIFICATIONS = 50

/** Newest first. Following a notification's link marks it as read. */
export function NotificationList({ onLeave }: { onLeave: () => void }) {
  const { mutate: markRead, isPending } = useMutation(mutationOf(MarkNotificationsReadDocument))
  return (
    <Loaded
      query={useQuery(queryOf(NotificationsDocument, {}))}
      empty={
        <EmptyState title={notificationTexts.noNotificationsYet}>
          {notificationTexts.decisionsOffersClaimsChanges}
        </EmptyState>
      }
    >
      {(notifications) => (
        <div className="grid gap-4">
          <ul className="divide-y divide-line">
            {notifications.map((notification) => (
              <Entry
                key={notification.id}
                notification={notification}
                onFollow={() => {
                  if (!notification.isRead) markRead({ ids: [notification.id] })
                  onLeave()
                }}
              />
            ))}
          </ul>
          {notifications.length === MAX_NOTIFICATIONS && (
            <p className="text-soft">{notificationTexts.theseNewestNotifications(MAX_NOTIFICATIONS)}</p>
          )}
          <div className="flex flex-wrap items-center justify-between gap-3">
            <Link to={`${paths.accountSettings}?tab=preferences`} className="link" onClick={onLeave}>
              {accountTexts.preferences}
            </Link>
            {notifications.some(({ isRead }) => !isRead) && (
              <Button variant="secondary" busy={isPending} onClick={() => markRead({ ids: null })}>
                {notificationTexts.markRead}
              </Button>
            )}
          </div>
        </div>
      )}
    </Loaded>
  )
}

type EntryProps = { notification: Notification; onFollow: () => void }

const Entry = ({ notification: { subject, text, path, createdAt, isRead }, onFollow }: EntryProps) => (
  <li>
    <Link to={path} onClick={onFollow} className="flex gap-3 rounded-md px-2 py-3 hover:bg-ink/4">
      <span
        aria-hidden
        className={classNames('mt-2 size-2.5 shrink-0 rotate-45', isRead ? 'border border-edge' : 'bg-grass')}
      />
      <span className="min-w-0">
        <span className={classNames('block', !isRead && 'font-semibold')}>
          {!isRead && <span className="sr-only">{notificationTexts.unread} </span>}
          {subject}
        </span>
        <span className="block whitespace-pre-line break-words text-sm text-soft">{text}</span>
        <span className="block text-sm text-soft">
          <Time at={createdAt} zone={browserZone()} />
        </span>
      </span>
    </Link>
  </li>
)
