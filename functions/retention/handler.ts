import { auditing } from '../domain/audit-log/trail.ts'
import { log } from '../domain/log.ts'
import { traced } from '../domain/trace.ts'
import { sweep } from './sweep.ts'

/** Runs daily: notifies and deletes what is kept too long, as docs/retention.md says. */
export async function handler() {
  const now = new Date()
  try {
    await traced({}, () => auditing({ action: 'retention', now }, () => sweep(now)))
  } catch (error) {
    log.error('Records that are kept too long could not be deleted.', { error: error as Error })
    throw error
  }
}
