import { useEffect } from 'react'
import { type Location, Outlet, ScrollRestoration } from 'react-router-dom'
import { onSessionEnd } from '../../api/stored-session.ts'
import { Alerts, alerts } from '../../ui/alerts.tsx'
import { Announcer } from '../../ui/announcer.tsx'
import { Confirmations } from '../../ui/confirmations.tsx'
import { restoreFocus } from '../../ui/focus-restore.ts'
import { NavigationGuard } from '../../ui/use-unsaved-changes.ts'
import { useOfflineLinks } from './offline-links.ts'

/** Pages opened by URL share the key 'default', so they use the URL instead: they must not restore another page's scroll position. */
const scrollKey = ({ key, pathname, search }: Location) => (key === 'default' ? pathname + search : key)

/** Shared by all screens, with or without the main layout. */
export function Root() {
  useEffect(restoreFocus, [])
  useEffect(() => void import('./new-release.ts'), [])
  useEffect(() => onSessionEnd(() => alerts.info('Your session has ended. Log in to continue.')), [])
  useOfflineLinks()
  return (
    <>
      <Outlet />
      <ScrollRestoration getKey={scrollKey} />
      <Announcer />
      <Alerts />
      <Confirmations />
      <NavigationGuard />
    </>
  )
}
