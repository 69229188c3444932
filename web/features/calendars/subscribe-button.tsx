import { useMutation } from '@tanstack/react-query'
import { CalendarPlus } from 'lucide-react'
import { useState } from 'react'
import { useAuth } from '../../session/auth.tsx'
import { alerts } from '../../ui/alerts.tsx'
import { Button } from '../../ui/button.tsx'
import { Drawer } from '../../ui/drawer.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { subscribeMutation } from './queries.ts'

const CalendarLink = lazyPart(() => import('./calendar-link.tsx').then((module) => module.CalendarLink))

type SubscribeButtonProps = {
  kind: 'TEAM' | 'EVENTS' | 'USER'
  /** The team's id, or the filters of the list of events. */
  id?: string
}

/** For who is signed in: the address of a calendar that a calendar program keeps up to date. */
export function SubscribeButton({ kind, id }: SubscribeButtonProps) {
  const { user } = useAuth()
  const [isOpen, setOpen] = useState(false)
  const subscribe = useMutation(subscribeMutation)
  if (!user) return null

  async function open() {
    try {
      await subscribe.mutateAsync({ kind, ...(id !== undefined && { id }) })
      setOpen(true)
    } catch (error) {
      alerts.error(`Error: ${(error as Error).message}`)
    }
  }

  return (
    <>
      <Button variant="secondary" busy={subscribe.isPending} onClick={open}>
        <CalendarPlus aria-hidden className="size-5" />
        Subscribe
      </Button>
      {subscribe.data && (
        <Drawer isOpen={isOpen} onClose={() => setOpen(false)} title={`Subscribe: ${subscribe.data.title}`}>
          <CalendarLink url={subscribe.data.url} />
        </Drawer>
      )}
    </>
  )
}
