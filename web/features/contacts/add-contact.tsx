import { lazy, Suspense, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Drawer } from '../../ui/drawer.tsx'
import type { ContactsOf } from './queries.ts'

const ContactForm = lazy(() => import('./contact-form.tsx').then((module) => ({ default: module.ContactForm })))

/** `name` says whose contacts they are. */
export function AddContact({ of, name }: { of: ContactsOf; name: string }) {
  const [isOpen, setOpen] = useState(false)
  const [isShown, setShown] = useState(false)

  return (
    <>
      <Button
        variant="secondary"
        size="small"
        onClick={() => {
          setShown(true)
          setOpen(true)
        }}
      >
        + Add Contact
        <span className="sr-only"> for {name}</span>
      </Button>
      <Suspense>
        {isShown && (
          <Drawer
            isOpen={isOpen}
            onClose={() => setOpen(false)}
            onClosed={() => setShown(false)}
            title={`Add a contact for ${name}`}
          >
            <ContactForm of={of} onDone={() => setOpen(false)} />
          </Drawer>
        )}
      </Suspense>
    </>
  )
}
