import { useEffect, useRef } from 'react'

/** What closes the open dialogs and menus, the topmost last. */
const closers: { current: () => unknown }[] = []

export const hasOpenLayer = () => closers.length > 0
export const closeTopLayer = () => closers.at(-1)?.current()

/** While open, the browser's Back button closes this instead of leaving the screen: see `NavigationGuard`. */
export function useCloseOnBack(isOpen: boolean, close: () => unknown) {
  const closer = useRef(close)
  useEffect(() => {
    closer.current = close
  })
  useEffect(() => {
    if (!isOpen) return
    closers.push(closer)
    return () => {
      closers.splice(closers.indexOf(closer), 1)
    }
  }, [isOpen])
}
