import { createContext, type RefObject, useContext } from 'react'

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
