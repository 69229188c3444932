import type { Writes } from '../../store/store.ts'
import { HOUR_MS } from '../../values/durations.ts'
import { reschedule, type ScheduledWork, schedule } from '../scheduled-work/entity.ts'

/** Before its end, a family that has not answered is reminded. */
const REMINDER_MS = 24 * HOUR_MS
const kind = 'roster-offer'

/** Schedules the reminder of an offer if it is more than a day away, and otherwise its end. */
export function scheduleFollowUp(teamHistoryID: string, replyBy: string, now: Date): Writes {
  const reminder = new Date(Date.parse(replyBy) - REMINDER_MS).toISOString()
  const dueAt = reminder > now.toISOString() ? reminder : replyBy
  return schedule({ kind, recordID: teamHistoryID, dueAt, edits: 1 })
}

export const rescheduleFollowUp = (work: ScheduledWork, dueAt: string): Writes => reschedule(work, { ...work, dueAt })
