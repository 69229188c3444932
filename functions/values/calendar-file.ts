import { DAY_MS, HOUR_MS } from './durations.ts'
import { dayAt, isWholeDay, nextMidnight } from './time-format.ts'

export type CalendarEntry = {
  id: string
  title: string
  start: string
  end?: string | null
  /** Time zone of the venue. */
  zone: string
  place?: string
  description?: string | null
  url: string
  /** How often its time or place has changed. */
  sequence?: number
  status?: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED'
  /** Email address of the publisher, which files with a METHOD require. */
  organizer?: string | undefined
}

/**
 * An entry as an iCalendar file (RFC 5545, RFC 5546). Without an end it lasts two hours, or the whole day if it has no time. A file with a
 * higher sequence replaces an earlier file of the same entry.
 */
export const calendarFile = (entry: CalendarEntry, now = new Date()) =>
  calendar([`METHOD:${entry.status === 'CANCELLED' ? 'CANCEL' : 'PUBLISH'}`], eventLines(entry, now))

type FeedEntry = CalendarEntry & { updatedAt: string }

/** A calendar to subscribe to. Canceled entries stay, marked as canceled. The output is deterministic. */
export const calendarFeedFile = (name: string, entries: readonly FeedEntry[], description?: string) =>
  calendar(
    [
      `NAME:${escaped(name)}`,
      `X-WR-CALNAME:${escaped(name)}`,
      ...(description ? [`DESCRIPTION:${escaped(description)}`, `X-WR-CALDESC:${escaped(description)}`] : []),
      'REFRESH-INTERVAL;VALUE=DURATION:PT2H',
      'X-PUBLISHED-TTL:PT2H',
    ],
    entries.length > 0 ? entries.flatMap((entry) => eventLines(entry, new Date(entry.updatedAt))) : UTC,
  )

/** RFC 5545 requires a component, also in a calendar without entries. */
const UTC = [
  'BEGIN:VTIMEZONE',
  'TZID:UTC',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0000',
  'END:STANDARD',
  'END:VTIMEZONE',
]

const calendar = (properties: readonly string[], events: readonly string[]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Fungo//Fungo//EN',
    'CALSCALE:GREGORIAN',
    ...properties,
    ...events,
    'END:VCALENDAR',
    '',
  ]
    .map(fold)
    .join('\r\n')

function eventLines(entry: CalendarEntry, writtenAt: Date) {
  const { id, title, place, description, url, sequence = 0, status = 'CONFIRMED', organizer } = entry
  return [
    'BEGIN:VEVENT',
    `UID:${id}@fungo`,
    `DTSTAMP:${stamp(writtenAt)}`,
    ...times(entry),
    `SEQUENCE:${sequence}`,
    `STATUS:${status}`,
    ...(organizer ? [`ORGANIZER;CN=Fungo:mailto:${organizer}`] : []),
    `SUMMARY:${escaped(title)}`,
    ...(place ? [`LOCATION:${escaped(place)}`] : []),
    ...(description ? [`DESCRIPTION:${escaped(description)}`] : []),
    `URL:${url}`,
    'END:VEVENT',
  ]
}

/** An end date without a time is inclusive, so the entry ends at the end of that day. */
function times({ start, end, zone }: CalendarEntry) {
  const last = end && Date.parse(end) > Date.parse(start) ? end : null
  if (isWholeDay(start, zone)) {
    const dayAfter = new Date(Date.parse(dayAt(last ?? start, zone)) + DAY_MS).toISOString()
    return [`DTSTART;VALUE=DATE:${digits(dayAt(start, zone))}`, `DTEND;VALUE=DATE:${digits(dayAfter.slice(0, 10))}`]
  }
  const lastMoment = last && (isWholeDay(last, zone) ? nextMidnight(last, zone) : Date.parse(last))
  const until = lastMoment ?? Date.parse(start) + 2 * HOUR_MS
  return [`DTSTART:${stamp(new Date(start))}`, `DTEND:${stamp(new Date(until))}`]
}

const digits = (day: string) => day.replaceAll('-', '')

const stamp = (date: Date) => date.toISOString().replace(/[-:]|\.\d+/g, '')

const escaped = (text: string) =>
  text
    .replace(/[\\;,]/g, '\\$&')
    // Some calendars treat a bare CR as a line break.
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/\p{Cc}/gu, ' ')

/** Folds lines at 75 octets. Continuation lines start with a space. */
function fold(line: string) {
  let folded = ''
  let octets = 0
  for (const character of line) {
    const size = new TextEncoder().encode(character).length
    if (octets + size > 75) {
      folded += '\r\n '
      octets = 1
    }
    folded += character
    octets += size
  }
  return folded
}
