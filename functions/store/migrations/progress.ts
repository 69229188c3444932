import { GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { client, tableName } from '../dynamo.ts'
import { itemKeys } from '../item-keys.ts'
import { batchGet } from '../store.ts'
import type { Item } from './migration.ts'
import { migrations } from './migrations.ts'

export type Run = { name: string; isDryRun: boolean }
type Segment = { lastKey?: Item; isScanned: boolean }

/** The progress of a migration, or of its dry run. */
export type Progress = {
  /** How often the table was read to the end. */
  passes: number
  /** How far this pass is. */
  segments: Segment[]
  /** The items of an earlier shape that this pass has found. */
  left: number
  /** The items of an earlier shape that all passes have found, and those that they changed. */
  found: number
  changed: number
  finishedAt?: string
}

const keyOf = ({ name, isDryRun }: Run) => itemKeys.migration(name, isDryRun ? 'dry-run' : 'run')

export async function findProgress(run: Run): Promise<Progress | undefined> {
  const { Item } = await client.send(new GetCommand({ TableName: tableName(), Key: keyOf(run), ConsistentRead: true }))
  return Item as Progress | undefined
}

export async function saveProgress(run: Run, progress: Progress): Promise<void> {
  await client.send(new PutCommand({ TableName: tableName(), Item: { ...keyOf(run), ...progress } }))
}

/** Saves how far a segment is, with what its last page added to the counts. */
export async function savePage(run: Run, segment: number, at: Segment, found: number, changed: number): Promise<void> {
  await client.send(
    new UpdateCommand({
      TableName: tableName(),
      Key: keyOf(run),
      UpdateExpression: `SET #segments[${segment}] = :at ADD #left :found, #found :found, changed :changed`,
      ExpressionAttributeNames: { '#segments': 'segments', '#left': 'left', '#found': 'found' },
      ExpressionAttributeValues: { ':at': at, ':found': found, ':changed': changed },
    }),
  )
}

/** The names of the migrations that have not run to their end on this table. */
export async function dueMigrations(): Promise<string[]> {
  const names = migrations.map(({ name }) => name)
  const keys = names.map((name) => keyOf({ name, isDryRun: false }))
  const finished = (await batchGet(keys, true)).filter(({ finishedAt }) => finishedAt).map(({ pk }) => pk)
  return names.filter((_, at) => !finished.includes(keys[at]!.pk))
}

/** Records for a new table, which has no items of an earlier shape, that no migration is due. */
export async function finishAllMigrations(now: Date): Promise<void> {
  const progress = { passes: 0, segments: [], left: 0, found: 0, changed: 0, finishedAt: now.toISOString() }
  for (const { name } of migrations) await saveProgress({ name, isDryRun: false }, progress)
}
