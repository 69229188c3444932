import { useContext, useEffect, useRef } from 'react'
import { type Blocker, useBlocker } from 'react-router-dom'
import * as m from '../../functions/values/messages/generated.ts'
import { closeTopLayer, hasOpenLayer, leaving } from './close-on-back.ts'
import { confirm } from './confirm.ts'
import { DrawerContext } from './drawer-context.ts'

const askToLeave = () =>
  confirm({
    title: m.leave_without_saving(),
    message: m.your_changes_have_not_been_saved(),
    actionLabel: m.leave(),
    cancelLabel: m.stay(),
    destructive: true,
  })

type Unsaved = {
  hasChanges: () => boolean
  /** A drawer stays open while sending, because it shows a failure. */
  isSending: boolean
  /** The changes survive a reload, so that the browser does not ask. */
  isKept: boolean
  /** Called when the user leaves by a link. */
  onLeave: () => void
}

/** All mounted forms. */
const forms = new Set<{ current: Unsaved }>()

export const hasUnsavedChanges = () => [...forms].some(({ current }) => current.hasChanges())

/**
 * Asks before a link or Back discards unsaved changes. If a dialog or menu is open, Back closes it instead. Rendered once, at the root,
 * because the router only asks one blocker.
 */
export function NavigationGuard() {
  const closesLayer = useRef(false)
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    closesLayer.current = historyAction === 'POP' && hasOpenLayer()
    return closesLayer.current || (currentLocation.pathname !== nextLocation.pathname && hasUnsavedChanges())
  })
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    if (!closesLayer.current) return void askAndLeave(blocker)
    blocker.reset()
    closeTopLayer()
  }, [blocker])
  return null
}

async function askAndLeave(blocker: Blocker & { state: 'blocked' }) {
  leaving.isAsked = true
  const isLeaving = await askToLeave()
  leaving.isAsked = false
  if (!isLeaving) return blocker.reset()
  for (const { current } of forms) current.onLeave()
  blocker.proceed()
}

/** Asks before discarding unsaved changes: on links (see `NavigationGuard`), when closing the tab, and when closing the drawer. */
export function useUnsavedChanges(unsaved: Unsaved) {
  const { hasChanges, isSending, isKept } = unsaved
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
  useEffect(() => {
    if (!canLeave) return
    canLeave.current = async () => !isSending && (!hasChanges() || (await askToLeave()))
    return () => {
      canLeave.current = null
    }
  }, [canLeave, hasChanges, isSending])

  useEffect(() => {
    if (isKept) return
    const warn = (event: BeforeUnloadEvent) => {
      if (hasChanges()) event.preventDefault()
    }
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [hasChanges, isKept])
}
