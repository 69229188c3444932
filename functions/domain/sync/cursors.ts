import { createHash } from 'node:crypto'
import { settings } from '../../services/settings.ts'
import { find } from '../../store/store.ts'
import {
  FEED_KINDS,
  type FeedKind,
  isFeedKind,
  type SyncRunItem,
  type SyncTaskItem,
  syncCursors,
  type TaskKind,
} from './entity.ts'
import { newTask, tasksOf } from './tasks.ts'

/** The key of a feed's cursors. A different URL is a different feed. */
const feedKey = () =>
  createHash('sha256')
    .update(settings.feedURL ?? '')
    .digest('hex')
    .slice(0, 16)

const cursorKey = ({ state = '', city = '' }: Pick<SyncRunItem, 'state' | 'city'>) => `${state}#${city.toLowerCase()}`

type Reading = Pick<SyncRunItem, 'runID' | 'isFull' | 'teamID' | 'upload' | 'state' | 'city'>

/** The first task of a kind. It starts where the last run with the same filters stopped. */
export async function firstTask(run: Reading, kind: TaskKind) {
  const task = { runID: run.runID, chain: kind, page: 0 }
  if (run.isFull || run.teamID || run.upload || !isFeedKind(kind)) return newTask(task)
  const stored = await find(syncCursors, { feed: feedKey(), kind, filter: cursorKey(run) })
  return newTask(stored && !stored.stuck ? { ...task, cursor: stored.cursor, etag: stored.etag } : task)
}

/**
 * Stores where the next run continues. After a successful run, that is after its last page. Otherwise it is after the last page of the
 * first uninterrupted sequence of done pages, and before the first page with deletions, or with deferred listings that are not imported.
 * If the source cannot continue from the cursor, the next run starts from the beginning. Returns the kinds that this run read from the
 * beginning for that reason.
 */
export async function saveCursors(run: SyncRunItem, isComplete: boolean): Promise<FeedKind[]> {
  const tasks = await tasksOf(run.runID)
  const areListingsImported = tasks.some(
    ({ chain, status, isLast }) => chain === 'listings' && status === 'done' && isLast,
  )
  const recovered: FeedKind[] = []
  for (const kind of FEED_KINDS) {
    const ofKind = tasks.filter(({ chain }) => chain === kind)
    const reached = lastWithoutGap(
      ofKind,
      ({ deletions, deferred }) => isComplete || !(deletions || (deferred && !areListingsImported)),
    )
    const stuck = ofKind.find(({ status, isStuck }) => status === 'failed' && isStuck)
    const cursor = reached?.next ?? stuck?.cursor
    if (!cursor) continue
    const key = { feed: feedKey(), kind, filter: cursorKey(run) }
    const before = await find(syncCursors, key)
    if (before?.stuck && isComplete) recovered.push(kind)
    await syncCursors()
      .put({ ...key, cursor, etag: reached?.isLast ? reached.etag : undefined, stuck: stuck?.reason })
      .go()
  }
  return recovered
}

function lastWithoutGap(tasks: SyncTaskItem[], isApplied: (task: SyncTaskItem) => boolean) {
  let reached: SyncTaskItem | undefined
  for (const task of tasks) {
    if (task.status !== 'done' || task.page !== (reached ? reached.page + 1 : 0) || !isApplied(task)) break
    reached = task
  }
  return reached
}
