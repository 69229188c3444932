import { DatabaseSync, type StatementSync } from 'node:sqlite'
import type { Statement } from './plan.ts'
import type { AnyRow } from './shapes.ts'
import { plain } from './terms.ts'

/**
 * What of a file is kept in memory, in KB, and what while it is filled, whose indexes are written all over. The system keeps the rest
 * of it as long as it has room: kept or mapped here it would be the process's own, in each of its threads, and lists no faster.
 */
const KEPT_IN_MEMORY = 16_000
const KEPT_WHILE_FILLING = 64_000

type Value = string | number | bigint | null

/** An SQLite file that one process uses alone, with its prepared statements. */
export class SQLiteFile {
  readonly #db: DatabaseSync
  readonly #statements = new Map<string, StatementSync>()

  /** Opens the file, or makes it. */
  constructor(path: string) {
    this.#db = new DatabaseSync(path)
    this.#db.exec(`PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF;
      PRAGMA temp_store = MEMORY; PRAGMA cache_size = -${KEPT_IN_MEMORY}`)
    this.#db.function('plain', { deterministic: true }, (text) => plain(String(text ?? '')))
  }

  /** 0 in a new file. */
  get version() {
    return this.#db.prepare('PRAGMA user_version').get()?.user_version
  }

  /** Runs with more of the file in memory. */
  filling(run: () => void) {
    this.#db.exec(`PRAGMA cache_size = -${KEPT_WHILE_FILLING}`)
    try {
      run()
    } finally {
      this.#db.exec(`PRAGMA cache_size = -${KEPT_IN_MEMORY}`)
    }
  }

  exec(sql: string) {
    this.#db.exec(sql)
  }

  run(sql: string, ...values: Value[]) {
    return this.#prepared(sql).run(...values)
  }

  all({ sql, values }: Statement): AnyRow[] {
    return this.#prepared(sql).all(...values)
  }

  /** Without names, which for thousands of rows are most of the cost. */
  arrays({ sql, values }: Statement): unknown[][] {
    const statement = this.#prepared(sql)
    statement.setReturnArrays(true)
    return statement.all(...values) as unknown as unknown[][]
  }

  /** Row by row, for more rows than memory should hold. */
  iterate(sql: string, ...values: Value[]): Iterable<AnyRow> {
    return this.#db.prepare(sql).iterate(...values)
  }

  close() {
    this.#db.close()
  }

  #prepared(sql: string): StatementSync {
    let statement = this.#statements.get(sql)
    if (!statement) {
      statement = this.#db.prepare(sql)
      this.#statements.set(sql, statement)
    }
    return statement
  }
}
