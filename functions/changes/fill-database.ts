import { createDirectory } from '../services/directory/directory.ts'
import { log } from '../services/log.ts'
import { heads } from '../store/change-log/head.ts'
import type { ChangeLogChange, Kind } from '../store/change-log/rows.ts'
import type { PostgreSQL } from '../store/read-model/postgres/database.ts'
import { PostgreSQLReadModel } from '../store/read-model/postgres/read-model.ts'
import { FILLED, POSITIONS, tableOf, tablesOf } from '../store/read-model/postgres/tables.ts'
import type { Query } from '../store/read-model/query.ts'
import { firstIDOf } from '../values/ids.ts'
import { defaultPorts } from './snapshots.ts'

/** Parts of one segment, in order. `read` returns no rows for a part without rows of the kind. */
export type SegmentParts = { part: string; read: () => Promise<ChangeLogChange[]> }[]

/**
 * Fills the database of the lists with a kind's rows of a rebuild, all segments at once, then applies the change log. What a killed run has filled is
 * not filled again. Until all is filled no position is stored.
 */
export async function fillDatabase(
  kind: Kind,
  rebuildID: string,
  segments: SegmentParts[],
  database: PostgreSQL,
  { log: changes, snapshots, now = Date.now }: Pick<typeof defaultPorts, 'log' | 'snapshots' | 'now'> = defaultPorts,
): Promise<void> {
  const model = new PostgreSQLReadModel(kind, database)
  for (const sql of tablesOf(kind)) await database.query({ sql, values: [] })
  // Rows of an earlier fill may have been removed since.
  await database.query({
    sql: `WITH earlier AS (DELETE FROM ${FILLED} WHERE kind = ? AND rebuild <> ?),
        started AS (INSERT INTO ${FILLED} VALUES (?, ?, '') ON CONFLICT DO NOTHING RETURNING kind),
        unread AS (DELETE FROM ${POSITIONS} WHERE kind IN (SELECT kind FROM started))
      DELETE FROM ${tableOf(kind)} WHERE EXISTS (SELECT 1 FROM started)`,
    values: [kind, rebuildID, rebuildID, kind],
  })
  const filled = await database.query({
    sql: `SELECT part FROM ${FILLED} WHERE rebuild = ? AND kind = ?`,
    values: [rebuildID, kind],
  })
  const done = new Set(filled.map(([part]) => part))
  const fills = segments.map(async (parts) => {
    for (const { part, read } of parts)
      if (!done.has(part)) await model.fillPart(await read(), { rebuild: rebuildID, part })
  })
  // Wait for all segments before failing, so that none runs alongside the next run.
  const failed = (await Promise.allSettled(fills)).find((fill) => fill.status === 'rejected')
  if (failed) throw failed.reason
  // The rows may be older than any entry that the log still has, so all of it is applied.
  await model.apply([], firstIDOf(0), now())
  const inDatabase = await createDirectory({ log: changes, heads, snapshots, now, database }).count(
    kind,
    everything(kind),
  )
  log.info('The database of the lists is filled.', { kind, inDatabase })
}

const everything = (kind: Kind): Query =>
  ({ now: new Date(0), visibleTo: { all: true }, ties: { all: true }, kind }) as unknown as Query
