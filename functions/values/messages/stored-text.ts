import type * as notices from './en/notices.ts'
import type { Value } from './text.ts'

type Texts = typeof notices
type Key = keyof Texts
type Inputs<K extends Key> = Texts[K] extends (inputs: infer Given) => string ? Given : object
type Stored = { key: Key; inputs?: Record<string, StoredText> }

/**
 * A text that is kept until somebody reads it, such as a notification: a message's key and inputs, which are put into the reader's language
 * then, or what a person wrote.
 */
export type StoredText =
  | Value
  | Stored
  /** An instant in the venue's zone, or the range of what ends on another day. */
  | { at: string; until?: string | undefined; zone: string }
  | { day: string }
  | { cents: number }
  | { season: string }
  /** A word that records store in English, such as a position. */
  | { word: string }
  | { list: StoredText[] }
  /** A watch of a list, which has the name of its filters. */
  | { watch: { kind: 'OPPORTUNITIES' | 'EVENTS' | 'TEAMS' | 'TEAM'; subject: string }; player?: StoredText }

type Given<K extends Key> = { [Name in keyof Inputs<K>]: Inputs<K>[Name] extends number ? number : StoredText }

export const stored = <K extends Key>(key: K, ...[inputs]: object extends Inputs<K> ? [] : [Given<K>]): Stored => ({
  key,
  ...(inputs && { inputs: inputs as Record<string, StoredText> }),
})
