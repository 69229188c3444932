import { queryPartition } from '../../store/store.ts'
import { type ScheduledWork, scheduledWork } from './entity.ts'

/** The due work, longest overdue first. */
export async function dueWork(kind: ScheduledWork['kind'], now: Date): Promise<ScheduledWork[]> {
  const all = (await queryPartition(scheduledWork().query.byKind({ kind }), true)).of(scheduledWork)
  return all.filter(({ dueAt }) => dueAt <= now.toISOString()).sort((a, b) => a.dueAt.localeCompare(b.dueAt))
}
