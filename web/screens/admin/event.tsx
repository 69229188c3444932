import { type LoaderFunctionArgs, useParams } from 'react-router-dom'
import * as eventTexts from '#messages/events'
import { CancelEvent, EventForm } from '../../features/event-form/event-form.tsx'
import { eventQuery } from '../../features/events/queries.ts'
import { paths } from '../../paths.ts'
import { Missing } from '../../ui/empty-state.tsx'
import { useNavigateFromHere } from '../../ui/navigate-from-here.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { EventToEdit } from '../edit-event/edit-event.tsx'

export const queries = ({ params }: LoaderFunctionArgs) => [params.eventID ? eventQuery(params.eventID) : null]

/** Creates an event, or edits that of the URL. */
export function Component() {
  const { eventID } = useParams()
  const navigate = useNavigateFromHere()
  const form = { cancelTo: paths.admin(), onSaved: () => navigate(paths.admin()) }
  return eventID ? (
    <EventToEdit
      missing={<Missing title={eventTexts.eventNotFound} backTo={paths.admin('events')} backLabel="Back to Admin" />}
    >
      {(event) => (
        <>
          <EventForm key={event.id} event={event} {...form} />
          <CancelEvent event={event} />
        </>
      )}
    </EventToEdit>
  ) : (
    <>
      <PageHeader title="Create Event" />
      <EventForm {...form} />
    </>
  )
}
