import { useContext, useEffect, useRef } from 'react'
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
  /** A drawer stays open while sending, because it shows a failure. */
  isSending: boolean
  /** Called when the user leaves by a link. */
  onLeave: () => void
}

/** All mounted forms. The router only asks the last blocker, so each one checks all forms. */
const forms = new Set<{ current: Unsaved }>()

/** Asks before discarding unsaved changes: on links, when closing the tab, and when closing the drawer. */
export function useUnsavedChanges(unsaved: Unsaved) {
  const { hasChanges, isSending } = unsaved
  const canLeave = useContext(DrawerContext)?.canLeave
  const form = useRef(unsaved)
  useEffect(() => {
    form.current = unsaved
  })
  useEffect(() => {
    forms.add(form)
    return () => {
      forms.delete(form)
    }
  }, [])
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && [...forms].some(({ current }) => current.hasChanges()),
  )

  useEffect(() => {
    if (blocker.state !== 'blocked') return
    askToLeave().then((isLeaving) => {
      if (!isLeaving) return blocker.reset()
      for (const { current } of forms) current.onLeave()
      blocker.proceed()
    })
  }, [blocker])

  useEffect(() => {
    if (!canLeave) return
    canLeave.current = async () => !isSending && (!hasChanges() || (await askToLeave()))
    return () => {
      canLeave.current = null
    }
  }, [canLeave, hasChanges, isSending])

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (hasChanges()) event.preventDefault()
    }
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [hasChanges])
}
