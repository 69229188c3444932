import { createHash } from 'node:crypto'
import { transactWrite } from '../../store/store.ts'
import { isFeedKind, syncRuns, visitedPages } from './entity.ts'
import { enqueue, pageMessage } from './queue.ts'
import { findTask, newTask, type Task, taskExpiry } from './tasks.ts'

type Following = { cursor: string; emptyPages: number; fingerprint?: string }

/**
 * Opens the next page while this one is still being written: pages are fetched sequentially and written in parallel. Throws `PageLoop` if
 * the run has already visited this page or the next one.
 */
export async function enqueueNextPage(task: Task, { fingerprint, ...next }: Following, isRepeated = false) {
  const following = { runID: task.runID, chain: task.chain, page: task.page + 1 }
  const visits =
    next.emptyPages > 0 || !isFeedKind(task.chain) ? [] : [digest(next.cursor), ...(fingerprint ? [fingerprint] : [])]
  try {
    await transactWrite([
      [newTask({ ...following, ...next }), new PageAlreadyOpen()],
      [
        syncRuns()
          .patch({ runID: task.runID })
          .add({ pending: 1 })
          .where(({ status }, { eq }) => eq(status, 'running')),
        new RunEnded(),
      ],
      ...visits.map((seen) => [visit(task, seen), new PageLoop()] as const),
    ])
  } catch (error) {
    if (error instanceof RunEnded) return
    if (!(error instanceof PageAlreadyOpen)) throw error
    // Only a redelivered message can follow a crash at this point. Any other copy would send all later pages twice.
    if (!isRepeated || (await findTask(following))?.status !== 'open') return
  }
  await enqueue([pageMessage(following)])
}
class PageAlreadyOpen extends Error {}
class RunEnded extends Error {}
export class PageLoop extends Error {}

const digest = (text: string) => createHash('sha256').update(text).digest('base64url')

const visit = ({ runID, chain, page }: Task, seen: string) =>
  visitedPages()
    .put({ runID, chain, seen, page, expiresAt: taskExpiry() })
    .where((held, { notExists, eq }) => `${notExists(held.page)} OR ${eq(held.page, page)}`)
