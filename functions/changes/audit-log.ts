import { log } from '../domain/log.ts'
import { countMetrics } from '../domain/metrics.ts'
import { type StreamChange, textOf } from './change.ts'

/**
 * Raises an alarm when an entry of the audit log was replaced, or deleted before its time. The functions' policies
 * deny updates and deletions, but not a put over an entry, and an operator's credentials may do all of it.
 */
export async function watchAuditLog({ isAudit, isExpiry, before, after }: StreamChange) {
  if (!isAudit || before === null || isExpiry) return
  log.error('An entry of the audit log was changed.', {
    entry: textOf(before, 'entryID'),
    record: textOf(before, 'recordID'),
    isDeleted: after === null,
  })
  await countMetrics([['AuditLogChanges', 1]])
}
