import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type Tone = 'neutral' | 'grass' | 'clay' | 'sky' | 'warn' | 'danger'

const tones: Record<Tone, string> = {
  neutral: 'border-edge text-ink',
  grass: 'border-grass/50 text-grass',
  clay: 'border-clay/50 text-clay',
  sky: 'border-sky/50 text-sky',
  warn: 'border-warn/50 text-warn',
  danger: 'border-danger/50 text-danger',
}

/** Badges shown next to each other also differ in shape. */
const shapes = { diamond: 'size-1.5 rotate-45 bg-current', ring: 'size-2 rounded-full border-2 border-current' }

type BadgeProps = { tone?: Tone; shape?: keyof typeof shapes; children: ReactNode }

export function Badge({ tone = 'neutral', shape = 'diamond', children }: BadgeProps) {
  return (
    <span
      className={classNames(
        'inline-flex max-w-full align-top items-center gap-2 rounded-sm border bg-surface px-2 text-sm font-semibold',
        tones[tone],
      )}
    >
      <span aria-hidden className={classNames('shrink-0', shapes[shape])} />
      <span className="min-w-0 sm:truncate">{children}</span>
    </span>
  )
}
