import { formatTime, keepTimesWhole } from '../../functions/values/time-format.ts'
import { relativeTime } from './relative-time.ts'

type TimeProps = {
  /** An instant (ISO 8601). */
  at: string
  /** The venue's IANA time zone. */
  zone: string
  relative?: boolean
}

export function Time({ at, zone, relative = false }: TimeProps) {
  return (
    <time dateTime={at}>
      {keepTimesWhole(formatTime(at, zone))}
      {relative && (
        <>
          {' '}
          <span className="inline-block font-normal text-soft print:hidden">({relativeTime(at, zone)})</span>
        </>
      )}
    </time>
  )
}
