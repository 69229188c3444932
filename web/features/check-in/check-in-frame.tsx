import { Check } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import * as checkInTexts from '#messages/check-in'
import { pathIn, siteLocale } from '../../../functions/values/messages/locale.ts'
import { listen } from '../../listen.ts'
import type { PendingCheckIn } from '../../session/stored-check-ins.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { hasServiceWorker, registerServiceWorker } from '../../ui/register-service-worker.ts'
import { Rich } from '../../ui/rich.tsx'
import { Time } from '../../ui/time.tsx'
import { useOnline } from '../../ui/use-online.ts'

export type Note = (noted: Omit<PendingCheckIn, 'changedAt'>) => void

/** What a list needs to know of its page. */
export type PageState = {
  /** When the offline copy was stored, if the list comes from it. */
  keptAt: string | null
  isKept: boolean
  userID: string
}

type CheckInFrameProps = Pick<PageState, 'keptAt' | 'isKept'> & {
  /** The path of the page. */
  page: string
  timeZone: string
  count: number
  total: number
  unsent: number
  /** The title if there are no rows. */
  empty: string
  below?: ReactNode
  children: ReactNode
}

/** A list of rows to check in, and whether it works offline. */
export function CheckInFrame({
  page,
  keptAt,
  isKept,
  timeZone,
  count,
  total,
  unsent,
  empty,
  below,
  children,
}: CheckInFrameProps) {
  const isOnline = useOnline()
  const opensOffline = useOfflinePage(page, isKept)
  useAskBeforeLeaving(!isOnline && !opensOffline)
  return (
    <>
      {total > 0 && (
        <p role="status" className="mb-4 font-semibold tabular-nums print:hidden">
          {/* One line on a phone: a second line would move the button while the user taps it after entering a number. */}
          {unsent > 0
            ? checkInTexts.checkedInOfTotalUnsent({ count, total, unsent })
            : checkInTexts.checkedInOfTotal({ count, total })}
        </p>
      )}
      {!isOnline && !opensOffline && (
        <p role="status" className="mb-4 font-semibold text-warn print:hidden">
          {checkInTexts.keepPageOpen}
        </p>
      )}
      {keptAt && (
        <p role="status" className="mb-4 print:hidden">
          <Rich text={checkInTexts.listOfTime} time={() => <Time at={keptAt} zone={timeZone} />} />
        </p>
      )}
      {total > 0 ? (
        <ul className="divide-y divide-line rounded-lg border border-line bg-surface print:border-0">{children}</ul>
      ) : (
        <EmptyState title={empty} drawing="glove" />
      )}
      {below}
      {/* Placed below, because it appears late and must not move anything. */}
      <p role="status" className="mt-4 text-sm text-soft print:hidden">
        {opensOffline && checkInTexts.worksOffline}
      </p>
    </>
  )
}

/** Checks in, or takes it back. */
export const HereButton = ({ name, isHere, onNote }: { name: string; isHere: boolean; onNote: Note }) => (
  <Button
    variant={isHere ? 'primary' : 'secondary'}
    className="min-w-36 print:hidden"
    aria-label={isHere ? checkInTexts.hereName(name) : checkInTexts.checkInName(name)}
    onClick={() => onNote({ checkedInAt: isHere ? null : new Date().toISOString() })}
  >
    {isHere && <Check className="size-5" />}
    {isHere ? checkInTexts.here : checkInTexts.checkInPlayer}
  </Button>
)

/** The box of a printed list. */
export const PrintedBox = ({ isHere }: { isHere: boolean }) => (
  <span aria-hidden className="hidden size-6 border-2 border-ink text-center leading-5 print:block">
    {isHere ? '✓' : ''}
  </span>
)

const ask = (event: Event) => event.preventDefault()

/** Makes the browser ask before the page is reloaded or closed. */
function useAskBeforeLeaving(isAsking: boolean) {
  useEffect(() => {
    if (!isAsking) return
    return listen(window, ['beforeunload'], ask)
  }, [isAsking])
}

/** Whether this check-in page works offline. Registers a service worker for this page only. */
function useOfflinePage(page: string, isKept: boolean): boolean {
  const [opensOffline, setOpensOffline] = useState(false)
  useEffect(() => {
    if (!isKept) return setOpensOffline(false)
    let isShown = true
    registerWorker(page).then(
      (isActive) => isShown && setOpensOffline(isActive),
      (error) => console.warn(`No offline page: ${error.message}`),
    )
    return () => {
      isShown = false
    }
  }, [page, isKept])
  return opensOffline
}

/** Resolves to whether the worker has cached the page's files. */
async function registerWorker(page: string): Promise<boolean> {
  if (!hasServiceWorker) return false
  const scope = pathIn(siteLocale(), page)
  const known = await navigator.serviceWorker.getRegistration(scope)
  if (known?.active && !navigator.onLine) return true
  return (await registerServiceWorker(scope)) !== null
}
