/** By the first letter of 'Eastern', 'EST', 'EDT', or 'ET'. */
const commonZones: Record<string, string> = {
  e: 'America/New_York',
  c: 'America/Chicago',
  m: 'America/Denver',
  p: 'America/Los_Angeles',
}
const commonZone = /^(?:eastern|central|mountain|pacific|[ecmp][sd]?t)(?:\s*(?:standard|daylight)?\s*time)?$/i

/** The IANA name of a source's time zone, or null. */
export function timeZoneName(text: string | null | undefined) {
  if (!text) return null
  const plain = text.trim()
  if (commonZone.test(plain)) return commonZones[plain.charAt(0).toLowerCase()]!
  if (!plain.includes('/')) return null
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: plain }).resolvedOptions().timeZone
  } catch {
    return null
  }
}

const excelDate = /^(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})(?:\s+(\d{1,2}):(\d{2})(?::\d{2})?\s*([ap]m)?)?$/i

const yearFirst = /^(\d{4})\/(\d{1,2})\/(\d{1,2})(?!\d)/

/** '7/4/2027 9:00 AM', '7/4/27 9:00', and '2027/7/4 09:00' -> '2027-07-04T09:00'. Other text stays unchanged. */
export function isoDate(text: string) {
  if (yearFirst.test(text.trim())) return isoDate(text.trim().replace(yearFirst, '$2/$3/$1'))
  const match = excelDate.exec(text.trim())
  if (!match) return text
  const [, month, day, year, hour, minute, half] = match
  const date = `${year!.padStart(4, '20')}-${month!.padStart(2, '0')}-${day!.padStart(2, '0')}`
  if (!hour) return date
  const hours = half ? (Number(hour) % 12) + (/pm/i.test(half) ? 12 : 0) : Number(hour)
  return `${date}T${String(hours).padStart(2, '0')}:${minute}`
}
