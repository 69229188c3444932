import { setTimeout as sleep } from 'node:timers/promises'
import { STATE_INVALID } from '../../services/places/state-codes.ts'
import { stateCode } from '../../services/places/states.ts'
import { settings } from '../../services/settings.ts'
import { find, transactInBatches, transactWrite } from '../../store/store.ts'
import { conflict, notFound, Refusal } from '../../values/errors.ts'
import { checkID, newID } from '../../values/ids.ts'
import { firstTask } from './cursors.ts'
import { type SyncPreview, type SyncRunItem, syncLocks, syncRuns, syncTasks } from './entity.ts'
import { alreadyRunning, end, lockFor, MAX_PREVIEWED, renewLock, stepsOf } from './progress.ts'
import { dropDeadLetters, enqueue, findRun, pageMessage, resendToWorkers, tasksOf } from './tasks.ts'
import { checkUpload } from './uploads.ts'

/** How long a page may take before a person may resend it. A worker has two minutes per page. */
const STALL_MS = 3 * 60_000

export async function getRun(runID: string): Promise<SyncRunItem> {
  const run = await findRun(checkID(runID, 'Sync run'))
  if (!run) throw notFound('Sync run')
  return run
}

/** The runs, newest first. */
export async function pageOfRuns({ page, perPage }: { page: number; perPage: number }): Promise<SyncRunItem[]> {
  const { data } = await syncRuns()
    .query.all({})
    .go({ order: 'desc', limit: page * perPage })
  return data.slice((page - 1) * perPage)
}

/** The pages of a run that failed, and why. */
export async function failedPages(runID: string) {
  const failed = (await tasksOf(runID)).filter(({ status }) => status === 'failed')
  return failed.map(({ chain, page, reason = '' }) => ({ kind: chain, page: page + 1, reason }))
}

/**
 * The first records that a dry run would create, update, leave unchanged, or remove, or whose removal waits for an approval. Null for
 * other runs.
 */
export async function previewOf(run: SyncRunItem): Promise<Required<SyncPreview> | null> {
  const { runID, isDryRun, areRemovalsHeld } = run
  if (!isDryRun && !areRemovalsHeld) return null
  const pages = (await tasksOf(runID)).flatMap(({ preview }) => preview ?? [])
  const first = (change: keyof SyncPreview) => pages.flatMap((page) => page[change] ?? []).slice(0, MAX_PREVIEWED)
  return {
    created: first('created'),
    updated: first('updated'),
    unchanged: first('unchanged'),
    removed: first('removed'),
  }
}

export const lastProgressAt = ({ progressAt, startedAt }: SyncRunItem) => progressAt ?? startedAt

/** Why and until when the run waits for its source. Null if a page was done since. */
export const waitingFor = (run: SyncRunItem) =>
  run.status === 'running' && run.waiting && run.waiting.since > lastProgressAt(run) ? run.waiting : null

/** The run is still running but makes no progress: its source is delayed, or its workers crashed. */
export const isStalled = (run: SyncRunItem) =>
  run.status === 'running' && Date.parse(lastProgressAt(run)) < Date.now() - STALL_MS

export const recordsProcessed = ({ created, updated, removed }: SyncRunItem) => created + updated + removed

/** How long a caller waits for a run before it gets the progress so far. */
const WAIT_MS = 20_000
const MAX_CITY_LENGTH = 100

/** What to do after a failed sync of one team. */
const START_AGAIN = ' Start it again.'
const TRY_AGAIN = ' Try again in a few minutes. If it fails again, the history of the syncs names the page.'
const NOT_LISTED =
  'Error: The source does not list this team. If it is listed under another name or state, correct that here and sync again.'

export type StartRun = {
  type: SyncRunItem['type']
  state?: string | null
  city?: string | null
  teamID?: string
  startedBy: string
  isFull?: boolean | null
  /** Uploaded files to use instead of the feed. */
  upload?: string | null
  isDryRun?: boolean | null
}

/** Starts a run and sends its first pages to the queue. Refuses while another run is running. */
export async function startRun(input: StartRun): Promise<SyncRunItem> {
  const { type, state, city, teamID, startedBy } = input
  const upload = input.upload ? checkUpload(input.upload) : undefined
  if (!upload && !settings.feedURL)
    throw conflict('No governing-body feed is configured. Set FEED_URL, or upload its files.')
  const code = stateCode(state)
  if (state?.trim() && !code) throw new Refusal('BAD_USER_INPUT', STATE_INVALID)
  if ((city ?? '').length > MAX_CITY_LENGTH)
    throw new Refusal('BAD_USER_INPUT', `A city must be ${MAX_CITY_LENGTH} characters or fewer.`)

  const run = {
    runID: newID(),
    type,
    state: code ?? undefined,
    city: city?.trim() || undefined,
    teamID,
    isFull: input.isFull ?? false,
    upload,
    isDryRun: input.isDryRun ?? false,
    startedBy,
    startedAt: new Date().toISOString(),
    status: 'running' as const,
    message: 'Sync started',
    step: 0,
    deferred: 0,
  }
  const kinds = stepsOf(run)[0]!
  const needsLock = !teamID && !run.isDryRun
  const previous = needsLock ? await find(syncLocks, {}) : null
  const tasks = await Promise.all(kinds.map((kind) => firstTask(run, kind)))
  await transactWrite([
    ...(needsLock ? [[lockFor(run.runID), alreadyRunning()] as const] : []),
    [syncRuns().create({ ...run, pending: kinds.length })],
    ...tasks.map((write) => [write] as const),
  ]).catch(async (error) => {
    // The answer may be unreadable although the run was written. Without its pages, it would hold the lock until it counts as stalled.
    if (error instanceof Refusal || !(await findRun(run.runID))) throw error
  })
  if (previous) await failStalledRun(previous.runID)
  try {
    await enqueue(kinds.map((chain) => pageMessage({ runID: run.runID, chain, page: 0 })))
  } catch (error) {
    await end(await getRun(run.runID), 'failed', 'Error: The sync queue did not respond.')
    throw error
  }
  return getRun(run.runID)
}

/** Cancels a run. Records that it has written stay. No-op if it has already ended. */
export async function cancelSyncRun(runID: string): Promise<SyncRunItem> {
  const run = await getRun(runID)
  if (run.status === 'running') await end(run, 'cancelled', 'Sync canceled')
  return getRun(runID)
}

/** Deletes the dead letters of a run that will not be retried. */
export async function dismissSyncDeadLetters(runID: string): Promise<boolean> {
  await dropDeadLetters((await getRun(runID)).runID)
  return true
}

/** Starts a run. Returns it when it ends, or its current state after the timeout, and a message. Without a run, says why it did not start. */
async function runAndWait(input: StartRun): Promise<{ run?: SyncRunItem; message: string }> {
  try {
    const { runID } = await startRun(input)
    const deadline = Date.now() + WAIT_MS
    for (let pause = 50; ; pause = Math.min(500, pause * 1.5)) {
      const run = await getRun(runID)
      if (run.status !== 'running' || Date.now() + pause > deadline) return { run, message: messageOf(run) }
      await sleep(pause)
    }
  } catch (error) {
    if (error instanceof Refusal) return { message: `Error: ${error.message}` }
    throw error
  }
}

/** Starts a run, waits for it, and returns the outcome. A refusal is also returned, with a message that starts with 'Error'. */
export async function syncGoverningBody(input: StartRun) {
  const { type, state, city } = input
  const { run, message } = await runAndWait(input)
  return {
    success: run?.status === 'succeeded' || run?.status === 'running',
    message,
    type,
    ...(run ? { state: run.state, city: run.city } : { state, city }),
    recordsProcessed: run ? recordsProcessed(run) : 0,
    runID: run?.runID ?? null,
  }
}

/** Syncs the divisions and contacts of one team from the source that lists it. */
export async function syncTeam({ teamID, state }: { teamID: string; state?: string }, startedBy: string) {
  const { run, message } = await runAndWait({ type: 'teams', state, teamID, startedBy })
  const { status, divisionsFound = 0, divisionsAdded = 0, contactsAdded = 0 } = run ?? {}
  const isListed = status !== 'succeeded' || run!.unchanged + recordsProcessed(run!) > 0
  const advice = status === 'failed' ? TRY_AGAIN : status === 'cancelled' ? START_AGAIN : ''
  return {
    success: (status === 'succeeded' && isListed) || status === 'running',
    message: isListed ? message + advice : NOT_LISTED,
    teamID,
    divisionsFound,
    divisionsAdded,
    contactsAdded,
  }
}

function messageOf({ status, message }: SyncRunItem) {
  if (status === 'running') return 'The sync is still running'
  return status === 'cancelled' ? 'Error: The sync was canceled.' : message
}

/** A run fails when it stops again after this many resumes. */
const MAX_RESUMES = 2

/** Marks a run whose lock has expired as failed, so that no one waits for it. */
async function failStalledRun(runID: string) {
  const run = await findRun(runID)
  if (run?.status === 'running') await end(run, 'failed', 'Error: The sync stopped making progress.')
}

/** Resumes the run that holds the lock if it stopped making progress. Null if there is none. */
export async function resumeRun(): Promise<SyncRunItem | null> {
  const lock = await find(syncLocks, {})
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
