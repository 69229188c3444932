import type { MailedEntry } from '../../services/mail/mailed-calendar.ts'
import { placeLine } from '../../values/place-line.ts'
import type { EventItem } from '../events/entity.ts'
import type { OpportunityItem } from '../opportunities/entity.ts'
import { type ChangeDetails, detailsOf } from '../scheduled-work/changes.ts'

export function calendarEntry(it: EventItem | OpportunityItem): MailedEntry {
  const path = 'eventID' in it ? `/events/${it.eventID}` : `/opportunities/${it.opportunityID}`
  const id = 'eventID' in it ? it.eventID : it.opportunityID
  const description = 'description' in it ? it.description : undefined
  return { ...entryFor(detailsOf(it)), id, path, description, sequence: it.calendarSequence ?? 0 }
}

export const entryFor = (details: ChangeDetails) => ({
  title: details.title,
  start: details.startTime,
  end: details.endTime,
  zone: details.timeZone,
  place: placeOf(details),
  isCanceled: details.isCanceled,
})

type Venue = { location?: string; city?: string; state?: string }

export const placeOf = ({ location, city, state }: Venue) => placeLine(location, city, state)

export const mapLink = (venue: Venue) =>
  `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: placeOf(venue) })}`
