import { LOG_DAYS } from '../../store/change-log/log.ts'
import type { Kind } from '../../store/change-log/rows.ts'
import type { PostgreSQL } from '../../store/read-model/postgres/database.ts'
import { PostgreSQLReadModel } from '../../store/read-model/postgres/read-model.ts'
import { POSITIONS, tableOf, tablesOf } from '../../store/read-model/postgres/tables.ts'
import { DAY_MS } from '../../values/durations.ts'
import { firstIDOf } from '../../values/ids.ts'
import { inFolder, isAhead, newestModel, type Ports } from './snapshot-file.ts'

/** The model in the database, and the log position to continue from. Filled from the newest snapshot if the log after its position has expired. */
export async function openPostgreSQL(kind: Kind, db: PostgreSQL, ports: Ports) {
  const now = (ports.now ?? Date.now)()
  const model = new PostgreSQLReadModel(kind, db)
  for (const sql of tablesOf(kind)) await db.query({ sql, values: [] })
  const [stored] = (await db.query({
    sql: `SELECT position, readAt FROM ${POSITIONS} WHERE kind = ?`,
    values: [kind],
  })) as [string, number][]
  if (stored) {
    const [position, readAt] = stored
    if (readAt > now - LOG_DAYS * DAY_MS)
      return { model, position: isAhead({ position }, now) ? firstIDOf(0) : position }
    // Not if another function has just filled the table again.
    await db.query({
      sql: `WITH expired AS (DELETE FROM ${POSITIONS} WHERE kind = ? AND readAt = ? RETURNING kind)
        DELETE FROM ${tableOf(kind)} WHERE EXISTS (SELECT 1 FROM expired)`,
      values: [kind, readAt],
    })
  }
  return inFolder(async (folder) => {
    const snapshot = await newestModel(kind, folder, ports)
    try {
      await model.fill(snapshot.model.everything(), snapshot.position, now)
    } finally {
      snapshot.model.close()
    }
    return { model, position: snapshot.position }
  })
}
