import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { useAuth } from '../../session/auth.tsx'
import { alerts } from '../../ui/alerts.tsx'
import { Button } from '../../ui/button.tsx'
import { confirm } from '../../ui/confirm.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { deleteEventMutation, type EventDetail } from './queries.ts'

export function ManageEvent({ event }: { event: EventDetail }) {
  const { isAdmin } = useAuth()
  const navigate = useNavigate()
  const { mutateAsync: deleteEvent } = useMutation(deleteEventMutation(event.id, useQueryClient()))

  async function askAndDelete() {
    try {
      const isDeleted = await confirm({
        title: 'Confirm Delete',
        message: `Are you sure you want to delete ${event.name}? This action cannot be undone.`,
        actionLabel: 'Delete',
        destructive: true,
        action: deleteEvent,
      })
      if (!isDeleted) return
      alerts.success('Deleted successfully!')
      navigate(paths.events)
    } catch (error) {
      alerts.error(`Error: ${(error as Error).message}`)
    }
  }

  if (!event.viewerCanManage && !event.viewerCanDelete) return null
  return (
    <>
      {event.viewerCanManage && (
        <LinkButton to={isAdmin ? paths.adminEditEvent(event.id) : paths.editEvent(event.id)} variant="secondary">
          Edit Event
        </LinkButton>
      )}
      {event.viewerCanDelete && (
        <Button variant="ghost" onClick={askAndDelete}>
          Delete
        </Button>
      )}
    </>
  )
}
