/** An instant as a `datetime-local` input of the venue's zone shows it: '2026-03-07T09:00'; empty without one. */
export function localTime(at: string | null | undefined, zone: string) {
  if (!at) return ''
  const shown = new Date(at).toLocaleString('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' })
  return shown.replace(' ', 'T')
}
