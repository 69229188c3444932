import { type ComponentType, useEffect, useState } from 'react'
import { alerts } from './alerts.tsx'
import type { DrawerProps } from './drawer-panel.tsx'

/** The shared dialog. Its code comes when it first opens; where it cannot come, an alert says so and the screen stays. */
export function Drawer(props: DrawerProps) {
  const { isOpen, onClose, onClosed } = props
  const [Panel, setPanel] = useState<ComponentType<DrawerProps>>()

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each opening
  useEffect(() => {
    if (Panel || !isOpen) return
    import('./drawer-panel.tsx').then(
      ({ DrawerPanel }) => setPanel(() => DrawerPanel),
      () => {
        alerts.error('This did not load. Check your network and try again.')
        onClose()
        onClosed?.()
      },
    )
  }, [isOpen])

  return Panel && <Panel {...props} />
}
