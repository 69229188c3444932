import { type ComponentType, useEffect, useState } from 'react'
import { alerts } from './alerts.tsx'
import type { DrawerProps } from './drawer-panel.tsx'
import { DID_NOT_LOAD, loadCode } from './load-code.ts'

const loadPanel = () => import('./drawer-panel.tsx')

/** The shared dialog. Its code loads when it first opens. If that fails, an alert says so and the screen stays. */
export function Drawer(props: DrawerProps) {
  const { isOpen, onClose, onClosed } = props
  const [Panel, setPanel] = useState<ComponentType<DrawerProps>>()

  // biome-ignore lint/correctness/useExhaustiveDependencies: once per opening
  useEffect(() => {
    if (Panel || !isOpen) return
    loadCode(loadPanel).then(
      ({ DrawerPanel }) => setPanel(() => DrawerPanel),
      () => {
        alerts.error(DID_NOT_LOAD)
        onClose()
        onClosed?.()
      },
    )
  }, [isOpen])

  return Panel && <Panel {...props} />
}
