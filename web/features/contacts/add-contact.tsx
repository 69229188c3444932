import { useState } from 'react'
import * as m from '../../../functions/values/messages/generated.ts'
import { Button } from '../../ui/button.tsx'
import { Drawer } from '../../ui/drawer.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Rich } from '../../ui/rich.tsx'
import type { ContactsOf } from './queries.ts'

const ContactForm = lazyPart(() => import('./contact-form.tsx').then((module) => module.ContactForm))

/** `name` is the team or division of the contacts. */
export function AddContact({ of, name, canAppoint }: { of: ContactsOf; name: string; canAppoint?: boolean }) {
  const [isOpen, setOpen] = useState(false)

  return (
    <>
      <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
        <Rich text={m.add_contact_for_name({ name })} hidden={(text) => <span className="sr-only">{text}</span>} />
      </Button>
      <Drawer isOpen={isOpen} onClose={() => setOpen(false)} title={m.add_a_contact_for_name({ name })}>
        <ContactForm of={of} canAppoint={canAppoint} onDone={() => setOpen(false)} />
      </Drawer>
    </>
  )
}
