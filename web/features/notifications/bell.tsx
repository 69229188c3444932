import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as notificationTexts from '#messages/notifications'
import { queryOf } from '../../api/options.ts'
import { classNames } from '../../ui/class-names.ts'
import { Drawer } from '../../ui/drawer.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { UnreadNotificationsDocument } from './notifications.generated.ts'

const NotificationList = lazyPart(() => import('./notification-list.tsx'), 'NotificationList')

/** A bell with the number of unread notifications. Opens the list. */
export function Bell() {
  const { data: unread = 0, refetch } = useQuery({
    ...queryOf(UnreadNotificationsDocument, {}),
    refetchInterval: 2 * 60_000,
    meta: { isInHeader: true },
  })
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => {
          setOpen(true)
          void refetch()
        }}
        className="flex h-11 min-w-11 shrink-0 items-center justify-center gap-0.5 rounded-md hover:bg-ink/8"
      >
        {/* Inline SVG, because library icons are in a chunk that every visitor loads. */}
        <svg aria-hidden viewBox="0 0 24 24" className="size-5 shrink-0 fill-none stroke-current stroke-2">
          <path
            d="M6 9a6 6 0 0 1 12 0c0 5 2 7 3 8H3c1-1 3-3 3-8M10 21h4"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
        <span className="sr-only">
          {unread === 0 ? notificationTexts.notifications : notificationTexts.notificationsCountUnread(unread)}
        </span>
        <span
          aria-hidden
          className={classNames(
            'grid h-4.5 min-w-4.5 place-items-center rounded-full bg-danger px-1 text-xs leading-none font-semibold text-surface tabular-nums',
            unread === 0 && 'hidden',
          )}
        >
          {unread > 99 ? '99+' : unread}
        </span>
      </button>
      <Drawer isOpen={isOpen} onClose={() => setOpen(false)} title={notificationTexts.notifications}>
        <NotificationList onLeave={() => setOpen(false)} />
      </Drawer>
    </>
  )
}
