import { changeLogEntry } from '../change-log/entry.ts'
import type { ChangeLogChange, Kind, Rows } from '../change-log/rows.ts'
import type { AnyEntity } from '../entity.ts'
import { transactWrite, versionConflict, type Write, type Writes } from '../store.ts'
import { type UniqueKey, uniqueKeys } from '../unique-keys/entity.ts'
import { addAdmins } from './admin-count.ts'
import { isHidden } from './hidden.ts'
import { removeItem, replaceItem } from './version.ts'

/** The fields that `listedRecord` maintains. */
export type Stored = { version: number; createdAt: string; updatedAt: string }
/** A key-only item: a reference to the record. */
type Reference = { entity: () => AnyEntity; key: Record<string, string> }

/** `Listing`: the data of other records in the directory row. */
interface Definition<K extends Kind, Item extends Stored, Listing> {
  kind: K
  id: keyof Item & string
  entity: () => AnyEntity
  row: (item: Item, listing: Listing) => Rows[K]
  /** Whether it is an account with the rights of an admin. The last one stays. */
  isAdmin?: (item: Item) => boolean
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
  /** How many admins it adds. */
  admins: number
  /** The error if it would remove the last admin. */
  lastAdmin?: Error
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
  lastAdmin?: Error
} & Holding
/** Whether the record holds its unique key. Imported records do not. */
type Holding = { holdsKey?: boolean }

/**
 * The lifecycle of a record that the directory lists. Each change includes everything that must change with the record: the condition that
 * it did not change since it was read, its next version, its unique key, its references, and its change log entry.
 * `recordWrites` returns the writes.
 */
export function listedRecord<K extends Kind, Item extends Stored, Listing extends object = object>(
  definition: Definition<K, Item, Listing>,
) {
  const { kind, id, entity } = definition
  // Hidden records are in no list. Records of a hidden team are listed without the team.
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

  const adminsIn = (item: Item) => (definition.isAdmin?.(item) ? 1 : 0)

  /** The change of an existing record. */
  function replaced(read: Item, changes: Partial<Item>, updatedAt: string, how: Omit<Replacement, 'now'>) {
    const item: Item = { ...read, ...changes, [id]: read[id], version: read.version + 1, updatedAt }
    const writes = [replaceItem(entity(), read, item), ...keyWrites(read, item, how), ...referenceWrites(read, item)]
    return { item, writes, admins: adminsIn(item) - adminsIn(read), lastAdmin: how.lastAdmin }
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
        admins: adminsIn(item),
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

    remove(read: Item, how: Holding & Pick<Replacement, 'lastAdmin'> = {}): RecordChange<Item> {
      return {
        item: read,
        writes: [
          removeItem(entity(), { [id]: read[id] }, read),
          ...keyWrites(read, null, how),
          ...referenceWrites(read, null),
        ],
        admins: -adminsIn(read),
        lastAdmin: how.lastAdmin,
        entry: { kind, change: { id: idOf(read), version: read.version + 1, row: null } },
      }
    },
  }
}

export type ListedRecord<K extends Kind, Item extends Stored, Listing extends object> = ReturnType<
  typeof listedRecord<K, Item, Listing>
>

/** The writes of the changes for one transaction: the records first, then the number of admins and one log entry per kind. */
export function recordWrites(...changes: readonly RecordChange[]): Writes {
  const admins = changes.reduce((sum, change) => sum + change.admins, 0)
  const refusal = changes.find(({ lastAdmin }) => lastAdmin)?.lastAdmin
  const entries = Map.groupBy(
    changes.flatMap(({ entry }) => entry ?? []),
    ({ kind }) => kind,
  )
  return [
    ...changes.flatMap(({ writes }) => writes),
    ...(admins === 0 ? [] : [[addAdmins(admins), refusal] satisfies [Write, Error?]]),
    ...[...entries].flatMap(([kind, of]) =>
      changeLogEntry(
        kind,
        of.map(({ change }) => change),
      ),
    ),
  ]
}

/** Writes the change of one record, with other writes, in one transaction. Returns the record after it. */
export async function writeRecord<Item>(change: RecordChange<Item>, more: Readonly<Writes> = []): Promise<Item> {
  await transactWrite([...recordWrites(change), ...more])
  return change.item
}

function withoutHiddenTeam<Listing extends object>(listing: Listing): Listing {
  const { team } = listing as { team?: object | null }
  return team && isHidden(team) ? { ...listing, team: null } : listing
}
