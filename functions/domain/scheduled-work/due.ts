import { itemKey, parseItem } from '../../store/entity.ts'
import { batchGet, transactInBatches } from '../../store/store.ts'
import { dueTimes, type ScheduledWork, scheduledWork } from './entity.ts'

/** The due work, longest overdue first. Reads only what was to be due by now. */
export async function dueWork(kind: ScheduledWork['kind'], now: Date): Promise<ScheduledWork[]> {
  const after = new Date(now.getTime() + 1).toISOString()
  const times = await dueTimes().query.byKind({ kind }).lt({ dueAt: after }).go({ pages: 'all', consistent: true })
  const keys = times.data.map(({ recordID }) => itemKey(scheduledWork, { kind, recordID }))
  const work = (await batchGet(keys, true)).map((item) => parseItem(scheduledWork, item))
  const due = new Map(work.filter(({ dueAt }) => dueAt < after).map((it) => [it.recordID, it]))
  const outdated = times.data.filter(({ recordID }) => !due.has(recordID))
  await transactInBatches(outdated.map((time) => [[dueTimes().delete(time)]]))
  return [...due.values()].sort((a, b) => a.dueAt.localeCompare(b.dueAt))
}
