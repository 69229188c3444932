import type { TeamItem } from '../../domain/teams/entity.ts'
import type { EntityDefinition } from '../../store/entity.ts'
import type { SyncOrigin } from '../../store/records/corrections.ts'
import type { ListedRecord, RecordChange, Stored } from '../../store/records/listed-record.ts'
import { findAll, type Write } from '../../store/store.ts'
import { localID } from '../../values/ids.ts'
import type { Refused } from '../cleaning/clean-records.ts'
import { assignedTeamsOf } from './assigned-teams.ts'
import { changedFields, newFields } from './fields.ts'
import { cleanedRecords, emptyPlan, idsOf, isInScope, originKey, type Plan, type Scope, type Updated } from './plan.ts'
import { DELETED_IN_FUNGO, isPermanentlyDeleted, knownReferences } from './references.ts'

type Kind = 'events' | 'players'
type Held = Stored & { origin?: SyncOrigin }
type Imported = { name: string; city?: string; state?: string; teamExternalID?: string }

export type Incoming<Item, Import> = {
  externalID: string
  /** The local ID of the record. */
  id: string
  record: Import
  before?: Item
  /** The team that the record refers to, if it has been imported. */
  team?: TeamItem
  /** The origin of the merged record. */
  origin: SyncOrigin
  scope: Scope
}

/** The differences between events and players. The rest is shared. */
export type DerivedKind<K extends Kind, Item extends Held, Import extends Imported> = {
  kind: K
  entity: EntityDefinition
  idField: keyof Item & `${string}ID`
  record: Pick<ListedRecord<'event' | 'player', Item, object>, 'remove' | 'annotate'>
  clean(item: Updated<K>): Promise<Import | Refused> | Import | Refused
  /** Returns the merged records and additional writes. */
  merge(incoming: Incoming<Item, Import>[], consistent: boolean): Promise<Merged[]>
}

type Merged = { record: RecordChange; otherWrites: Write[]; isChanged: boolean }

/** The local ID of an external record. */
export const derivedID = (kind: Kind, source: string, externalID: string) =>
  localID(kind === 'events' ? 'event' : 'player', source, externalID)

/** The stored records with these local IDs, by ID. */
export async function recordsByID<Item extends Held>(
  { entity, idField }: Pick<DerivedKind<Kind, Item, Imported>, 'entity' | 'idField'>,
  ids: readonly string[],
  consistent: boolean,
) {
  const keys = ids.map((id) => ({ [idField]: id }))
  const found = (await findAll(entity, keys, consistent)) as Item[]
  return new Map(found.map((record) => [record[idField] as string, record]))
}

/** Plans records whose local ID is derived from the external ID. All versions of an external record map to the same local record. */
export async function planDerived<K extends Kind, Item extends Held, Import extends Imported>(
  ofKind: DerivedKind<K, Item, Import>,
  items: Updated<K>[],
  scope: Scope,
  consistent: boolean,
): Promise<Plan> {
  const { kind, clean, merge } = ofKind
  const plan = emptyPlan(kind)
  const { source } = scope
  const cleaned = await cleanedRecords(plan, items, clean, (record) => isInScope(scope, record))
  const listed = cleaned.map((each) => ({ ...each, id: derivedID(kind, source, each.externalID) }))
  const teamIDs = listed.flatMap(({ record }) => record.teamExternalID ?? [])
  const { assignedTeams } = await assignedTeamsOf(scope, teamIDs, consistent)
  const { byID, references, keptID } = await storedRecords(listed, ofKind, source, consistent)

  const incoming: Incoming<Item, Import>[] = []
  /** If two records belong to one merged record, the newer one wins. */
  const older = olderOfMerged(listed, keptID)
  for (const { item, externalID, modified, record, id: ownID } of listed) {
    if (older.has(externalID)) continue
    const id = keptID.get(externalID) ?? ownID
    const before = byID.get(id)
    const known = references.get(externalID)
    if (!before && isPermanentlyDeleted(known, modified)) {
      if (!known?.removed) plan.refusals.push({ kind, externalID, reason: DELETED_IN_FUNGO })
      continue
    }
    plan.previews.push({ externalID, name: record.name, change: before ? 'unchanged' : 'created' })
    const assigned = record.teamExternalID ? assignedTeams.get(record.teamExternalID) : undefined
    const team = assigned?.team
    const awaitedTeam = assigned ? undefined : record.teamExternalID
    if (awaitedTeam) plan.waiting.push({ item, teamExternalID: awaitedTeam })
    if (before && !isNewerRecord(before, originKey(source, externalID), modified, team && record.teamExternalID))
      continue
    const origin: SyncOrigin = {
      ...before?.origin,
      source: before?.origin?.source ?? source,
      externals: { ...before?.origin?.externals, [originKey(source, externalID)]: modified },
      awaitedTeam,
    }
    incoming.push({ externalID, id, record, before, team, origin, scope })
  }

  addChanges(plan, incoming, await merge(incoming, consistent))
  return plan
}

/** Adds the previews, the writes, and the counts of the merged records to the plan. */
function addChanges(plan: Plan, incoming: readonly Incoming<Held, Imported>[], merged: readonly Merged[]) {
  const previews = new Map(plan.previews.map((preview) => [preview.externalID, preview]))
  for (const [at, { record, otherWrites, isChanged }] of merged.entries()) {
    const { externalID, before } = incoming[at]!
    if (!before) previews.get(externalID)!.changes = newFields(record.item as object as Record<string, unknown>)
    else if (isChanged)
      Object.assign(previews.get(externalID)!, {
        change: 'updated',
        changes: changedFields(before, record.item as object as Record<string, unknown>),
      })
    plan.writeGroups.push({
      externalIDs: [externalID],
      records: [record],
      writes: otherWrites.map((write) => [write] as const),
      counts: before ? { updated: isChanged ? 1 : 0 } : { created: 1 },
    })
  }
}

type Listed = { externalID: string; modified: string; id: string }

/** The stored records by ID, the references of those that are absent, and the IDs of those that duplicates were merged into. */
async function storedRecords<K extends Kind, Item extends Held, Import extends Imported>(
  listed: readonly Listed[],
  ofKind: DerivedKind<K, Item, Import>,
  source: string,
  consistent: boolean,
) {
  const ids = listed.map(({ id }) => id)
  const found = await recordsByID(ofKind, ids, consistent)
  const absent = listed.filter(({ id }) => !found.has(id))
  const references = await knownReferences(source, ofKind.kind, idsOf(absent), consistent)
  const merged = absent.flatMap(({ externalID, id }) => {
    const localID = references.get(externalID)?.localID ?? id
    return localID === id ? [] : [[externalID, localID] as const]
  })
  const kept = await recordsByID(
    ofKind,
    merged.map(([, localID]) => localID),
    consistent,
  )
  const keptID = new Map(merged.filter(([, localID]) => kept.has(localID)))
  return { byID: new Map([...found, ...kept]), references, keptID }
}

/** The records whose local record has a newer record on the same page. */
function olderOfMerged(listed: readonly Listed[], keptID: ReadonlyMap<string, string>): ReadonlySet<string> {
  if (keptID.size === 0) return new Set()
  const byID = Map.groupBy(listed, ({ externalID, id }) => keptID.get(externalID) ?? id)
  return new Set(
    [...byID.values()].flatMap((same) => {
      const [, ...older] = same.toSorted((a, b) => (a.modified < b.modified ? 1 : -1))
      return older.map(({ externalID }) => externalID)
    }),
  )
}

/** Whether the record is newer than the stored version, or the team that it waited for has been imported. */
function isNewerRecord({ origin }: Held, key: string, modified: string, teamHere: string | undefined) {
  const known = origin?.externals[key] ?? ''
  return known < modified || (known === modified && teamHere !== undefined && origin?.awaitedTeam === teamHere)
}
