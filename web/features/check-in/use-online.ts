import { useEffect, useSyncExternalStore } from 'react'

function subscribe(onChange: () => void) {
  addEventListener('online', onChange)
  addEventListener('offline', onChange)
  return () => {
    removeEventListener('online', onChange)
    removeEventListener('offline', onChange)
  }
}

const ask = (event: Event) => event.preventDefault()

/** Whether there is a connection. Without one the browser asks before the page is reloaded or closed: it could not come back. */
export function useOnline() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine)
  useEffect(() => {
    if (isOnline) return
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isOnline])
  return isOnline
}
