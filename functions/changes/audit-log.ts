import { PutCommand, type PutCommandInput } from '@aws-sdk/lib-dynamodb'
import { countMetrics, log } from '../services/log.ts'
import { type AuditLogEntry, historyWrites, partitionOfKind } from '../store/audit-log/entry.ts'
import { client } from '../store/dynamo.ts'
import { ignoreFailedCondition } from '../store/store.ts'
import type { StreamChange } from '../store/stream-change.ts'
import { forEachOf } from '../values/promises.ts'

/**
 * Raises an alarm if an audit log entry was replaced, or deleted before it expired. IAM denies functions updates and deletes of entries,
 * but not puts over existing ones. An operator's credentials may allow all of these.
 */
export async function watchAuditLog({ isAudit, isExpiry, before, after }: StreamChange) {
  if (!isAudit || before === null || isExpiry) return
  log.error('An entry of the audit log was changed.', {
    entry: before.entryID,
    record: before.recordID,
    isDeleted: after === null,
  })
  await countMetrics([['AuditLogChanges', 1]])
}

/** Adds an entry about several records to the history of each, without the others. The request wrote it once. */
export async function addToHistories({ isAudit, before, after }: StreamChange) {
  if (!isAudit || before) return
  const entry = after as AuditLogEntry & { pk: string; expiresAt: number }
  if (entry.recordID || entry.pk !== partitionOfKind(entry.kind)) return
  await forEachOf(historyWrites(entry), async (put) => {
    await client.send(new PutCommand(put.params() as PutCommandInput)).catch(ignoreFailedCondition)
  })
}
