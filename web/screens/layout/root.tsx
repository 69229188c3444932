import { Outlet, ScrollRestoration } from 'react-router-dom'
import { useAuth } from '../../session/auth.tsx'
import { Alerts } from '../../ui/alerts.tsx'
import { Announcer } from '../../ui/announcer.tsx'
import { Confirmations } from '../../ui/confirm.tsx'
import { FullScreenLoading } from '../../ui/spinner.tsx'

/** What every screen shares, with and without the main layout. */
export function Root() {
  const { isLoading } = useAuth()
  if (isLoading) return <FullScreenLoading />
  return (
    <>
      <Outlet />
      <ScrollRestoration />
      <Announcer />
      <Alerts />
      <Confirmations />
    </>
  )
}
