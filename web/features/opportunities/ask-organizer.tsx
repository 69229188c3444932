import { MessageCircleQuestion } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Drawer } from '../../ui/drawer.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'

const AskForm = lazyPart(() => import('./ask-form.tsx').then((part) => part.AskForm))

/** Sends a question by email without showing anyone's address. */
export function AskOrganizer({ opportunityID }: { opportunityID: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        <MessageCircleQuestion aria-hidden className="size-5" />
        Ask the organizer
      </Button>
      <Drawer isOpen={isOpen} onClose={() => setOpen(false)} title="Ask the organizer">
        <AskForm opportunityID={opportunityID} onDone={() => setOpen(false)} />
      </Drawer>
    </>
  )
}
