import ICAL from 'ical.js'

type Mail = { attachments: readonly { type: string; content: string }[] }

/** Parses a calendar file with ical.js, and checks the line lengths and line ends that RFC 5545 requires. */
export function readCalendar(text: string) {
  for (const line of text.split('\r\n')) {
    if (Buffer.byteLength(line) > 75) throw new Error(`The line is longer than 75 octets: ${line}`)
    if (/[\r\n]/.test(line)) throw new Error(`The line ends without CRLF: ${line}`)
  }
  const calendar = new ICAL.Component(ICAL.parse(text))
  if (calendar.getFirstPropertyValue('version') !== '2.0') throw new Error('The calendar has no version.')
  const entries = calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component)
    for (const name of ['uid', 'dtstamp', 'dtstart', 'dtend', 'sequence', 'status'])
      if (component.getAllProperties(name).length !== 1) throw new Error(`An event has not one ${name}.`)
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
    }
  })
  return {
    name: calendar.getFirstPropertyValue('x-wr-calname'),
    description: calendar.getFirstPropertyValue('description'),
    method: calendar.getFirstPropertyValue('method'),
    entries,
  }
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
