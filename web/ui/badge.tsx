import type { ReactNode } from 'react'
import * as kitTexts from '#messages/kit'
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

type ChipsProps = {
  texts: readonly string[]
  /** How many of the texts are shown. The rest is counted. */
  most?: number
  /** Hides what does not fit on one line, or on two lines of a narrow card, unless there are notes. */
  isOneLine?: boolean
  /** What is not known, drawn as an open outline. */
  notes?: readonly string[] | undefined
}

/** A list of short texts. */
export function Chips({ texts, most = texts.length, isOneLine = false, notes = [] }: ChipsProps) {
  if (texts.length === 0 && notes.length === 0) return null
  return (
    <ul
      className={classNames(
        'my-0.5 flex flex-wrap gap-1.5',
        isOneLine && notes.length === 0 && 'max-h-12 overflow-hidden @sm:max-h-5.25',
      )}
    >
      {texts.slice(0, most).map((text, index) => (
        <li key={index} className="rounded-sm bg-ink/8 px-2 text-sm text-ink">
          {text}
        </li>
      ))}
      {texts.length > most && <li className="px-1 text-sm">{kitTexts.countMore(texts.length - most)}</li>}
      {notes.map((note) => (
        <li key={note} className="rounded-sm border border-dashed border-edge px-2 text-sm text-soft">
          {note}
        </li>
      ))}
    </ul>
  )
}

type DotSeparatedProps = { words: readonly (string | false | null)[]; className?: string }

/** Facts separated by dots. Lines never start or end with a dot: the leading dot is clipped. */
export const DotSeparated = ({ words, className }: DotSeparatedProps) => (
  <p className={classNames('overflow-hidden', className)}>
    <span className="-ml-3 flex flex-wrap">
      {words.map(
        (word) =>
          word && (
            <span
              key={word}
              className="pl-3 before:-ml-3 before:inline-block before:w-3 before:text-center before:content-['·']"
            >
              {word}
            </span>
          ),
      )}
    </span>
  </p>
)
