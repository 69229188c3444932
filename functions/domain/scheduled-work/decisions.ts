import { instantOf } from '../../services/places/venue-time.ts'
import { ignoreVersionConflict, transactWrite, versionConflict, type Write, type Writes } from '../../store/store.ts'
import { DAY_MS } from '../../values/durations.ts'
import { reschedule, type ScheduledWork, schedule, scheduledWork } from './entity.ts'

/**
 * The steps around the organizer's review date, in venue time. The organizer is reminded two days before and on that morning. In the
 * evening, families with pending registrations are notified.
 */
const STEPS = [
  { step: 'soon', days: -2, time: '09:00' },
  { step: 'today', days: 0, time: '09:00' },
  { step: 'undecided', days: 0, time: '18:00' },
] as const
export type DecisionStep = (typeof STEPS)[number]['step']
/** An opportunity with a review date. */
type Reviewed = { opportunityID: string; version: number; decideBy?: string; timeZone: string }
type Decision = { step: DecisionStep; decideBy: string }

export const decisionOf = (work: ScheduledWork) => work.data as Decision

const dayBefore = (day: string, days: number) => new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)

const stepsAfter = ({ decideBy, timeZone }: Reviewed, done?: DecisionStep) =>
  decideBy
    ? STEPS.slice(done ? STEPS.findIndex(({ step }) => step === done) + 1 : 0).map(({ step, days, time }) => ({
        data: { step, decideBy },
        dueAt: instantOf(`${dayBefore(decideBy, days)}T${time}`, timeZone)!,
      }))
    : []

/**
 * The next step, or null. Missed reminders are skipped. Once the steps have started, the evening notice to families is sent even if late.
 */
function nextStep(opportunity: Reviewed, now: Date, done?: DecisionStep) {
  const steps = stepsAfter(opportunity, done)
  return steps.find(({ dueAt }) => dueAt > now.toISOString()) ?? (done && steps.at(-1)) ?? null
}

/** Whether the next step is already due too. */
export const isSuperseded = (work: ScheduledWork, opportunity: Reviewed, now: Date) =>
  (stepsAfter(opportunity, decisionOf(work).step)[0]?.dueAt ?? '~') <= now.toISOString()

/** Schedules the steps of an opportunity whose review date is new or changed. */
export function scheduleDecision(before: Reviewed | null, after: Reviewed, now: Date): [Write][] {
  if (before?.decideBy === after.decideBy && before?.timeZone === after.timeZone) return []
  const key = { kind: 'decision', recordID: after.opportunityID } as const
  const next = nextStep(after, now)
  if (next) return schedule({ ...key, ...next, edits: after.version })
  return before?.decideBy ? [[scheduledWork().delete(key)]] : []
}

/** Schedules the next step, unless the review date changed in the meantime. */
export async function finishDecision(work: ScheduledWork, opportunity: Reviewed | null, now: Date): Promise<void> {
  const { kind, recordID, edits } = work
  const next = opportunity && nextStep(opportunity, now, decisionOf(work).step)
  const deletion = scheduledWork()
    .delete({ kind, recordID })
    .where((held, { eq }) => eq(held.edits, edits))
  const done: Writes = next ? reschedule(work, { ...work, ...next }) : [[deletion, versionConflict]]
  await transactWrite(done).catch(ignoreVersionConflict)
}
