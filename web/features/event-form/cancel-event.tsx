import { useMutation, useQuery } from '@tanstack/react-query'
import { CancelSection } from '../../ui/cancel-section.tsx'
import { cancelEventMutation, eventFamiliesQuery } from './queries.ts'

export function CancelEvent({ event }: { event: { id: string; name: string; status: string } }) {
  const { mutateAsync: setCanceled } = useMutation(cancelEventMutation(event.id))
  const { data: families = 0 } = useQuery(eventFamiliesQuery(event.id))
  return (
    <CancelSection
      kind="event"
      name={event.name}
      isCanceled={event.status === 'cancelled'}
      families={families}
      setCanceled={setCanceled}
    />
  )
}
