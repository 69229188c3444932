import { DAY_MS } from '../../values/durations.ts'
import { firstIDOf, timeOfID } from '../../values/ids.ts'
import { type LogEntry, type LogReader, MAX_WRITE_DELAY } from '../change-log/log.ts'
import type { ChangeLogChange, Kind } from '../change-log/rows.ts'

/** Maximum age of results in milliseconds, not counting the duration of a poll. */
const FRESH_MS = 1000
/** Every poll looks for late entries among the newest ones. A full look back happens at this interval, in milliseconds. */
const FULL_OVERLAP_INTERVAL_MS = 5000
const CHEAP_OVERLAP_ENTRIES = 80
/** A reader that was idle longer reloads the newest snapshot, because the log may be long or expired. */
const MAX_IDLE_MS = DAY_MS

export type Source = {
  kind: Kind
  log: LogReader
  /** Applies changes to the read model, which then has everything up to the position. */
  apply: (changes: ChangeLogChange[], position: string) => Promise<void> | void
  now: () => number
}

/** Keeps the read model of one kind up to date from the log. */
export class Follower {
  readonly #source: Source
  /** Everything up to this position has been read, and no new entry can appear before it. */
  #readUpTo: string
  /** The positions of the entries read after `#readUpTo`. */
  readonly #seen = new Set<string>()
  #polledAt = Number.NEGATIVE_INFINITY
  #fullyReadAt = Number.NEGATIVE_INFINITY
  #polling: Promise<void> | undefined

  constructor(source: Source, position: string) {
    this.#source = source
    this.#readUpTo = position
  }

  get isFarBehind() {
    const now = this.#source.now()
    // The clock was ahead and has been corrected, so the recorded times are invalid.
    if (this.#polledAt > now + FRESH_MS || this.#readUpTo > firstIDOf(now)) return true
    return now - this.#polledAt > MAX_IDLE_MS && this.#polledAt > 0
  }

  /** Resolves when the model is fresh and includes the write at `seq`. Concurrent callers share a poll. */
  async catchUp(seq?: string): Promise<void> {
    // A running poll may miss a later write at `seq`, or may fail. Neither fails this request.
    if (this.#polling) await this.#polling.catch(() => {})
    if (this.#hasSeen(seq) && this.#source.now() - this.#polledAt < FRESH_MS) return
    if (this.#polling) await this.#polling.catch(() => {})
    if (this.#hasSeen(seq) && this.#source.now() - this.#polledAt < FRESH_MS) return
    this.#polling ??= this.#poll(seq).finally(() => {
      this.#polling = undefined
    })
    await this.#polling
  }

  #hasSeen(seq: string | undefined) {
    return seq === undefined || seq <= this.#readUpTo || this.#seen.has(seq)
  }

  async #poll(seq: string | undefined) {
    const { kind, log, apply, now } = this.#source
    const started = now()
    let after = started - this.#fullyReadAt < FULL_OVERLAP_INTERVAL_MS ? this.#cheapOverlap() : this.#readUpTo
    // Do not read final entries again, however old the position that a reader sends.
    if (seq && seq <= after && !this.#hasSeen(seq)) after = firstIDOf(timeOfID(seq) - 1)
    // Stop at entries started after this poll, which belong to the next one. Writers may outpace this reader, and their clocks may be
    // ahead.
    const end = firstIDOf(started + MAX_WRITE_DELAY)
    const isFull = after <= this.#readUpTo
    const due = firstIDOf(started - MAX_WRITE_DELAY)
    for await (const page of log.read(kind, after, (seq) => this.#seen.has(seq))) {
      const unseen = page.filter((entry) => !this.#seen.has(entry.seq))
      const readUpTo = isFull ? this.#readUpToAfter(page, due) : this.#readUpTo
      if (unseen.length > 0)
        await apply(
          unseen.flatMap(({ changes }) => changes),
          readUpTo,
        )
      for (const entry of unseen) this.#seen.add(entry.seq)
      this.#moveTo(readUpTo)
      if (page.some((entry) => entry.seq > end)) break
    }
    this.#polledAt = started
    if (isFull) this.#fullyReadAt = started
  }

  /**
   * Advances the position page by page, so that progress is kept if a later page fails. Never past the last entry read, because this clock
   * may be ahead of the writers'.
   */
  #readUpToAfter(page: readonly LogEntry[], due: string) {
    return page.reduce((last, { seq }) => (seq <= due && seq > last ? seq : last), this.#readUpTo)
  }

  #moveTo(readUpTo: string) {
    this.#readUpTo = readUpTo
    for (const seq of this.#seen) if (seq <= this.#readUpTo) this.#seen.delete(seq)
  }

  #cheapOverlap() {
    return [...this.#seen].sort().at(-CHEAP_OVERLAP_ENTRIES) ?? this.#readUpTo
  }
}
