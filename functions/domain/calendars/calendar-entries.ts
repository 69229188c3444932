import type { MailedEntry } from '../../services/mail/mailed-calendar.ts'
import { placeLine } from '../../values/place-line.ts'
import type { EventItem } from '../events/entity.ts'
import type { OpportunityItem } from '../opportunities/entity.ts'

export const opportunityEntry = (it: OpportunityItem): MailedEntry => ({
  id: it.opportunityID,
  title: it.title,
  start: it.startTime,
  end: it.endTime,
  zone: it.timeZone,
  place: placeOf(it),
  description: it.description,
  path: `/opportunities/${it.opportunityID}`,
  sequence: it.calendarSequence ?? 0,
  isCanceled: it.canceledAt !== undefined,
})

export const eventEntry = (it: EventItem): MailedEntry => ({
  id: it.eventID,
  title: it.name,
  start: it.date,
  end: it.endDate,
  zone: it.timeZone,
  place: placeOf(it),
  path: `/events/${it.eventID}`,
  sequence: it.calendarSequence ?? 0,
  isCanceled: it.status === 'cancelled',
})

type Venue = { location?: string; city?: string; state?: string }

export const placeOf = ({ location, city, state }: Venue) => placeLine(location, city, state)

export const mapLink = (venue: Venue) =>
  `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: placeOf(venue) })}`
