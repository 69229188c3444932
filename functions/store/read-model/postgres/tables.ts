import { SNAPSHOT_FORMAT } from '../../change-log/format.ts'
import type { Kind } from '../../change-log/rows.ts'
import { tableSchemaOf } from '../table-schemas.ts'

const TYPES = { text: 'text', number: 'double precision', flag: 'smallint', list: 'text', instant: 'double precision' }

/** Each format has its own tables, so two deployed versions do not read each other's. */
export const tableOf = (kind: Kind) => `directory_${kind}_${SNAPSHOT_FORMAT}`
export const POSITIONS = `directory_position_${SNAPSHOT_FORMAT}`
/** The parts of a rebuild that are filled. */
export const FILLED = `directory_part_${SNAPSHOT_FORMAT}`

/** The columns whose normalized texts are stored, too, because lists compare or sort them. */
export const plainColumnsOf = (kind: Kind) =>
  Object.entries(tableSchemaOf(kind).columns).flatMap(([name, type]) => (type === 'text' ? [name] : []))

/**
 * The statements that create the tables of a kind. A removed record keeps its row, without terms, so that an earlier version of it that is applied
 * late changes nothing.
 */
export function tablesOf(kind: Kind): string[] {
  const { columns, order } = tableSchemaOf(kind)
  const table = tableOf(kind)
  const typed = [
    ...Object.entries(columns).map(([name, type]) => `${name} ${TYPES[type]}${type === 'text' ? ' COLLATE "C"' : ''}`),
    ...plainColumnsOf(kind).map((name) => `plain_${name} text COLLATE "C"`),
  ]
  const orders = new Set([order, 'createdAt'])
  return [
    `CREATE TABLE IF NOT EXISTS ${POSITIONS} (kind text PRIMARY KEY, position text COLLATE "C" NOT NULL, readAt double precision NOT NULL)`,
    `CREATE TABLE IF NOT EXISTS ${FILLED} (rebuild text, part text, PRIMARY KEY (rebuild, part))`,
    `CREATE TABLE IF NOT EXISTS ${table} (id text COLLATE "C" PRIMARY KEY, version double precision NOT NULL, terms tsvector, ${typed})`,
    `CREATE INDEX IF NOT EXISTS ${table}_terms ON ${table} USING gin (terms)`,
    ...[...orders].map(
      (column) => `CREATE INDEX IF NOT EXISTS ${table}_${column} ON ${table} (${column}, id) WHERE terms IS NOT NULL`,
    ),
  ]
}
