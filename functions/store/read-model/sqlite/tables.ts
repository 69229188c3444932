import { SNAPSHOT_FORMAT } from '../../change-log/format.ts'
import type { TableSchema } from '../table-schemas.ts'
import { CELL_OF_ROW } from '../terms.ts'

const SQL_TYPES = { text: 'TEXT', number: 'REAL', flag: 'INTEGER', list: 'TEXT', instant: 'INTEGER' } as const

const hasPlace = ({ columns }: TableSchema) => 'latitude' in columns
const hasCreationOrder = ({ columns, order }: TableSchema) => order !== 'createdAt' && 'createdAt' in columns

/** The index of cells, with what decides whether a list by distance has the row. Empty for a kind without positions. */
const cellIndexOf = (schema: TableSchema) =>
  hasPlace(schema)
    ? `CREATE INDEX record_cell ON record (${CELL_OF_ROW}, latitude, longitude${'custodianTeamID' in schema.columns ? ', visibility' : ''})`
    : ''

/** Building an index of all rows is faster than adding each row to it, and leaves no room in its pages. */
export const indexesOf = (schema: TableSchema) => `
  -- Ids end at random, and their ends take a third of the room.
  CREATE INDEX record_id ON record (substr(id, -6));
  CREATE INDEX record_order ON record (${schema.order});
  ${hasCreationOrder(schema) ? 'CREATE INDEX record_newest ON record (createdAt DESC);' : ''}
  ${cellIndexOf(schema)}`
export const DROP_INDEXES = ['record_id', 'record_order', 'record_newest', 'record_cell']
  .map((name) => `DROP INDEX IF EXISTS ${name}`)
  .join(';')

/** The statements that create the tables of a kind's read model. */
export function tablesOf(schema: TableSchema): string {
  const columns = Object.entries(schema.columns).map(([name, type]) => `${name} ${SQL_TYPES[type]}`)
  return `
    CREATE TABLE record (ordinal INTEGER PRIMARY KEY, id TEXT NOT NULL, version INTEGER NOT NULL, ${columns});
    ${indexesOf(schema)};
    CREATE TABLE gone (id TEXT PRIMARY KEY, version INTEGER NOT NULL, at INTEGER NOT NULL) WITHOUT ROWID;
    CREATE VIRTUAL TABLE term USING fts5 (terms, tokenize = 'ascii', content = '', contentless_delete = 1);
    INSERT INTO term (term, rank) VALUES ('hashsize', ${16 * 1024 * 1024});
    CREATE TABLE city (number INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE);
    CREATE VIRTUAL TABLE city_term USING fts5 (terms, tokenize = 'ascii', content = '');
    PRAGMA user_version = ${SNAPSHOT_FORMAT}`
}
