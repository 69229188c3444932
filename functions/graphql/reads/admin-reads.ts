import { logFault } from '../../services/log.ts'
import type { Read } from '../../store/audit-log/admin-reads.ts'
import type { Subject } from '../../store/audit-log/audited.ts'
import { Refusal } from '../../values/errors.ts'
import type { Context } from '../context.ts'

/** By action and kind. */
type Reads = Map<string, Omit<Read, 'ids'> & { ids: Set<string> }>
const readsIn = new WeakMap<Context, Reads>()

/** Notes that an admin reads a private record of other people. `writeAdminReads` logs it before the answer is sent. */
export function logAdminRead(context: Context, action: string, { kind, id }: Subject) {
  if (!context.viewer?.isAdmin) return
  const reads: Reads = readsIn.get(context) ?? new Map()
  readsIn.set(context, reads)
  const key = `${action} ${kind}`
  const read = reads.get(key) ?? { action, kind, ids: new Set() }
  reads.set(key, read)
  read.ids.add(id)
}

/** Logs what the request read. Throws a refusal, in place of the answer, if it cannot be logged. */
export async function writeAdminReads(context: Context): Promise<void> {
  const { viewer, requestID, now } = context
  const reads = readsIn.get(context)
  if (!reads || !viewer) return
  readsIn.delete(context)
  try {
    const { logAdminReads } = await import('../../store/audit-log/admin-reads.ts')
    const all = [...reads.values()].map((read) => ({ ...read, ids: [...read.ids] }))
    await logAdminReads(all, { actorID: viewer.userID, requestID, now })
  } catch (error) {
    await logFault('What an admin read could not be logged.', { requestID, error: error as Error })
    throw new Refusal('CONFLICT', 'This read could not be logged, so nothing is shown. Please try again.')
  }
}
