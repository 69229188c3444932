import { transactInBatches, transactWrite } from '../../store/store.ts'
import { conflict } from '../../values/errors.ts'
import { dropDeadLetters } from './dead-letters.ts'
import { type SyncRunItem, syncLocks, syncRuns, syncTasks } from './entity.ts'
import { alreadyRunning, lockFor, renewLock } from './lock.ts'
import { end } from './progress.ts'
import { enqueue, pageMessage } from './queue.ts'
import { resendToWorkers } from './resend.ts'
import { getRun, isStalled } from './runs.ts'
import { findRun, tasksOf } from './tasks.ts'

/** A run fails when it stops again after this many resumes. */
const MAX_RESUMES = 2

/** Marks a run whose lock has expired as failed, so that no one waits for it. */
export async function failStalledRun(runID: string) {
  const run = await findRun(runID)
  if (run?.status === 'running') await end(run, 'failed', 'Error: The sync stopped making progress.')
}

/** Resumes the run that holds the lock if it stopped making progress. Null if there is none. */
export async function resumeRun(): Promise<SyncRunItem | null> {
  const { data: lock } = await syncLocks().get({}).go({ consistent: true })
  const run = lock && (await findRun(lock.runID))
  if (run?.status !== 'running' || lock!.until > Date.now()) return null
  if (run.resumes >= MAX_RESUMES) {
    await failStalledRun(run.runID)
    return null
  }
  await resume(run, 1)
  return run
}

/** Resends the open pages of a run that stopped. They are in the table, so its lost messages are not needed. */
async function resume({ runID, resumes }: SyncRunItem, counted: 0 | 1) {
  await transactWrite([
    [
      syncRuns()
        .patch({ runID })
        .add({ resumes: counted })
        .set({ progressAt: new Date().toISOString() })
        .where((held, { eq }) => `${eq(held.status, 'running')} AND ${eq(held.resumes, resumes)}`),
      alreadyRunning(),
    ],
  ])
  await renewLock(runID)
  await resendToWorkers(runID)
}

/**
 * Retries a failed run from its failed or unfinished pages, and a stalled run from its open pages. With `allowsRemovals`, a run whose
 * removals wait for approval applies them.
 */
export async function retrySyncRun(runID: string, allowsRemovals = false): Promise<SyncRunItem> {
  const run = await getRun(runID)
  if (isStalled(run)) {
    await resume(run, 0)
    return getRun(runID)
  }
  const tasks = await tasksOf(runID)
  const unfinished = tasks.filter(({ status }) => status !== 'done')
  if (run.status !== 'failed' || (unfinished.length === 0 && !run.areRemovalsHeld))
    throw conflict('Only a failed sync can be retried.')
  if (run.areRemovalsHeld && !allowsRemovals) throw conflict('This sync waits until its removals are allowed.')
  const now = new Date().toISOString()
  // A page of teams may defer more listings, so that step is repeated.
  const hasTeams = unfinished.some(({ chain }) => chain === 'teams')
  const [redone, reopened] = [
    tasks.filter(({ chain }) => chain === 'listings' && hasTeams),
    unfinished.filter(({ chain }) => chain !== 'listings' || !hasTeams),
  ]
  await transactInBatches([
    ...redone.map(({ chain, page }) => [[syncTasks().delete({ runID, chain, page })] as const]),
    ...reopened.map(({ chain, page }) => [
      [syncTasks().patch({ runID, chain, page }).set({ status: 'open', sentAt: now })] as const,
    ]),
  ])
  await transactWrite([
    ...(run.teamID || run.isDryRun ? [] : [[lockFor(runID), alreadyRunning()] as const]),
    [
      syncRuns()
        .patch({ runID })
        .set({
          status: 'running',
          message: 'Sync restarted.',
          pending: reopened.length,
          progressAt: now,
          ...(redone.length > 0 && { step: 0 }),
          ...(allowsRemovals && { areRemovalsAllowed: true }),
        })
        .remove(['failure', 'finishedAt', 'areRemovalsHeld'])
        .where((held, { eq }) => eq(held.status, 'failed')),
      alreadyRunning(),
    ],
  ])
  await enqueue(reopened.map(pageMessage))
  if (reopened.length === 0) await resendToWorkers(runID)
  await dropDeadLetters(runID)
  return getRun(runID)
}
