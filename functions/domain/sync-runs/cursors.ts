import { createHash } from 'node:crypto'
import { settings } from '../settings.ts'
import { FEED_KINDS, type FeedKind, type SyncRunItem, type SyncTaskItem, syncCursors } from './entity.ts'
import { newTask, tasksOf } from './tasks.ts'

/** The feed that cursors belong to: another address is another feed. */
const feedKey = () =>
  createHash('sha256')
    .update(settings.feedURL ?? '')
    .digest('hex')
    .slice(0, 16)

const cursorKey = ({ state = '', city = '' }: Pick<SyncRunItem, 'state' | 'city'>) => `${state}#${city.toLowerCase()}`

/** Where the chain of a kind begins: after what the last run with these filters has read. */
export async function firstTask(run: SyncRunItem, kind: FeedKind) {
  const task = { runID: run.runID, chain: kind, page: 0 }
  if (run.isFull || run.teamID || run.upload) return newTask(task)
  const { data } = await syncCursors()
    .get({ feed: feedKey(), kind, filter: cursorKey(run) })
    .go({ consistent: true })
  return newTask(data ? { ...task, cursor: data.cursor, after: data.after, etag: data.etag } : task)
}

/**
 * After a good run, the next one goes on behind its last page. After another, behind the pages that are done without a gap,
 * and before the first that reported deletions, since these were not carried out.
 */
export async function saveCursors(run: SyncRunItem, isComplete: boolean) {
  const tasks = await tasksOf(run.runID)
  for (const kind of FEED_KINDS) {
    let reached: SyncTaskItem | undefined
    for (const task of tasks.filter(({ chain }) => chain === kind)) {
      if (task.status !== 'done' || task.page !== (reached ? reached.page + 1 : 0)) break
      if (!isComplete && task.tombstones?.length) break
      reached = task
    }
    if (!reached?.next) continue
    const { next: cursor, last: after, isLast, etag } = reached
    await syncCursors()
      .put({ feed: feedKey(), kind, filter: cursorKey(run), cursor, after, etag: isLast ? etag : undefined })
      .go()
  }
}
