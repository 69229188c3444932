import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type Tone = 'neutral' | 'grass' | 'clay' | 'sky' | 'warn' | 'danger'

const tones: Record<Tone, string> = {
  neutral: 'bg-ink/8 text-ink',
  grass: 'bg-grass/12 text-grass',
  clay: 'bg-clay/12 text-clay',
  sky: 'bg-sky/12 text-sky',
  warn: 'bg-warn/12 text-warn',
  danger: 'bg-danger/12 text-danger',
}

export function Badge({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-2 rounded-sm px-2 py-0.5 text-sm font-semibold whitespace-nowrap',
        tones[tone],
      )}
    >
      <span aria-hidden className="size-1.5 rotate-45 bg-current" />
      {children}
    </span>
  )
}
