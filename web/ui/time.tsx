import { relativeTime } from '../../functions/values/relative-time.ts'
import { formatTime, formatTimeRange, keepTimesWhole } from '../../functions/values/time-format.ts'

type RelativeProps = {
  /** The venue's IANA time zone. */
  zone: string
  relative?: boolean
}

type TimeProps = RelativeProps & {
  /** An instant (ISO 8601). */
  at: string
}

export function Time({ at, zone, relative = false }: TimeProps) {
  return (
    <time dateTime={at}>
      {keepTimesWhole(formatTime(at, zone))}
      {relative && <Relative at={at} zone={zone} />}
    </time>
  )
}

type TimeRangeProps = RelativeProps & { start: string; end?: string | null }

export function TimeRange({ start, end, zone, relative = false }: TimeRangeProps) {
  return (
    <time dateTime={start}>
      {keepTimesWhole(formatTimeRange(start, end, zone))}
      {relative && <Relative at={start} zone={zone} />}
    </time>
  )
}

const Relative = ({ at, zone }: { at: string; zone: string }) => (
  <>
    {' '}
    <span className="inline-block font-normal text-soft print:hidden">{`(${relativeTime(at, zone)})`}</span>
  </>
)
