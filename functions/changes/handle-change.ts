import { watchAuditLog } from './audit-log.ts'
import type { StreamChange } from './change.ts'
import { propagateBlocks, propagateHiding } from './hidden.ts'
import { propagateManagers, propagateOwner } from './managers.ts'
import { queueNotice } from './notices.ts'
import {
  completeErasure,
  finishRejection,
  finishRemoval,
  propagateRenames,
  removePhoto,
  restoreOrPurgePhoto,
} from './removals.ts'
import { offerFreedSpots } from './waitlist.ts'

/** The work triggered by a change of the table. Each step is idempotent. */
export async function handleChange(change: StreamChange) {
  await watchAuditLog(change)
  await finishRemoval(change)
  await finishRejection(change)
  await removePhoto(change)
  await completeErasure(change)
  await propagateBlocks(change)
  await propagateHiding(change)
  await restoreOrPurgePhoto(change)
  await propagateRenames(change)
  await propagateManagers(change)
  await propagateOwner(change)
  await offerFreedSpots(change)
  await queueNotice(change)
}
