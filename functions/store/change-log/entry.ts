import { DAY_SECONDS, expiresAfter } from '../../values/durations.ts'
import { newID } from '../../values/ids.ts'
import { tableName } from '../dynamo.ts'
import { itemKeys } from '../item-keys.ts'
import type { Write } from '../store.ts'
import { LOG_DAYS } from './log.ts'
import type { ChangeLogChange, Kind } from './rows.ts'
import { trackWrite } from './token.ts'

/**
 * The changes that an entry holds itself. More, as an import writes them, are in an item of their own: a partition takes 1,000 write units
 * a second, and the log of a kind is one partition.
 */
const MAX_OWN_CHANGES = 4

/**
 * The change log entry that is part of every write of a listed record. Only `records/` may add one. A plain item, because an entity would
 * add two attributes to every log entry and construction time to every cold start.
 */
export function changeLogEntry<K extends Kind>(kind: K, changes: ChangeLogChange<K>[]): [Write][] {
  const seq = newID()
  trackWrite(kind, seq)
  const expiresAt = expiresAfter(LOG_DAYS * DAY_SECONDS)
  const put = (item: object): [Write] => [{ params: () => ({ TableName: tableName(), Item: { ...item, expiresAt } }) }]
  const key = { pk: itemKeys.changeLog(kind), sk: seq }
  if (changes.length <= MAX_OWN_CHANGES) return [put({ ...key, changes })]
  return [put(key), put({ ...itemKeys.changesOf(kind, seq), changes })]
}
