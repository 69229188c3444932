import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda'
import { type Kind, kinds } from '../domain/change-log/rows.ts'
import { log } from '../domain/log.ts'
import { traced } from '../domain/trace.ts'
import { changeOf, type StreamChange } from './change.ts'
import { countChanges } from './metrics.ts'
import { sendNotices } from './notices.ts'
import { rebuildReadModel } from './rebuild.ts'
import { dropPhoto, finishRemoval, followRenames } from './removals.ts'
import { noteChanges, writeDailySnapshots } from './snapshots.ts'

type Event = Partial<DynamoDBStreamEvent> & { rebuild?: boolean }

/**
 * Takes the table's stream, in order: finishes removals, carries names on, sends notices, keeps snapshots of the read model young.
 * It ends at the first change that fails; that one and those after it come again, and doing a change twice does no harm. An event
 * without records is the daily one; `{ rebuild: true }` makes the read model anew.
 */
export async function handler({ Records, rebuild }: Event): Promise<DynamoDBBatchResponse> {
  if (!Records) {
    await (rebuild ? rebuildReadModel() : writeDailySnapshots())
    return { batchItemFailures: [] }
  }
  return traced({ records: String(Records.length) }, () => processChanges(Records.map(changeOf)))
}

async function processChanges(changes: StreamChange[]): Promise<DynamoDBBatchResponse> {
  for (const change of changes) {
    try {
      await finishRemoval(change)
      await dropPhoto(change)
      await followRenames(change)
      await sendNotices(change)
    } catch (error) {
      const [record] = change.pk.split('#')
      log.error('A change of the table could not be carried on.', { record, error: error as Error })
      return { batchItemFailures: [{ itemIdentifier: change.sequenceNumber }] }
    }
  }
  countChanges(changes)
  await noteLog(changes)
  return { batchItemFailures: [] }
}

/** A snapshot that cannot be written now is written with a later batch: nothing else waits for it. */
async function noteLog(changes: StreamChange[]) {
  const counts = new Map<Kind, number>()
  for (const { pk, after } of changes) {
    const kind = kinds.find((it) => pk === `log#${it}`)
    if (kind && after) counts.set(kind, (counts.get(kind) ?? 0) + (after.changes?.L?.length ?? 0))
  }
  for (const [kind, count] of counts) {
    try {
      await noteChanges(kind, count)
    } catch (error) {
      log.error('A snapshot of the read model could not be written.', { kind, error: error as Error })
    }
  }
}
