import { setTimeout as sleep } from 'node:timers/promises'
import { Refusal } from '../errors.ts'
import { checkID, newID } from '../ids.ts'
import { stateCode } from '../places/states.ts'
import { settings } from '../settings.ts'
import { transactWrite } from '../store.ts'
import { teams } from '../teams/entity.ts'
import { firstTask } from './cursors.ts'
import { dropDeadLetters } from './dead-letters.ts'
import { type SyncPreview, type SyncRunItem, syncLocks, syncRuns, syncTasks } from './entity.ts'
import { continueRun, end, LOCK_MS, MAX_PREVIEWED, renewLock, resend, stepsOf } from './progress.ts'
import { enqueue } from './queue.ts'
import { findRun, tasksOf } from './tasks.ts'
import { checkUpload } from './uploads.ts'

/** How long a caller waits for a run before it is told how far it is. */
const WAIT_MS = 20_000
/** A run that stopped twice fails. */
const MOST_RESUMES = 2
/** DynamoDB's limit for one transaction. */
const MAX_REOPENED = 100
/** How long a page may keep a run waiting before a person may send it again: a worker has two minutes for one. */
const STALL_MS = 3 * 60_000
const NOT_FOUND = 'Sync run not found'
const LONGEST_CITY = 100

export type StartRun = {
  type: SyncRunItem['type']
  state?: string | null
  city?: string | null
  teamID?: string
  startedBy: string
  isFull?: boolean | null
  /** Uploaded files instead of the feed. */
  upload?: string | null
  isDryRun?: boolean | null
}

/** Starts a run and puts its first pages on the queue. Refuses while another run goes on. */
export async function startRun(input: StartRun): Promise<SyncRunItem> {
  const { type, state, city, teamID, startedBy } = input
  const upload = input.upload ? checkUpload(input.upload) : undefined
  if (!upload && !settings.feedURL) throw new Refusal('CONFLICT', 'No governing-body feed is configured.')
  const code = stateCode(state)
  if (state?.trim() && !code) throw new Refusal('BAD_USER_INPUT', 'State must be a valid two-letter code (e.g., FL).')
  if ((city ?? '').length > LONGEST_CITY)
    throw new Refusal('BAD_USER_INPUT', `A city must be ${LONGEST_CITY} characters or fewer.`)

  const run: SyncRunItem = {
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
    status: 'running',
    message: 'Sync started',
    step: 0,
    pending: 0,
    resumes: 0,
    pages: 0,
    removable: 0,
    created: 0,
    updated: 0,
    removed: 0,
    unchanged: 0,
    refused: 0,
    divisionsFound: 0,
    divisionsAdded: 0,
    contactsAdded: 0,
    awaitingTeam: 0,
    refusals: [],
    recordsAwaitingTeam: [],
  }
  const kinds = stepsOf(run)[0]!
  const needsLock = !teamID && !run.isDryRun
  const previous = needsLock ? (await syncLocks().get({}).go({ consistent: true })).data : null
  await transactWrite([
    ...(needsLock ? [[lockFor(run.runID), alreadyRunning()] as const] : []),
    [syncRuns().create({ ...run, pending: kinds.length })],
    ...(await Promise.all(kinds.map((kind) => firstTask(run, kind)))).map((write) => [write] as const),
  ])
  if (previous) await giveUp(previous.runID)
  try {
    await enqueue(kinds.map((chain) => ({ runID: run.runID, chain, page: 0, attempt: 0 })))
  } catch (error) {
    await end(run, 'failed', 'Error: The sync queue did not respond.')
    throw error
  }
  return { ...run, pending: kinds.length }
}

const alreadyRunning = () => new Refusal('CONFLICT', 'A sync is already running.')

const lockFor = (runID: string) =>
  syncLocks()
    .put({ runID, until: Date.now() + LOCK_MS })
    .where(({ until }, { notExists, lt }) => `${notExists(until)} OR ${lt(until, Date.now())}`)

/** The run whose lock expired will not go on: whoever reads of it should not wait. */
async function giveUp(runID: string) {
  const run = await findRun(runID)
  if (run?.status === 'running') await end(run, 'failed', 'Error: The sync stopped making progress.')
}

/** Takes up the run that holds the lock if it stopped making progress; null when there is none. */
export async function resumeRun(): Promise<SyncRunItem | null> {
  const { data: lock } = await syncLocks().get({}).go({ consistent: true })
  const run = lock && (await findRun(lock.runID))
  if (run?.status !== 'running' || lock!.until > Date.now()) return null
  if (run.resumes >= MOST_RESUMES) {
    await giveUp(run.runID)
    return null
  }
  await transactWrite([
    [
      syncLocks()
        .patch({})
        .set({ until: Date.now() + LOCK_MS })
        .where((held, { eq }) => eq(held.until, lock!.until)),
      alreadyRunning(),
    ],
    [syncRuns().patch({ runID: run.runID }).add({ resumes: 1 }).set({ progressAt: new Date().toISOString() })],
  ])
  await resend(run.runID)
  await continueRun(run.runID)
  return run
}

export async function getRun(runID: string): Promise<SyncRunItem> {
  const run = await findRun(checkID(runID, NOT_FOUND))
  if (!run) throw new Refusal('NOT_FOUND', NOT_FOUND)
  return run
}

/** The runs, newest first. */
export async function pageOfRuns({ page, perPage }: { page: number; perPage: number }): Promise<SyncRunItem[]> {
  const { data } = await syncRuns()
    .query.all({})
    .go({ order: 'desc', limit: page * perPage })
  return data.slice((page - 1) * perPage)
}

/** Stops a run; what it has written stays. A run that has ended already stays as it ended. */
export async function cancelRun(runID: string): Promise<SyncRunItem> {
  const run = await getRun(runID)
  if (run.status === 'running') await end(run, 'cancelled', 'Sync canceled')
  return getRun(runID)
}

/** The pages of a run that could not be had or written, and why. */
export async function failedPages(runID: string) {
  const failed = (await tasksOf(runID)).filter(({ status }) => status === 'failed')
  return failed.map(({ chain, page, reason = '' }) => ({ kind: chain, page: page + 1, reason }))
}

/** Forgets the dead letters of a run that nobody will take up again. */
export async function dismissDeadLetters(runID: string): Promise<boolean> {
  await dropDeadLetters((await getRun(runID)).runID)
  return true
}

/** The first of the records that a dry run would create, update or leave as they are; null for a run that writes. */
export async function previewOf({ runID, isDryRun }: SyncRunItem): Promise<SyncPreview | null> {
  if (!isDryRun) return null
  const pages = (await tasksOf(runID)).flatMap(({ preview }) => preview ?? [])
  const first = (change: keyof SyncPreview) => pages.flatMap((page) => page[change]).slice(0, MAX_PREVIEWED)
  return { created: first('created'), updated: first('updated'), unchanged: first('unchanged') }
}

export const lastProgressAt = ({ progressAt, startedAt }: SyncRunItem) => progressAt ?? startedAt

/** Why and until when the run waits for its source; null once a page has been done since. */
export const waitingFor = (run: SyncRunItem) =>
  run.status === 'running' && run.waiting && run.waiting.since > lastProgressAt(run) ? run.waiting : null

/** The run goes on, but nothing has come of it for a while: its source makes it wait, or its workers died. */
export const isStalled = (run: SyncRunItem) =>
  run.status === 'running' && Date.parse(lastProgressAt(run)) < Date.now() - STALL_MS

/** Sends the open pages of a stalled run again. They stand in the table, so no message of theirs is needed. */
async function wake(run: SyncRunItem) {
  const { runID } = run
  await transactWrite([
    [
      syncRuns()
        .patch({ runID })
        .set({ progressAt: new Date().toISOString() })
        .where((held, { eq }) => eq(held.status, 'running')),
      alreadyRunning(),
    ],
  ])
  await renewLock(runID)
  await resend(runID)
  await continueRun(runID)
}

/**
 * Takes a failed run up where it stopped, at the pages that failed or were never finished, and a stalled one at its open pages.
 * With `allowsRemovals` a run whose removals wait for an admin carries them out.
 */
export async function retryRun(runID: string, allowsRemovals = false): Promise<SyncRunItem> {
  const run = await getRun(runID)
  if (isStalled(run)) {
    await wake(run)
    return getRun(runID)
  }
  const unfinished = (await tasksOf(runID)).filter(({ status }) => status !== 'done')
  if (run.status !== 'failed' || (unfinished.length === 0 && !run.areRemovalsHeld))
    throw new Refusal('CONFLICT', 'Only a failed sync can be retried.')
  if (run.areRemovalsHeld && !allowsRemovals)
    throw new Refusal('CONFLICT', 'This sync waits until its removals are allowed.')
  const now = new Date().toISOString()
  for (let at = 0; at < unfinished.length; at += MAX_REOPENED)
    await transactWrite(
      unfinished
        .slice(at, at + MAX_REOPENED)
        .map(
          ({ chain, page }) =>
            [syncTasks().patch({ runID, chain, page }).set({ status: 'open', sentAt: now })] as const,
        ),
    )
  await transactWrite([
    ...(run.teamID || run.isDryRun ? [] : [[lockFor(runID), alreadyRunning()] as const]),
    [
      syncRuns()
        .patch({ runID })
        .set({
          status: 'running',
          message: 'Sync restarted.',
          pending: unfinished.length,
          progressAt: now,
          ...(allowsRemovals && { areRemovalsAllowed: true }),
        })
        .remove(['failure', 'finishedAt', 'areRemovalsHeld'])
        .where((held, { eq }) => eq(held.status, 'failed')),
      alreadyRunning(),
    ],
  ])
  await enqueue(unfinished.map(({ chain, page }) => ({ runID, chain, page, attempt: 0 })))
  if (unfinished.length === 0) await continueRun(runID)
  await dropDeadLetters(runID)
  return getRun(runID)
}

/** The run when it ends, or as it is when the patience ends. */
async function waitForRun(runID: string, patience = WAIT_MS): Promise<SyncRunItem> {
  const deadline = Date.now() + patience
  for (let pause = 50; ; pause = Math.min(500, pause * 1.5)) {
    const run = await getRun(runID)
    if (run.status !== 'running' || Date.now() + pause > deadline) return run
    await sleep(pause)
  }
}

export const recordsProcessed = ({ created, updated, removed }: SyncRunItem) => created + updated + removed

/** Starts a run, waits for it and says how it went; a refusal is a result too, whose message starts with 'Error'. */
export async function syncGoverningBody(input: StartRun) {
  const { type, state, city } = input
  try {
    const run = await waitForRun((await startRun(input)).runID)
    return {
      success: run.status === 'succeeded' || run.status === 'running',
      message: run.status === 'running' ? 'The sync is still running' : messageOf(run),
      type,
      state: run.state,
      city: run.city,
      recordsProcessed: recordsProcessed(run),
      runID: run.runID,
    }
  } catch (error) {
    return { success: false, message: refusalOf(error), type, state, city, recordsProcessed: 0, runID: null }
  }
}

/** Divisions and contacts of one team, from the source that lists it. */
export async function syncTeam(teamID: string, startedBy: string) {
  const { data: team } = await teams()
    .get({ teamID: checkID(teamID, 'Team not found') })
    .go()
  if (!team) throw new Refusal('NOT_FOUND', 'Team not found')
  const none = { teamID, divisionsFound: 0, divisionsAdded: 0, contactsAdded: 0 }
  try {
    const started = await startRun({ type: 'teams', state: team.state, teamID, startedBy })
    const run = await waitForRun(started.runID)
    const { divisionsFound, divisionsAdded, contactsAdded } = run
    const isFound = run.status !== 'succeeded' || run.unchanged + recordsProcessed(run) > 0
    return {
      success: (run.status === 'succeeded' && isFound) || run.status === 'running',
      message:
        run.status === 'running'
          ? 'The sync is still running'
          : isFound
            ? messageOf(run)
            : 'Error: The source does not list this team.',
      teamID,
      divisionsFound,
      divisionsAdded,
      contactsAdded,
    }
  } catch (error) {
    return { success: false, message: refusalOf(error), ...none }
  }
}

const messageOf = ({ status, message }: SyncRunItem) =>
  status === 'cancelled' ? 'Error: The sync was canceled.' : message

function refusalOf(error: unknown) {
  if (!(error instanceof Refusal)) throw error
  return `Error: ${error.message}`
}
