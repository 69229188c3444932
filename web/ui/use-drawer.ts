import { useState } from 'react'

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
