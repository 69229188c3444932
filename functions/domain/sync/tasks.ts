import { sendMessages } from '../../services/queue.ts'
import { settings } from '../../services/settings.ts'
import { find, ignoreFailedCondition, queryPartition, transactWrite } from '../../store/store.ts'
import { digest } from '../../values/digest.ts'
import { DAY_SECONDS, expiresAfter } from '../../values/durations.ts'
import {
  isFeedKind,
  type SyncDeadLetterItem,
  type SyncTaskItem,
  syncDeadLetters,
  syncRuns,
  syncTasks,
  type TaskKind,
  visitedPages,
} from './entity.ts'

/**
 * How many pages a run reads of one kind: 10 million records, if each page has the 500 that it asks for. It ends a feed that never ends, since
 * Lambda does not end the worker's chain of messages (`allowsRecursion`). The steps of a run are bounded by `stepsOf`, and the attempts of a
 * page by its worker.
 */
export const MAX_PAGES = 20_000
/** How long the pages of a run are stored. */
const TASK_DAYS = 30

export type Task = Pick<SyncTaskItem, 'runID' | 'chain' | 'page'>

/** When pages of a run written now expire, in epoch seconds. */
export const taskExpiry = () => expiresAfter(TASK_DAYS * DAY_SECONDS)

export const newTask = (task: Task & Partial<Pick<SyncTaskItem, 'cursor' | 'emptyPages' | 'etag'>>) =>
  syncTasks().create({ ...task, status: 'open', expiresAt: taskExpiry() })

export const findRun = (runID: string) => find(syncRuns, { runID })

export const findTask = ({ runID, chain, page }: Task) => find(syncTasks, { runID, chain, page })

/** The pages of a run, by kind, in order. */
export const tasksOf = async (runID: string): Promise<SyncTaskItem[]> =>
  (await queryPartition(syncTasks().query.byRun({ runID }), true)).of(syncTasks)

/**
 * The message for one page of a run. Its task has the details. `attempt` counts failed requests to the source. `isRepeated`: an earlier
 * worker on this page may have crashed.
 */
export type SyncMessage = { runID: string; chain: TaskKind; page: number; attempt: number; isRepeated?: boolean }

/** Sends the messages to the sync queue with a delay in seconds. A message may be delivered more than once, in any order. */
export const enqueue = (messages: readonly SyncMessage[], delaySeconds = 0) =>
  sendMessages(settings.syncQueueURL, messages, delaySeconds)

/** The queue message for the page. */
export const pageMessage = ({ runID, chain, page }: Task): SyncMessage => ({ runID, chain, page, attempt: 0 })

type Following = { cursor: string; emptyPages: number; fingerprint?: string }

/**
 * Opens the next page while this one is still being written: pages are fetched sequentially and written in parallel. Throws `PageLoop` if
 * the run has already visited this page or the next one, and `TooManyPages` after the last page that a run may read.
 */
export async function enqueueNextPage(task: Task, { fingerprint, ...next }: Following, isRepeated = false) {
  const following = { runID: task.runID, chain: task.chain, page: task.page + 1 }
  if (following.page >= MAX_PAGES) throw new TooManyPages()
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
export class TooManyPages extends Error {}

const visit = ({ runID, chain, page }: Task, seen: string) =>
  visitedPages()
    .put({ runID, chain, seen, page, expiresAt: taskExpiry() })
    .where((held, { notExists, eq }) => `${notExists(held.page)} OR ${eq(held.page, page)}`)

/** Resends the messages of the run's open pages, which a crash or a purged queue may have lost. Returns their number. */
export async function resend(runID: string, shouldResend: (task: Task) => boolean = () => true) {
  const open = (await tasksOf(runID)).filter((task) => task.status === 'open' && shouldResend(task))
  const sentAt = new Date().toISOString()
  await Promise.all(
    open.map(({ chain, page }) =>
      syncTasks()
        .patch({ runID, chain, page })
        .set({ sentAt })
        .where(({ status }, { eq }) => eq(status, 'open'))
        .go()
        .catch(ignoreFailedCondition),
    ),
  )
  await enqueue(open.map(pageMessage))
  return open.length
}

/** Lets the workers continue the run. If no page is open, the message of a finished page does it: only workers may scan the table. */
export async function resendToWorkers(runID: string) {
  if ((await resend(runID)) > 0) return
  const [done] = await tasksOf(runID)
  if (done) await enqueue([pageMessage(done)])
}

/** Resends the pages that a crashed worker may have opened without sending their messages: the next page, or the first pages of a step. */
export const resendOpenedBy = ({ runID, chain, page }: Task) =>
  resend(
    runID,
    (open) => open.chain === 'removals' || open.page === 0 || (open.chain === chain && open.page === page + 1),
  )

type Death = Pick<SyncDeadLetterItem, 'receives' | 'sentAt'>

/** Stores the message of a failed page. It expires with the page's task. */
export async function keepDeadLetter(
  { runID, chain, page, cursor, reason = '', expiresAt }: SyncTaskItem,
  death: Death,
) {
  const diedAt = new Date().toISOString()
  await transactWrite([[syncDeadLetters().put({ runID, chain, page, cursor, reason, expiresAt, diedAt, ...death })]])
}

/** The dead letters, newest run first. */
export async function deadLetters(): Promise<SyncDeadLetterItem[]> {
  return (await queryPartition(syncDeadLetters().query.all({}), true)).of(syncDeadLetters).reverse()
}

/** Deletes the dead letters of a run. Its tasks stay unchanged. */
export async function dropDeadLetters(runID: string) {
  const letters = (await queryPartition(syncDeadLetters().query.all({ runID }), true)).of(syncDeadLetters)
  for (const { chain, page } of letters) await transactWrite([[syncDeadLetters().delete({ runID, chain, page })]])
}
