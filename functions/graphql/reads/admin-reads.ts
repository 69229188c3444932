import type { Subject } from '../../store/audit-log/audited.ts'
import type { Context } from '../context.ts'

/** Logs that an admin reads a private record of other people. */
export async function logAdminRead({ viewer, requestID, now, load }: Context, action: string, subject: Subject) {
  if (!viewer?.isAdmin) return
  await load.readOnce(`${action}#${subject.id}`, async () => {
    const reads = await import('../../store/audit-log/admin-reads.ts')
    await reads.logAdminRead(subject, { action, actorID: viewer.userID, requestID, now })
  })
}
