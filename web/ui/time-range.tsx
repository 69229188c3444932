import { formatTime, keepTimesWhole, relativeTime } from './time-format.ts'

/** Sources that know only the day of an event give its midnight at the venue. */
export const isWholeDay = (at: string, zone: string) =>
  new Date(at).toLocaleTimeString('en-GB', { timeZone: zone }) === '00:00:00'

/** '2026-03-07', the calendar day at the venue. */
export const dayAt = (at: string, zone: string) => new Date(at).toLocaleDateString('en-CA', { timeZone: zone })

/** 'Sat, Mar 7, 9:00 AM CST to 11:00 AM' within a day, both days whole otherwise; a time that nobody knows is left out. */
export function formatTimeRange(start: string, end: string | null | undefined, zone: string, now = new Date()) {
  const from = formatMoment(start, zone, now)
  if (!end || Date.parse(end) <= Date.parse(start)) return from
  if (dayAt(start, zone) !== dayAt(end, zone)) return `${from} to ${formatMoment(end, zone, now)}`
  return `${from} to ${new Date(end).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit', timeZone: zone })}`
}

function formatMoment(at: string, zone: string, now: Date) {
  if (!isWholeDay(at, zone)) return formatTime(at, zone, now)
  const isThisYear = dayAt(at, zone).slice(0, 4) === dayAt(now.toISOString(), zone).slice(0, 4)
  return new Date(at).toLocaleDateString('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    ...(!isThisYear && { year: 'numeric' }),
    timeZone: zone,
  })
}

type TimeRangeProps = { start: string; end?: string | null; zone: string; relative?: boolean }

export function TimeRange({ start, end, zone, relative = false }: TimeRangeProps) {
  return (
    <time dateTime={start}>
      {keepTimesWhole(formatTimeRange(start, end, zone))}
      {relative && (
        <>
          {' '}
          <span className="inline-block font-normal text-soft">({relativeTime(start, zone)})</span>
        </>
      )}
    </time>
  )
}
