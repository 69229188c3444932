import { useQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, useParams } from 'react-router-dom'
import { EventBadges } from '../../features/events/event-card.tsx'
import { EventDetails, ManageEvent } from '../../features/events/event-details.tsx'
import { eventQuery } from '../../features/events/queries.ts'
import { HiddenNotice } from '../../features/reports/hidden-notice.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { LoadedScreen } from '../../ui/loaded.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { DateBlock } from '../../ui/time.tsx'
import { missing } from '../missing.tsx'
import { ReportRecord } from '../report-record.tsx'

const EventEntries = lazyPart(() => import('../../features/entries/event-entries.tsx'), 'EventEntries')
const ChangeNotice = lazyPart(() => import('../../features/change-notices/change-notice.tsx'), 'ChangeNotice', null)

export const queries = ({ params }: LoaderFunctionArgs) => [eventQuery(params.eventID!)]

export function Component() {
  const { eventID } = useParams() as { eventID: string }
  return (
    <LoadedScreen query={useQuery(eventQuery(eventID))} missing={missing.event}>
      {(event) => (
        <>
          <HiddenNotice kind="event" hidden={event.hidden} />
          <PageHeader
            title={event.name}
            {...(!event.hidden && { subject: { event } })}
            banner="turf"
            mark={<DateBlock at={event.date} zone={event.timeZone} />}
            subtitle={<EventBadges event={event} />}
            actions={<ManageEvent event={event} />}
          />
          {event.viewerCanManage && <ChangeNotice kind="event" id={event.id} />}
          <EventDetails event={event} />
          {event.divisions.some(({ id }) => id) && <EventEntries event={event} />}
          <ReportRecord
            kind="event"
            id={event.id}
            name={event.name}
            hidden={event.hidden}
            isOwn={event.viewerCanManage}
            hasOwner={event.createdBy !== null || event.team?.claimedBy != null}
          />
        </>
      )}
    </LoadedScreen>
  )
}
