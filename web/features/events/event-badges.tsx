import type { EventCardFragment } from '../../api/generated.ts'
import { Badge } from '../../ui/badge.tsx'

export const isPast = ({ date, endDate }: Pick<EventCardFragment, 'date' | 'endDate'>, now = Date.now()) =>
  Date.parse(endDate ?? date) < now

/** What kind of event it is, and whether it takes place. */
export function EventBadges({ event }: { event: EventCardFragment }) {
  return (
    <div className="flex flex-wrap gap-2">
      {event.eventType && <Badge tone="grass">{event.eventType}</Badge>}
      {event.status === 'cancelled' && <Badge tone="danger">Cancelled</Badge>}
      {event.status === 'postponed' && <Badge tone="warn">Postponed</Badge>}
      {isPast(event) && <Badge>Past</Badge>}
    </div>
  )
}
