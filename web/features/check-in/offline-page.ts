import { useEffect, useState } from 'react'
import { pathIn, siteLocale } from '../../../functions/values/messages/locale.ts'
import { paths } from '../../paths.ts'
import { hasServiceWorker, registerServiceWorker } from '../../ui/register-service-worker.ts'

/** Whether this check-in page works offline. Registers a service worker for this page only. */
export function useOfflinePage(opportunityID: string, isKept: boolean): boolean {
  const [opensOffline, setOpensOffline] = useState(false)
  useEffect(() => {
    if (!isKept) return setOpensOffline(false)
    let isShown = true
    registerWorker(opportunityID).then(
      (isActive) => isShown && setOpensOffline(isActive),
      (error) => console.warn(`No offline page: ${error.message}`),
    )
    return () => {
      isShown = false
    }
  }, [opportunityID, isKept])
  return opensOffline
}

/** Resolves to whether the worker has cached the page's files. */
async function registerWorker(opportunityID: string): Promise<boolean> {
  if (!hasServiceWorker) return false
  const scope = pathIn(siteLocale(), paths.checkIn(opportunityID))
  const known = await navigator.serviceWorker.getRegistration(scope)
  if (known?.active && !navigator.onLine) return true
  return (await registerServiceWorker(scope)) !== null
}
