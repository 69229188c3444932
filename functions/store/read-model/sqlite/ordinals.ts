import type { AnyRow } from '../table-schemas.ts'
import type { SQLiteFile } from './sqlite-file.ts'

/**
 * Room between rows that are inserted in order, for late ones. The records of an imported page have the same time and arrive in an
 * arbitrary order of IDs, so most of them are late.
 */
const GAP = 1024

/** The ordinal of a row after all others. */
export const nextOrdinal = (last: number, time: number) => Math.max(last + GAP, time)

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
    if (after - before === 1) {
      this.#makeRoom(before)
      return this.free(time, id)
    }
    const middle = Math.max(1, Math.floor((after - before) / 2))
    return Math.max(before + Math.min(GAP, middle), Math.min(time, after - Math.min(GAP, middle)))
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

  /**
   * Spreads the rows around the ordinal evenly, in the smallest block that is not crowded. The larger the block, the fewer of its ordinals
   * may be taken, so the next rows find room without moving the same rows again.
   */
  #makeRoom(around: number) {
    for (let size = 16, most = 4; ; size *= 2, most *= 1.8) {
      const first = Math.floor(around / size) * size
      const sql = 'SELECT * FROM record WHERE ordinal >= ? AND ordinal < ? ORDER BY ordinal LIMIT ?'
      const rows = this.#db.all({ sql, values: [first, first + size, Math.floor(most) + 1] })
      if (rows.length > most) continue
      const gap = size / (rows.length + 1)
      const moves = rows.map((row, i) => ({ row, from: row.ordinal as number, to: first + Math.floor(gap * (i + 1)) }))
      // In this order no row moves to an ordinal that another still has.
      for (const move of moves.toReversed()) if (move.to > move.from) this.#move(move)
      for (const move of moves) if (move.to < move.from) this.#move(move)
      return
    }
  }

  #move({ row, from, to }: { row: AnyRow; from: number; to: number }) {
    this.#db.run('UPDATE record SET ordinal = ? WHERE ordinal = ?', to, from)
    this.#onMove(row, to)
  }
}
