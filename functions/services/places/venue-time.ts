import type { Locale } from '../../values/messages/locale.ts'
import { valueTexts } from '../../values/messages/values.ts'
import { dateFormat, isWholeDay } from '../../values/time-format.ts'
import { territoryZone } from './states.ts'
import { findPlace, nearestBuiltInPlace, placesIn } from './us-places.ts'

/** The time zone of a venue whose location is unknown. */
export const DEFAULT_ZONE = 'America/Chicago'

type Venue = { city?: string; state?: string; latitude?: number; longitude?: number }

/** The time zone of a venue, and its position if only the town is known. */
export async function locateVenue({ city, state, latitude, longitude }: Venue) {
  const position = latitude !== undefined && longitude !== undefined ? { latitude, longitude } : null
  const town = city && state ? await findPlace(city, state) : null
  const near = town ?? (position && (await nearestBuiltInPlace(position.latitude, position.longitude)))
  const zone = territoryZone(state) ?? near?.timeZone ?? (state ? (await placesIn(state))[0]?.timeZone : undefined)
  return {
    timeZone: zone ?? DEFAULT_ZONE,
    latitude: position?.latitude ?? town?.latitude,
    longitude: position?.longitude ?? town?.longitude,
  }
}

/** Later instants, or times derived from them such as the next day at the venue, have years of five digits, which do not sort as text. */
const LAST_YEAR = 9998

/** The instant as text. Null if its year is not one of four digits. */
function storedInstant(time: number): string | null {
  const date = new Date(time)
  const year = date.getUTCFullYear()
  return year >= 1 && year <= LAST_YEAR ? date.toISOString() : null
}

const pattern = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?)?\s*(Z|[+-]\d{2}:?\d{2})?$/i

/**
 * The UTC instant of a time. A time without a zone is local time of the venue. A date alone is the start of that day at the venue. Null for
 * an invalid date and for a year after 9998. A local time skipped by daylight saving is moved one hour later.
 */
export function instantOf(text: string, timeZone: string): string | null {
  const match = pattern.exec(text.trim())
  if (!match) return null
  const [, year, month, day, hour = '00', minute = '00', second = '00', zone] = match
  const local = Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute), Number(second))
  if (
    new Date(local).toISOString().slice(0, 10) !== `${year}-${month}-${day}` ||
    Number(hour) > 23 ||
    Number(minute) > 59
  )
    return null
  if (zone) {
    if (zone.toUpperCase() === 'Z') return storedInstant(local)
    const sign = zone.startsWith('-') ? 1 : -1
    return storedInstant(local + sign * (Number(zone.slice(1, 3)) * 60 + Number(zone.slice(-2))) * 60_000)
  }
  const before = local - offsetAt(local, timeZone)
  const after = local - offsetAt(before, timeZone)
  const isSkipped = local - offsetAt(after, timeZone) !== after
  return storedInstant(isSkipped ? Math.max(before, after) : after)
}

/** The zone's offset from UTC at the instant, in milliseconds. */
function offsetAt(instant: number, timeZone: string) {
  const format = dateFormat(
    {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    },
    'en',
  )
  const part = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]))
  return (
    Date.UTC(part.year!, part.month! - 1, part.day!, part.hour!, part.minute!, part.second!) -
    Math.floor(instant / 1000) * 1000
  )
}

/** The local time of the venue: '2027-03-13T17:00:00'. */
export const localTimeAt = (instant: string, timeZone: string) => {
  const time = Date.parse(instant)
  return new Date(time + offsetAt(time, timeZone)).toISOString().slice(0, 19)
}

/**
 * A time in the venue's zone: 'Sat, Mar 7, 2026, 9:00 AM CST'. Without the time of day if only the date is known. What lasts `until` another
 * day has both: 'Sat, Mar 7, 2026 to Sun, Mar 8, 2026'.
 */
export function formatAtVenue(instant: string, timeZone: string, locale: Locale, until?: string | null): string {
  const from = formatMoment(instant, timeZone, locale)
  if (!until || !isOfSeveralDays(instant, until, timeZone)) return from
  return valueTexts.fromTo({ from, to: formatMoment(until, timeZone, locale) })(locale)
}

export function isOfSeveralDays(start: string, end: string | undefined, timeZone: string): boolean {
  const { firstDay, lastDay } = daysAtVenue(start, end, timeZone)
  return firstDay < lastDay
}

const formatMoment = (instant: string, timeZone: string, locale: Locale) =>
  dateFormat(
    {
      timeZone,
      weekday: 'short',
      month: 'short',
      day: 'numeric',
      year: 'numeric',
      ...(!isWholeDay(instant, timeZone) && { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' }),
    },
    locale,
  ).format(new Date(instant))

/** The first and last date at the venue, YYYY-MM-DD. Without an end, both are the same. */
export function daysAtVenue(start: string, end: string | undefined, timeZone: string) {
  const day = (instant: string) => localTimeAt(instant, timeZone).slice(0, 10)
  return { firstDay: day(start), lastDay: day(end ?? start) }
}
