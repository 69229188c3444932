import * as m from '../../../functions/values/messages/generated.ts'
import type { EventCardFragment } from '../../api/generated.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { EventCard } from './event-card.tsx'

/** All events of one record on one page. */
export function EventList({ events }: { events: readonly EventCardFragment[] }) {
  if (events.length === 0) return <EmptyState title={m.no_events_found()} drawing="chalk-line" />
  return (
    <div>
      {events.map((event, index) => (
        <EventCard key={event.id} event={event} previous={events[index - 1]} />
      ))}
    </div>
  )
}
