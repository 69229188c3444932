import type { AnyRow } from './shapes.ts'
import type { SQLiteFile } from './sqlite-file.ts'

/** Room left between rows that come in order faster than one a millisecond, for those that come late. */
const STEP = 4
/** Room left before a row that stands later. */
const LEAP = 1024

/** The ordinals of the rows of `record`: they sort as the column `order` and then the id do. */
export class Ordinals {
  readonly #db: SQLiteFile
  readonly #order: string
  readonly #onMove: (row: AnyRow, ordinal: number) => void

  /** `onMove` gets each row that moves to another ordinal. */
  constructor(db: SQLiteFile, order: string, onMove: (row: AnyRow, ordinal: number) => void) {
    this.#db = db
    this.#order = order
    this.#onMove = onMove
  }

  /** A free ordinal between the rows that stand before and after (time, id): the millisecond, or near it. */
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

  /** The ordinal of the last row that stands before (time, id). Rows of one time stand by id, so they are halved, not read. */
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

  /** Moves the rows from here on a step apart, as far as they stand closer. */
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
