import type { LoaderFunctionArgs } from 'react-router-dom'
import * as eventTexts from '#messages/events'
import * as listTexts from '#messages/lists'
import * as siteTexts from '#messages/site'
import { SubscribeButton } from '../../features/calendars/subscribe-button.tsx'
import { listOfEvents } from '../../features/events/list-of-events.tsx'
import { ListScreen } from '../../finding/list-screen.tsx'
import { redirectToRememberedSport } from '../../finding/remembered-sport.ts'
import { listQuery } from '../../finding/use-list-filters.ts'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { WatchButton } from '../watch-button.tsx'

export function queries({ request }: LoaderFunctionArgs) {
  redirectToRememberedSport(request)
  return [listQuery(request, listOfEvents)]
}

export const Component = () => (
  <ListScreen kind={listOfEvents} watch={(values) => <WatchButton kind="EVENTS" values={values} />}>
    {(values) => (
      <PageHeader
        title={siteTexts.events}
        subtitle={listTexts.eventsTagline}
        isList
        actions={
          <>
            <SubscribeButton kind="EVENTS" id={calendarFilters(values)} />
            <LinkButton to={paths.createEvent()} variant="secondary">
              {eventTexts.createEvent}
            </LinkButton>
          </>
        }
      />
    )}
  </ListScreen>
)

const calendarFilters = (values: Record<string, string>) =>
  new URLSearchParams(Object.entries(values).filter(([, value]) => value)).toString()
