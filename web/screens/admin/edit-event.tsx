import { useNavigate } from 'react-router-dom'
import { CancelEvent, EventForm } from '../../features/event-form/event-form.tsx'
import { paths } from '../../paths.ts'
import { EventToEdit } from '../edit-event/event-to-edit.tsx'

export { eventLoader as loader } from '../edit-event/event-to-edit.tsx'

export function Component() {
  const navigate = useNavigate()
  return (
    <EventToEdit backTo={paths.admin('events')} backLabel="Back to Admin">
      {(event) => (
        <>
          <EventForm key={event.id} event={event} cancelTo={paths.admin()} onSaved={() => navigate(paths.admin())} />
          <CancelEvent event={event} />
        </>
      )}
    </EventToEdit>
  )
}
