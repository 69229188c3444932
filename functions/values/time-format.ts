import { DAY_MS, HOUR_MS } from './durations.ts'
import { type Locale, regional, siteLocale } from './messages/locale.ts'
import { valueTexts } from './messages/values.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

/** A cached formatter. Creating one takes far longer than using it, and a list shows hundreds of times. */
function cached(shape: Intl.DateTimeFormatOptions, tag: string): Intl.DateTimeFormat {
  const key = `${tag} ${JSON.stringify(shape)}`
  const format = formats.get(key) ?? new Intl.DateTimeFormat(tag, shape)
  formats.set(key, format)
  return format
}

export const dateFormat = (shape: Intl.DateTimeFormatOptions, locale = siteLocale()) => cached(shape, regional[locale])

/** The instant, or now if it is later: clocks of phones may be ahead. */
export const notAfter = (instant: string, now: Date) =>
  new Date(Math.min(Date.parse(instant), now.getTime())).toISOString()

/** '2026-03-07', the date at the venue. */
export const dayAt = (at: string | Date, zone: string) => cached({ timeZone: zone }, 'en-CA').format(new Date(at))

/** As in the times: '7 de mar de 2026', not '7 mar 2026'. */
const likeTimes = (day: string) => day.replace(/^(\d+) (\p{L}+)/u, '$1 de $2').replace(/(\p{L}) (\d{4})$/u, '$1 de $2')

/** 'Mar 7, 2026' for a date without a time ('2026-03-07'), or for the date part of an instant. */
export const formatDay = (day: string, locale?: Locale) =>
  likeTimes(
    dateFormat({ dateStyle: 'medium', timeZone: 'UTC' }, locale).format(new Date(`${day.slice(0, 10)}T00:00:00Z`)),
  )

/** 'Mar 7' at the venue. */
export const formatShortDay = (at: string, zone: string) =>
  likeTimes(dateFormat({ month: 'short', day: 'numeric', timeZone: zone }).format(new Date(at)))

/** 'Sat, Mar 7, 9:00 AM CST' in the venue's zone. Includes the year if it is not the current one. */
export const formatTime = (at: string, zone: string, locale?: Locale, now = new Date()) =>
  dateFormat({ ...weekdayIn(at, zone, now), ...hourIn(zone) }, locale).format(new Date(at))

const weekdayIn = (at: string, timeZone: string, now: Date): Intl.DateTimeFormatOptions => ({
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone,
  ...(!isSameYear(at, now, timeZone) && { year: 'numeric' }),
})

const hourIn = (timeZone: string): Intl.DateTimeFormatOptions => ({
  hour: 'numeric',
  minute: '2-digit',
  timeZone,
  timeZoneName: 'short',
})

/** '5:30 PM CST' in the venue's zone. */
export const formatClock = (at: string, zone: string, locale?: Locale) =>
  keepTimesWhole(dateFormat(hourIn(zone), locale).format(new Date(at)))

/** `formatClock`, to be shown beside a date without a year. With the date and its year if that is not the current one. */
export const formatHour = (at: string, zone: string, locale?: Locale, now = new Date()) =>
  isSameYear(at, now, zone) ? formatClock(at, zone, locale) : keepTimesWhole(formatTime(at, zone, locale, now))

const isSameYear = (one: string | Date, other: string | Date, zone: string) =>
  dayAt(one, zone).slice(0, 4) === dayAt(other, zone).slice(0, 4)

/** Prevents line breaks within 'Mar 7' and '9:00 AM CST'. */
export const keepTimesWhole = (text: string) =>
  text.replace(/\p{L}{3} \d+|\d+ de \p{L}{3}|\d+:\d\d\s(?:[AP]M|[ap]\.\s?m\.)( [A-Z]\S*)?/gu, (part) =>
    part.replaceAll(/\s/g, '\u00a0'),
  )

/** Sources that only know the date of an event give midnight at the venue. */
export const isWholeDay = (at: string, zone: string) =>
  cached({ timeStyle: 'medium', timeZone: zone }, 'en-GB').format(new Date(at)) === '00:00:00'

/** '2026-03-07T18:00:00-06:00', or '2026-03-07' for a whole day: ISO 8601 with the venue's offset. */
export function isoAtVenue(at: string, zone: string) {
  if (isWholeDay(at, zone)) return dayAt(at, zone)
  const time = cached({ timeStyle: 'medium', timeZone: zone }, 'en-GB').format(new Date(at))
  const parts = cached({ timeZone: zone, timeZoneName: 'longOffset' }, 'en').formatToParts(new Date(at))
  const offset = parts.find(({ type }) => type === 'timeZoneName')!.value.slice('GMT'.length)
  return `${dayAt(at, zone)}T${time}${offset || 'Z'}`
}

/** The midnight at the venue after the day that begins then, also if the clocks change on that day. */
export function nextMidnight(at: string, zone: string): number {
  const dayLater = Date.parse(at) + DAY_MS
  const [hours, minutes] = cached({ timeStyle: 'short', timeZone: zone }, 'en-GB')
    .format(dayLater)
    .split(':')
    .map(Number)
  const past = hours! * 60 + minutes!
  return dayLater - (hours! < 12 ? past : past - 24 * 60) * 60_000
}

/** 'Sat, Mar 7, 9:00 AM CST to 11:00 AM' within a day, otherwise both dates in full. Unknown times are omitted. */
export function formatTimeRange(
  start: string,
  end: string | null | undefined,
  zone: string,
  locale?: Locale,
  now = new Date(),
) {
  const from = formatMoment(start, zone, locale, now)
  if (!end || Date.parse(end) <= Date.parse(start)) return from
  const to =
    dayAt(start, zone) === dayAt(end, zone)
      ? dateFormat({ timeStyle: 'short', timeZone: zone }, locale).format(new Date(end))
      : formatMoment(end, zone, locale, now)
  return valueTexts.fromTo({ from, to })(locale)
}

/**
 * The first day, and the rest of the range: ['Sat, Mar 7', '9:00 AM CST to 11:00 AM']. The rest is empty for a whole day, and the whole range
 * for several.
 */
export function splitTimeRange(
  start: string,
  end: string | null | undefined,
  zone: string,
  locale?: Locale,
  now = new Date(),
) {
  const day = formatWeekday(start, zone, locale, now)
  const range = formatTimeRange(start, end, zone, locale, now)
  if (range !== day && isWholeDay(start, zone)) return [day, range] as const
  return [day, range.slice(day.length).replace(/^,? /, '')] as const
}

const formatMoment = (at: string, zone: string, locale: Locale | undefined, now: Date) =>
  isWholeDay(at, zone) ? formatWeekday(at, zone, locale, now) : formatTime(at, zone, locale, now)

const formatWeekday = (at: string, zone: string, locale: Locale | undefined, now: Date) =>
  dateFormat(weekdayIn(at, zone, now), locale).format(new Date(at))

/** Whether the event has ended at its venue. */
export function isPast({ date, endDate, timeZone }: { date: string; endDate?: string | null; timeZone: string }) {
  const last = endDate ?? date
  return (isWholeDay(last, timeZone) ? nextMidnight(last, timeZone) : Date.parse(last)) < Date.now()
}

const relativeFormats: Partial<Record<Locale, Intl.RelativeTimeFormat>> = {}

/** 'in 3 days', 'tomorrow', '2 hours ago'. Days are calendar days in the zone. */
export function relativeTime(at: string, zone: string, now = new Date(), locale = siteLocale()) {
  relativeFormats[locale] ??= new Intl.RelativeTimeFormat(regional[locale], { numeric: 'auto' })
  const words = relativeFormats[locale]
  const distance = Date.parse(at) - now.getTime()
  const days = Math.round((Date.parse(dayAt(at, zone)) - Date.parse(dayAt(now, zone))) / DAY_MS)
  if (Math.abs(days) >= 60) return words.format(Math.round(days / 30.44), 'month')
  if (days !== 0) return words.format(days, 'day')
  if (Math.abs(distance) >= HOUR_MS) return words.format(Math.trunc(distance / HOUR_MS), 'hour')
  return words.format(Math.trunc(distance / 60_000), 'minute')
}
