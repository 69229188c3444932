import { useContext, useEffect } from 'react'
import { useBlocker } from 'react-router-dom'
import { confirm } from './confirm.ts'
import { DrawerContext } from './drawer-context.ts'

const askToLeave = () =>
  confirm({
    title: 'Leave without saving?',
    message: "Your changes haven't been saved.",
    actionLabel: 'Leave',
    cancelLabel: 'Stay',
    destructive: true,
  })

type Unsaved = {
  hasChanges: () => boolean
  /** A drawer stays open meanwhile, because it shows a failure. */
  isSending: boolean
  /** It was left behind, by a link. */
  onLeave: () => void
}

/** Asks before unsaved changes are discarded: on links, on closing the tab, and on closing the drawer. */
export function useUnsavedChanges({ hasChanges, isSending, onLeave }: Unsaved) {
  const mayLeave = useContext(DrawerContext)?.mayLeave
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => hasChanges() && currentLocation.pathname !== nextLocation.pathname,
  )

  useEffect(() => {
    if (blocker.state !== 'blocked') return
    askToLeave().then((isLeaving) => {
      if (!isLeaving) return blocker.reset()
      onLeave()
      blocker.proceed()
    })
  }, [blocker, onLeave])

  useEffect(() => {
    if (!mayLeave) return
    mayLeave.current = async () => !isSending && (!hasChanges() || (await askToLeave()))
    return () => {
      mayLeave.current = null
    }
  }, [mayLeave, hasChanges, isSending])

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (hasChanges()) event.preventDefault()
    }
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [hasChanges])
}
