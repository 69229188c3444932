import { auditing } from '../domain/audit-log/trail.ts'
import { log } from '../domain/log.ts'
import { traced } from '../domain/trace.ts'
import { isUnderWay, sweep } from './sweep.ts'

const SUNDAY = 0

/**
 * Runs daily: notifies and deletes what is kept too long, as docs/retention.md says. A round reads the whole table, so one begins each
 * Sunday, and the days after go on with one that was not finished.
 */
export async function handler() {
  const now = new Date()
  try {
    if (now.getUTCDay() !== SUNDAY && !(await isUnderWay())) return
    await traced({}, () => auditing({ action: 'retention', now }, () => sweep(now)))
  } catch (error) {
    log.error('Records that are kept too long could not be deleted.', { error: error as Error })
    throw error
  }
}
