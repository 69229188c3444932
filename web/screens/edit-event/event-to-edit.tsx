import { type QueryClient, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type LoaderFunctionArgs, useParams } from 'react-router-dom'
import * as m from '../../../functions/values/messages/generated.ts'
import { type EventDetail, eventQuery } from '../../features/events/queries.ts'
import { Missing } from '../../ui/empty-state.tsx'
import { FormSkeleton } from '../../ui/form.tsx'
import { LoadedScreen } from '../../ui/loaded.tsx'
import { PageHeader } from '../../ui/page-header.tsx'

/** Prefetches the event of the route. */
export const eventLoader =
  (cache: QueryClient) =>
  ({ params }: LoaderFunctionArgs) => {
    void cache.prefetchQuery(eventQuery(params.eventID!))
    return null
  }

type EventToEditProps = {
  /** Target of the back link if the event does not exist. */
  backTo: string
  backLabel: string
  children: (event: EventDetail) => ReactNode
}

/** Layout of the two screens that edit an event. */
export function EventToEdit({ backTo, backLabel, children }: EventToEditProps) {
  const { eventID } = useParams() as { eventID: string }
  return (
    <LoadedScreen query={useQuery(eventQuery(eventID))} skeleton={<FormSkeleton />}>
      {(event) => {
        if (!event) return <Missing title={m.event_not_found()} {...{ backTo, backLabel }} />
        return (
          <>
            <PageHeader
              title={m.edit_event()}
              subtitle={event.name}
              documentTitle={m.edit_name({ name: event.name })}
              noIndex
            />
            {children(event)}
          </>
        )
      }}
    </LoadedScreen>
  )
}
