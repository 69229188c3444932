import type { Kind } from '../../change-log/rows.ts'
import { type Plan, type Run, type Scope, splitByCondition } from '../plan.ts'
import type { FacetColumn } from '../query.ts'
import { tableSchemaOf } from '../table-schemas.ts'
import { CELL_OF_ROW, type Dialect, type Expression, type Statement, valueTerm } from '../terms.ts'

/** Whether each row of a slice has the size of the run as its last column. These runs read all rows anyway, so counting is free. */
export const isCounted = ({ by }: Run) => typeof by === 'object'

/** A slice of a run, in order. `isDense`: most of the newest records are in the run. */
export function sliceOf(run: Run, columns: string, limit: number, offset: number, isDense = false): Statement {
  const { sql, values } = run.by === 'newest' && isDense ? newestOf(run.scope) : orderedOf(run)
  return {
    sql: `SELECT ${columns}${isCounted(run) ? ', size' : ''} FROM (${sql} LIMIT ? OFFSET ?) CROSS JOIN record ON ordinal = at`,
    values: [...values, limit, offset],
  }
}

function orderedOf({ scope, by }: Run): Statement {
  const order = by === 'newest' ? NEWEST : by
  const { at, sql, values } = from(scope, typeof order === 'object')
  if (typeof order === 'string')
    return { sql: `SELECT ${at} AS at ${sql} ORDER BY ${at} ${order === 'ascending' ? 'ASC' : 'DESC'}`, values }
  const size = isCounted({ scope, by }) ? ', count(*) OVER () AS size' : ''
  return { sql: `SELECT ${at} AS at${size} ${sql} ORDER BY ${order.sql}, ${at}`, values: [...values, ...order.values] }
}

const NEWEST: Statement = { sql: 'createdAt DESC', values: [] }

/** Scans the records, newest first, and checks each one until enough are found. */
function newestOf(scope: Scope): Statement {
  const { cells, not, ...rest } = scope
  const match = termsOf(scope)
  const { sql, values } = from({ ...rest, match: [], where: [] })
  const isMatch = {
    sql: 'EXISTS (SELECT 1 FROM term WHERE term MATCH ? AND term.rowid = record.ordinal)',
    values: [expressionOf(match, not)],
  }
  // Check columns first. That costs a tenth of an index lookup.
  const conditions = [...rest.where, ...(match.length > 0 ? [isMatch] : [])]
  const isInScope = conditions.reduceRight((then, { sql }) => `CASE WHEN ${sql} THEN ${then} ELSE 0 END`, '1')
  return {
    sql: `SELECT ordinal AS at ${sql} ${sql.includes('WHERE') ? 'AND' : 'WHERE'} ${isInScope} ORDER BY createdAt DESC, ordinal`,
    values: [...values, ...conditions.flatMap(({ values }) => values)],
  }
}

/**
 * Phrases are the most expensive, so only rows that have all other terms are checked for them. FTS5 flattens nested ANDs, so the other
 * terms are grouped with an OR.
 */
function expressionOf(match: Expression[], not: Expression | undefined): string {
  const written = match.map(inFTS5)
  const phrases = written.filter((term) => term.includes('"'))
  const values = written.filter((term) => !term.includes('"'))
  const isApart = phrases.length > 0 && values.length > 1
  const all = (isApart ? [`(${values.join(' AND ')} OR ${NOTHING})`, ...phrases] : [...values, ...phrases]).join(
    ' AND ',
  )
  return not ? `(${all}) NOT ${inFTS5(not)}` : all
}

/** The expression in the language of FTS5. */
export function inFTS5(expression: Expression): string {
  if (typeof expression === 'string') return expression
  if ('phrase' in expression) return `"${expression.phrase.join(' ')}"`
  if ('any' in expression) return `(${expression.any.map(inFTS5).join(' OR ')})`
  return `(${expression.all.map(inFTS5).join(' AND ')})`
}

export const SQLITE: Dialect = {
  least: 'min',
  plain: (column) => `plain(${column})`,
  first: (column) => `nullif(plain(json_extract(${column}, '$[0]')), '')`,
  isAmong: (expression, values) => ({
    sql: `${expression} IN (SELECT value FROM json_each(?))`,
    values: [JSON.stringify(values)],
  }),
}

/** A term that no record has. */
const NOTHING = valueTerm('cell', 'nowhere')

export function sizeOf({ scope }: { scope: Scope }): Statement {
  const split = splitByCondition(scope)
  if (!split) {
    const { sql, values } = from(scope)
    return { sql: `SELECT count(*) AS n ${sql}`, values }
  }
  const all = sizeOf({ scope: split.all })
  const failing = sizeOf({ scope: split.failing })
  return { sql: `SELECT (${all.sql}) - (${failing.sql}) AS n`, values: [...all.values, ...failing.values] }
}

export function facetOf(kind: Kind, column: FacetColumn, { scope }: Plan): Statement {
  const isList = tableSchemaOf(kind).columns[column] === 'list'
  const { sql, values } = from(scope, true, isList ? ` CROSS JOIN json_each(${column}) AS item` : '')
  const value = isList ? 'item.value' : column
  return { sql: `SELECT ${value} AS value, count(*) AS count ${sql} GROUP BY 1 ORDER BY 2 DESC, 1`, values }
}

/** The columns of any rows of a scope. */
export function someOf(scope: Scope, columns: string[], limit: number): Statement {
  const { sql, values } = from(scope, true)
  return { sql: `SELECT ${columns} ${sql} LIMIT ?`, values: [...values, limit] }
}

/** FROM and WHERE of a scope. Rows are read only if a condition needs columns. */
function from(scope: Scope, needsRows = scope.where.length > 0, joined = '') {
  const { not, cells, from, below, where } = scope
  // The cell index includes positions, so a list by distance alone reads only the rows that it returns.
  const isByCells = cells !== undefined && scope.match.length === 0
  const match = isByCells ? [] : termsOf(scope)
  const rows = needsRows || where.length > 0
  const at = match.length > 0 ? 'term.rowid' : 'ordinal'
  const conditions = [...where]
  // SQLite would bind a number as a float and scan the index from its start.
  if (below !== undefined) conditions.unshift({ sql: `${at} < ?`, values: [BigInt(below)] })
  if (from !== undefined) conditions.unshift({ sql: `${at} >= ?`, values: [BigInt(from)] })
  if (match.length > 0) conditions.unshift({ sql: 'term MATCH ?', values: [expressionOf(match, not)] })
  if (isByCells)
    conditions.unshift({
      sql: `${CELL_OF_ROW} IN (SELECT value FROM json_each(?))`,
      values: [JSON.stringify(cells.numbers)],
    })
  const table = isByCells
    ? 'record INDEXED BY record_cell'
    : match.length === 0
      ? 'record'
      : rows
        ? 'term CROSS JOIN record ON ordinal = term.rowid'
        : 'term'
  const filter = conditions.length > 0 ? ` WHERE ${conditions.map(({ sql }) => `(${sql})`).join(' AND ')}` : ''
  return { at, sql: `FROM ${table}${joined}${filter}`, values: conditions.flatMap(({ values }) => values) }
}

const termsOf = ({ match, cells }: Scope) => (cells ? [...match, cells.term] : match)
