import { useMutation, useQuery } from '@tanstack/react-query'
import { ClipboardList } from 'lucide-react'
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { Link, useLocation } from 'react-router-dom'
import * as checkInTexts from '#messages/check-in'
import * as shellTexts from '#messages/shell'
import { siteLocale } from '../../../functions/values/messages/locale.ts'
import { mutationOf } from '../../api/options.ts'
import { sessionStore } from '../../api/storage.ts'
import { UpdateUserSettingsDocument } from '../../features/accounts/accounts.generated.ts'
import { accountQuery } from '../../features/accounts/queries.ts'
import VerificationBanner from '../../features/accounts/verification-banner.tsx'
import { adminQueuesQuery } from '../../features/admin/waiting.ts'
import { mySeasonQuery, waitingCount } from '../../features/my-season/queries.ts'
import { Bell } from '../../features/notifications/bell.tsx'
import { paths } from '../../paths.ts'
import { useAuth } from '../../session/auth.tsx'
import { countPendingCheckIns } from '../../session/stored-check-ins.ts'
import { alerts } from '../../ui/alerts.tsx'
import { linkTo } from '../../ui/record-link.tsx'
import { Rich } from '../../ui/rich.tsx'
import { UNSAVED_LANGUAGE } from './language-switch.tsx'

/**
 * The layout's parts for signed-in users in one file, which visitors do not load: the bell, which a portal renders in the header,
 * and the banner.
 */
export default function SignedIn() {
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const { mutate: update } = useMutation(mutationOf(UpdateUserSettingsDocument))
  useEffect(() => {
    if (sessionStore.get(UNSAVED_LANGUAGE) !== siteLocale()) return
    sessionStore.remove(UNSAVED_LANGUAGE)
    const input = { locale: siteLocale() }
    alerts.info(shellTexts.emailsInThisLanguage, 20_000, { label: shellTexts.yes, run: () => update({ input }) })
  }, [update])

  const { user, rememberUser } = useAuth()
  const { data: account } = useQuery(accountQuery)
  // An admin can set the role, and the first admin gets it with the confirmed address.
  useEffect(() => {
    if (user && account?.id === user.id && account.role !== user.role) rememberUser({ ...user, role: account.role })
  }, [account, user, rememberUser])

  useLayoutEffect(() => setPlace(document.getElementById('bell')), [])
  return (
    <>
      {place && createPortal(<Bell />, place)}
      <UnsentCheckIns />
      <VerificationBanner />
    </>
  )
}

/** Links users with unsent check-ins back to the check-in page, which sends them. */
function UnsentCheckIns() {
  const { user } = useAuth()
  const { pathname } = useLocation()
  const unsent = user ? countPendingCheckIns(user.id) : []
  return unsent
    .filter(({ page }) => pathname !== page)
    .map(({ page, count }) => (
      <p key={page} className="border-b border-warn bg-warn/12 px-4 py-2 text-center print:hidden">
        <Rich text={checkInTexts.checkInsNotSent(count)} link={linkTo(page, 'link font-semibold')} />
      </p>
    ))
}

/** Links to the viewer's players, registrations, and teams, with the number of items waiting for them. */
export function MySeasonLink(): ReactNode {
  const { data: count = 0 } = useQuery({ ...mySeasonQuery, select: waitingCount })
  return (
    <Link
      to={paths.mySeason}
      className="relative flex lg:order-last min-h-11 min-w-11 items-center justify-center gap-2 rounded-md px-2 font-semibold hover:bg-ink/8"
    >
      <ClipboardList className="size-6 shrink-0" />
      <span className="max-xl:sr-only">{shellTexts.mySeason}</span>
      {count > 0 && (
        <span className="grid min-w-5 place-items-center rounded-full bg-clay px-1 text-sm leading-5 font-bold text-surface tabular-nums max-xl:absolute max-xl:top-0 max-xl:right-0">
          <span aria-hidden>{count > 99 ? '99+' : count}</span>
          <span className="sr-only">{shellTexts.countWaitingForYou(count)}</span>
        </span>
      )}
    </Link>
  )
}

/** Number of pending items for an admin. Its text is the accessible description of the admin link. */
export function AdminWaiting({ id }: { id: string }) {
  const { data } = useQuery(adminQueuesQuery)
  const count = (data?.pendingClaims ?? 0) + (data?.openReports ?? 0)
  if (count === 0) return null
  return (
    <span
      aria-hidden
      className="ml-1 grid min-w-5 place-items-center rounded-full bg-clay px-1 text-sm leading-5 font-bold text-surface tabular-nums"
    >
      {count > 99 ? '99+' : count}
      <span id={id} hidden>
        {shellTexts.countWaitingForYou(count)}
      </span>
    </span>
  )
}
