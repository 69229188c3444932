import { useQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, useParams } from 'react-router-dom'
import { EventBadges } from '../../features/events/event-card.tsx'
import { EventActions, EventDetails, EventDivisions, ManageEvent } from '../../features/events/event-details.tsx'
import { type EventDetail, eventQuery } from '../../features/events/queries.ts'
import { HiddenNotice } from '../../features/reports/hidden-notice.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { LoadedScreen } from '../../ui/loaded.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { FactsOnlyNote } from '../../ui/picture-note.tsx'
import { DateBlock } from '../../ui/time.tsx'
import { missing } from '../missing.tsx'
import { ReportRecord } from '../report-record.tsx'

const PlaceMap = lazyPart(() => import('../../finding/map/place-map.tsx'), 'PlaceMap', <div className="h-52" />)

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
          <FactsOnlyNote kind="event" isShown={event.showsFactsOnly} />
          <PageHeader
            title={event.name}
            {...(!event.hidden && { subject: { event } })}
            banner="turf"
            mark={<DateBlock at={event.date} zone={event.timeZone} />}
            subtitle={<EventBadges event={event} />}
            actions={<ManageEvent event={event} />}
          />
          {event.viewerCanManage && <ChangeNotice kind="event" id={event.id} />}
          <div className="grid gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:items-start">
            <EventDetails event={event} />
            <div className="grid gap-4 lg:row-span-2">
              <EventActions event={event} />
              <EventMap event={event} />
            </div>
            <EventDivisions event={event} />
          </div>
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

const EventMap = ({ event: { latitude, longitude } }: { event: EventDetail }) =>
  latitude !== null && longitude !== null && <PlaceMap center={{ latitude, longitude }} />
