import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type LoaderFunctionArgs, useParams, useSearchParams } from 'react-router-dom'
import * as eventFormTexts from '#messages/event-form'
import * as eventTexts from '#messages/events'
import * as playerFormTexts from '#messages/player-form'
import { CancelEvent, EventForm } from '../../features/event-form/event-form.tsx'
import { PostponeEvent } from '../../features/event-form/postpone-event.tsx'
import { type EventDetail, eventQuery } from '../../features/events/queries.ts'
import { claimedTeamsQuery } from '../../features/teams/queries.ts'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import { FormSkeleton } from '../../ui/form.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Loaded, LoadedScreen } from '../../ui/loaded.tsx'
import { useNavigateFromHere } from '../../ui/navigate-from-here.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { missing } from '../missing.tsx'

export const queries = ({ params }: LoaderFunctionArgs) => [
  params.eventID ? eventQuery(params.eventID) : claimedTeamsQuery,
]

const RecordHistory = lazyPart(() => import('../../features/audit-log/record-history.tsx'), 'RecordHistory')

/** Creates an event, or edits that of the URL. */
export const Component = () => (useParams().eventID ? <EditEvent /> : <CreateEvent />)

function CreateEvent() {
  const navigate = useNavigateFromHere()
  const [parameters] = useSearchParams()
  const teamParameter = parameters.get('teamId')
  return (
    <>
      <PageHeader title={eventTexts.createEvent} subtitle={eventFormTexts.addEventHint} />
      <Loaded query={useQuery(claimedTeamsQuery)}>
        {(teams) => {
          const teamID = teams.find(({ id }) => id === teamParameter)?.id ?? ''
          return (
            <EventForm
              teams={teams}
              teamID={teamID}
              cancelTo={teamID ? paths.team(teamID, 'events') : paths.events}
              onSaved={(eventID) => navigate(paths.event(eventID), { replace: true })}
            />
          )
        }}
      </Loaded>
    </>
  )
}

function EditEvent() {
  const navigate = useNavigateFromHere()
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
            <PostponeEvent event={event} />
            <CancelEvent event={event} />
            <RecordHistory kind="event" id={event.id} />
          </>
        ) : (
          <div className="grid justify-items-start gap-4">
            <p>{eventFormTexts.mayNotManageEvent}</p>
            <LinkButton to={paths.event(event.id)}>{eventFormTexts.viewEvent}</LinkButton>
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
            title={eventTexts.editEvent}
            subtitle={event.name}
            documentTitle={playerFormTexts.editName(event.name)}
          />
          {children(event)}
        </>
      )}
    </LoadedScreen>
  )
}
