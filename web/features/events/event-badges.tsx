import { isPast } from '../../../functions/values/is-past.ts'
import * as m from '../../../functions/values/messages/generated.ts'
import { storedWord } from '../../../functions/values/stored-words.ts'
import type { EventCardFragment } from '../../api/generated.ts'
import { Badge } from '../../ui/badge.tsx'

/** Badges for the event's type and status. */
export function EventBadges({ event }: { event: EventCardFragment }) {
  return (
    <div className="flex flex-wrap gap-2">
      {event.eventType && <Badge tone="grass">{storedWord(event.eventType)}</Badge>}
      {event.status === 'cancelled' && <Badge tone="danger">{m.event_canceled()}</Badge>}
      {event.status === 'postponed' && <Badge tone="warn">{m.event_postponed()}</Badge>}
      {isPast(event) && <Badge>{m.event_past()}</Badge>}
    </div>
  )
}
