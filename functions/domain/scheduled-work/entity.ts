import { CustomAttributeType, type EntityItem } from 'electrodb'
import { entity } from '../../store/entity.ts'
import { findAll, transactInBatches, versionConflict, type Write, type Writes } from '../../store/store.ts'
import { newID } from '../../values/ids.ts'

export const KINDS = [
  'offer',
  'entry-offer',
  'opportunity-change',
  'event-change',
  'schedule-change',
  'decision',
  'ask',
  'roster-offer',
] as const

export type ScheduledWork = EntityItem<ReturnType<typeof scheduledWork>>

/**
 * Work to do at a given time: the end of an offer (`offer`, `entry-offer`), the email about a change (`opportunity-change`, `event-change`,
 * `schedule-change`), the steps around a review date (`decision`), the next families to ask (`ask`), or the reminder and end of a roster offer (`roster-offer`). Written in the transaction that causes it, together with its due
 * time, and deleted when done, so that a crash loses none.
 */
// The scheduled work of a kind.
export const scheduledWork = entity('scheduled-work', { byKind: ['work#${kind}', '${recordID}'] }, () => ({
  dueAt: { type: 'string', required: true },
  kind: { type: KINDS, required: true },
  /** The ID of the registration, entry, opportunity, event, or roster request. */
  recordID: { type: 'string', required: true },
  /** The number of edits included. The work is deleted only if no edit was added. */
  edits: { type: 'number', required: true },
  data: { type: CustomAttributeType<unknown>('any') },
}))

/**
 * When to look at scheduled work. Every write that sets `dueAt` adds one. It may be outdated: the work was done, or is due later. Then a run
 * deletes it when its time comes.
 */
// The due times of a kind, soonest first.
export const dueTimes = entity('due-time', { byKind: ['due#${kind}', '${dueAt}#${dueTimeID}'] }, () => ({
  recordID: { type: 'string', required: true },
  kind: { type: KINDS, required: true },
}))

export const dueTimeOf = ({ kind, recordID, dueAt }: Pick<ScheduledWork, 'kind' | 'recordID' | 'dueAt'>): [Write] => [
  dueTimes().create({ kind, recordID, dueAt, dueTimeID: newID() }),
]

export const schedule = (work: ScheduledWork): [Write][] => [[scheduledWork().put(work)], dueTimeOf(work)]

type OfferWork = Pick<ScheduledWork, 'kind' | 'recordID'>

/** Schedules the expiry of an offer in the transaction that creates the offer, and removes it with the offer. */
export function scheduleOfferEnd(work: OfferWork, before: string | undefined, after: string | undefined): Writes {
  if (after) return schedule({ ...work, dueAt: after, edits: 1 })
  return before ? [[scheduledWork().delete(work)]] : []
}

/** Unless it changed since it was read. */
export const reschedule = (read: ScheduledWork, next: ScheduledWork): Writes => [
  [
    scheduledWork()
      .put(next)
      .where(({ edits }, { eq }) => eq(edits, read.edits)),
    versionConflict,
  ],
  dueTimeOf(next),
]

/** The due work, longest overdue first. Reads only what was to be due by now. */
export async function dueWork(kind: ScheduledWork['kind'], now: Date): Promise<ScheduledWork[]> {
  const after = new Date(now.getTime() + 1).toISOString()
  const times = await dueTimes().query.byKind({ kind }).lt({ dueAt: after }).go({ pages: 'all', consistent: true })
  const work = await findAll(scheduledWork, times.data, true)
  const due = new Map(work.filter(({ dueAt }) => dueAt < after).map((it) => [it.recordID, it]))
  const outdated = times.data.filter(({ recordID }) => !due.has(recordID))
  await transactInBatches(outdated.map((time) => [[dueTimes().delete(time)]]))
  return [...due.values()].sort((a, b) => a.dueAt.localeCompare(b.dueAt))
}
