import type { EventCardFragment } from '../../api/generated.ts'
import { paths } from '../../paths.ts'
import { CardLink } from '../../ui/card-link.tsx'
import { DateBlock } from '../../ui/date-block.tsx'
import { placeLine } from '../../ui/place.ts'
import { PlaceText } from '../../ui/place-text.tsx'
import { TimeRange } from '../../ui/time-range.tsx'
import { ageRange } from './age-range.ts'
import { EventBadges, isPast } from './event-badges.tsx'

export function EventCard({ event }: { event: EventCardFragment }) {
  const ages = ageRange(event.divisions.map(({ ageGroup }) => ageGroup))
  return (
    <CardLink
      to={paths.event(event.id)}
      title={event.name}
      mark={
        <DateBlock
          at={event.date}
          zone={event.timeZone}
          tone={isPast(event) || event.status === 'cancelled' ? 'neutral' : 'grass'}
        />
      }
      badge={<EventBadges event={event} />}
    >
      <p className="text-ink">
        <TimeRange start={event.date} end={event.endDate} zone={event.timeZone} />
      </p>
      <PlaceText place={placeLine(event.location, event.city, event.state)} />
      {ages && <p>{ages}</p>}
    </CardLink>
  )
}
