import { createContext, type RefObject, useContext, useEffect, useRef } from 'react'
import { type Blocker, useBlocker, useLocation, useNavigate } from 'react-router-dom'
import * as kitTexts from '#messages/kit'
import { pageAt } from '../../functions/values/messages/locale.ts'
import { listen } from '../listen.ts'
import { confirm } from './confirm.ts'

type DrawerAround = {
  isOpen: boolean
  /** Closes the drawer if its form allows it. Resolves to whether it closed. */
  leave: () => Promise<boolean>
  /** Set by the form: whether the drawer may close. Asks first if there are unsaved changes. */
  canLeave: RefObject<(() => Promise<boolean>) | null>
}

export const DrawerContext = createContext<DrawerAround | null>(null)

/** For a button in a drawer that closes it. */
export function useLeaveDrawer() {
  const drawer = useContext(DrawerContext)
  if (!drawer) throw new Error('useLeaveDrawer is for what stands in a drawer')
  return drawer.leave
}

/** What closes the open dialogs and menus, the topmost last. */
const closers: { current: { close: () => unknown } }[] = []

/** While the user is asked whether to leave, another navigation would answer for them. */
const leaving = { isAsked: false }

const hasOpenLayer = () => closers.length > 0
const closeTopLayer = () => closers.at(-1)?.current.close()

/**
 * While open, the browser's Back button closes this instead of leaving the screen: see `NavigationGuard`. Returns the function that the
 * user's other ways of closing call. `close` returns false, or a promise of it, if this stays open.
 */
export function useCloseOnBack(isOpen: boolean, close: () => unknown) {
  const navigate = useNavigate()
  const { state } = useLocation()
  const closedByUser = useRef(false)
  const current = useRef({ isCopy: false, close: closeByUser })
  useEffect(() => {
    current.current = { isCopy: state?.isCopy === true, close: closeByUser }
  })

  async function closeByUser() {
    closedByUser.current = true
    const isClosed = (await close()) !== false
    closedByUser.current &&= isClosed
    return isClosed
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once per opening
  useEffect(() => {
    if (!isOpen) return
    closers.push(current)
    closedByUser.current = false
    // Back leaves the site from the first page of a tab, unless the page is there twice.
    if (history.state?.idx === 0 && !leaving.isAsked) {
      const { search, hash } = location
      const state = { ...history.state.usr, isCopy: true }
      void navigate({ pathname: pageAt(location.pathname).path, search, hash }, { state, preventScrollReset: true })
    }
    return () => {
      closers.splice(closers.indexOf(current), 1)
      if (!closedByUser.current || closers.length > 0 || !current.current.isCopy) return
      const removeCopy = () => void navigate(-1)
      // After Back, the guard is still returning to the copy.
      if (history.state?.usr?.isCopy) removeCopy()
      else addEventListener('popstate', removeCopy, { once: true })
    }
  }, [isOpen])
  return closeByUser
}

const askToLeave = () =>
  confirm({
    title: kitTexts.leaveWithoutSaving,
    message: kitTexts.unsavedChanges,
    actionLabel: kitTexts.leave,
    cancelLabel: kitTexts.stay,
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
    return listen(window, ['beforeunload'], warn)
  }, [hasChanges, isKept])
}
