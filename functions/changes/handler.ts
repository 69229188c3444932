import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda'
import { log, logFault } from '../services/log.ts'
import { traced } from '../services/trace.ts'
import type { Kind } from '../store/change-log/rows.ts'
import { changeOf, type StreamChange } from './change.ts'
import { retryFailedChanges } from './failed-changes.ts'
import { handleChange } from './handle-change.ts'
import { countChanges } from './metrics.ts'
import { rebuildReadModel } from './rebuild.ts'
import { countTowardSnapshot, writeDailySnapshots } from './snapshots.ts'

type Event = Partial<DynamoDBStreamEvent> & { rebuild?: boolean; retry?: boolean }

/**
 * Processes the table's stream in order: completes removals, propagates new names, queues notices, and writes snapshots of the read model.
 * Stops at the first failing change, which is redelivered together with later ones. Each step is idempotent. An event without records is
 * the daily run. `{ rebuild: true }` rebuilds the read model, and `{ retry: true }` retries failed changes.
 */
export async function handler({ Records, rebuild, retry }: Event): Promise<DynamoDBBatchResponse> {
  if (!Records) {
    await (rebuild ? rebuildReadModel() : retry ? retryFailedChanges() : writeDailySnapshots())
    return { batchItemFailures: [] }
  }
  return traced({ records: String(Records.length) }, () => processChanges(Records.map(changeOf)))
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

/** Nothing depends on a snapshot. If it fails, a later batch writes it. */
async function countLogChanges(changes: StreamChange[]) {
  const counts = new Map<Kind, number>()
  for (const { logOf: kind, after } of changes) {
    const count = (after?.changes as unknown[] | undefined)?.length ?? 0
    if (kind) counts.set(kind, (counts.get(kind) ?? 0) + count)
  }
  for (const [kind, count] of counts) {
    try {
      await countTowardSnapshot(kind, count)
    } catch (error) {
      await logFault('A snapshot of the read model could not be written.', { kind, error: error as Error })
    }
  }
}
