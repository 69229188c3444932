import { useEffect } from 'react'
import { useBlocker } from 'react-router-dom'
import { confirm } from './confirm.tsx'

/** Asks before what was typed is left behind, on links and on closing the tab. `onLeave`: it was, by a link. */
export function useUnsavedChanges(hasChanges: () => boolean, onLeave: () => void) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => hasChanges() && currentLocation.pathname !== nextLocation.pathname,
  )

  useEffect(() => {
    if (blocker.state !== 'blocked') return
    confirm({
      title: 'Leave without saving?',
      message: 'What you typed has not been saved.',
      actionLabel: 'Leave',
      cancelLabel: 'Stay',
      destructive: true,
    }).then((isLeaving) => {
      if (!isLeaving) return blocker.reset()
      onLeave()
      blocker.proceed()
    })
  }, [blocker, onLeave])

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (hasChanges()) event.preventDefault()
    }
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [hasChanges])
}
