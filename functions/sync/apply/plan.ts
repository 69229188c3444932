import type { FeedKind, SyncPreviewChange, SyncRefusal } from '../../domain/sync/entity.ts'
import { plainName } from '../../services/places/us-places.ts'
import type { RecordChange } from '../../store/records/listed-record.ts'
import type { Writes } from '../../store/store.ts'
import { isRefused, type Refused } from '../cleaning/clean-records.ts'
import type { FeedItem } from '../source/items.ts'

/** The filters of a run. Sources may ignore filters, so each record is checked again. */
export type Scope = {
  source: string
  now: string
  state?: string
  city?: string
  teamID?: string
  /** Teams created after this were created by this run. */
  runStartedAt?: string
  /** Whether new listings are decided after all pages of teams, because teams may still be renamed. */
  defersListings?: boolean
  /** How many more records may wait for their teams. Unlimited if absent. */
  waitingCapacity?: number
}

type UpdatedItems = { [Kind in FeedKind]: Extract<FeedItem, { isDeleted: false; kind: Kind }> }
export type Updated<Kind extends FeedKind> = UpdatedItems[Kind]

export type Counts = Record<'created' | 'updated' | 'removed' | 'divisionsAdded' | 'contactsAdded', number>

/** Writes that are atomic, mostly for one record, and their counts. */
export type WriteGroup = {
  /** The external records involved. */
  externalIDs: string[]
  /** Builds on the group before it, so the two cannot be in one transaction. */
  isContinued?: boolean
  records: RecordChange[]
  /** Additional writes. */
  writes: Writes
  counts: Partial<Counts>
  /** The team, if the source deleted it and lists it again. */
  returnedTeam?: string
  /** External teams that were created. Records that waited for them can be attached. */
  newTeams?: string[]
}

/** A record that waits for its team. Until then it is stored without the team, or not at all. */
export type Waiting = { item: FeedItem & { isDeleted: false }; teamExternalID: string }

export type Preview = {
  externalID: string
  name: string
  change: 'created' | 'updated' | 'unchanged'
  /** The fields that an update changes, or those of a new record. */
  changes?: SyncPreviewChange[]
}

export type Plan = {
  records: FeedKind
  writeGroups: WriteGroup[]
  refusals: SyncRefusal[]
  waiting: Waiting[]
  /** New listings that are decided after all pages of teams. */
  deferred: Updated<'teams'>[]
  /** The outcome of each record that matches the run's filters and was not rejected. */
  previews: Preview[]
  divisionsFound: number
}

export const emptyPlan = (records: FeedKind): Plan => ({
  records,
  writeGroups: [],
  refusals: [],
  waiting: [],
  deferred: [],
  previews: [],
  divisionsFound: 0,
})

type Placed = { state?: string; city?: string; locationCity?: string }

export const isInScope = ({ state, city }: Scope, record: Placed) =>
  (!state || record.state === state) &&
  (!city || plainName(record.city ?? record.locationCity ?? '') === plainName(city))

/** Whether the team is older than the run. Outside a run, every team is. */
export const isOfEarlierRun = ({ createdAt }: { createdAt: string }, { runStartedAt }: Pick<Scope, 'runStartedAt'>) =>
  runStartedAt === undefined || createdAt < runStartedAt

export const idsOf = (records: readonly { externalID: string }[]) => records.map(({ externalID }) => externalID)

export const originKey = (source: string, externalID: string) => `${source}/${externalID}`

/** The newest valid version of each record, cleaned. The others are added to the plan's refusals. */
export async function cleanedRecords<Item extends FeedItem, Clean extends object>(
  plan: Plan,
  items: readonly Item[],
  clean: (item: Item) => Promise<Clean | Refused> | Clean | Refused,
  isIncluded: (record: Clean) => boolean = () => true,
) {
  const accepted: { item: Item; externalID: string; modified: string; record: Clean }[] = []
  for (const item of items) {
    const { kind, externalID, modified } = item
    const record = await clean(item)
    if (isRefused(record)) plan.refusals.push({ kind, externalID, reason: record.reason })
    else if (isIncluded(record)) accepted.push({ item, externalID, modified, record })
  }
  return newestOnly(accepted)
}

/** The newest version of each record. Of equally new ones, the last in the feed. */
export function newestOnly<Item extends { externalID: string; modified: string }>(items: readonly Item[]) {
  const newest = new Map<string, Item>()
  for (const item of items) {
    const other = newest.get(item.externalID)
    if (!other || other.modified <= item.modified) newest.set(item.externalID, item)
  }
  return [...newest.values()]
}
