import { useOnline } from './use-online.ts'

export function OfflineNotice() {
  const isOnline = useOnline()
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
