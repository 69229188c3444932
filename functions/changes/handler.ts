import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda'
import { players } from '../domain/players/entity.ts'
import { registrations } from '../domain/registrations/entity.ts'
import { type SyncRunItem, syncRuns } from '../domain/sync/entity.ts'
import { teams } from '../domain/teams/entity.ts'
import { users } from '../domain/users/entity.ts'
import { NoReadableSnapshot } from '../services/directory/snapshot-file.ts'
import { countMetrics, log, logFault } from '../services/log.ts'
import { traced } from '../services/trace.ts'
import { heads } from '../store/change-log/head.ts'
import type { Kind } from '../store/change-log/rows.ts'
import { changeIn, changeOf, type StreamChange, updateIn } from '../store/stream-change.ts'
import { retryFailedChanges } from './failed-changes.ts'
import { handleChange } from './handle-change.ts'
import { migrate, type Outcome } from './migrate.ts'
import { rebuildReadModel } from './rebuild.ts'
import { writeDailySnapshots, writeDueSnapshots } from './snapshots.ts'

type Event = Partial<DynamoDBStreamEvent> & {
  rebuild?: boolean
  retry?: boolean
  snapshots?: boolean
  migrate?: 'run' | 'dry-run'
}
type Answer = DynamoDBBatchResponse & { migrations?: Outcome[] }

/**
 * Processes the table's stream in order: completes removals, propagates new names, queues notices, and counts the changes of the read model.
 * Stops at the first failing change, which is redelivered together with later ones. Each step is idempotent. An event without records is
 * the daily run. `{ rebuild: true }` rebuilds the read model, `{ snapshots: true }` writes the snapshots that are due, `{ retry: true }`
 * retries failed changes, and `{ migrate: 'run' }` runs the migrations that are due.
 */
export async function handler({ Records, rebuild, retry, snapshots, migrate: run }: Event): Promise<Answer> {
  if (run) return { batchItemFailures: [], migrations: await migrate(run === 'dry-run') }
  if (!Records) {
    if (rebuild) await rebuildReadModel()
    else if (snapshots) await writeDueSnapshots()
    else if (retry) await retryFailedChanges()
    else await writeDailySnapshots().catch(rebuildIfLost)
    return { batchItemFailures: [] }
  }
  return traced({ records: String(Records.length) }, () => processChanges(Records.map(changeOf)))
}

/** In a restored table, HEAD names snapshots that may have been deleted since. */
function rebuildIfLost(error: unknown) {
  if (error instanceof NoReadableSnapshot) return rebuildReadModel()
  throw error
}

/**
 * Reports the changes before a failure as done. If the first change fails, throws: only then does Lambda bisect the batch, until that
 * change fails alone (docs/operations.md, *A failed change*).
 */
async function processChanges(changes: StreamChange[]): Promise<DynamoDBBatchResponse> {
  const failure = await firstFailure(changes)
  const done = changes.slice(0, failure?.at)
  if (failure && done.length === 0) throw failure.error
  await countChanges(done)
  await countLogChanges(done)
  return { batchItemFailures: failure ? [{ itemIdentifier: changes[failure.at]!.sequenceNumber }] : [] }
}

async function firstFailure(changes: StreamChange[]): Promise<{ at: number; error: Error } | null> {
  for (const [at, change] of changes.entries()) {
    try {
      await handleChange(change)
    } catch (error) {
      log.error('A change of the table could not be handled.', { record: change.entity, error: error as Error })
      return { at, error: error as Error }
    }
  }
  return null
}

/** Nothing depends on the counts: without them, the daily run writes the snapshots. */
async function countLogChanges(changes: StreamChange[]) {
  const counts = new Map<Kind, number>()
  for (const { logOf: kind, after } of changes) {
    const count = (after?.changes as unknown[] | undefined)?.length ?? 0
    if (kind) counts.set(kind, (counts.get(kind) ?? 0) + count)
  }
  for (const [kind, count] of counts)
    await heads
      .count(kind, count)
      .catch((error: Error) => logFault('Changes could not be counted toward a snapshot.', { kind, error }))
}

/** Counts business events for the dashboard. A redelivered batch is counted again. */
export async function countChanges(changes: StreamChange[]): Promise<void> {
  const counts = new Map<string, number>()
  for (const change of changes) {
    for (const [name, count] of metricsOf(change)) counts.set(name, (counts.get(name) ?? 0) + count)
  }
  await countMetrics(counts)
}

function metricsOf(change: StreamChange): [string, number][] {
  if (!change.before && changeIn(change, users)) return [['SignUps', 1]]
  if (!change.before && changeIn(change, registrations)) return [['Registrations', 1]]
  const claimed = updateIn(change, teams) ?? updateIn(change, players)
  if (claimed?.after.claimedBy && claimed.after.claimedBy !== claimed.before.claimedBy) return [['Claims', 1]]
  const run = changeIn(change, syncRuns)
  if (!run?.after) return []
  const hasFailed = run.after.status === 'failed' && run.before?.status !== 'failed'
  return [
    ['SyncRecords', recordsOf(run.after) - recordsOf(run.before)],
    ['SyncFailures', hasFailed ? 1 : 0],
  ]
}

/** The number of records that a sync run has changed so far. */
const recordsOf = (run: SyncRunItem | null) => (run ? run.created + run.updated + run.removed : 0)
