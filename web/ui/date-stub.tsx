import { dateFormat } from '../../functions/values/time-format.ts'
import { classNames } from './class-names.ts'

const tones = {
  clay: 'bg-clay/12 text-clay border-clay/40',
  sky: 'bg-sky/12 text-sky border-sky/40',
  neutral: 'bg-ink/8 text-soft border-edge',
}

type DateStubProps = { at: string | null; zone: string; tone: keyof typeof tones }

/** The stub of a ticket, with its date at the venue, perforated toward the rest of the ticket. */
export function DateStub({ at, zone, tone }: DateStubProps) {
  const part = (shape: Intl.DateTimeFormatOptions) =>
    at ? dateFormat({ ...shape, timeZone: zone }).format(new Date(at)) : ''
  return (
    <span
      className={classNames(
        'flex w-17 shrink-0 flex-col items-center justify-center border-r-2 border-dashed text-sm leading-tight font-semibold sm:w-20',
        tones[tone],
      )}
    >
      <span>{part({ weekday: 'short' })}</span>
      <span className="condensed text-3xl leading-none tabular-nums">{part({ day: 'numeric' })}</span>
      <span>{part({ month: 'short' })}</span>
    </span>
  )
}
