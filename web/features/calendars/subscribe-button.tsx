import { useMutation } from '@tanstack/react-query'
import { CalendarPlus } from 'lucide-react'
import { useState } from 'react'
import * as calendarTexts from '#messages/calendars'
import type { CalendarKind } from '../../api/generated.ts'
import { mutationOf } from '../../api/options.ts'
import { useAuth } from '../../session/auth.tsx'
import { alerts } from '../../ui/alerts.tsx'
import { Button } from '../../ui/button.tsx'
import { Drawer } from '../../ui/drawer.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { SubscribeToCalendarDocument } from './calendars.generated.ts'

const CalendarLink = lazyPart(() => import('./calendar-link.tsx'), 'CalendarLink')

type SubscribeButtonProps = {
  kind: CalendarKind
  /** The team's ID, or the filters of the event list. */
  id?: string
}

/** For signed-in users: shows a subscription link for calendar apps. */
export function SubscribeButton({ kind, id }: SubscribeButtonProps) {
  const { user } = useAuth()
  const [isOpen, setOpen] = useState(false)
  const subscribe = useMutation(mutationOf(SubscribeToCalendarDocument))
  if (!user) return null

  const open = () =>
    subscribe.mutateAsync({ kind, ...(id !== undefined && { id }) }).then(() => setOpen(true), alerts.failed)

  return (
    <>
      <Button variant="secondary" busy={subscribe.isPending} onClick={open}>
        <CalendarPlus className="size-5" />
        {calendarTexts.subscribe}
      </Button>
      {subscribe.data && (
        <Drawer
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          title={`${calendarTexts.subscribe}: ${subscribe.data.title}`}
        >
          <CalendarLink url={subscribe.data.url} kind={kind} />
        </Drawer>
      )}
    </>
  )
}
