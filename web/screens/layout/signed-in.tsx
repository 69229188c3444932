import { useMutation } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { Link, useLocation } from 'react-router-dom'
import * as m from '../../../functions/values/messages/generated.ts'
import { siteLocale } from '../../../functions/values/messages/locale.ts'
import { updateUserSettingsMutation } from '../../features/accounts/queries.ts'
import VerificationBanner from '../../features/accounts/verification-banner.tsx'
import { Bell } from '../../features/notifications/bell.tsx'
import { paths } from '../../paths.ts'
import { useAuth } from '../../session/auth.tsx'
import { countPendingCheckIns } from '../../session/stored-check-ins.ts'
import { Rich } from '../../ui/rich.tsx'
import { UNSAVED_LANGUAGE } from './language-switch.tsx'

/**
 * The layout's parts for signed-in users in one file, which visitors do not load: the bell, which a portal renders in the header,
 * and the banner.
 */
export default function SignedIn() {
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const { mutate: update } = useMutation({
    ...updateUserSettingsMutation,
    onSuccess: () => sessionStorage.removeItem(UNSAVED_LANGUAGE),
  })
  useEffect(() => {
    const locale = sessionStorage.getItem(UNSAVED_LANGUAGE)
    if (locale === siteLocale()) update({ locale: siteLocale() })
  }, [update])
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
    .filter(({ opportunityID }) => pathname !== paths.checkIn(opportunityID))
    .map(({ opportunityID, count }) => (
      <p key={opportunityID} className="border-b border-warn bg-warn/12 px-4 py-2 text-center print:hidden">
        <Rich
          text={m.count_check_ins_were_not_sent_yet({ count })}
          link={(text) => (
            <Link to={paths.checkIn(opportunityID)} className="link font-semibold">
              {text}
            </Link>
          )}
        />
      </p>
    ))
}
