import { type CalendarEntry, calendarFile } from '../../values/calendar-file.ts'
import type { Locale } from '../../values/messages/locale.ts'
import { settings } from '../settings.ts'
import { linkIn } from './links.ts'

const ADDRESS = /[^\s@<>,]+@[^\s@<>,]+/

export type MailedEntry = Omit<CalendarEntry, 'organizer' | 'url'> & { path: string }

/** The calendar file attached to emails: the same as on the page, with the sender's address as the organizer. */
export const mailedCalendar = ({ path, ...entry }: MailedEntry, locale: Locale) =>
  calendarFile({ ...entry, url: linkIn(locale, path), organizer: ADDRESS.exec(settings.mailFrom)?.[0] })
