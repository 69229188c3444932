import { dateFormat } from '../../functions/values/time-format.ts'

export const browserZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** Today's date in the browser's time zone: '2026-03-07'. */
export const today = () => new Date().toLocaleDateString('en-CA')

/** An instant as the value of a `datetime-local` input in the venue's time zone: '2026-03-07T09:00', or '' without one. */
export function localTime(at: string | null | undefined, zone: string) {
  if (!at) return ''
  const shown = new Date(at).toLocaleString('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' })
  return shown.replace(' ', 'T')
}

/** '2026-03-07 09:00 CST', which spreadsheets sort as text, or '' without an instant. */
export function zonedTime(at: string | null | undefined, zone = browserZone()) {
  if (!at) return ''
  const parts = dateFormat({ timeZone: zone, hour: 'numeric', timeZoneName: 'short' }).formatToParts(new Date(at))
  const { value } = parts.find(({ type }) => type === 'timeZoneName')!
  return `${localTime(at, zone).replace('T', ' ')} ${value}`
}

/** The value of a `datetime-local` input as text: 'Sat, Mar 7, 2026, 9:00 AM', or '' without one. */
export function localTimeText(typed: string | null | undefined) {
  const at = new Date(`${typed}Z`)
  if (!typed || Number.isNaN(at.getTime())) return ''
  return dateFormat({
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  }).format(at)
}
