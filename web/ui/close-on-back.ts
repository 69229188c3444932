import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'

/** What closes the open dialogs and menus, the topmost last. */
const closers: { current: () => unknown }[] = []

/** While the user is asked whether to leave, another navigation would answer for them. */
export const leaving = { isAsked: false }

export const hasOpenLayer = () => closers.length > 0
export const closeTopLayer = () => closers.at(-1)?.current()

/** While open, the browser's Back button closes this instead of leaving the screen: see `NavigationGuard`. */
export function useCloseOnBack(isOpen: boolean, close: () => unknown) {
  const navigate = useNavigate()
  const closer = useRef(close)
  useEffect(() => {
    closer.current = close
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per opening
  useEffect(() => {
    if (!isOpen) return
    closers.push(closer)
    // Back leaves the site from the first page of a tab, unless the page is there twice.
    if (history.state?.idx === 0 && !leaving.isAsked) {
      const { pathname, search, hash } = location
      void navigate({ pathname, search, hash }, { state: history.state.usr, preventScrollReset: true })
    }
    return () => {
      closers.splice(closers.indexOf(closer), 1)
    }
  }, [isOpen])
}
