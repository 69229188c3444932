import { changesOf } from '../../store/audit-log/audited.ts'
import { entryWrites } from '../../store/audit-log/entry.ts'
import {
  ignoreFailedCondition,
  ignoreVersionConflict,
  retryOnConflict,
  transactWrite,
  VersionConflict,
  versionConflict,
} from '../../store/store.ts'
import { conflict } from '../../values/errors.ts'
import { isID } from '../../values/ids.ts'
import { firstTask, saveCursors } from './cursors.ts'
import {
  isFeedKind,
  type SyncPreview,
  type SyncRefusal,
  type SyncRunItem,
  syncLocks,
  syncRuns,
  syncTasks,
  type TaskKind,
  type Tombstone,
} from './entity.ts'
import { dropDeadLetters, enqueue, findRun, findTask, pageMessage, type Task } from './tasks.ts'
import { removalTasks, saveTombstones, tooManyRemovals } from './tombstones.ts'

/** How long a run may go without finishing a page before another run may start. Longer than the visibility timeout of a lost message. */
export const LOCK_MS = 30 * 60_000
export const alreadyRunning = () => conflict('A sync is already running.')

/** Takes the lock for the run, unless another run holds it. */
export const lockFor = (runID: string) =>
  syncLocks()
    .put({ runID, until: Date.now() + LOCK_MS })
    .where(({ until }, { notExists, lt }) => `${notExists(until)} OR ${lt(until, Date.now())}`)

/** Extends the lock of a run that makes progress. */
export async function renewLock(runID: string) {
  await syncLocks()
    .patch({})
    .set({ until: Date.now() + LOCK_MS })
    .where((held, { eq }) => eq(held.runID, runID))
    .go()
    .catch(ignoreFailedCondition)
}

/** How many rejected records a run stores as samples, and how many records of each change a dry run lists. */
const MAX_REFUSALS = 20
export const MAX_PREVIEWED = 100

export type PageResult = {
  source?: string
  next?: string
  isLast: boolean
  etag?: string
  tombstones?: Tombstone[]
  /** The number of stored records that the tombstones would remove. */
  removable?: number
  refusals?: SyncRefusal[]
  /** Records whose team has not been imported yet. */
  awaitingTeam?: SyncRefusal[]
  /** Records that were imported without an unreadable field, or with another time. */
  adjustments?: SyncRefusal[]
  /** The number of listings that are decided after all pages of teams. */
  deferred?: number
  /** Records of the page that match the run's filters, without rejected ones. */
  applicable?: number
  divisionsFound?: number
  /** For a dry run, and the deletions of a run that writes, which may wait for an approval. */
  preview?: SyncPreview
}

/**
 * The steps of a run. Deferred listings need the final names of the teams that they may join. Contacts, events, and players need the teams
 * that they refer to. Removals come last.
 */
export function stepsOf({ type, deferred }: Pick<SyncRunItem, 'type' | 'deferred'>): TaskKind[][] {
  if (type !== 'teams' && type !== 'all') return [[type]]
  const others: TaskKind[] = type === 'all' ? ['contacts', 'events', 'players'] : ['contacts']
  return [['teams'], ...(deferred > 0 ? [['listings'] as TaskKind[]] : []), others]
}

/** Stores why and when the source is retried. No-op if the run has ended. */
export async function markWaiting(runID: string, reason: string, seconds: number) {
  const now = Date.now()
  const waiting = { since: new Date(now).toISOString(), reason, retryAt: new Date(now + seconds * 1000).toISOString() }
  await syncRuns()
    .patch({ runID })
    .set({ waiting })
    .where(({ status }, { eq }) => eq(status, 'running'))
    .go()
    .catch(ignoreFailedCondition)
}

/**
 * Marks the page as done and adds its counts to the run, once. `recheck` is called before, with the number of transactions that wrote its
 * records: another worker or an earlier attempt may have written some of them.
 */
export async function finishTask(task: Task, result: PageResult, recheck?: (transactions: number) => Promise<unknown>) {
  const { source = '', next, isLast, etag, preview, tombstones = [], refusals = [], awaitingTeam = [] } = result
  const { adjustments = [], applicable = 0, divisionsFound = 0, removable = 0, deferred = 0 } = result
  await saveTombstones(task, source, tombstones)
  await retryOnConflict(async () => {
    const now = await findTask(task)
    const run = await findRun(task.runID)
    if (now?.status !== 'open' || !run) return
    await recheck?.(now.transactions)
    const { created, updated, removed, divisionsAdded, contactsAdded, transactions } = now
    const found = {
      unchanged: Math.max(0, applicable - created - updated),
      refused: refusals.length,
      awaitingTeam: awaitingTeam.length,
      divisionsFound,
    }
    const ofPage = { created, updated, removed, divisionsAdded, contactsAdded, adjusted: adjustments.length }
    const { runID, chain, page } = task
    await transactWrite([
      [
        syncTasks()
          .patch({ runID, chain, page })
          .set({
            status: 'done',
            source,
            next,
            isLast,
            etag,
            ...found,
            preview,
            ...(tombstones.length > 0 && { deletions: tombstones.length }),
            ...(deferred > 0 && { deferred }),
          })
          .where((held, { eq }) => `${eq(held.status, 'open')} AND ${eq(held.transactions, transactions)}`),
        versionConflict,
      ],
      [
        syncRuns()
          .patch({ runID })
          .add({ ...ofPage, ...found, removable, deferred, pages: isFeedKind(chain) ? 1 : 0, pending: -1 })
          .set({ progressAt: new Date().toISOString() })
          .append(samplesFor(run, refusals, awaitingTeam, adjustments)),
      ],
    ])
  })
  await renewLock(task.runID)
  await continueRun(task.runID)
}

/** The records that the run still has room to list. */
function samplesFor(
  run: SyncRunItem,
  refusals: SyncRefusal[],
  awaitingTeam: SyncRefusal[],
  adjustments: SyncRefusal[],
) {
  const room = (held: SyncRefusal[] = [], most = MAX_REFUSALS) => Math.max(0, most - held.length)
  return {
    refusals: refusals.slice(0, room(run.refusals, run.isDryRun ? MAX_PREVIEWED : MAX_REFUSALS)),
    recordsAwaitingTeam: awaitingTeam.slice(0, room(run.recordsAwaitingTeam)),
    adjustments: adjustments.slice(0, room(run.adjustments)),
  }
}

/** Marks the page as failed. The run will fail and remove nothing. `isStuck`: a retry from this cursor will fail too. */
export async function failTask({ runID, chain, page }: Task, reason: string, isStuck = false) {
  await transactWrite([
    [
      syncTasks()
        .patch({ runID, chain, page })
        .set({ status: 'failed', reason, isStuck })
        .where((held, { eq }) => eq(held.status, 'open')),
      versionConflict,
    ],
    [
      syncRuns()
        .patch({ runID })
        .add({ pending: -1 })
        .set({ failure: isStuck ? `${reason} The next sync reads ${chain} from the beginning.` : reason }),
    ],
  ]).catch(ignoreVersionConflict)
  await continueRun(runID)
}

/** Starts the next step after the last page of a step, and ends the run after the last step. */
export async function continueRun(runID: string): Promise<void> {
  const run = await findRun(runID)
  if (run?.status !== 'running' || run.pending > 0) return
  const steps = stepsOf(run)
  const step = run.step + 1
  // The listings of the pages before a failed one are still imported.
  if (run.failure && steps[step]?.[0] !== 'listings') return end(run, 'failed', `Error: ${run.failure}`)
  if (step > steps.length) return end(run, 'succeeded', summary(run))
  const objection = step === steps.length ? await tooManyRemovals(run) : null
  if (objection) return end(run, 'failed', `Error: ${objection}`, true)

  const tasks = step < steps.length ? steps[step]!.map((chain) => ({ runID, chain, page: 0 })) : await removalTasks(run)
  const creations = await Promise.all((steps[step] ?? []).map((kind) => firstTask(run, kind)))
  try {
    await transactWrite([
      [
        syncRuns()
          .patch({ runID })
          .set({ step, pending: tasks.length })
          .where(
            (held, { eq }) => `${eq(held.step, run.step)} AND ${eq(held.pending, 0)} AND ${eq(held.status, 'running')}`,
          ),
        versionConflict,
      ],
      ...creations.map((write) => [write] as const),
    ])
  } catch (error) {
    if (error instanceof VersionConflict) return
    throw error
  }
  if (tasks.length === 0) return continueRun(runID)
  await enqueue(tasks.map(pageMessage))
}

/** Ends the run, stores the cursors unless it was a dry run, and releases the lock. */
export async function end(
  run: SyncRunItem,
  status: 'succeeded' | 'failed' | 'cancelled',
  message: string,
  areRemovalsHeld?: true,
) {
  const keepsCursors = !run.teamID && !run.upload && !run.isDryRun
  const recovered = keepsCursors ? await saveCursors(run, status === 'succeeded') : []
  const endMessage =
    recovered.length > 0
      ? `${message}. Read from the beginning, since the last sync was stuck: ${recovered.join(', ')}`
      : message
  const ended = [
    syncRuns()
      .patch({ runID: run.runID })
      .set({ status, message: endMessage, finishedAt: new Date().toISOString(), areRemovalsHeld })
      .where((held, { eq }) => eq(held.status, 'running')),
    versionConflict,
  ] as const
  const entry = run.isDryRun
    ? []
    : entryWrites({
        at: new Date().toISOString(),
        action: 'syncEnded',
        ...(isID(run.startedBy) && { actorID: run.startedBy }),
        kind: 'sync',
        recordID: run.runID,
        changes: changesOf('sync-run', null, { ...run, status }),
      })
  const unlocked = [
    syncLocks()
      .delete({})
      .where((held, { eq, notExists }) => `${notExists(held.runID)} OR ${eq(held.runID, run.runID)}`),
    new LockedByAnother(),
  ] as const
  await transactWrite([ended, unlocked, ...entry])
    .catch((error) => {
      if (!(error instanceof LockedByAnother)) throw error
      return transactWrite([ended, ...entry])
    })
    .catch(ignoreVersionConflict)
  if (status !== 'failed') await dropDeadLetters(run.runID)
}

class LockedByAnother extends Error {}

const shown = (count: number) => count.toLocaleString('en-US')
const ifAny = (count: number, words: string) => (count > 0 ? `, ${shown(count)} ${words}` : '')

/** The message of a successful run. */
export function summary(run: SyncRunItem) {
  const { created, updated, removed, unchanged, refused, awaitingTeam, adjusted = 0 } = run
  const more = ifAny(awaitingTeam, 'waiting for their team') + ifAny(adjusted, 'adjusted')
  if (run.isDryRun)
    return `Dry run: ${shown(created)} would be created, ${shown(updated)} updated${ifAny(removed, 'removed')}, ${shown(unchanged)} unchanged, ${shown(refused)} skipped${more}`
  return `Sync completed: ${shown(created)} created, ${shown(updated)} updated, ${shown(removed)} removed${ifAny(refused, 'skipped')}${more}`
}
