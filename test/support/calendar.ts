import { isDeepStrictEqual } from 'node:util'
import ICAL from 'ical.js'
import nodeICal from 'node-ical'

type Mail = { attachments: readonly { type: string; content: string }[] }

/**
 * Parses a calendar file with ical.js and node-ical, which must agree. Checks the line lengths, line ends, components, and properties that
 * RFC 5545 and RFC 5546 require.
 */
export function readCalendar(text: string) {
  for (const line of text.split('\r\n')) {
    if (Buffer.byteLength(line) > 75) throw new Error(`The line is longer than 75 octets: ${line}`)
    if (/[\r\n]/.test(line)) throw new Error(`The line ends without CRLF: ${line}`)
  }
  const calendar = new ICAL.Component(ICAL.parse(text))
  if (calendar.getFirstPropertyValue('version') !== '2.0') throw new Error('The calendar has no version.')
  if (calendar.getAllSubcomponents().length === 0) throw new Error('The calendar has no component.')
  const method = calendar.getFirstPropertyValue('method')
  const entries = calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component)
    for (const name of ['uid', 'dtstamp', 'dtstart', 'dtend', 'sequence', 'status'])
      if (component.getAllProperties(name).length !== 1) throw new Error(`An event has not one ${name}.`)
    const organizer = component.getFirstPropertyValue('organizer')
    if (method && !organizer) throw new Error(`A file with the method ${method} has no organizer.`)
    return {
      uid: event.uid,
      stamp: String(component.getFirstPropertyValue('dtstamp')),
      summary: event.summary,
      status: component.getFirstPropertyValue('status'),
      sequence: event.sequence,
      description: event.description,
      start: event.startDate.toJSDate().toISOString(),
      end: event.endDate.toJSDate().toISOString(),
      place: event.location,
      organizer: organizer && String(organizer),
    }
  })
  expectSame(text, entries)
  return {
    name: calendar.getFirstPropertyValue('x-wr-calname'),
    description: calendar.getFirstPropertyValue('description'),
    method,
    entries,
  }
}

type Entry = { uid: string; summary: string; description: string | null; start: string; end: string }

/** Whole days are local midnights in node-ical, and UTC midnights in ical.js. */
const day = (at: Date) => `${at.getFullYear()}-${at.getMonth() + 1}-${at.getDate()}`

function expectSame(text: string, entries: readonly Entry[]) {
  const parsed = nodeICal.sync.parseICS(text)
  const events = Object.values(parsed).flatMap((it) => (it?.type === 'VEVENT' ? [it] : []))
  const read = events.map(({ uid, summary, description, start, end, datetype }) => {
    const at = (time: Date) => (datetype === 'date' ? day(time) : time.toISOString())
    return { uid, summary: String(summary), description: description ?? null, start: at(start), end: at(end!) }
  })
  const expected = entries.map(({ uid, summary, description, start, end }, index) => {
    const at = (time: string) =>
      events[index]?.datetype === 'date' ? day(new Date(`${time.slice(0, 10)}T00:00:00`)) : time
    return { uid, summary, description, start: at(start), end: at(end) }
  })
  if (!isDeepStrictEqual(read, expected))
    throw new Error(`ical.js reads ${JSON.stringify(expected)}, node-ical ${JSON.stringify(read)}.`)
}

/** The only event in the only attachment of an email, a calendar file. */
export function calendarOf(mail: Mail | undefined) {
  const [file, ...more] = mail?.attachments ?? []
  if (!file || more.length > 0) throw new Error(`${more.length + Number(!!file)} files are attached, not one.`)
  const { method, entries } = readCalendar(file.content)
  const [event, ...others] = entries
  if (!event || others.length > 0) throw new Error(`The calendar has ${entries.length} events, not one.`)
  const { uid, sequence, status, start, place } = event
  return { method, uid, sequence, status, start, place }
}
