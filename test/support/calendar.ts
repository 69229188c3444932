import ICAL from 'ical.js'

type Mail = { attachments: readonly { type: string; content: string }[] }

/** What another program reads in the calendar file of a mail. */
export function calendarOf(mail: Mail | undefined) {
  const [file, ...more] = mail?.attachments ?? []
  if (!file || more.length > 0) throw new Error(`${more.length + Number(!!file)} files are attached, not one.`)
  const calendar = new ICAL.Component(ICAL.parse(file.content))
  const events = calendar.getAllSubcomponents('vevent')
  if (events.length !== 1) throw new Error(`The calendar has ${events.length} events, not one.`)
  const event = new ICAL.Event(events[0]!)
  return {
    method: calendar.getFirstPropertyValue('method'),
    uid: event.uid,
    sequence: event.sequence,
    status: events[0]!.getFirstPropertyValue('status'),
    start: event.startDate.toJSDate().toISOString(),
    place: event.location,
  }
}
