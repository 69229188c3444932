import { useSyncExternalStore } from 'react'

function subscribe(listener: () => void) {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

export function OfflineNotice() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine)
  return (
    <div role="status" className="sticky top-16 z-20 bg-page print:hidden">
      {!isOnline && (
        <p className="border-b border-warn bg-warn/12 px-4 py-2 text-center">
          You're offline. Pages you've opened still work.
        </p>
      )}
    </div>
  )
}
