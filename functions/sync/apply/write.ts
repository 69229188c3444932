import { TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import { syncRuns, syncTasks } from '../../domain/sync/entity.ts'
import type { Task } from '../../domain/sync/tasks.ts'
import { recordWrites } from '../../store/records/listed-record.ts'
import { inBatches, transactWrite, type Write, type Writes } from '../../store/store.ts'
import type { Counts, Plan, WriteGroup } from './plan.ts'

/** The write that counts the changes of a transaction, in that transaction. */
type Counting = (counts: Partial<Counts>) => Write

export const countedByTask =
  ({ runID, chain, page }: Task): Counting =>
  (counts) =>
    syncTasks()
      .patch({ runID, chain, page })
      .add({ ...counts, transactions: 1 })

/** For records that had waited for their team, which belong to no page of the run. */
export const countedByRun =
  (runID: string): Counting =>
  (counts) =>
    syncRuns().patch({ runID }).add(counts)

/** DynamoDB's limit is 100. The log entry, its changes, and the counts take the rest. */
const MAX_WRITES = 95

/**
 * Writes the plan: each transaction has about ninety writes and includes the records, their log entry, and their counts.
 * A record that the table rejects is moved to the plan's refusals. Throws `VersionConflict` if a record changed in the meantime. Earlier
 * transactions stay written.
 */
export async function write(plan: Plan, counting: Counting, onCommit: () => void = () => {}) {
  const chunks = inBatches(plan.writeGroups, MAX_WRITES, sizeOf, ({ isContinued }) => isContinued === true)
  for (const chunk of chunks) await writeChunk(plan, chunk, counting, onCommit)
}

/** Writes the groups together. If the table rejects them, bisects until the rejected group is alone. */
async function writeChunk(plan: Plan, chunk: WriteGroup[], counting: Counting, onCommit: () => void): Promise<void> {
  try {
    await transactWrite(writesOf(chunk, counting))
    onCommit()
  } catch (error) {
    const reason = refusalOf(error)
    if (reason === null) throw error
    const middle = chunk.length >> 1
    if (middle === 0) return refuse(plan, chunk[0]!, reason)
    await writeChunk(plan, chunk.slice(0, middle), counting, onCommit)
    await writeChunk(plan, chunk.slice(middle), counting, onCommit)
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

const writesOf = (chunk: WriteGroup[], counting: Counting): Writes => [
  ...recordWrites(...chunk.flatMap(({ records }) => records)),
  ...chunk.flatMap(({ writes }) => writes),
  [counting(countsOf(chunk))],
]

/** The sums that are not zero. */
function countsOf(chunk: readonly WriteGroup[]) {
  const sums: Partial<Counts> = {}
  for (const { counts } of chunk)
    for (const [name, count] of Object.entries(counts) as [keyof Counts, number][])
      if (count !== 0) sums[name] = (sums[name] ?? 0) + count
  return sums
}

const sizeOf = ({ records, writes }: WriteGroup) =>
  records.reduce((sum, record) => sum + record.writes.length, writes.length)
