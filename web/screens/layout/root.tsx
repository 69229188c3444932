import { useEffect } from 'react'
import { type Location, Outlet, ScrollRestoration, useLocation } from 'react-router-dom'
import * as shellTexts from '#messages/shell'
import { onSessionEnd } from '../../api/stored-session.ts'
import { listen } from '../../listen.ts'
import { Alerts, alerts } from '../../ui/alerts.tsx'
import { Confirmations } from '../../ui/confirmations.tsx'
import { restoreFocus } from '../../ui/focus-restore.ts'
import { NavigationGuard } from '../../ui/navigation-guard.ts'
import { Announcer } from '../../ui/page-header.tsx'

/** Pages opened by URL share the key 'default', so they use the URL instead: they must not restore another page's scroll position. */
const scrollKey = ({ key, pathname, search }: Location) => (key === 'default' ? pathname + search : key)

/** Shared by all screens, with or without the main layout. */
export function Root() {
  useEffect(restoreFocus, [])
  useEffect(() => void import('./new-release.ts'), [])
  useEffect(() => onSessionEnd(() => alerts.info(shellTexts.sessionHasEnded)), [])
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

const opened = new Set<string>()

/** While offline, a link to a page that was not opened before shows a message instead of navigating. */
function useOfflineLinks() {
  const { pathname, search } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per page
  useEffect(() => {
    opened.add(location.pathname + location.search)
  }, [pathname, search])

  useEffect(() => {
    const hold = (event: MouseEvent) => {
      if (navigator.onLine || !(event.target instanceof Element)) return
      const link = event.target.closest<HTMLAnchorElement>('a[href]')
      if (link?.origin !== location.origin || link.pathname === location.pathname) return
      if (opened.has(link.pathname + link.search)) return
      event.preventDefault()
      event.stopPropagation()
      alerts.warning(shellTexts.offlineOpenAgain)
    }
    return listen(window, ['click'], hold, true)
  }, [])
}
