import { isPast } from '../../../functions/values/is-past.ts'
import * as m from '../../../functions/values/messages/generated.ts'
import { placeLine } from '../../../functions/values/place-line.ts'
import { keepTimesWhole, splitTimeRange } from '../../../functions/values/time-format.ts'
import type { EventCardFragment } from '../../api/generated.ts'
import { paths } from '../../paths.ts'
import { Chips } from '../../ui/badge.tsx'
import { CardTitle } from '../../ui/card-title.tsx'
import { Distance } from '../../ui/place-text.tsx'
import { sportText } from '../../ui/sport.ts'
import { ageRange } from './age-range.ts'
import { EventBadges } from './event-badges.tsx'

type EventCardProps = {
  event: EventCardFragment & { distanceMiles?: number | null }
  notes?: readonly string[]
  /** The event above it: the day is shown once for all its events. */
  previous?: EventCardFragment | undefined
}

const timeOf = ({ date, endDate, timeZone }: EventCardFragment) => splitTimeRange(date, endDate, timeZone)

/** A line of a schedule. */
export function EventCard({ event, notes, previous }: EventCardProps) {
  const [day, hours] = timeOf(event)
  const isOver = isPast(event) || event.status === 'cancelled'
  const words = [sportText(event.sport), ageRange(event.divisions.map(({ ageGroup }) => ageGroup))]
  return (
    <>
      {(!previous || timeOf(previous)[0] !== day) && (
        <p
          aria-hidden
          className={`condensed border-b-2 pt-3 pb-1 ${isOver ? 'border-edge' : 'border-grass text-grass'}`}
        >
          {day}
        </p>
      )}
      <article className="@container relative min-w-0 border-b border-line py-2 hover:bg-ink/4 has-focus-visible:outline-3 has-focus-visible:outline-sky">
        <div className="grid gap-x-4 gap-y-0.5 @xl:grid-cols-[13rem_1fr_auto] @xl:items-center">
          <time dateTime={event.date} className="text-sm font-semibold">
            <span className="sr-only">{day}</span> {keepTimesWhole(hours) || m.all_day()}
          </time>
          <div className="min-w-0">
            <CardTitle to={paths.event(event.id)}>{event.name}</CardTitle>
            <p className="text-sm text-soft">
              <Distance miles={event.distanceMiles} />
              {placeLine(event.location, event.city, event.state)}
            </p>
          </div>
          <div className="flex flex-wrap items-center gap-2 text-sm">
            {words.filter(Boolean).join(' · ')}
            <EventBadges event={event} />
          </div>
        </div>
        <Chips texts={[]} notes={notes} />
      </article>
    </>
  )
}
