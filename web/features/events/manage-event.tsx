import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import * as m from '../../../functions/values/messages/generated.ts'
import { paths } from '../../paths.ts'
import { useAuth } from '../../session/auth.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { confirmDelete } from '../../ui/confirm-with-alerts.ts'
import { deleteEventMutation, type EventDetail } from './queries.ts'

export function ManageEvent({ event }: { event: EventDetail }) {
  const { isAdmin } = useAuth()
  const navigate = useNavigate()
  const { mutateAsync: deleteEvent } = useMutation(deleteEventMutation(event.id))

  async function askAndDelete() {
    if (await confirmDelete(event.name, deleteEvent)) navigate(paths.events)
  }

  if (!event.viewerCanManage && !event.viewerCanDelete) return null
  return (
    <>
      {event.viewerCanManage && (
        <LinkButton to={isAdmin ? paths.adminEditEvent(event.id) : paths.editEvent(event.id)} variant="secondary">
          {m.edit_event()}
        </LinkButton>
      )}
      {event.viewerCanDelete && (
        <Button variant="secondary" onClick={askAndDelete}>
          {m.delete_()}
        </Button>
      )}
    </>
  )
}
