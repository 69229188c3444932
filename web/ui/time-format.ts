const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** 'Sat, Mar 7, 9:00 AM CST' in the venue's zone; with the year when it is not the current one. */
export function formatTime(at: string, zone: string, now = new Date()) {
  const instant = new Date(at)
  const yearOf = (date: Date) => date.toLocaleDateString('en-US', { year: 'numeric', timeZone: zone })
  return instant.toLocaleString('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    ...(yearOf(instant) !== yearOf(now) && { year: 'numeric' }),
    hour: 'numeric',
    minute: '2-digit',
    timeZone: zone,
    timeZoneName: 'short',
  })
}

/** '9:00 AM CST' stays on one line. */
export const keepTimesWhole = (text: string) =>
  text.replace(/\d+:\d\d [AP]M( [A-Z]\S*)?/g, (time) => time.replaceAll(' ', '\u00a0'))

/** 'Mar 7, 2026' for a day without a time ('2026-03-07', or the day of an instant). */
export const formatDay = (day: string) =>
  new Date(`${day.slice(0, 10)}T00:00:00Z`).toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

/** 'in 3 days', 'tomorrow', '2 hours ago'. Days are counted by the calendar of the zone. */
export function relativeTime(at: string, zone: string, now = new Date()) {
  const words = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' })
  const distance = Date.parse(at) - now.getTime()
  const dayOf = (date: Date) => Date.parse(date.toLocaleDateString('en-CA', { timeZone: zone }))
  const days = Math.round((dayOf(new Date(at)) - dayOf(now)) / DAY)
  if (Math.abs(days) >= 60) return words.format(Math.round(days / 30.44), 'month')
  if (days !== 0) return words.format(days, 'day')
  if (Math.abs(distance) >= HOUR) return words.format(Math.trunc(distance / HOUR), 'hour')
  return words.format(Math.trunc(distance / MINUTE), 'minute')
}
