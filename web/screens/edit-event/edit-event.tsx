import { type QueryClient, useQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, useNavigate, useParams } from 'react-router-dom'
import { CancelEvent } from '../../features/event-form/cancel-event.tsx'
import { EventForm } from '../../features/event-form/event-form.tsx'
import { eventQuery } from '../../features/events/queries.ts'
import { paths } from '../../paths.ts'
import { FormSkeleton } from '../../ui/form-skeleton.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { LoadedScreen } from '../../ui/loaded-screen.tsx'
import { Missing } from '../../ui/missing.tsx'
import { PageHeader } from '../../ui/page-header.tsx'

const RecordHistory = lazyPart(() =>
  import('../../features/audit-log/record-history.tsx').then((module) => module.RecordHistory),
)

export const loader =
  (cache: QueryClient) =>
  ({ params }: LoaderFunctionArgs) => {
    void cache.prefetchQuery(eventQuery(params.eventID!))
    return null
  }

export function Component() {
  const { eventID } = useParams() as { eventID: string }
  const navigate = useNavigate()
  return (
    <LoadedScreen query={useQuery(eventQuery(eventID))} skeleton={<FormSkeleton />}>
      {(event) => {
        if (!event) return <Missing title="Event not found" backTo={paths.events} backLabel="Back to Events" />
        return (
          <>
            <PageHeader title="Edit Event" subtitle={event.name} documentTitle={`Edit ${event.name}`} noIndex />
            {event.viewerCanManage ? (
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
                <p>You don't have permission to manage this event</p>
                <LinkButton to={paths.event(event.id)}>View Event</LinkButton>
              </div>
            )}
          </>
        )
      }}
    </LoadedScreen>
  )
}
