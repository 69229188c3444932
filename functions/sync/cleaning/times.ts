const familiar: Record<string, string> = {
  eastern: 'America/New_York',
  est: 'America/New_York',
  edt: 'America/New_York',
  et: 'America/New_York',
  central: 'America/Chicago',
  cst: 'America/Chicago',
  cdt: 'America/Chicago',
  ct: 'America/Chicago',
  mountain: 'America/Denver',
  mst: 'America/Denver',
  mdt: 'America/Denver',
  mt: 'America/Denver',
  pacific: 'America/Los_Angeles',
  pst: 'America/Los_Angeles',
  pdt: 'America/Los_Angeles',
  pt: 'America/Los_Angeles',
}

/** The IANA name of a zone that a source names in its own way, or null. */
export function timeZoneName(text: string | null | undefined) {
  if (!text) return null
  const plain = text.trim()
  const known = familiar[plain.toLowerCase().replace(/\s*(?:standard|daylight)?\s*time$/, '')]
  if (known) return known
  if (!plain.includes('/')) return null
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: plain }).resolvedOptions().timeZone
  } catch {
    return null
  }
}

const formats = new Map<string, Intl.DateTimeFormat>()

function offsetAt(instant: number, timeZone: string) {
  let format = formats.get(timeZone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    })
    formats.set(timeZone, format)
  }
  const part = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]))
  return (
    Date.UTC(part.year!, part.month! - 1, part.day!, part.hour!, part.minute!, part.second!) -
    Math.floor(instant / 1000) * 1000
  )
}

const pattern = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?)?\s*(Z|[+-]\d{2}:?\d{2})?$/i

/**
 * The UTC instant of a time that may lack its zone: it is then meant in the venue's. A date alone is the start of that day at
 * the venue. Null when the text is no date. A time that the clocks skip in spring is moved on by that hour.
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
    if (zone.toUpperCase() === 'Z') return new Date(local).toISOString()
    const sign = zone.startsWith('-') ? 1 : -1
    return new Date(local + sign * (Number(zone.slice(1, 3)) * 60 + Number(zone.slice(-2))) * 60_000).toISOString()
  }
  const before = local - offsetAt(local, timeZone)
  const after = local - offsetAt(before, timeZone)
  const isSkipped = local - offsetAt(after, timeZone) !== after
  return new Date(isSkipped ? Math.max(before, after) : after).toISOString()
}
