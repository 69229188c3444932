import { plainName } from '../../domain/places/us-places.ts'
import type { RecordChange } from '../../domain/records/listed-record.ts'
import type { Write } from '../../domain/store.ts'
import type { FeedKind, SyncPreviewChange, SyncRefusal } from '../../domain/sync-runs/entity.ts'
import type { FeedItem } from '../source/items.ts'
import type { Reference } from './references.ts'

/** What a run is limited to. Sources may ignore filters, so each record is checked again. */
export type Scope = {
  source: string
  now: string
  state?: string
  city?: string
  teamID?: string
  /** Teams made since were made by this run. */
  runStartedAt?: string
  /** How many more records may wait for their teams; as many as there are, if absent. */
  waitingCapacity?: number
}

type UpdatedItems = { [Kind in FeedKind]: Extract<FeedItem, { isDeleted: false; kind: Kind }> }
export type Updated<Kind extends FeedKind> = UpdatedItems[Kind]

export type Counts = {
  created: number
  updated: number
  removed: number
  divisionsAdded: number
  contactsAdded: number
  /** Of records that waited for their team, and so are none of the page's own. */
  attachedCreated: number
  attachedUpdated: number
}

/** Writes that happen together or not at all, mostly of one record, and what they amount to. */
export type Unit = {
  /** The outside records that it is about. */
  externalIDs: string[]
  /** Goes on from the unit before it, so the two cannot be in one transaction. */
  isContinued?: boolean
  records: RecordChange[]
  /** What is written beside the records. */
  writes: (readonly [Write, Error?])[]
  counts: Partial<Counts>
  /** Outside teams that were not here before: what waited for them can be attached. */
  newTeams?: string[]
  /** Written after the records: by which names a team can be found. */
  references: Reference[]
}

/** A record that is here as far as it can be, or not at all, until the team that it names comes. */
export type Waiting = { item: FeedItem & { isDeleted: false }; teamExternalID: string }

export type Preview = {
  externalID: string
  name: string
  change: 'created' | 'updated' | 'unchanged'
  /** What an update changes. */
  changes?: SyncPreviewChange[]
}

export type Plan = {
  records: FeedKind
  units: Unit[]
  refusals: SyncRefusal[]
  waiting: Waiting[]
  /** Teams that go from one team to another: each is planned and written for itself. */
  moving: Updated<'teams'>[]
  /** What becomes of each record that the run is about and that was not refused. */
  previews: Preview[]
  divisionsFound: number
  /** The names by which the teams of the page can be found in the end. */
  references: Reference[]
}

export const emptyPlan = (records: FeedKind): Plan => ({
  records,
  units: [],
  refusals: [],
  waiting: [],
  moving: [],
  previews: [],
  divisionsFound: 0,
  references: [],
})

export const isInScope = ({ state, city }: Scope, record: { state?: string; city?: string }) =>
  (!state || record.state === state) && (!city || plainName(record.city ?? '') === plainName(city))

export const originKey = (source: string, externalID: string) => `${source}/${externalID}`

export function countsOf(units: readonly Unit[]): Counts {
  const sum = {
    created: 0,
    updated: 0,
    removed: 0,
    divisionsAdded: 0,
    contactsAdded: 0,
    attachedCreated: 0,
    attachedUpdated: 0,
  }
  for (const { counts } of units)
    for (const name of Object.keys(sum) as (keyof Counts)[]) sum[name] += counts[name] ?? 0
  return sum
}

/** Of each record its newest version that can be taken. */
export function newestOnly<Item extends { externalID: string; modified: string }>(items: Item[]) {
  const newest = new Map<string, Item>()
  for (const item of items) {
    const other = newest.get(item.externalID)
    if (!other || other.modified < item.modified) newest.set(item.externalID, item)
  }
  return [...newest.values()]
}
