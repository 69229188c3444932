import * as v from 'valibot'
import { createDirectory } from '../services/directory/directory.ts'
import { snapshots } from '../services/directory/snapshot-store.ts'
import { log } from '../services/log.ts'
import { heads } from '../store/change-log/head.ts'
import { changeLog } from '../store/change-log/log.ts'
import { type Kind, kinds } from '../store/change-log/rows.ts'
import type { PostgreSQL } from '../store/read-model/postgres/database.ts'
import { PostgreSQLReadModel } from '../store/read-model/postgres/read-model.ts'
import { FILLED, POSITIONS, tableOf, tablesOf } from '../store/read-model/postgres/tables.ts'
import type { Query } from '../store/read-model/query.ts'
import { firstIDOf } from '../values/ids.ts'
import { endRebuild, findRebuild, partsOf, type Rebuild, readPart } from './rebuild-progress.ts'

/** A message of the queue: a part of a segment of the rebuild's scan. */
export const fillMessage = v.object({ rebuildID: v.string(), segment: v.number(), part: v.number() })
export type FillMessage = v.InferOutput<typeof fillMessage>

/** Empties the database of the lists, unless this rebuild has done so. */
export async function emptyDatabase({ id }: Rebuild, database: PostgreSQL): Promise<void> {
  for (const sql of kinds.flatMap(tablesOf)) await database.query({ sql, values: [] })
  await database.query({
    sql: `DO $$ BEGIN
      INSERT INTO ${FILLED} VALUES ('${id}', '${STARTED}') ON CONFLICT DO NOTHING;
      IF FOUND THEN
        DELETE FROM ${FILLED} WHERE rebuild <> '${id}';
        DELETE FROM ${POSITIONS};
        TRUNCATE ${kinds.map(tableOf)};
      END IF;
    END $$`,
    values: [],
  })
}

const STARTED = 'started'
const FINISHED = 'finished'

/**
 * Fills the database of the lists with a part of a rebuild. After the last part, applies the change log and ends the rebuild. The message may be
 * delivered again at any time: the highest version of a row wins, and the database notes the part after its rows.
 */
export async function fillPart({ rebuildID, segment, part }: FillMessage, database: PostgreSQL): Promise<void> {
  const rebuild = await findRebuild(Date.now())
  // It has ended, or another one has started.
  if (rebuild?.id !== rebuildID) return
  for (const kind of kinds) {
    const rows = await readPart(rebuildID, { segment, part, kind }, snapshots)
    await new PostgreSQLReadModel(kind, database).add(rows)
  }
  await database.query({
    sql: `INSERT INTO ${FILLED} VALUES (?, ?) ON CONFLICT DO NOTHING`,
    values: [rebuildID, `${segment}-${part}`],
  })
  const [[filled]] = (await database.query({
    sql: `SELECT count(*) FROM ${FILLED} WHERE rebuild = ? AND part NOT IN ('${STARTED}', '${FINISHED}')`,
    values: [rebuildID],
  })) as [[number]]
  if (filled === partsOf(rebuild).length) await finishFill(rebuild, database)
}

/** Several functions may do this at once, or one again. The first stores the position. */
async function finishFill(rebuild: Rebuild, database: PostgreSQL): Promise<void> {
  // The rows may be older than any entry that the log still has, so all of it is applied.
  await database.query({
    sql: `WITH first AS (INSERT INTO ${FILLED} VALUES (?, '${FINISHED}') ON CONFLICT DO NOTHING RETURNING rebuild)
      INSERT INTO ${POSITIONS} SELECT kind, ?, ? FROM first, unnest(string_to_array(?, ',')) AS kind
      ON CONFLICT (kind) DO UPDATE SET position = excluded.position, readAt = excluded.readAt`,
    values: [rebuild.id, firstIDOf(0), Date.now(), kinds.join()],
  })
  const directory = createDirectory({ log: changeLog, heads, snapshots, database })
  for (const kind of kinds) {
    const inDatabase = await directory.count(kind, everything(kind))
    log.info('The database of the lists is filled.', { kind, inDatabase })
  }
  await endRebuild(rebuild, snapshots)
}

const everything = (kind: Kind): Query =>
  ({ now: new Date(0), visibleTo: { all: true }, ties: { all: true }, kind }) as unknown as Query
