import { ScanCommand } from '@aws-sdk/lib-dynamodb'
import { client, tableName } from '../../store/dynamo.ts'
import { ENTITY_ATTRIBUTE, find, ignoreFailedCondition, queryPartition } from '../../store/store.ts'
import { isFeedKind, type SyncRunItem, type SyncTaskItem, syncTombstones, type Tombstone } from './entity.ts'
import { newTask, type Task, taskExpiry } from './tasks.ts'

/** As many as fit in one transaction, with two writes each, even if all are of one team. */
const TOMBSTONES_PER_ITEM = 45
/** Fewer removals than this never need an admin's approval. */
const MIN_HELD_REMOVALS = 10
const MAX_REMOVED_SHARE = 1 / 5

/** Stores the deletions (tombstones) that a page reported, until the run succeeds. */
export async function saveTombstones({ runID, chain, page }: Task, source: string, tombstones: readonly Tombstone[]) {
  if (!isFeedKind(chain)) return
  for (let piece = 0; piece * TOMBSTONES_PER_ITEM < tombstones.length; piece++)
    await syncTombstones()
      .put({
        runID,
        chain,
        page,
        piece,
        source,
        tombstones: tombstones.slice(piece * TOMBSTONES_PER_ITEM, (piece + 1) * TOMBSTONES_PER_ITEM),
        expiresAt: taskExpiry(),
      })
      .go()
}

const tombstonesOfRun = async (runID: string) =>
  (await queryPartition(syncTombstones().query.byRun({ runID }), true)).of(syncTombstones)

/** One task per piece of deletions. Written before the step starts, so that its count of tasks is right. */
export async function removalTasks({ runID }: SyncRunItem): Promise<Task[]> {
  const pieces = await tombstonesOfRun(runID)
  const tasks: Task[] = []
  for (const { chain, page, piece } of pieces) {
    const task = { runID, chain: 'removals' as const, page: tasks.length }
    tasks.push(task)
    await newTask({ ...task, cursor: `${chain}#${page}#${piece}` })
      .go()
      .catch(ignoreFailedCondition)
  }
  return tasks
}

/** The deletions of a removal task. */
export async function tombstonesOf({ runID, cursor }: SyncTaskItem) {
  const [chain, page, piece] = (cursor ?? '').split('#')
  if (!isFeedKind(chain)) return null
  const key = { runID, chain, page: Number(page), piece: Number(piece) }
  return find(syncTombstones, key)
}

/** Why the run's removals need an admin's approval, or null: they would remove more than a fifth of the source's records. */
export async function tooManyRemovals(run: SyncRunItem): Promise<string | null> {
  const { removable, areRemovalsAllowed, isDryRun } = run
  if (removable < MIN_HELD_REMOVALS || areRemovalsAllowed) return null
  const [first] = await tombstonesOfRun(run.runID)
  if (!first) return null
  // Records that a dry run would create are not in the table.
  const most = removable / MAX_REMOVED_SHARE - (isDryRun ? run.created : 0)
  const records = await recordsOf(first.source, most)
  if (records >= most) return null
  const [some, all] = [removable, records + (isDryRun ? run.created : 0)].map((count) => count.toLocaleString('en-US'))
  return `The source deleted ${some} of its ${all} records, more than a fifth. Nothing is removed until an admin allows it.`
}

/** The number of the source's records in the table. Stops counting at `enough`. */
async function recordsOf(source: string, enough: number): Promise<number> {
  let count = 0
  let ExclusiveStartKey: Record<string, unknown> | undefined
  do {
    const page = await client.send(
      new ScanCommand({
        TableName: tableName(),
        Select: 'COUNT',
        // Copies of records in a dry run have no entity.
        FilterExpression:
          'attribute_exists(#entity) AND (origin.#source = :source OR (#entity = :reference AND #source = :source AND kind = :contacts AND attribute_not_exists(removed)))',
        ExpressionAttributeNames: { '#source': 'source', '#entity': ENTITY_ATTRIBUTE },
        ExpressionAttributeValues: { ':source': source, ':reference': 'sync-reference', ':contacts': 'contacts' },
        ExclusiveStartKey,
      }),
    )
    count += page.Count ?? 0
    ExclusiveStartKey = page.LastEvaluatedKey
  } while (ExclusiveStartKey && count < enough)
  return count
}
