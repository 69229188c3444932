import { useQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, useParams } from 'react-router-dom'
import * as entryTexts from '#messages/entries'
import * as eventFormTexts from '#messages/event-form'
import * as eventRosterTexts from '#messages/event-roster'
import { ChangeNotice } from '../../features/change-notices/change-notice.tsx'
import { EntriesPanel } from '../../features/entries/entries-panel.tsx'
import { entriesToManageQuery } from '../../features/entries/queries.ts'
import { ScheduleImport } from '../../features/entries/schedule-import.tsx'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import { LoadedScreen } from '../../ui/loaded.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { missing } from '../missing.tsx'

export const queries = ({ params }: LoaderFunctionArgs) => [entriesToManageQuery(params.eventID!)]

export function Component() {
  const { eventID } = useParams() as { eventID: string }
  return (
    <LoadedScreen query={useQuery(entriesToManageQuery(eventID))} missing={missing.event}>
      {(event) => (
        <>
          <PageHeader
            title={entryTexts.manageEntries}
            subtitle={event.name}
            actions={
              <>
                {event.viewerCanManage && (
                  <LinkButton to={paths.teamCheckIn(event.id)} variant="secondary">
                    {eventRosterTexts.checkInTeams}
                  </LinkButton>
                )}
                <LinkButton to={paths.event(event.id)} variant="secondary">
                  {eventFormTexts.viewEvent}
                </LinkButton>
              </>
            }
          />
          {event.viewerCanManage && <ChangeNotice kind="event" id={event.id} />}
          {event.viewerCanManage ? <EntriesPanel event={event} /> : <p>{eventFormTexts.mayNotManageEvent}</p>}
          {event.viewerCanManage && <ScheduleImport key={event.id} event={event} />}
        </>
      )}
    </LoadedScreen>
  )
}
