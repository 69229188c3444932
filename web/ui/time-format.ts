const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const formats = new Map<string, Intl.DateTimeFormat>()

/** The format of a shape, made once: a list has hundreds of times, and making a format takes far longer than using it. */
export function dateFormat(shape: Intl.DateTimeFormatOptions, locale = 'en-US'): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(shape)}`
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, shape)
  formats.set(key, format)
  return format
}

/** '2026-03-07', the calendar day at the venue. */
export const dayAt = (at: string | Date, zone: string) => dateFormat({ timeZone: zone }, 'en-CA').format(new Date(at))

/** 'Sat, Mar 7, 9:00 AM CST' in the venue's zone; with the year when it is not the current one. */
export function formatTime(at: string, zone: string, now = new Date()) {
  return dateFormat({
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    ...(!isSameYear(at, now, zone) && { year: 'numeric' }),
    hour: 'numeric',
    minute: '2-digit',
    timeZone: zone,
    timeZoneName: 'short',
  }).format(new Date(at))
}

export const isSameYear = (one: string | Date, other: string | Date, zone: string) =>
  dayAt(one, zone).slice(0, 4) === dayAt(other, zone).slice(0, 4)

/** '9:00 AM CST' stays on one line. */
export const keepTimesWhole = (text: string) =>
  text.replace(/\d+:\d\d [AP]M( [A-Z]\S*)?/g, (time) => time.replaceAll(' ', '\u00a0'))

/** 'Mar 7, 2026' for a day without a time ('2026-03-07', or the day of an instant). */
export const formatDay = (day: string) =>
  dateFormat({ dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(`${day.slice(0, 10)}T00:00:00Z`))

const words = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' })

/** 'in 3 days', 'tomorrow', '2 hours ago'. Days are counted by the calendar of the zone. */
export function relativeTime(at: string, zone: string, now = new Date()) {
  const distance = Date.parse(at) - now.getTime()
  const days = Math.round((Date.parse(dayAt(at, zone)) - Date.parse(dayAt(now, zone))) / DAY)
  if (Math.abs(days) >= 60) return words.format(Math.round(days / 30.44), 'month')
  if (days !== 0) return words.format(days, 'day')
  if (Math.abs(distance) >= HOUR) return words.format(Math.trunc(distance / HOUR), 'hour')
  return words.format(Math.trunc(distance / MINUTE), 'minute')
}
