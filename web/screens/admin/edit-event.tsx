import { type QueryClient, useQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, useNavigate, useParams } from 'react-router-dom'
import { CancelEvent } from '../../features/event-form/cancel-event.tsx'
import { EventForm } from '../../features/event-form/event-form.tsx'
import { eventQuery } from '../../features/events/queries.ts'
import { paths } from '../../paths.ts'
import { FormSkeleton } from '../../ui/form-skeleton.tsx'
import { LoadedScreen } from '../../ui/loaded-screen.tsx'
import { Missing } from '../../ui/missing.tsx'
import { PageHeader } from '../../ui/page-header.tsx'

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
        if (!event) return <Missing title="Event not found" backTo={paths.admin('events')} backLabel="Back to Admin" />
        return (
          <>
            <PageHeader title="Edit Event" subtitle={event.name} documentTitle={`Edit ${event.name}`} noIndex />
            <EventForm key={event.id} event={event} cancelTo={paths.admin()} onSaved={() => navigate(paths.admin())} />
            <CancelEvent event={event} />
          </>
        )
      }}
    </LoadedScreen>
  )
}
