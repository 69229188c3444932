import type { ChangeLogChange, Kind } from '../../change-log/rows.ts'
import { inBatches } from '../../store.ts'
import { type Engine, type Plan, planOf, type Run, type Scope, splitByCondition, textsOf } from '../plan.ts'
import type { FacetColumn, Listed, Query } from '../query.ts'
import type { ReadModel } from '../read-model.ts'
import { type AnyRow, fromStored, orderOf, tableSchemaOf, termsOf, toStored } from '../table-schemas.ts'
import { all, type Dialect, type Expression, keyOf, plain, type Statement } from '../terms.ts'
import type { PostgreSQL } from './database.ts'
import { POSITIONS, plainColumnsOf, tableOf } from './tables.ts'

/** Changes per statement. */
const BATCH = 500

/** The read model of one kind, in a PostgreSQL database that all functions share. */
export class PostgreSQLReadModel implements ReadModel {
  readonly #kind: Kind
  readonly #db: PostgreSQL
  /** Cached totals, cleared by every change. */
  readonly #totals = new Map<string, Promise<unknown[][]>>()

  constructor(kind: Kind, db: PostgreSQL) {
    this.#kind = kind
    this.#db = db
  }

  async ids(query: Query, spare = 0): Promise<string[]> {
    return (await this.#page(query, 'id', spare)).map(([id]) => id as string)
  }

  async rows(query: Query): Promise<Listed[]> {
    const columns = Object.entries(tableSchemaOf(this.#kind).columns)
    const found: unknown[][] = []
    for (const { page, perPage } of partsOfPage(query)) {
      const rows = await this.#page({ ...query, page, perPage }, `id, ${columns.map(([name]) => name)}`)
      found.push(...rows)
      if (rows.length < perPage) break
    }
    return found.map(([id, ...values]) => {
      const row: AnyRow = { id }
      for (const [i, [name, type]] of columns.entries()) if (values[i] !== null) row[name] = fromStored(type, values[i])
      return row as unknown as Listed
    })
  }

  async count(query: Query): Promise<number> {
    const [row] = await this.#total(this.#size(this.#plan(query).scope))
    return row![0] as number
  }

  #size(scope: Scope): Statement {
    const split = splitByCondition(scope)
    if (!split) {
      const { sql, values } = this.#from(scope)
      return { sql: `SELECT count(*) ${sql}`, values }
    }
    const [all, failing] = [this.#size(split.all), this.#size(split.failing)]
    return { sql: `SELECT (${all.sql}) - (${failing.sql})`, values: [...all.values, ...failing.values] }
  }

  async facet(column: FacetColumn, query: Query): Promise<{ value: string; count: number }[]> {
    const isList = tableSchemaOf(this.#kind).columns[column] === 'list'
    const items = isList ? ` CROSS JOIN json_array_elements_text(${column}::json) AS item (value)` : ''
    const { sql, values } = this.#from(this.#plan(query).scope, items)
    const value = isList ? 'item.value COLLATE "C"' : column
    const groups = await this.#total({
      sql: `SELECT ${value}, count(*) ${sql} GROUP BY 1 ORDER BY 2 DESC, 1`,
      values,
    })
    return groups.flatMap(([value, count]) =>
      value === null ? [] : [{ value: value as string, count: count as number }],
    )
  }

  async texts(match: Expression, query: Query, limit: number): Promise<string[]> {
    const { scope, columns } = textsOf(this.#kind, query, match, ENGINE)
    const { sql, values } = this.#from(scope)
    const rows = await this.#db.query({ sql: `SELECT ${columns} ${sql} LIMIT ${limit}`, values })
    return rows.flat().filter((text) => text !== null) as string[]
  }

  /** Applies changes in any order, repeated or late, and stores up to which position the log is then read. */
  async apply(changes: Iterable<ChangeLogChange>, position: string, now: number): Promise<void> {
    const newest = new Map<string, ChangeLogChange>()
    for (const change of changes)
      if (!((newest.get(change.id)?.version ?? Number.NEGATIVE_INFINITY) >= change.version))
        newest.set(change.id, change)
    const { sql, values } = this.#upsert([...newest.values()])
    await this.#db.query({
      sql: `WITH applied AS (${sql}) ${MOVE}`,
      values: [...values, this.#kind, position, now],
    })
    // Not before, because a total that is counted meanwhile may not have the changes.
    this.#totals.clear()
  }

  /** Adds everything that a snapshot at the position has. */
  async fill(changes: Iterable<ChangeLogChange>, position: string, now: number): Promise<void> {
    await this.add(changes)
    await this.apply([], position, now)
  }

  /** Adds rows without storing a position. */
  async add(changes: Iterable<ChangeLogChange>): Promise<void> {
    for (const batch of inBatches(changes, BATCH, () => 1)) await this.#db.query(this.#upsert(batch))
  }

  /** Functions that apply the same changes at once lock the rows in the same order, and the second changes nothing. */
  #upsert(changes: ChangeLogChange[]): Statement {
    const table = tableOf(this.#kind)
    const plains = plainColumnsOf(this.#kind)
    const { columns, order } = tableSchemaOf(this.#kind)
    const rows = changes.map((change) => {
      const { id, version } = change
      if (!change.row) return { id, version }
      const row = change.row as unknown as AnyRow
      const stored = Object.entries(columns).map(([name, type]) => [name.toLowerCase(), toStored(type, row[name])])
      const normalized = plains.map((name) => [`plain_${name}`.toLowerCase(), plain(String(row[name] ?? ''))])
      return {
        ...Object.fromEntries([...stored, ...normalized]),
        [order.toLowerCase()]: orderOf(this.#kind, change.row),
        id,
        version,
        terms: vectorOf(termsOf(tableSchemaOf(this.#kind), row)),
      }
    })
    const names = ['version', 'terms', ...Object.keys(columns), ...plains.map((name) => `plain_${name}`)]
    return {
      sql: `INSERT INTO ${table} AS stored SELECT * FROM json_populate_recordset(NULL::${table}, ?::json) ORDER BY id
        ON CONFLICT (id) DO UPDATE SET ${names.map((name) => `${name} = excluded.${name}`)} WHERE stored.version < excluded.version`,
      values: [JSON.stringify(rows)],
    }
  }

  #total(statement: Statement): Promise<unknown[][]> {
    const key = keyOf(statement)
    let total = this.#totals.get(key)
    if (!total) {
      if (this.#totals.size > 500) this.#totals.clear()
      total = this.#db.query(statement)
      this.#totals.set(key, total)
      total.catch(() => this.#totals.delete(key))
    }
    return total
  }

  #plan(query: Query): Plan {
    return planOf(this.#kind, query, ENGINE)
  }

  /** PostgreSQL reads the parts of a union in their order, and only as many as the page needs. */
  async #page(query: Query, columns: string, spare = 0): Promise<unknown[][]> {
    const perPage = query.perPage ?? 20
    const skipped = ((query.page ?? 1) - 1) * perPage
    const limit = `LIMIT ${skipped + perPage + spare}`
    const parts = this.#plan(query).runs.map(({ scope, by }) => {
      const { sql, values } = this.#from(scope)
      const order = this.#order(by)
      return { sql: `(SELECT ${columns} ${sql} ORDER BY ${order.sql} ${limit})`, values: [...values, ...order.values] }
    })
    return this.#db.query({
      sql: `SELECT * FROM (${parts.map(({ sql }) => sql).join(' UNION ALL ')}) AS page LIMIT ${perPage + spare} OFFSET ${skipped}`,
      values: parts.flatMap(({ values }) => values),
    })
  }

  #order(by: Run['by']): Statement {
    const { order } = tableSchemaOf(this.#kind)
    if (by === 'descending') return { sql: `${order} DESC, id DESC`, values: [] }
    const first = by === 'newest' ? 'createdAt DESC, ' : typeof by === 'object' ? `${by.sql}, ` : ''
    return { sql: `${first}${order}, id`, values: typeof by === 'object' ? by.values : [] }
  }

  #from({ match, cells, not, from, below, where }: Scope, joined = ''): Statement {
    const { order } = tableSchemaOf(this.#kind)
    const terms = cells ? [...match, cells.term] : match
    const conditions: Statement[] = [{ sql: 'terms IS NOT NULL', values: [] }]
    if (terms.length > 0) conditions.push({ sql: 'terms @@ ?::tsquery', values: [inTSQuery(all(terms))] })
    if (not) conditions.push({ sql: 'NOT terms @@ ?::tsquery', values: [inTSQuery(not)] })
    if (from !== undefined) conditions.push({ sql: `${order} >= ?`, values: [from] })
    if (below !== undefined) conditions.push({ sql: `${order} < ?`, values: [below] })
    conditions.push(...where)
    const filter = conditions.map(({ sql }) => `(${sql})`).join(' AND ')
    return {
      sql: `FROM ${tableOf(this.#kind)} AS record${joined} WHERE ${filter}`,
      values: conditions.flatMap(({ values }) => values),
    }
  }
}

/** The Data API returns at most 1 MB, which 1,000 rows stay below. */
const MAX_ROWS = 1_000

/** The page as pages of equal size, none of them too large. */
function partsOfPage({ page, perPage }: Query): { page: number; perPage: number }[] {
  const size = perPage ?? 20
  let parts = Math.ceil(size / MAX_ROWS)
  while (size % parts > 0) parts++
  return Array.from({ length: parts }, (_, i) => ({ page: ((page ?? 1) - 1) * parts + i + 1, perPage: size / parts }))
}

/** Stores the position, unless another function has already read further. */
const MOVE = `INSERT INTO ${POSITIONS} AS stored VALUES (?, ?, ?)
  ON CONFLICT (kind) DO UPDATE SET position = greatest(stored.position, excluded.position), readAt = excluded.readAt`

const POSTGRESQL: Dialect = {
  least: 'least',
  plain: (column) => `plain_${column}`,
  // The values are IDs.
  first: (column) => `nullif(lower(${column}::json ->> 0) COLLATE "C", '')`,
  isAmong: (expression, values) => ({
    sql: `${expression} IN (SELECT json_array_elements_text(?::json))`,
    values: [JSON.stringify(values)],
  }),
}

const ENGINE: Engine = {
  dialect: POSTGRESQL,
  firstAfter: (now) => now.getTime(),
  cities: () => undefined,
  has: () => true,
}

/** The terms as a text search vector with their places. Terms have no quotes and backslashes. */
const vectorOf = (terms: string) =>
  terms
    .trim()
    .split(' ')
    .map((term, i) => (term ? `'${term}':${i + 1}` : ''))
    .join(' ')

function inTSQuery(expression: Expression): string {
  if (typeof expression === 'string') return `'${expression}'`
  if ('phrase' in expression) return `(${expression.phrase.map(inTSQuery).join(' <-> ')})`
  if ('any' in expression) return `(${expression.any.map(inTSQuery).join(' | ')})`
  return `(${expression.all.map(inTSQuery).join(' & ')})`
}
