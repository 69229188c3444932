import { type QueryClient, useQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, useParams } from 'react-router-dom'
import * as m from '../../../functions/values/messages/generated.ts'
import { EventBadges } from '../../features/events/event-card.tsx'
import { EventDetails, ManageEvent } from '../../features/events/event-details.tsx'
import { eventQuery } from '../../features/events/queries.ts'
import { HiddenNotice } from '../../features/reports/hidden-notice.tsx'
import { paths } from '../../paths.ts'
import { Missing } from '../../ui/empty-state.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { LoadedScreen } from '../../ui/loaded.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { DateBlock } from '../../ui/time.tsx'
import { ReportRecord } from '../report-record.tsx'

const ChangeNotice = lazyPart(
  () => import('../../features/change-notices/change-notice.tsx').then((module) => module.ChangeNotice),
  null,
)

export const loader =
  (cache: QueryClient) =>
  ({ params }: LoaderFunctionArgs) => {
    void cache.prefetchQuery(eventQuery(params.eventID!))
    return null
  }

export function Component() {
  const { eventID } = useParams() as { eventID: string }
  return (
    <LoadedScreen query={useQuery(eventQuery(eventID))}>
      {(event) =>
        event ? (
          <>
            <HiddenNotice kind="event" hidden={event.hidden} />
            <PageHeader
              title={event.name}
              banner="turf"
              mark={<DateBlock at={event.date} zone={event.timeZone} />}
              subtitle={<EventBadges event={event} />}
              actions={<ManageEvent event={event} />}
            />
            {event.viewerCanManage && <ChangeNotice kind="event" id={event.id} />}
            <EventDetails event={event} />
            <ReportRecord
              kind="event"
              id={event.id}
              name={event.name}
              hidden={event.hidden}
              isOwn={event.viewerCanManage}
              hasOwner={event.createdBy !== null || event.team?.claimedBy != null}
            />
          </>
        ) : (
          <Missing title={m.event_not_found()} backTo={paths.events} backLabel={m.back_to_events()} />
        )
      }
    </LoadedScreen>
  )
}
