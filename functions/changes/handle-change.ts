import { watchAuditLog } from './audit-log.ts'
import type { StreamChange } from './change.ts'
import { followBlocks, followHiding } from './hidden.ts'
import { followManagement } from './managers.ts'
import { queueNotice } from './notices.ts'
import { dropPhoto, finishRejection, finishRemoval, followDeletion, followRenames } from './removals.ts'
import { offerFreedSpots } from './waitlist.ts'

/** The work triggered by a change of the table. Each step is idempotent. */
export async function handleChange(change: StreamChange) {
  await watchAuditLog(change)
  await finishRemoval(change)
  await finishRejection(change)
  await dropPhoto(change)
  await followBlocks(change)
  await followHiding(change)
  await followDeletion(change)
  await followRenames(change)
  await followManagement(change)
  await offerFreedSpots(change)
  await queueNotice(change)
}
