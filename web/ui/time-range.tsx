import { dateFormat, dayAt, formatTime, isSameYear, keepTimesWhole, relativeTime } from './time-format.ts'

/** Sources that know only the day of an event give its midnight at the venue. */
export const isWholeDay = (at: string, zone: string) =>
  dateFormat({ timeStyle: 'medium', timeZone: zone }, 'en-GB').format(new Date(at)) === '00:00:00'

/** 'Sat, Mar 7, 9:00 AM CST to 11:00 AM' within a day, both days whole otherwise; a time that nobody knows is left out. */
export function formatTimeRange(start: string, end: string | null | undefined, zone: string, now = new Date()) {
  const from = formatMoment(start, zone, now)
  if (!end || Date.parse(end) <= Date.parse(start)) return from
  if (dayAt(start, zone) !== dayAt(end, zone)) return `${from} to ${formatMoment(end, zone, now)}`
  return `${from} to ${dateFormat({ timeStyle: 'short', timeZone: zone }).format(new Date(end))}`
}

function formatMoment(at: string, zone: string, now: Date) {
  if (!isWholeDay(at, zone)) return formatTime(at, zone, now)
  return dateFormat({
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    ...(!isSameYear(at, now, zone) && { year: 'numeric' }),
    timeZone: zone,
  }).format(new Date(at))
}

type TimeRangeProps = { start: string; end?: string | null; zone: string; relative?: boolean }

export function TimeRange({ start, end, zone, relative = false }: TimeRangeProps) {
  return (
    <time dateTime={start}>
      {keepTimesWhole(formatTimeRange(start, end, zone))}
      {relative && (
        <>
          {' '}
          <span className="inline-block font-normal text-soft print:hidden">({relativeTime(start, zone)})</span>
        </>
      )}
    </time>
  )
}
