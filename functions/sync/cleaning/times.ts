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
