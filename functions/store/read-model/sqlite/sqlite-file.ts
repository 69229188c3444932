import { DatabaseSync, type StatementSync } from 'node:sqlite'
import type { AnyRow } from '../table-schemas.ts'
import { plain, type Statement } from '../terms.ts'

/**
 * SQLite page cache in KB, and the larger one for bulk loading, which writes to all parts of the indexes. The rest of the file is left to
 * the operating system's cache: a larger page cache or a memory map would count as process memory, once per thread, and does not make lists
 * faster.
 */
const CACHE_KB = 16_000
const BULK_LOAD_CACHE_KB = 64_000

type Value = string | number | bigint | null

/** An SQLite file that a single process uses, with a cache of prepared statements. */
export class SQLiteFile {
  readonly #db: DatabaseSync
  readonly #statements = new Map<string, StatementSync>()

  /** Opens or creates the file. */
  constructor(path: string) {
    this.#db = new DatabaseSync(path)
    this.#db.exec(`PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF;
      PRAGMA temp_store = MEMORY; PRAGMA cache_size = -${CACHE_KB}`)
    this.#db.function('plain', { deterministic: true }, (text) => plain(String(text ?? '')))
  }

  /** 0 in a new file. */
  get version() {
    return this.#db.prepare('PRAGMA user_version').get()?.user_version
  }

  /** Runs with a larger page cache. */
  filling(run: () => void) {
    this.#db.exec(`PRAGMA cache_size = -${BULK_LOAD_CACHE_KB}`)
    try {
      run()
    } finally {
      this.#db.exec(`PRAGMA cache_size = -${CACHE_KB}`)
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

  first(statement: Statement): AnyRow | undefined {
    return this.all(statement)[0]
  }

  /** Returns rows as arrays. For thousands of rows, column names are most of the cost. */
  arrays({ sql, values }: Statement): unknown[][] {
    const statement = this.#prepared(sql)
    statement.setReturnArrays(true)
    return statement.all(...values) as unknown as unknown[][]
  }

  /** Iterates row by row, for results that are too large for memory. */
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
