export type CalendarEntry = {
  id: string
  title: string
  start: string
  end?: string | null
  place?: string
  description?: string | null
  url: string
}

const HOUR = 60 * 60_000

/** An entry as an iCalendar file (RFC 5545). Without an end it takes two hours. */
export function calendarFile({ id, title, start, end, place, description, url }: CalendarEntry, now = new Date()) {
  const from = new Date(start)
  const to = end ? new Date(end) : new Date(from.getTime() + 2 * HOUR)
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Fungo//Fungo//EN',
    'BEGIN:VEVENT',
    `UID:${id}@fungo`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(from)}`,
    `DTEND:${stamp(to)}`,
    `SUMMARY:${escaped(title)}`,
    ...(place ? [`LOCATION:${escaped(place)}`] : []),
    ...(description ? [`DESCRIPTION:${escaped(description)}`] : []),
    `URL:${url}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(fold)
    .join('\r\n')
}

const stamp = (date: Date) => date.toISOString().replace(/[-:]|\.\d+/g, '')

const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')

/** Lines are at most 75 octets long; what is longer goes on in the next line after a space. */
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
