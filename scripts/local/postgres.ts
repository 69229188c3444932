import { PGlite } from '@electric-sql/pglite'
import { numbered, type PostgreSQL } from '../../functions/store/read-model/postgres/database.ts'

/** PostgreSQL in this process, in memory or in the folder. */
export function openPGlite(folder?: string): PostgreSQL & { close: () => Promise<void> } {
  const db = new PGlite(folder)
  return {
    async query({ sql, values }) {
      const { rows } = await db.query<unknown[]>(numbered(sql, '$'), values, { rowMode: 'array' })
      return rows
    },
    close: () => db.close(),
  }
}
