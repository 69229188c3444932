import { log } from '../services/log.ts'
import { countMetrics } from '../services/metrics.ts'
import type { StreamChange } from './change.ts'

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
