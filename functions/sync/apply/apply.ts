import { recordWrites } from '../../domain/records/listed-record.ts'
import { retryOnConflict, transactWrite, type Write } from '../../domain/store.ts'
import { type FeedKind, syncTasks } from '../../domain/sync-runs/entity.ts'
import type { FeedItem } from '../source/items.ts'
import { planContacts } from './contacts.ts'
import { planEvents } from './events.ts'
import type { Counts, Plan, Scope, Unit, Updated } from './plan.ts'
import { planPlayers } from './players.ts'
import { putReferences } from './references.ts'
import { planTeams } from './teams.ts'

export type TaskKey = { runID: string; chain: FeedKind | 'removals'; page: number }

/** `committed`: how many records were created or updated. */
type Applied = Plan & { committed: number }

/** DynamoDB's limit is 100; the log entry, the counter and the task's own counters take the rest. */
const MOST_WRITES = 96

const planners: { [Kind in FeedKind]: (items: Updated<Kind>[], scope: Scope, consistent: boolean) => Promise<Plan> } = {
  teams: planTeams,
  contacts: planContacts,
  events: planEvents,
  players: planPlayers,
}

/**
 * Writes a page of records, again and again with the same outcome. The records, their log entry, the counters and what the
 * task counts change together, some ninety at a time.
 */
export async function applyPage(kind: FeedKind, items: FeedItem[], scope: Scope, task: TaskKey): Promise<Applied> {
  const updated = newestOnly(items.filter((item) => !item.isDeleted))
  let isFirst = true
  let committed = 0
  return retryOnConflict(async () => {
    // What was read may be a moment old; whoever lost a race by it reads what is.
    const plan = await planners[kind](updated as never, scope, !isFirst)
    isFirst = false
    await write(plan, task, (records) => {
      committed += records
    })
    return { ...plan, committed }
  })
}

function countsOf(units: readonly Unit[]): Counts {
  const sum: Counts = { created: 0, updated: 0, removed: 0, divisionsAdded: 0, contactsAdded: 0 }
  for (const { counts } of units)
    for (const name of Object.keys(sum) as (keyof Counts)[]) sum[name] += counts[name] ?? 0
  return sum
}

function newestOnly<Item extends FeedItem>(items: Item[]) {
  const newest = new Map<string, Item>()
  for (const item of items) {
    const other = newest.get(item.externalID)
    if (!other || other.modified < item.modified) newest.set(item.externalID, item)
  }
  return [...newest.values()]
}

/** Writes what was planned; `VersionConflict` when a record changed meanwhile, with what came before it written. */
export async function write({ units }: Plan, task: TaskKey, onCommit: (records: number) => void = () => {}) {
  // Written beside the next chunk's records; one that fails is seen when the page is finished.
  const references: Promise<void>[] = []
  for (const chunk of chunksOf(units)) {
    await transactWrite(writesOf(chunk, task)).catch(async (error) => {
      await Promise.all(references)
      throw error
    })
    onCommit(sumOf(chunk, ({ counts }) => (counts.created ?? 0) + (counts.updated ?? 0) + (counts.removed ?? 0)))
    references.push(putReferences(chunk.flatMap((unit) => unit.references)))
  }
  await Promise.all(references)
}

const sumOf = (chunk: Unit[], numberOf: (unit: Unit) => number) => chunk.reduce((sum, unit) => sum + numberOf(unit), 0)

const writesOf = (chunk: Unit[], task: TaskKey): (readonly [Write, Error?])[] => [
  ...recordWrites(...chunk.flatMap(({ record }) => record ?? [])),
  ...chunk.flatMap(({ writes }) => writes),
  ...countedByTask(task, chunk).map((write) => [write] as const),
]

const sizeOf = ({ record, writes }: Unit) => (record?.writes.length ?? 0) + writes.length

function* chunksOf(units: Unit[]) {
  let chunk: Unit[] = []
  let size = 0
  for (const unit of units) {
    if (size + sizeOf(unit) > MOST_WRITES) {
      yield chunk
      chunk = []
      size = 0
    }
    chunk.push(unit)
    size += sizeOf(unit)
  }
  if (chunk.length > 0) yield chunk
}

function countedByTask(task: TaskKey, chunk: Unit[]): Write[] {
  const moved = Object.fromEntries(Object.entries(countsOf(chunk)).filter(([, by]) => by !== 0))
  return Object.keys(moved).length > 0 ? [syncTasks().patch(task).add(moved)] : []
}
