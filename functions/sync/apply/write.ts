import { TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import { syncTasks, type TaskKind } from '../../domain/sync/entity.ts'
import { recordWrites } from '../../store/records/listed-record.ts'
import { transactWrite, type Write, type Writes } from '../../store/store.ts'
import { countsOf, type Plan, type WriteGroup } from './plan.ts'
import { putReferences } from './references.ts'

export type TaskKey = { runID: string; chain: TaskKind; page: number }

/** DynamoDB's limit is 100. The log entry, the counter, and the task's counters take the rest. */
const MAX_WRITES = 96

/**
 * Writes the plan: each transaction has about ninety writes and includes the records, their log entry, the counters, and the task's counts.
 * A record that the table rejects is moved to the plan's refusals. Throws `VersionConflict` if a record changed in the meantime. Earlier
 * transactions stay written.
 */
export async function write(plan: Plan, task: TaskKey, onCommit: (records: number) => void = () => {}) {
  // Written in parallel with the next chunk's records. A failure surfaces when the page is finished.
  const references: Promise<void>[] = []
  for (const chunk of chunksOf(plan.writeGroups)) {
    await writeChunk(plan, chunk, task, (written) => {
      const { created, updated, removed, attachedCreated, attachedUpdated, joined } = countsOf(written)
      onCommit(created + updated + removed + attachedCreated + attachedUpdated + joined)
      references.push(putReferences(written.flatMap((group) => group.references)))
    }).catch(async (error) => {
      await Promise.all(references)
      throw error
    })
  }
  await Promise.all(references)
}

/** Writes the groups together. If the table rejects them, bisects until the rejected group is alone. */
async function writeChunk(
  plan: Plan,
  chunk: WriteGroup[],
  task: TaskKey,
  onCommit: (written: WriteGroup[]) => void,
): Promise<void> {
  try {
    await transactWrite(writesOf(chunk, task))
    onCommit(chunk)
  } catch (error) {
    const reason = refusalOf(error)
    if (reason === null) throw error
    const middle = chunk.length >> 1
    if (middle === 0) return refuse(plan, chunk[0]!, reason)
    await writeChunk(plan, chunk.slice(0, middle), task, onCommit)
    await writeChunk(plan, chunk.slice(middle), task, onCommit)
  }
}

function refuse(plan: Plan, { externalIDs }: WriteGroup, reason: string) {
  plan.previews = plan.previews.filter(({ externalID }) => !externalIDs.includes(externalID))
  for (const externalID of externalIDs)
    plan.refusals.push({ kind: plan.records, externalID, reason: `Cannot be stored: ${reason}` })
}

/** The client's errors for values that it cannot serialize. They never reach the table. */
const UNWRITABLE = /is greater than Number|is less than Number|Special numeric value|Unsupported type|call stack/i

/** Why the table rejects these items, or null for another reason, such as an outage or a lost race. */
export function refusalOf(error: unknown) {
  const { name, message } = error as Error
  if (error instanceof TransactionCanceledException) {
    const reason = error.CancellationReasons?.find(
      ({ Code }) => Code === 'ValidationError' || Code === 'ItemCollectionSizeLimitExceeded',
    )
    return reason ? (reason.Message ?? reason.Code!) : null
  }
  if (name === 'ValidationException') return message
  if (name === 'SerializationException') return 'it holds text that is no text'
  return !('$metadata' in (error as object)) && UNWRITABLE.test(message) ? message : null
}

const writesOf = (chunk: WriteGroup[], task: TaskKey): Writes => [
  ...recordWrites(...chunk.flatMap(({ records }) => records)),
  ...chunk.flatMap(({ writes }) => writes),
  ...countedByTask(task, chunk).map((write) => [write] as const),
]

const sizeOf = ({ records, writes }: WriteGroup) =>
  records.reduce((sum, record) => sum + record.writes.length, writes.length)

function* chunksOf(writeGroups: readonly WriteGroup[]) {
  let chunk: WriteGroup[] = []
  let size = 0
  for (const group of writeGroups) {
    if (chunk.length > 0 && (group.isContinued || size + sizeOf(group) > MAX_WRITES)) {
      yield chunk
      chunk = []
      size = 0
    }
    chunk.push(group)
    size += sizeOf(group)
  }
  if (chunk.length > 0) yield chunk
}

function countedByTask(task: TaskKey, chunk: WriteGroup[]): Write[] {
  const moved = Object.fromEntries(Object.entries(countsOf(chunk)).filter(([, by]) => by !== 0))
  return Object.keys(moved).length > 0 ? [syncTasks().patch(task).add(moved)] : []
}
