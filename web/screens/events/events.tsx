import { type QueryClient, useQuery } from '@tanstack/react-query'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { SubscribeButton } from '../../features/calendars/subscribe-button.tsx'
import { EventCard } from '../../features/events/event-card.tsx'
import { EventFilterBar } from '../../features/events/event-filter-bar.tsx'
import {
  EVENT_FILTERS,
  EVENTS_PER_PAGE,
  eventPointsQuery,
  eventsFacetsQuery,
  eventsQuery,
  nearestEvents,
} from '../../features/events/queries.ts'
import { MapView, useIsMapOn } from '../../finding/map-view.tsx'
import { NoResults } from '../../finding/no-results.tsx'
import { redirectToRememberedSport } from '../../finding/remembered-sport.ts'
import { prefetchList, useListFilters } from '../../finding/use-list-filters.ts'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { ResultList } from '../../ui/result-list.tsx'

export const loader =
  (cache: QueryClient) =>
  ({ request }: LoaderFunctionArgs) => {
    redirectToRememberedSport(request)
    prefetchList(cache, request, EVENT_FILTERS, eventsQuery)
    return null
  }

export function Component() {
  const { values, page, change, setPage, clear } = useListFilters(EVENT_FILTERS)
  const query = useQuery(eventsQuery(values, page))
  const isMapOn = useIsMapOn()
  const { data: facets } = useQuery(eventsFacetsQuery(values))
  const { data: points } = useQuery(eventPointsQuery(values, isMapOn))

  return (
    <>
      <PageHeader
        title="Events"
        subtitle="Upcoming tournaments, camps, and showcases"
        actions={
          <>
            <SubscribeButton kind="EVENTS" id={calendarFilters(values)} />
            <LinkButton to={paths.createEvent()} variant="secondary">
              Create Event
            </LinkButton>
          </>
        }
      />
      <EventFilterBar values={values} onChange={change} onClear={clear} />
      <MapView
        noun="events"
        counts={facets?.state}
        state={values.state}
        points={points}
        onState={(state) => change({ state })}
      />
      <ResultList
        query={query}
        noun={query.data?.total === 1 ? 'event' : 'events'}
        page={page}
        perPage={EVENTS_PER_PAGE}
        onPage={setPage}
        skeletonClassName="h-54 sm:h-43"
        empty={
          <NoResults
            title="No events found"
            drawing="chalk-line"
            values={values}
            onChange={change}
            onAnyDate={() => change({ from: '', to: '' })}
            onClear={clear}
            nearest={(signal) => nearestEvents(values, signal)}
          >
            {(event) => <EventCard event={event} />}
          </NoResults>
        }
      >
        {(event) => <EventCard event={event} />}
      </ResultList>
    </>
  )
}

const calendarFilters = (values: Record<string, string>) =>
  new URLSearchParams(Object.entries(values).filter(([, value]) => value)).toString()
