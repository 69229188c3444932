import * as m from '../../functions/values/messages/generated.ts'
import { classNames } from './class-names.ts'

type ChipsProps = {
  texts: readonly string[]
  /** How many of the texts are shown. The rest is counted. */
  most?: number
  /** Hides what does not fit on one line, unless there are notes. */
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
        isOneLine && notes.length === 0 && 'max-h-[1.3125rem] overflow-hidden',
      )}
    >
      {texts.slice(0, most).map((text, index) => (
        <li key={index} className="rounded-sm bg-ink/8 px-2 text-sm text-ink">
          {text}
        </li>
      ))}
      {texts.length > most && <li className="px-1 text-sm">{m.count_more({ count: texts.length - most })}</li>}
      {notes.map((note) => (
        <li key={note} className="rounded-sm border border-dashed border-edge px-2 text-sm text-soft">
          {note}
        </li>
      ))}
    </ul>
  )
}
