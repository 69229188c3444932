import { ScanCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { client, tableName } from '../store/dynamo.ts'
import type { Item, Migration } from '../store/migrations/migration.ts'
import { migrations, SHAPE, upgraded, withShape } from '../store/migrations/migrations.ts'
import { dueMigrations, findProgress, type Progress, savePage, saveProgress } from '../store/migrations/progress.ts'
import { ENTITY_ATTRIBUTE, ignoreFailedCondition } from '../store/store.ts'

/** The number of parallel scan segments. */
const SEGMENTS = 8
const PAGE_ITEMS = 1000
/** The items of a page that are written at the same time. */
const PARALLEL_WRITES = 10
/** As long as code of an earlier version writes, each pass finds items. */
const MAX_PASSES = 5

type Bounds = { segments?: number; pageItems?: number; maxPasses?: number }
export type Outcome = Pick<Progress, 'found' | 'changed' | 'left'> & {
  name: string
  isDryRun: boolean
  isDone: boolean
}

/**
 * Brings the items of the due migrations into their newest shape, while all code serves: reads the table until a pass finds no item of an earlier
 * shape. After an interruption, continues where it stopped. A dry run only counts the items, in one pass.
 */
export async function migrate(isDryRun: boolean, bounds: Bounds = {}): Promise<Outcome[]> {
  const due = await dueMigrations()
  const outcomes: Outcome[] = []
  for (const migration of migrations.filter(({ name }) => due.includes(name)))
    outcomes.push(await runMigration(migration, isDryRun, bounds))
  return outcomes
}

async function runMigration(
  migration: Migration,
  isDryRun: boolean,
  { segments = SEGMENTS, pageItems = PAGE_ITEMS, maxPasses = MAX_PASSES }: Bounds,
): Promise<Outcome> {
  const run = { name: migration.name, isDryRun }
  const noneScanned = Array.from({ length: segments }, () => ({ isScanned: false }))
  const before = await findProgress(run)
  let progress: Progress =
    before && !before.finishedAt ? before : { passes: 0, segments: noneScanned, left: 0, found: 0, changed: 0 }
  await saveProgress(run, progress)
  for (let pass = 1; ; pass++) {
    const scans = await Promise.allSettled(
      progress.segments.map((_, segment) => scanSegment(migration, run, { segment, pageItems, progress })),
    )
    // Wait for all scans before failing, so that none runs alongside the next attempt.
    const failed = scans.find((scan) => scan.status === 'rejected')
    if (failed) throw failed.reason
    const { found, changed, left, passes } = (await findProgress(run))!
    const isDone = isDryRun || left === 0
    const finished = isDone && { finishedAt: new Date().toISOString() }
    progress = { passes: passes + 1, segments: noneScanned, left: 0, found, changed, ...finished }
    await saveProgress(run, progress)
    if (isDone || pass === maxPasses) return { ...run, found, changed, left, isDone }
  }
}

type Scan = { segment: number; pageItems: number; progress: Progress }

async function scanSegment(migration: Migration, run: { name: string; isDryRun: boolean }, scan: Scan): Promise<void> {
  const { segment, pageItems, progress } = scan
  let { lastKey, isScanned } = progress.segments[segment]!
  while (!isScanned) {
    const { Items = [], LastEvaluatedKey } = await client.send(
      new ScanCommand({
        TableName: tableName(),
        ConsistentRead: true,
        Segment: segment,
        TotalSegments: progress.segments.length,
        FilterExpression: '#entity = :entity AND (attribute_not_exists(#shape) OR #shape < :shape)',
        ExpressionAttributeNames: { '#entity': ENTITY_ATTRIBUTE, '#shape': SHAPE },
        ExpressionAttributeValues: { ':entity': migration.entity, ':shape': migration.shape },
        ExclusiveStartKey: lastKey,
        Limit: pageItems,
      }),
    )
    const changed = run.isDryRun ? 0 : await upgradeItems(migration.entity, Items)
    lastKey = LastEvaluatedKey
    isScanned = !lastKey
    await savePage(run, segment, { ...(lastKey && { lastKey }), isScanned }, Items.length, changed)
  }
}

/** Returns how many were changed. Another writer was faster for the others: the next pass finds those that still have an earlier shape. */
async function upgradeItems(entity: string, items: Item[]): Promise<number> {
  let changed = 0
  for (let at = 0; at < items.length; at += PARALLEL_WRITES) {
    const written = await Promise.all(items.slice(at, at + PARALLEL_WRITES).map((item) => upgradeItem(entity, item)))
    changed += written.filter(Boolean).length
  }
  return changed
}

/** Changes only the attributes of the migrations, and only if none of them has changed since the item was read. */
async function upgradeItem(entity: string, stored: Item): Promise<boolean> {
  const next = withShape(entity, upgraded(entity, stored))
  const attributes = [...migrations.filter((it) => it.entity === entity).flatMap((it) => it.attributes), SHAPE]
  const conditions = ['attribute_exists(pk)']
  const [set, remove]: [string[], string[]] = [[], []]
  const names: Record<string, string> = {}
  const values: Item = {}
  for (const [at, attribute] of [...new Set(attributes)].entries()) {
    const [name, was, is] = [`#a${at}`, `:was${at}`, `:is${at}`]
    names[name] = attribute
    if (stored[attribute] === undefined) conditions.push(`attribute_not_exists(${name})`)
    else {
      conditions.push(`${name} = ${was}`)
      values[was] = stored[attribute]
    }
    if (next[attribute] !== undefined) {
      set.push(`${name} = ${is}`)
      values[is] = next[attribute]
    } else if (stored[attribute] !== undefined) remove.push(name)
  }
  const { pk, sk } = stored
  try {
    await client.send(
      new UpdateCommand({
        TableName: tableName(),
        Key: { pk, sk },
        UpdateExpression: `SET ${set.join(', ')}${remove.length > 0 ? ` REMOVE ${remove.join(', ')}` : ''}`,
        ConditionExpression: conditions.join(' AND '),
        ExpressionAttributeNames: names,
        ExpressionAttributeValues: values,
      }),
    )
    return true
  } catch (error) {
    ignoreFailedCondition(error)
    return false
  }
}
