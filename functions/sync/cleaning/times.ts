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
