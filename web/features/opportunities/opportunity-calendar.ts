import type { CalendarEntry } from '../../../functions/values/calendar-file.ts'
import { placeLine } from '../../../functions/values/place-line.ts'
import { paths, siteURL } from '../../paths.ts'
import type { MyRegistration } from './queries.ts'

type Dated = Omit<NonNullable<MyRegistration['opportunity']>, 'waiverText' | 'waiverHash' | 'decideBy'>

/** Whether the opportunity is still upcoming. */
export const takesPlace = ({ status, startTime }: Pick<Dated, 'status' | 'startTime'>) =>
  status !== 'CANCELLED' && Date.parse(startTime) > Date.now()

export const calendarEntryOf = (it: Dated): CalendarEntry => ({
  id: it.id,
  title: it.title,
  start: it.startTime,
  end: it.endTime,
  zone: it.timeZone,
  place: placeLine(it.location, it.city, it.state),
  description: it.description,
  url: siteURL(paths.opportunity(it.id)),
  sequence: it.calendarSequence,
})
