import { dateFormat } from '../../values/time-format.ts'

/** By the first letter of 'Eastern', 'EST', 'EDT', or 'ET'. */
const commonZones = new Map<string, string>(
  Object.entries({ e: 'America/New_York', c: 'America/Chicago', m: 'America/Denver', p: 'America/Los_Angeles' }),
)
const commonZone = /^(?:eastern|central|mountain|pacific|[ecmp][sd]?t)(?:\s*(?:standard|daylight)?\s*time)?$/i

/** The IANA name of a source's time zone, or null. */
function timeZoneName(text: string | null | undefined) {
  if (!text) return null
  const plain = text.trim()
  if (commonZone.test(plain)) return commonZones.get(plain.charAt(0).toLowerCase())!
  if (!plain.includes('/')) return null
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: plain }).resolvedOptions().timeZone
  } catch {
    return null
  }
}

const daylight = /^[ecmp]dt$|daylight/i

/**
 * The time zone of an event: the venue's, unless the source names another one. 'MST' at Phoenix is Phoenix's zone, which has no daylight
 * saving time, although Denver's winter time has the same abbreviation. Null if neither is known.
 */
export function eventZone(text: string | null | undefined, venueZone: string | null | undefined) {
  const named = timeZoneName(text)
  if (!named || !venueZone) return named ?? venueZone ?? null
  const isAbbreviation = !text!.includes('/') && !daylight.test(text!.trim())
  return isAbbreviation && standardName(named) === standardName(venueZone) ? venueZone : named
}

/** 'MST' for Denver, Boise, and Phoenix. */
const standardName = (timeZone: string) =>
  dateFormat({ timeZone, timeZoneName: 'short' }, 'en')
    .formatToParts(Date.UTC(2027, 0, 15))
    .find(({ type }) => type === 'timeZoneName')!.value
