import { type LogEntry, type LogReader, MAX_WRITE_DELAY } from '../change-log/log.ts'
import type { ChangeLogChange, Kind } from '../change-log/rows.ts'
import { firstIDOf, timeOfID } from '../ids.ts'

/** Answers are at most this old, in milliseconds, but for a poll's own time. */
const FRESH = 1000
/** Late entries are looked for among the newest changes at every poll, and as far back as they can be this often. */
const FULL_OVERLAP_EVERY = 5000
const CHEAP_OVERLAP = 250
/** Above this many changes in the late window, as an import makes, the window is read less often, down to `RAREST_OVERLAP`. */
const SMALL_OVERLAP = 1000
const RAREST_OVERLAP = 15_000
/** A reader that was idle longer starts over from the newest snapshot, because the log may be long or expired. */
const MAX_IDLE_MS = 24 * 60 * 60 * 1000

/** Keeps one kind's model current from the log. */
export class Follower {
  readonly #kind: Kind
  readonly #log: LogReader
  readonly #apply: (changes: ChangeLogChange[]) => void
  readonly #now: () => number
  /** Everything up to here has been read; nothing can appear there any more. */
  #readUpTo: string
  /** What has been read after it: positions and how many changes each has. */
  readonly #seen = new Map<string, number>()
  #polledAt = Number.NEGATIVE_INFINITY
  #fullyReadAt = Number.NEGATIVE_INFINITY
  #polling: Promise<void> | undefined

  constructor(
    kind: Kind,
    log: LogReader,
    position: string,
    apply: (changes: ChangeLogChange[]) => void,
    now: () => number,
  ) {
    this.#kind = kind
    this.#log = log
    this.#readUpTo = position
    this.#apply = apply
    this.#now = now
  }

  get isFarBehind() {
    const now = this.#now()
    // A clock that was ahead and is set right: nothing that was noted by it holds.
    if (this.#polledAt > now + FRESH || this.#readUpTo > firstIDOf(now)) return true
    return now - this.#polledAt > MAX_IDLE_MS && this.#polledAt > 0
  }

  /** Resolves once the model is fresh and has what was written at `seq`; all who ask meanwhile share a poll. */
  async catchUp(seq?: string): Promise<void> {
    // A running poll may have missed a later write at `seq`, or may fail. Neither ends this request.
    if (this.#polling) await this.#polling.catch(() => {})
    if (this.#hasSeen(seq) && this.#now() - this.#polledAt < FRESH) return
    if (this.#polling) await this.#polling.catch(() => {})
    if (this.#hasSeen(seq) && this.#now() - this.#polledAt < FRESH) return
    this.#polling ??= this.#poll(seq).finally(() => {
      this.#polling = undefined
    })
    await this.#polling
  }

  #hasSeen(seq: string | undefined) {
    return seq === undefined || seq <= this.#readUpTo || this.#seen.has(seq)
  }

  async #poll(seq: string | undefined) {
    const started = this.#now()
    let after = started - this.#fullyReadAt < this.#fullOverlapEvery() ? this.#cheapOverlap() : this.#readUpTo
    // What has been read for good is not read again, however old the position that a reader brings with each request.
    if (seq && seq <= after && !this.#hasSeen(seq)) after = firstIDOf(timeOfID(seq) - 1)
    // Writers may be faster than this reader: what they begin from now on is the next poll's. Their clocks may be ahead.
    const end = firstIDOf(started + MAX_WRITE_DELAY)
    const isFull = after <= this.#readUpTo
    const due = firstIDOf(started - MAX_WRITE_DELAY)
    for await (const page of this.#log.read(this.#kind, after)) {
      const unseen = page.filter((entry) => !this.#seen.has(entry.seq))
      if (unseen.length > 0) this.#apply(unseen.flatMap(({ changes }) => changes))
      for (const entry of unseen) this.#seen.set(entry.seq, entry.changes.length)
      if (isFull) this.#moveOn(page, due)
      if (page.some((entry) => entry.seq > end)) break
    }
    this.#polledAt = started
    if (isFull) this.#fullyReadAt = started
  }

  /** What was read stays read if a later page fails. Never ahead of what was read: this clock may be ahead of the writers'. */
  #moveOn(page: readonly LogEntry[], due: string) {
    for (const { seq } of page) if (seq <= due && seq > this.#readUpTo) this.#readUpTo = seq
    for (const seq of this.#seen.keys()) if (seq <= this.#readUpTo) this.#seen.delete(seq)
  }

  #fullOverlapEvery() {
    let changes = 0
    for (const size of this.#seen.values()) changes += size
    return Math.min(RAREST_OVERLAP, FULL_OVERLAP_EVERY * Math.max(1, changes / SMALL_OVERLAP))
  }

  #cheapOverlap() {
    let changes = 0
    for (const [seq, size] of [...this.#seen].sort(([a], [b]) => (a < b ? 1 : -1))) {
      changes += size
      if (changes > CHEAP_OVERLAP) return seq
    }
    return this.#readUpTo
  }
}
