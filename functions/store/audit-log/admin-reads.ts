import { digest } from '../../values/digest.ts'
import { expiresAfter, HOUR_MS, HOUR_SECONDS } from '../../values/durations.ts'
import { tableName } from '../dynamo.ts'
import { itemKeys } from '../item-keys.ts'
import { batchGet, transactWrite, type Writes } from '../store.ts'
import type { AuditKind } from './audited.ts'
import { entryWrites } from './entry.ts'

/** The records of a kind that one request read. */
export type Read = { action: string; kind: AuditKind; ids: readonly string[] }
type Reader = { actorID: string; requestID: string; now: Date }

/**
 * Logs what an admin read in one request, in one transaction: an entry for each action and kind of record, at most once an hour for the same
 * records. An entry for several records lists their IDs.
 */
export async function logAdminReads(reads: readonly Read[], { now, ...reader }: Reader): Promise<void> {
  const keyed = reads.map((read) => ({
    read,
    key: itemKeys.adminRead(reader.actorID, read.action, digest(read.ids.toSorted().join())),
  }))
  const hourAgo = new Date(now.getTime() - HOUR_MS).toISOString()
  const logged = new Set(
    (
      await batchGet(
        keyed.map(({ key }) => key),
        true,
      )
    ).flatMap(({ sk, readAt }) => (String(readAt) > hourAgo ? [sk] : [])),
  )
  const writes: Writes = keyed
    .filter(({ key }) => !logged.has(key.sk))
    .flatMap(({ read: { action, kind, ids }, key }) => {
      const [id] = ids
      const about = ids.length === 1 ? { recordID: id! } : {}
      const changes = ids.length === 1 ? [] : [{ field: `${kind}ID`, after: ids.join(', ') }]
      const mark = { ...key, readAt: now.toISOString(), expiresAt: expiresAfter(HOUR_SECONDS, now) }
      return [
        [{ params: () => ({ TableName: tableName(), Item: mark }) }] as const,
        ...entryWrites({ ...reader, at: now.toISOString(), action, kind, ...about, changes }),
      ]
    })
  if (writes.length > 0) await transactWrite(writes)
}
