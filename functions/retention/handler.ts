import { isUnderWay, sweep } from '../lifecycle/retention/sweep.ts'
import { log } from '../services/log.ts'
import { traced } from '../services/trace.ts'
import { auditing } from '../store/audit-log/audit-context.ts'

const SUNDAY = 0

/**
 * Runs daily: sends notices and deletes expired data, as described in docs/retention.md. A full pass reads the whole table, so a new one
 * starts on Sundays. Runs on other days continue an unfinished one.
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
