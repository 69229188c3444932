import { useNavigate } from 'react-router-dom'
import * as m from '../../../functions/values/messages/generated.ts'
import { CancelEvent, EventForm } from '../../features/event-form/event-form.tsx'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { EventToEdit } from './event-to-edit.tsx'

export { eventLoader as loader } from './event-to-edit.tsx'

const RecordHistory = lazyPart(() =>
  import('../../features/audit-log/record-history.tsx').then((module) => module.RecordHistory),
)

export function Component() {
  const navigate = useNavigate()
  return (
    <EventToEdit backTo={paths.events} backLabel={m.back_to_events()}>
      {(event) =>
        event.viewerCanManage ? (
          <>
            <EventForm
              key={event.id}
              event={event}
              cancelTo={paths.event(event.id)}
              onSaved={() => navigate(paths.event(event.id))}
            />
            <CancelEvent event={event} />
            <RecordHistory kind="event" id={event.id} />
          </>
        ) : (
          <div className="grid justify-items-start gap-4">
            <p>{m.you_dont_have_permission_to_manage_this_event()}</p>
            <LinkButton to={paths.event(event.id)}>{m.view_event()}</LinkButton>
          </div>
        )
      }
    </EventToEdit>
  )
}
