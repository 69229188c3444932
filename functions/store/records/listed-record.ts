import { changeLogEntry } from '../change-log/entry.ts'
import type { ChangeLogChange, Kind, Rows } from '../change-log/rows.ts'
import { counterChange, type StatKind } from '../counters/entity.ts'
import type { AnyEntity } from '../entity.ts'
import { versionConflict, type Write, type Writes } from '../store.ts'
import { type UniqueKey, uniqueKeys } from '../unique-keys/entity.ts'
import { isHidden } from './hidden.ts'
import { removeItem, replaceItem } from './version.ts'

/** The fields that `listedRecord` maintains. */
export type Stored = { version: number; createdAt: string; updatedAt: string }
/** A key-only item: a reference to the record. */
type Reference = { entity: () => AnyEntity; key: Record<string, string> }
type Counters = Partial<Record<StatKind, number>>

/** `Listing`: the data of other records in the directory row. */
interface Definition<K extends Kind, Item extends Stored, Listing> {
  kind: K
  id: keyof Item & string
  entity: () => AnyEntity
  row: (item: Item, listing: Listing) => Rows[K]
  /** The record's contribution to the counters. */
  counters?: (item: Item) => Counters
  uniqueKey?: (item: Item) => UniqueKey
  references?: (item: Item) => Reference[]
  /** Whether the record has become public. By default, every record is public from the start. */
  isPublished?: (item: Item) => boolean
}

/** The part of a transaction that concerns one record. */
export interface RecordChange<Item = unknown> {
  /** The record after the change, or before its removal. */
  item: Item
  /** The writes of the record, its unique key, and its references. */
  writes: Writes
  counters: Counters
  /** The error if a counter must not decrease. */
  counterRefusal?: Error
  /** Absent if no list shows the change. */
  entry?: { kind: Kind; change: ChangeLogChange }
}

type Creation = {
  now: Date
  /** A version above every version that an earlier record with this ID had. */
  version?: number
  /** The original creation time of a restored record. */
  createdAt?: string
  /** Reserves the unique key. The error if another record has it. */
  taken?: Error
}
type Replacement = {
  now: Date
  /** Reserves the new unique key. The error if another record has it. */
  taken?: Error
  counterRefusal?: Error
} & Holding
/** Whether the record holds its unique key. Imported records do not. */
type Holding = { holdsKey?: boolean }

/**
 * The lifecycle of a record that the directory lists. Each change includes everything that must change with the record: the condition that
 * it did not change since it was read, its next version, its unique key, its references, its counters, and its change log entry.
 * `recordWrites` returns the writes.
 */
export function listedRecord<K extends Kind, Item extends Stored, Listing extends object = object>(
  definition: Definition<K, Item, Listing>,
) {
  const { kind, id, entity } = definition
  // Hidden records are in no list and no count. Records of a hidden team are listed without the team.
  const counters = (item: Item) => (isHidden(item) ? {} : (definition.counters?.(item) ?? {}))
  const row = (item: Item, listing: Listing) =>
    isHidden(item) ? null : definition.row(item, withoutHiddenTeam(listing))
  const idOf = (item: Item) => item[id] as string

  const isPublished = (item: Item) => definition.isPublished?.(item) ?? true
  const entryOf = (item: Item, listing: Listing, isNew = false) => ({
    kind,
    change: { ...listed(item, listing), ...(isNew && { isNew }) },
  })
  const listed = (item: Item, listing: Listing): ChangeLogChange<K> => ({
    id: idOf(item),
    version: item.version,
    row: row(item, listing),
  })

  function keyWrites(read: Item | null, next: Item | null, { taken, holdsKey }: { taken?: Error } & Holding) {
    const left = read && definition.uniqueKey?.(read)
    const nextKey = next && definition.uniqueKey?.(next)
    if (left?.value === nextKey?.value) return []
    const writes: Writes = []
    if (nextKey && taken) writes.push([uniqueKeys().create({ ...nextKey, owner: idOf(next) }), taken])
    if (left && holdsKey)
      writes.push([
        uniqueKeys()
          .delete(left)
          .where(({ owner }, { eq }) => eq(owner, idOf(read))),
        versionConflict,
      ])
    return writes
  }

  function referenceWrites(read: Item | null, next: Item | null): [Write][] {
    const byKey = (item: Item | null) =>
      new Map((item ? (definition.references?.(item) ?? []) : []).map((it) => [JSON.stringify(it.key), it]))
    const [before, after] = [byKey(read), byKey(next)]
    return [
      ...[...before].filter(([key]) => !after.has(key)).map(([, it]): [Write] => [it.entity().delete(it.key)]),
      ...[...after].filter(([key]) => !before.has(key)).map(([, it]): [Write] => [it.entity().put(it.key)]),
    ]
  }

  const countersOf = (read: Item | null, next: Item | null) =>
    sum(next ? counters(next) : {}, negative(read ? counters(read) : {}))

  /** The change of an existing record. */
  function replaced(read: Item, changes: Partial<Item>, updatedAt: string, how: Omit<Replacement, 'now'>) {
    const item: Item = { ...read, ...changes, [id]: read[id], version: read.version + 1, updatedAt }
    const writes = [replaceItem(entity(), read, item), ...keyWrites(read, item, how), ...referenceWrites(read, item)]
    return { item, writes, counters: countersOf(read, item), counterRefusal: how.counterRefusal }
  }

  return {
    listed,

    create(fields: Omit<Item, keyof Stored>, how: Creation & Listing): RecordChange<Item> {
      const { now, version = 1, taken } = how
      const at = now.toISOString()
      const { createdAt = at } = how
      const item = { ...fields, version, createdAt, updatedAt: at } as Item
      return {
        item,
        writes: [
          [entity().create(item), versionConflict],
          ...keyWrites(null, item, { taken }),
          ...referenceWrites(null, item),
        ],
        counters: countersOf(null, item),
        entry: entryOf(item, how, createdAt === at && isPublished(item)),
      }
    },

    /** Applies `changes` to the record that was read. */
    replace(read: Item, changes: Partial<Item>, how: Replacement & Listing): RecordChange<Item> {
      const change = replaced(read, changes, how.now.toISOString(), how)
      return { ...change, entry: entryOf(change.item, how, !isPublished(read) && isPublished(change.item)) }
    },

    /** Changes only the directory row. */
    relist(read: Item, listing: Listing): RecordChange<Item> {
      const change = replaced(read, {}, read.updatedAt, {})
      return { ...change, entry: entryOf(change.item, listing) }
    },

    /** Changes fields that no list and no reader shows. */
    annotate: (read: Item, changes: Partial<Item>): RecordChange<Item> => replaced(read, changes, read.updatedAt, {}),

    remove(read: Item, how: Holding & Pick<Replacement, 'counterRefusal'> = {}): RecordChange<Item> {
      return {
        item: read,
        writes: [
          removeItem(entity(), { [id]: read[id] }, read),
          ...keyWrites(read, null, how),
          ...referenceWrites(read, null),
        ],
        counters: countersOf(read, null),
        counterRefusal: how.counterRefusal,
        entry: { kind, change: { id: idOf(read), version: read.version + 1, row: null } },
      }
    },
  }
}

export type ListedRecord<K extends Kind, Item extends Stored, Listing extends object> = ReturnType<
  typeof listedRecord<K, Item, Listing>
>

/** The writes of the changes for one transaction: the records first, then one write per counter and one log entry per kind. */
export function recordWrites(...changes: readonly RecordChange[]): Writes {
  const counters = changes.map((change) => change.counters).reduce(sum, {})
  const refusal = changes.find(({ counterRefusal }) => counterRefusal)?.counterRefusal
  const entries = Map.groupBy(
    changes.flatMap(({ entry }) => entry ?? []),
    ({ kind }) => kind,
  )
  return [
    ...changes.flatMap(({ writes }) => writes),
    ...Object.entries(counters)
      .filter(([, by]) => by !== 0)
      .map(([kind, by]): [Write, Error?] => [counterChange(kind as StatKind, by), refusal]),
    ...[...entries].flatMap(([kind, of]) =>
      changeLogEntry(
        kind,
        of.map(({ change }) => change),
      ),
    ),
  ]
}

function sum(a: Counters, b: Counters): Counters {
  const total = { ...a }
  for (const [kind, by] of Object.entries(b) as [StatKind, number][]) total[kind] = (total[kind] ?? 0) + by
  return total
}

function withoutHiddenTeam<Listing extends object>(listing: Listing): Listing {
  const { team } = listing as { team?: object | null }
  return team && isHidden(team) ? { ...listing, team: null } : listing
}

const negative = (counters: Counters): Counters =>
  Object.fromEntries(Object.entries(counters).map(([kind, by]) => [kind, -by]))
