import { formatTimeRange, keepTimesWhole } from '../../functions/values/time-format.ts'
import { relativeTime } from './relative-time.ts'

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
