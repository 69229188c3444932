import type { Statement } from '../terms.ts'

/** A PostgreSQL database. A statement is a transaction. */
export interface PostgreSQL {
  /** Runs a statement with its values in the places of its question marks. Returns the rows as arrays. */
  query(statement: Statement): Promise<unknown[][]>
}

/** The SQL with numbered parameters instead of question marks. */
export const numbered = (sql: string, prefix: string) => {
  let count = 0
  return sql.replaceAll('?', () => `${prefix}${++count}`)
}
