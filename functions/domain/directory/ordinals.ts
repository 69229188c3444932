import type { AnyRow } from './shapes.ts'
import type { SQLiteFile } from './sqlite-file.ts'

/** Gap between rows that are inserted in order faster than one per millisecond, for late rows. */
const STEP = 4
/** Gap left before the next row. */
const LEAP = 1024

/** The ordinals of the rows of `record`. They sort by the column `order` and then by ID. */
export class Ordinals {
  readonly #db: SQLiteFile
  readonly #order: string
  readonly #onMove: (row: AnyRow, ordinal: number) => void

  /** `onMove` is called for each row that moves to another ordinal. */
  constructor(db: SQLiteFile, order: string, onMove: (row: AnyRow, ordinal: number) => void) {
    this.#db = db
    this.#order = order
    this.#onMove = onMove
  }

  /** A free ordinal between the neighbors of (time, id): the time in milliseconds, or close to it. */
  free(time: number, id: string): number {
    const before = this.#before(time, id)
    const [next] = this.#db.all({
      sql: 'SELECT ordinal FROM record WHERE ordinal > ? ORDER BY ordinal LIMIT 1',
      values: [before],
    })
    const after = (next?.ordinal as number | undefined) ?? Number.MAX_SAFE_INTEGER
    if (after - before === 1) this.#makeRoom(after)
    const middle = Math.max(1, Math.floor((after - before) / 2))
    return Math.max(before + Math.min(STEP, middle), Math.min(time, after - Math.min(LEAP, middle)))
  }

  /** The ordinal of the last row before (time, id). Rows with the same time are sorted by ID, so this uses a binary search. */
  #before(time: number, id: string): number {
    const last = (sign: string) => {
      const sql = `SELECT ordinal, id FROM record WHERE ${this.#order} ${sign} ? ORDER BY ${this.#order} DESC, ordinal DESC LIMIT 1`
      return this.#db.all({ sql, values: [time] })[0] as { ordinal: number; id: string } | undefined
    }
    const latest = last('<=')
    if (latest && latest.id < id) return latest.ordinal
    let before = last('<')?.ordinal ?? Number.MIN_SAFE_INTEGER
    let low = before
    let high = latest?.ordinal ?? low
    while (low < high) {
      const middle = Math.ceil(low + (high - low) / 2)
      const sql = 'SELECT ordinal, id FROM record WHERE ordinal > ? AND ordinal <= ? ORDER BY ordinal DESC LIMIT 1'
      const [row] = this.#db.all({ sql, values: [low, middle] }) as { ordinal: number; id: string }[]
      if (row && row.id >= id) high = row.ordinal - 1
      else {
        before = row?.ordinal ?? before
        low = middle
      }
    }
    return before
  }

  /** Moves the rows from this ordinal on until they are STEP apart. */
  #makeRoom(from: number) {
    const crowd: AnyRow[] = []
    for (const row of this.#db.iterate('SELECT * FROM record WHERE ordinal >= ? ORDER BY ordinal', from)) {
      if ((row.ordinal as number) >= from + STEP * (crowd.length + 1)) break
      crowd.push(row)
    }
    for (const [i, row] of [...crowd.entries()].reverse()) {
      const ordinal = from + STEP * (i + 1)
      this.#db.run('UPDATE record SET ordinal = ? WHERE ordinal = ?', ordinal, row.ordinal as number)
      this.#onMove(row, ordinal)
    }
  }
}
