import {
  dateFormat,
  formatTime,
  formatTimeRange,
  keepTimesWhole,
  relativeTime,
} from '../../functions/values/time-format.ts'
import { classNames } from './class-names.ts'

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

const tones = { grass: 'border-t-grass', clay: 'border-t-clay', sky: 'border-t-sky', neutral: 'border-t-edge' }

type DateBlockProps = { at: string; zone: string; tone?: keyof typeof tones }

/** The date as a calendar page. Hidden from screen readers, since the card has the full date as text. */
export function DateBlock({ at, zone, tone = 'grass' }: DateBlockProps) {
  const part = (shape: Intl.DateTimeFormatOptions) => dateFormat({ ...shape, timeZone: zone }).format(new Date(at))
  return (
    <span
      aria-hidden
      className={classNames(
        'grid w-14 sm:w-16 shrink-0 content-center justify-items-center self-start rounded-md border border-t-4 border-line bg-page py-2 leading-none text-ink',
        tones[tone],
      )}
    >
      <span className="text-sm font-semibold">{part({ month: 'short' })}</span>
      <span className="condensed py-0.5 text-2xl tabular-nums">{part({ day: 'numeric' })}</span>
      <span className="text-sm text-soft">{part({ weekday: 'short' })}</span>
    </span>
  )
}
