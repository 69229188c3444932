import { setTimeout as sleep } from 'node:timers/promises'
import { STATE_INVALID } from '../../services/places/state-codes.ts'
import { stateCode } from '../../services/places/states.ts'
import { settings } from '../../services/settings.ts'
import { transactWrite } from '../../store/store.ts'
import { conflict, Refusal } from '../../values/errors.ts'
import { newID } from '../../values/ids.ts'
import { firstTask } from './cursors.ts'
import { dropDeadLetters } from './dead-letters.ts'
import { type SyncRunItem, syncLocks, syncRuns } from './entity.ts'
import { alreadyRunning, lockFor } from './lock.ts'
import { end, stepsOf } from './progress.ts'
import { enqueue, pageMessage } from './queue.ts'
import { failStalledRun } from './retry.ts'
import { getRun, recordsProcessed } from './runs.ts'
import { checkUpload } from './uploads.ts'

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
  const previous = needsLock ? (await syncLocks().get({}).go({ consistent: true })).data : null
  await transactWrite([
    ...(needsLock ? [[lockFor(run.runID), alreadyRunning()] as const] : []),
    [syncRuns().create({ ...run, pending: kinds.length })],
    ...(await Promise.all(kinds.map((kind) => firstTask(run, kind)))).map((write) => [write] as const),
  ])
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
    ...{ teamID, divisionsFound, divisionsAdded, contactsAdded },
  }
}

function messageOf({ status, message }: SyncRunItem) {
  if (status === 'running') return 'The sync is still running'
  return status === 'cancelled' ? 'Error: The sync was canceled.' : message
}
