import { type ComponentType, useEffect, useState } from 'react'
import * as kitTexts from '#messages/kit'
import { alerts } from './alerts.tsx'
import { Button } from './button.tsx'
import type { DrawerProps } from './drawer-panel.tsx'
import { DID_NOT_LOAD, loadCode } from './lazy-part.tsx'
import { useLeaveDrawer } from './navigation-guard.ts'

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

/** Closes its drawer, like Escape. */
export function CancelButton({ className }: { className?: string }) {
  return (
    <Button variant="secondary" className={className} onClick={useLeaveDrawer()}>
      {kitTexts.cancel}
    </Button>
  )
}

/** A drawer about a subject, such as the row to edit. The subject stays until the drawer's closing animation has ended. */
export function useDrawer<Subject>() {
  const [subject, setSubject] = useState<Subject | null>(null)
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return {
    subject,
    open(next: Subject) {
      setSubject(next)
      setOpen(true)
    },
    close,
    drawerProps: { isOpen, onClose: close, onClosed: () => setSubject(null) },
  }
}
