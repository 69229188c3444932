import type { EventCardFragment } from '../../api/generated.ts'
import { paths } from '../../paths.ts'
import { CardLink } from '../../ui/card-link.tsx'
import { Chips } from '../../ui/chips.tsx'
import { DateBlock } from '../../ui/date-block.tsx'
import { DotSeparated } from '../../ui/dot-separated.tsx'
import { placeLine } from '../../ui/place.ts'
import { PlaceText } from '../../ui/place-text.tsx'
import { sportText } from '../../ui/sport.ts'
import { TimeRange } from '../../ui/time.tsx'
import { ageRange } from './age-range.ts'
import { EventBadges, isPast } from './event-badges.tsx'

type EventCardProps = { event: EventCardFragment & { distanceMiles?: number | null }; notes?: readonly string[] }

export function EventCard({ event, notes }: EventCardProps) {
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
      <PlaceText place={placeLine(event.location, event.city, event.state)} miles={event.distanceMiles} />
      <DotSeparated words={[sportText(event.sport), ages]} />
      <Chips texts={[]} notes={notes} />
    </CardLink>
  )
}
