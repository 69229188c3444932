import { useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import VerificationBanner from '../../features/accounts/verification-banner.tsx'
import { Bell } from '../../features/notifications/bell.tsx'
import { UnsentCheckIns } from './unsent-check-ins.tsx'

/**
 * The layout's parts for signed-in users in one file, which visitors do not load: the bell, which a portal renders in the header,
 * and the banner.
 */
export default function SignedIn() {
  const [place, setPlace] = useState<HTMLElement | null>(null)
  useLayoutEffect(() => setPlace(document.getElementById('bell')), [])
  return (
    <>
      {place && createPortal(<Bell />, place)}
      <UnsentCheckIns />
      <VerificationBanner />
    </>
  )
}
