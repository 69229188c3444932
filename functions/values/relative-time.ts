import { type Locale, regional, siteLocale } from './messages/locale.ts'
import { dayAt } from './time-format.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const formats: Partial<Record<Locale, Intl.RelativeTimeFormat>> = {}

/** 'in 3 days', 'tomorrow', '2 hours ago'. Days are calendar days in the zone. */
export function relativeTime(at: string, zone: string, now = new Date(), locale = siteLocale()) {
  formats[locale] ??= new Intl.RelativeTimeFormat(regional[locale], { numeric: 'auto' })
  const words = formats[locale]
  const distance = Date.parse(at) - now.getTime()
  const days = Math.round((Date.parse(dayAt(at, zone)) - Date.parse(dayAt(now, zone))) / DAY)
  if (Math.abs(days) >= 60) return words.format(Math.round(days / 30.44), 'month')
  if (days !== 0) return words.format(days, 'day')
  if (Math.abs(distance) >= HOUR) return words.format(Math.trunc(distance / HOUR), 'hour')
  return words.format(Math.trunc(distance / MINUTE), 'minute')
}
