import { useEffect } from 'react'
import { type Location, Outlet, ScrollRestoration } from 'react-router-dom'
import { useAuth } from '../../session/auth.tsx'
import { Alerts } from '../../ui/alerts.tsx'
import { Announcer } from '../../ui/announcer.tsx'
import { Confirmations } from '../../ui/confirmations.tsx'
import { keepFocus } from '../../ui/focus-keeper.ts'
import { FullScreenLoading } from '../../ui/spinner.tsx'
import { useOfflineLinks } from './offline-links.ts'

/** Every page opened by its address has the key 'default': it must not begin where another one was left. */
const scrollKey = ({ key, pathname, search }: Location) => (key === 'default' ? pathname + search : key)

/** What every screen shares, with and without the main layout. */
export function Root() {
  const { isLoading } = useAuth()
  useEffect(keepFocus, [])
  useOfflineLinks()
  if (isLoading) return <FullScreenLoading />
  return (
    <>
      <Outlet />
      <ScrollRestoration getKey={scrollKey} />
      <Announcer />
      <Alerts />
      <Confirmations />
    </>
  )
}
