import { settings } from '../../services/settings.ts'
import { type CalendarEntry, calendarFile } from '../../values/calendar-file.ts'
import { placeLine } from '../../values/place-line.ts'
import type { EventItem } from '../events/entity.ts'
import type { OpportunityItem } from '../opportunities/entity.ts'

const ADDRESS = /[^\s@<>,]+@[^\s@<>,]+/

/** The calendar file attached to emails: the same as on the page, with the sender's address as the organizer. */
export const mailedCalendar = (entry: Omit<CalendarEntry, 'organizer'>) =>
  calendarFile({ ...entry, organizer: ADDRESS.exec(settings.mailFrom)?.[0] })

export const opportunityCalendar = (it: OpportunityItem) =>
  mailedCalendar({
    id: it.opportunityID,
    title: it.title,
    start: it.startTime,
    end: it.endTime,
    zone: it.timeZone,
    place: placeOf(it),
    description: it.description,
    url: `${settings.webURL}/opportunities/${it.opportunityID}`,
    sequence: it.calendarSequence ?? 0,
    isCanceled: it.canceledAt !== undefined,
  })

export const eventCalendar = (it: EventItem) =>
  mailedCalendar({
    id: it.eventID,
    title: it.name,
    start: it.date,
    end: it.endDate,
    zone: it.timeZone,
    place: placeOf(it),
    url: `${settings.webURL}/events/${it.eventID}`,
    sequence: it.calendarSequence ?? 0,
    isCanceled: it.status === 'cancelled',
  })

type Venue = { location?: string; city?: string; state?: string }

export const placeOf = ({ location, city, state }: Venue) => placeLine(location, city, state)

export const mapLink = (venue: Venue) =>
  `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: placeOf(venue) })}`
