import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { alerts } from '../../ui/alerts.tsx'

const opened = new Set<string>()

/** While offline, a link to a page that was not opened before shows a message instead of navigating. */
export function useOfflineLinks() {
  const { pathname, search } = useLocation()
  useEffect(() => {
    opened.add(pathname + search)
  }, [pathname, search])

  useEffect(() => {
    const hold = (event: MouseEvent) => {
      if (navigator.onLine || !(event.target instanceof Element)) return
      const link = event.target.closest<HTMLAnchorElement>('a[href]')
      if (link?.origin !== location.origin || link.pathname === location.pathname) return
      if (opened.has(link.pathname + link.search)) return
      event.preventDefault()
      event.stopPropagation()
      alerts.warning("You're offline. Open this page again when you're back online.")
    }
    addEventListener('click', hold, { capture: true })
    return () => removeEventListener('click', hold, { capture: true })
  }, [])
}
