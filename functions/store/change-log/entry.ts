import { DAY_SECONDS, expiresAfter } from '../../values/durations.ts'
import { newID } from '../../values/ids.ts'
import { tableName } from '../dynamo.ts'
import { itemKeys } from '../item-keys.ts'
import type { Write } from '../store.ts'
import { trackWrite } from '../write-positions.ts'
import { LOG_DAYS } from './log.ts'
import type { ChangeLogChange, Kind } from './rows.ts'

/**
 * The change log entry that is part of every write of a listed record. Only `records/` may add one. A plain item, because an entity would
 * add two attributes to every log entry and construction time to every cold start.
 */
export function changeLogEntry<K extends Kind>(kind: K, changes: ChangeLogChange<K>[]): Write {
  const seq = newID()
  trackWrite(kind, seq)
  const expiresAt = expiresAfter(LOG_DAYS * DAY_SECONDS)
  return {
    params: () => ({ TableName: tableName(), Item: { pk: itemKeys.changeLog(kind), sk: seq, changes, expiresAt } }),
  }
}
