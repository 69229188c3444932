import { SNAPSHOT_FORMAT } from '../../change-log/format.ts'
import type { ChangeLogChange, Kind, Row } from '../../change-log/rows.ts'
import { type Engine, type Plan, planOf, type Run, textsOf } from '../plan.ts'
import type { FacetColumn, Listed, Query } from '../query.ts'
import type { ReadModel } from '../read-model.ts'
import {
  type AnyRow,
  fromStored,
  orderOf,
  type TableSchema,
  tableSchemaOf,
  termsOf,
  toStored,
} from '../table-schemas.ts'
import { type Expression, indexedPlace, keyOf, type Statement, textTerms } from '../terms.ts'
import { nextOrdinal, Ordinals } from './ordinals.ts'
import { SQLiteFile } from './sqlite-file.ts'
import { facetOf, inFTS5, isCounted, SQLITE, sizeOf, sliceOf, someOf } from './statements.ts'
import { DROP_INDEXES, indexesOf, tablesOf } from './tables.ts'

/** If more cities match, they are not listed in the expression. */
const MAX_CITIES = 24

/** An index lookup for one record costs as much as this many rows of a sorted result. */
const ROWS_PER_LOOKUP = 15

/**
 * The read model of one kind, in an SQLite file. `record` has the columns, at an `ordinal` that sorts by the kind's order and then by ID.
 * `term` is the full-text index, at the same ordinals. `gone` has the tombstones.
 */
export class SQLiteReadModel implements ReadModel {
  readonly kind: Kind
  readonly #schema: TableSchema
  readonly #db: SQLiteFile
  readonly #ordinals: Ordinals
  /** The city names that are known to be stored. */
  readonly #cities = new Set<string>()
  /** Cached totals, cleared by every change. */
  readonly #totals = new Map<string, AnyRow[]>()

  /** Opens or creates the file. */
  constructor(kind: Kind, file: string) {
    this.kind = kind
    this.#schema = tableSchemaOf(kind)
    this.#db = new SQLiteFile(file)
    this.#ordinals = new Ordinals(this.#db, this.#schema.order, (row, ordinal) => {
      this.#db.run('DELETE FROM term WHERE rowid = ?', row.ordinal as number)
      this.#index(ordinal, termsOf(this.#schema, this.#rowOf(row)))
    })
    if (this.#db.version === 0) this.#db.exec(tablesOf(this.#schema))
  }

  get isCurrent() {
    return this.#db.version === SNAPSHOT_FORMAT
  }

  /** The number of records. */
  get size() {
    return this.#db.first({ sql: 'SELECT COUNT(*) AS n FROM record', values: [] })?.n as number
  }

  /** Returns up to `spare` more IDs than the page has. */
  ids(query: Query, spare = 0): string[] {
    return this.#page(query, 'id', spare).map(([id]) => id as string)
  }

  rows(query: Query): Listed[] {
    const columns = Object.entries(this.#schema.columns)
    return this.#page(query, `id, ${columns.map(([name]) => name)}`).map(([id, ...values]) => {
      const row: AnyRow = { id }
      for (const [i, [name, type]] of columns.entries()) if (values[i] !== null) row[name] = fromStored(type, values[i])
      return row as unknown as Listed
    })
  }

  count(query: Query): number {
    return this.#sizeOf(this.#plan(query))
  }

  facet(column: FacetColumn, query: Query): { value: string; count: number }[] {
    const groups = this.#total(facetOf(this.kind, column, this.#plan(query)))
    return groups.flatMap(({ value, count }) =>
      value === null ? [] : [{ value: value as string, count: count as number }],
    )
  }

  texts(match: Expression, query: Query, limit: number): string[] {
    const { scope, columns } = textsOf(this.kind, query, match, this.#engine)
    return this.#db
      .arrays(someOf(scope, columns, limit))
      .flat()
      .filter((text) => text !== null) as string[]
  }

  #plan(query: Query): Plan {
    return planOf(this.kind, query, this.#engine)
  }

  get #engine(): Engine {
    return {
      dialect: SQLITE,
      firstAfter: (now) => {
        const sql = `SELECT ordinal FROM record WHERE ${this.#schema.order} >= ? ORDER BY ${this.#schema.order}, ordinal LIMIT 1`
        const first = this.#db.first({ sql, values: [now.getTime()] })
        return (first?.ordinal as number | undefined) ?? Number.MAX_SAFE_INTEGER
      },
      cities: (expression) => {
        const sql = `SELECT name FROM city_term CROSS JOIN city ON number = city_term.rowid WHERE city_term MATCH ? LIMIT ${MAX_CITIES + 1}`
        const names = this.#db.all({ sql, values: [inFTS5(expression)] }).map(({ name }) => name as string)
        return names.length > MAX_CITIES ? undefined : names
      },
      has: (term) => this.#total({ sql: 'SELECT 1 FROM term WHERE term MATCH ? LIMIT 1', values: [term] }).length > 0,
    }
  }

  /** Whether scanning all records, newest first, finds the requested number of matches sooner than the index does. */
  #isDense({ scope, by }: Run, asked: number): boolean {
    if (by !== 'newest') return false
    if (scope.match.length === 0 && !scope.cells) return true
    const size = (it: Run['scope']) => this.#sizeOf({ scope: { ...it, where: [] } })
    const matching = size(scope)
    return ROWS_PER_LOOKUP * asked * size({ ...scope, match: [], not: undefined, cells: undefined }) < matching ** 2
  }

  #page(query: Query, columns: string, spare = 0): unknown[][] {
    const perPage = query.perPage ?? 20
    const size = perPage + spare
    let skipped = ((query.page ?? 1) - 1) * perPage
    const found: unknown[][] = []
    for (const run of this.#plan(query).runs) {
      const limit = size - found.length
      const slice = this.#db.arrays(sliceOf(run, columns, limit, skipped, this.#isDense(run, skipped + limit)))
      if (isCounted(run)) {
        const sizes = slice.map((row) => row.pop())
        if (slice.length > 0) this.#totals.set(keyOf(sizeOf(run)), [{ n: sizes[0] }])
      }
      found.push(...slice)
      if (found.length === size) break
      if (slice.length > 0) skipped = 0
      else if (skipped > 0) skipped -= this.#sizeOf(run)
    }
    return found
  }

  /** Applies changes in any order, repeated or late. The highest version of each record wins. Returns how many of them were new. */
  apply(changes: Iterable<ChangeLogChange>, now = Date.now()): number {
    const taken = this.#transaction(() => this.#take(changes, now))
    if (taken > 0) this.#totals.clear()
    return taken
  }

  #transaction<T>(run: () => T): T {
    this.#db.exec('BEGIN')
    try {
      const result = run()
      this.#db.exec('COMMIT')
      return result
    } catch (error) {
      this.#db.exec('ROLLBACK')
      this.#cities.clear()
      throw error
    }
  }

  #take(changes: Iterable<ChangeLogChange>, now: number): number {
    const newest = new Map<string, ChangeLogChange>()
    for (const change of changes)
      if (!((newest.get(change.id)?.version ?? Number.NEGATIVE_INFINITY) >= change.version))
        newest.set(change.id, change)
    let taken = 0
    const toInsert: { change: ChangeLogChange; time: number }[] = []
    for (const change of newest.values()) {
      const { id, version } = change
      const stored = this.#db.first({
        sql: `SELECT ordinal, version, ${this.#schema.order} AS time FROM record WHERE substr(id, -6) = substr(?, -6) AND id = ?`,
        values: [id, id],
      })
      const gone = stored ? undefined : this.#db.first({ sql: 'SELECT version FROM gone WHERE id = ?', values: [id] })
      const known = (stored ?? gone)?.version as number | undefined
      if (known !== undefined && known >= version) continue
      taken++
      const row = change.row as AnyRow | null
      if (gone && row) this.#db.run('DELETE FROM gone WHERE id = ?', id)
      if (!row) {
        if (stored) this.#remove(stored.ordinal as number)
        this.#bury(change, now)
        continue
      }
      const time = orderOf(this.kind, change.row)
      if (stored?.time === time) this.#update(stored.ordinal as number, change)
      else {
        if (stored) this.#remove(stored.ordinal as number)
        toInsert.push({ change, time })
      }
    }
    toInsert.sort((a, b) => a.time - b.time || (a.change.id < b.change.id ? -1 : 1))
    for (const { change, time } of toInsert) this.#insert(this.#ordinals.free(time, change.id), change)
    return taken
  }

  #insert(ordinal: number, change: ChangeLogChange) {
    const row = change.row as unknown as AnyRow
    this.#write(ordinal, change)
    this.#index(ordinal, termsOf(this.#schema, row))
    this.#learnCity(row)
  }

  #bury({ id, version }: ChangeLogChange, now: number) {
    this.#db.run('INSERT OR REPLACE INTO gone (id, version, at) VALUES (?, ?, ?)', id, version, now)
  }

  #update(ordinal: number, change: ChangeLogChange) {
    const stored = this.#db.first({ sql: 'SELECT * FROM record WHERE ordinal = ?', values: [ordinal] })
    const terms = termsOf(this.#schema, change.row as AnyRow)
    if (terms !== termsOf(this.#schema, this.#rowOf(stored!))) {
      this.#db.run('DELETE FROM term WHERE rowid = ?', ordinal)
      this.#index(ordinal, terms)
      this.#learnCity(change.row as AnyRow)
    }
    this.#write(ordinal, change)
  }

  /** City names are never removed. A name without records only yields no results. */
  #learnCity(row: AnyRow) {
    for (const column of this.#schema.texts.city ?? []) {
      const name = indexedPlace(String(row[column] ?? ''))
      if (!name || this.#cities.has(name)) continue
      this.#cities.add(name)
      const { changes, lastInsertRowid } = this.#db.run('INSERT OR IGNORE INTO city (name) VALUES (?)', name)
      if (changes === 0) continue
      const sql = 'INSERT INTO city_term (rowid, terms) VALUES (?, ?)'
      this.#db.run(sql, lastInsertRowid, textTerms('city', name))
    }
  }

  #write(ordinal: number, { id, version, row }: ChangeLogChange) {
    const columns = Object.entries(this.#schema.columns)
    const values = columns.map(([name, type]) => {
      const value = toStored(type, (row as unknown as AnyRow)[name])
      return value === null && name === this.#schema.order ? 0 : value
    })
    const names = columns.map(([name]) => name)
    const sql = `INSERT OR REPLACE INTO record (ordinal, id, version, ${names}) VALUES (?, ?, ?${', ?'.repeat(names.length)})`
    this.#db.run(sql, ordinal, id, version, ...values)
  }

  #index(ordinal: number, terms: string) {
    this.#db.run('INSERT INTO term (rowid, terms) VALUES (?, ?)', ordinal, terms)
  }

  #remove(ordinal: number) {
    this.#db.run('DELETE FROM record WHERE ordinal = ?', ordinal)
    this.#db.run('DELETE FROM term WHERE rowid = ?', ordinal)
  }

  /**
   * Loads all records of a kind, one change each, sorted in the order of the kind, into an empty file. Uses one transaction, so that the indexes
   * are written in large batches.
   */
  fill(changes: Iterable<ChangeLogChange>, now = Date.now()): void {
    const filled = () => {
      this.#db.exec(DROP_INDEXES)
      let last = 0
      for (const change of changes) {
        if (!change.row) {
          this.#bury(change, now)
          continue
        }
        last = nextOrdinal(last, orderOf(this.kind, change.row))
        this.#insert(last, change)
      }
      this.#db.exec(`INSERT INTO term (term) VALUES ('optimize'); ${indexesOf(this.#schema)}`)
    }
    this.#db.filling(() => this.#transaction(filled))
  }

  /** Every record and tombstone, in order, as changes. Also reads files of other formats. */
  *everything(): Iterable<ChangeLogChange> {
    for (const stored of this.#db.iterate('SELECT * FROM record ORDER BY rowid'))
      yield { id: stored.id as string, version: stored.version as number, row: this.#rowOf(stored) as unknown as Row }
    for (const { id, version } of this.#db.iterate('SELECT id, version FROM gone'))
      yield { id: id as string, version: version as number, row: null }
  }

  /** Deletes the tombstones from before the instant. */
  deleteTombstones(before: number) {
    this.#db.run('DELETE FROM gone WHERE at < ?', before)
  }

  close() {
    this.#db.close()
  }

  #rowOf(stored: AnyRow): AnyRow {
    const row: AnyRow = {}
    for (const [name, type] of Object.entries(this.#schema.columns)) {
      const value = stored[name]
      if (value !== null && value !== undefined) row[name] = fromStored(type, value)
    }
    return row
  }

  #sizeOf(scoped: { scope: Run['scope'] }) {
    return this.#total(sizeOf(scoped))[0]?.n as number
  }

  #total(statement: Statement): AnyRow[] {
    const key = keyOf(statement)
    let total = this.#totals.get(key)
    if (!total) {
      if (this.#totals.size > 500) this.#totals.clear()
      total = this.#db.all(statement)
      this.#totals.set(key, total)
    }
    return total
  }
}
