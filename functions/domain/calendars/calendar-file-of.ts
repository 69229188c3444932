import { publishedCalendar } from '../../services/published-calendar.ts'
import type { Locale } from '../../values/messages/locale.ts'
import type { EventItem } from '../events/entity.ts'
import type { OpportunityItem } from '../opportunities/entity.ts'
import { calendarEntry } from './calendar-entries.ts'

export const calendarFileOf = (it: EventItem | OpportunityItem, locale: Locale) =>
  publishedCalendar(calendarEntry(it), locale)
