import { createContext, type RefObject, useContext } from 'react'

type DrawerAround = {
  isOpen: boolean
  /** Closes it where that may be; answers whether it did. */
  leave: () => Promise<boolean>
  /** Whether its form lets it be closed, and asks first where something was typed. */
  mayLeave: RefObject<(() => Promise<boolean>) | null>
}

export const DrawerContext = createContext<DrawerAround | null>(null)

/** For a button in a drawer that leads out of it. */
export function useLeaveDrawer() {
  const drawer = useContext(DrawerContext)
  if (!drawer) throw new Error('useLeaveDrawer is for what stands in a drawer')
  return drawer.leave
}
