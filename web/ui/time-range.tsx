import { formatTime, relativeTime } from './time-format.ts'

/** 'Sat, Mar 7, 9:00 AM CST to 11:00 AM' within a day; both days whole otherwise. */
export function formatTimeRange(start: string, end: string | null | undefined, zone: string, now = new Date()) {
  const from = formatTime(start, zone, now)
  if (!end || end <= start) return from
  const dayOf = (at: string) => new Date(at).toLocaleDateString('en-US', { timeZone: zone })
  const until =
    dayOf(start) === dayOf(end)
      ? new Date(end).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit', timeZone: zone })
      : formatTime(end, zone, now)
  return `${from} to ${until}`
}

type TimeRangeProps = { start: string; end?: string | null; zone: string; relative?: boolean }

export function TimeRange({ start, end, zone, relative = false }: TimeRangeProps) {
  return (
    <time dateTime={start}>
      {formatTimeRange(start, end, zone)}
      {relative && <span className="font-normal text-soft"> ({relativeTime(start, zone)})</span>}
    </time>
  )
}
