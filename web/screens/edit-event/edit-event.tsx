import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type LoaderFunctionArgs, useNavigate, useParams } from 'react-router-dom'
import * as m from '../../../functions/values/messages/generated.ts'
import { CancelEvent, EventForm } from '../../features/event-form/event-form.tsx'
import { type EventDetail, eventQuery } from '../../features/events/queries.ts'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import { FormSkeleton } from '../../ui/form.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { LoadedScreen } from '../../ui/loaded.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { missing } from '../missing.tsx'

export const queries = ({ params }: LoaderFunctionArgs) => [eventQuery(params.eventID!)]

const RecordHistory = lazyPart(() => import('../../features/audit-log/record-history.tsx'), 'RecordHistory')

export function Component() {
  const navigate = useNavigate()
  return (
    <EventToEdit missing={missing.event}>
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

type EventToEditProps = { missing: ReactNode; children: (event: EventDetail) => ReactNode }

/** Layout of the two screens that edit an event. */
export function EventToEdit({ missing, children }: EventToEditProps) {
  const { eventID } = useParams() as { eventID: string }
  return (
    <LoadedScreen query={useQuery(eventQuery(eventID))} missing={missing} skeleton={<FormSkeleton />}>
      {(event) => (
        <>
          <PageHeader
            title={m.edit_event()}
            subtitle={event.name}
            documentTitle={m.edit_name({ name: event.name })}
            noIndex
          />
          {children(event)}
        </>
      )}
    </LoadedScreen>
  )
}
