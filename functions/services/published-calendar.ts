import { type CalendarEntry, calendarFile } from '../values/calendar-file.ts'
import { calendarFeedTexts } from '../values/messages/calendar-feeds.ts'
import type { Locale } from '../values/messages/locale.ts'
import { linkIn } from './mail/links.ts'
import { settings } from './settings.ts'

const ADDRESS = /[^\s@<>,]+@[^\s@<>,]+/

/** An entry that is the same in every calendar: in feeds, in emails, and in the file that a page offers. */
export type UnwrittenEntry = Omit<CalendarEntry, 'organizer' | 'url'> & {
  path: string
  whatToBring?: string | null | undefined
}

/** The entry in the reader's language. The title says its status, which Outlook and Google do not show. */
export function writtenEntry({ path, whatToBring, ...entry }: UnwrittenEntry, locale: Locale): CalendarEntry {
  const { title, status, description } = entry
  const texts = [description, whatToBring && calendarFeedTexts.bring(whatToBring)(locale)]
  return {
    ...entry,
    title:
      status === 'CANCELLED'
        ? calendarFeedTexts.canceledName(title)(locale)
        : status === 'TENTATIVE'
          ? calendarFeedTexts.postponedName(title)(locale)
          : title,
    description: texts.filter(Boolean).join('\n\n'),
    url: linkIn(locale, path),
  }
}

/** The calendar file that emails attach and pages offer, with the sender's address as the organizer. */
export const publishedCalendar = (entry: UnwrittenEntry, locale: Locale) =>
  calendarFile({ ...writtenEntry(entry, locale), organizer: ADDRESS.exec(settings.mailFrom)?.[0] })
