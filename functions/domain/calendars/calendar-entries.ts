import type { UnwrittenEntry } from '../../services/published-calendar.ts'
import { placeLine } from '../../values/place-line.ts'
import type { EventItem } from '../events/entity.ts'
import type { OpportunityItem } from '../opportunities/entity.ts'
import { type ChangeDetails, detailsOf } from '../scheduled-work/changes.ts'

export function calendarEntry(it: EventItem | OpportunityItem): UnwrittenEntry {
  const sequence = it.calendarSequence ?? 0
  const entry = { ...entryFor(detailsOf(it)), sequence }
  if ('eventID' in it) return { ...entry, id: it.eventID, path: `/events/${it.eventID}` }
  const { opportunityID, description, whatToBring } = it
  return { ...entry, id: opportunityID, path: `/opportunities/${opportunityID}`, description, whatToBring }
}

export const entryFor = (details: ChangeDetails) => ({
  title: details.title,
  start: details.startTime,
  end: details.endTime,
  zone: details.timeZone,
  place: placeOf(details),
  status: details.isCanceled
    ? ('CANCELLED' as const)
    : details.isPostponed
      ? ('TENTATIVE' as const)
      : ('CONFIRMED' as const),
})

type Venue = { location?: string | null; city?: string | null; state?: string | null }

export const placeOf = ({ location, city, state }: Venue) => placeLine(location, city, state)

export const mapLink = (venue: Venue) =>
  `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: placeOf(venue) })}`
