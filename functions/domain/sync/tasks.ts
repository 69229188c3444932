import { queryPartition } from '../../store/store.ts'
import { DAY_SECONDS, expiresAfter } from '../../values/durations.ts'
import { type SyncRunItem, type SyncTaskItem, syncRuns, syncTasks } from './entity.ts'

/** How long the pages of a run are stored. */
const TASK_DAYS = 30

export type Task = Pick<SyncTaskItem, 'runID' | 'chain' | 'page'>

/** When pages of a run written now expire, in epoch seconds. */
export const taskExpiry = () => expiresAfter(TASK_DAYS * DAY_SECONDS)

export const newTask = (task: Task & Partial<Pick<SyncTaskItem, 'cursor' | 'emptyPages' | 'etag'>>) =>
  syncTasks().create({ ...task, status: 'open', expiresAt: taskExpiry() })

export async function findRun(runID: string): Promise<SyncRunItem | null> {
  return (await syncRuns().get({ runID }).go({ consistent: true })).data
}

export async function findTask({ runID, chain, page }: Task): Promise<SyncTaskItem | null> {
  return (await syncTasks().get({ runID, chain, page }).go({ consistent: true })).data
}

/** The pages of a run, by kind, in order. */
export const tasksOf = async (runID: string): Promise<SyncTaskItem[]> =>
  (await queryPartition(syncTasks().query.byRun({ runID }), true)).of(syncTasks)
