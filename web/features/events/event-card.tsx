import * as eventTexts from '#messages/events'
import * as valueTexts from '#messages/values'
import { formatMoney } from '../../../functions/values/money.ts'
import { placeLine } from '../../../functions/values/place-line.ts'
import { storedWord } from '../../../functions/values/stored-words.ts'
import { dayAt, formatDay, isPast, keepTimesWhole, splitTimeRange } from '../../../functions/values/time-format.ts'
import { paths } from '../../paths.ts'
import { Badge, Chips } from '../../ui/badge.tsx'
import { CardTitle } from '../../ui/card-title.tsx'
import { Distance } from '../../ui/place-text.tsx'
import { sportText } from '../../ui/sport.ts'
import type { EventCardFragment } from './events.generated.ts'

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
  const words = [
    sportText(event.sport),
    ageRange(event.divisions.map(({ ageGroup }) => ageGroup)),
    ...(isOver ? [] : entryWords(event)),
  ]
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
      <article
        aria-label={`${event.name}, ${day}`}
        className="@container relative min-w-0 border-b border-line py-2 hover:bg-ink/4 has-focus-visible:outline-3 has-focus-visible:outline-sky"
      >
        <div className="grid gap-x-4 gap-y-0.5 @xl:grid-cols-[13rem_1fr_auto] @xl:items-center">
          <time dateTime={event.date} className="text-sm font-semibold">
            <span className="sr-only">{day}</span> {keepTimesWhole(hours) || valueTexts.allDay}
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

export function EventBadges({ event }: { event: EventCardFragment }) {
  return (
    <div className="flex flex-wrap gap-2">
      {event.eventType && <Badge tone="grass">{storedWord(event.eventType)}</Badge>}
      {event.status === 'cancelled' && <Badge tone="danger">{eventTexts.eventCanceled}</Badge>}
      {event.status === 'postponed' && <Badge tone="warn">{eventTexts.eventPostponed}</Badge>}
      {isPast(event) && <Badge>{eventTexts.eventPast}</Badge>}
    </div>
  )
}

/** What a team wants to know before it enters: the fees and the next deadline of the divisions that take teams. */
function entryWords({ divisions, timeZone }: EventCardFragment) {
  const open = divisions.filter(({ soldOut, canceled }) => !soldOut && !canceled)
  if (open.length === 0) return divisions.length > 0 ? [eventTexts.soldOut] : []
  const fees = open.flatMap(({ entryFeeCents }) => entryFeeCents ?? [])
  const today = dayAt(new Date(), timeZone)
  const [deadline] = open.flatMap((it) => (it.deadline && it.deadline >= today ? it.deadline : [])).sort()
  return [
    fees.length > 0 && feesText(Math.min(...fees), Math.max(...fees)),
    deadline && eventTexts.enterByDay(formatDay(deadline)),
  ]
}

const feesText = (lowest: number, highest: number) =>
  lowest === highest ? formatMoney(lowest) : valueTexts.fromTo({ from: formatMoney(lowest), to: formatMoney(highest) })

/** '8U to 14U' from the divisions' age groups, or '' without any. */
export function ageRange(ageGroups: readonly string[]) {
  const sorted = [...new Set(ageGroups)].sort((one, other) => Number.parseInt(one, 10) - Number.parseInt(other, 10))
  const [first, last] = [sorted[0], sorted.at(-1)]
  if (!first || first === last) return first ?? ''
  return valueTexts.fromTo({ from: first, to: last! })
}
