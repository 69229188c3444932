import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { pageAt } from '../../functions/values/messages/locale.ts'

/** What closes the open dialogs and menus, the topmost last. */
const closers: { current: { close: () => unknown } }[] = []

/** While the user is asked whether to leave, another navigation would answer for them. */
export const leaving = { isAsked: false }

export const hasOpenLayer = () => closers.length > 0
export const closeTopLayer = () => closers.at(-1)?.current.close()

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
