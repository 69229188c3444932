import { useQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, useParams } from 'react-router-dom'
import * as checkInTexts from '#messages/check-in'
import * as entryTexts from '#messages/entries'
import * as eventFormTexts from '#messages/event-form'
import * as opportunityTexts from '#messages/opportunities'
import { teamCheckInListQuery } from '../../features/check-in/queries.ts'
import { TeamCheckInList } from '../../features/check-in/team-check-in-list.tsx'
import { paths } from '../../paths.ts'
import { useAuth } from '../../session/auth.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { LoadedScreen } from '../../ui/loaded.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { missing } from '../missing.tsx'

export const queries = ({ params }: LoaderFunctionArgs) => [teamCheckInListQuery(params.eventID!)]

export function Component() {
  const { eventID } = useParams() as { eventID: string }
  const { user } = useAuth()
  return (
    <LoadedScreen query={useQuery(teamCheckInListQuery(eventID))}>
      {({ subject: event, keptAt, isKept }) => {
        if (!event) return missing.event
        return (
          <>
            <PageHeader
              title={opportunityTexts.checkIn}
              documentTitle={checkInTexts.checkInTitle(event.name)}
              subtitle={event.name}
              actions={
                <LinkButton to={paths.manageEntries(event.id)} variant="secondary">
                  {entryTexts.manageEntries}
                </LinkButton>
              }
            />
            {event.viewerCanManage && user ? (
              <TeamCheckInList key={event.id} {...{ event, keptAt, isKept }} userID={user.id} />
            ) : (
              <p>{eventFormTexts.mayNotManageEvent}</p>
            )}
          </>
        )
      }}
    </LoadedScreen>
  )
}
