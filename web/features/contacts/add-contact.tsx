import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Drawer } from '../../ui/drawer.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import type { ContactsOf } from './queries.ts'

const ContactForm = lazyPart(() => import('./contact-form.tsx').then((module) => module.ContactForm))

/** `name` is the team or division of the contacts. */
export function AddContact({ of, name, canAppoint }: { of: ContactsOf; name: string; canAppoint?: boolean }) {
  const [isOpen, setOpen] = useState(false)

  return (
    <>
      <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
        + Add Contact
        <span className="sr-only"> for {name}</span>
      </Button>
      <Drawer isOpen={isOpen} onClose={() => setOpen(false)} title={`Add a contact for ${name}`}>
        <ContactForm of={of} canAppoint={canAppoint} onDone={() => setOpen(false)} />
      </Drawer>
    </>
  )
}
