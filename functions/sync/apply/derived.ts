import type { TeamItem } from '../../domain/teams/entity.ts'
import type { SyncOrigin } from '../../store/records/corrections.ts'
import type { RecordChange } from '../../store/records/listed-record.ts'
import { batchGet, type Write } from '../../store/store.ts'
import type { Refused } from '../cleaning/records.ts'
import { assignedTeamsOf } from './assigned-teams.ts'
import { changedFields } from './fields.ts'
import { cleanedRecords, emptyPlan, idsOf, isInScope, originKey, type Plan, type Scope, type Updated } from './plan.ts'
import { DELETED_IN_FUNGO, isPermanentlyDeleted, knownReferences } from './references.ts'

type Kind = 'events' | 'players'
type Held = { origin?: SyncOrigin }
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
  idOf(source: string, externalID: string): string
  clean(item: Updated<K>): Promise<Import | Refused> | Import | Refused
  key(id: string): { pk: string; sk: string }
  parse(item: Record<string, unknown>): Item
  /** Returns the merged records and additional writes. */
  merge(
    incoming: Incoming<Item, Import>[],
    consistent: boolean,
  ): Promise<{ record: RecordChange; otherWrites: Write[]; isChanged: boolean }[]>
}

/** Plans records whose local ID is derived from the external ID. All versions of an external record map to the same local record. */
export async function planDerived<K extends Kind, Item extends Held, Import extends Imported>(
  ofKind: DerivedKind<K, Item, Import>,
  items: Updated<K>[],
  scope: Scope,
  consistent: boolean,
): Promise<Plan> {
  const { kind, idOf, clean, key, merge } = ofKind
  const plan = emptyPlan(kind)
  const { source } = scope
  const cleaned = await cleanedRecords(plan, items, clean, (record) => isInScope(scope, record))
  const listed = cleaned.map((each) => ({ ...each, id: idOf(source, each.externalID) }))
  const teamIDs = listed.flatMap(({ record }) => record.teamExternalID ?? [])
  const { assignedTeams } = await assignedTeamsOf(scope, teamIDs, consistent)
  const { byKey, references, keptID } = await storedRecords(listed, ofKind, source, consistent)

  const incoming: Incoming<Item, Import>[] = []
  /** If two records belong to one merged record, the newer one wins. */
  const older = olderOfMerged(listed, keptID)
  for (const { item, externalID, modified, record, id: ownID } of listed) {
    if (older.has(externalID)) continue
    const id = keptID.get(externalID) ?? ownID
    const before = byKey.get(key(id).pk)
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

  const previews = new Map(plan.previews.map((preview) => [preview.externalID, preview]))
  const changes = await merge(incoming, consistent)
  for (const [at, { record, otherWrites, isChanged }] of changes.entries()) {
    const { externalID, before } = incoming[at]!
    if (before && isChanged)
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
  return plan
}

type Listed = { externalID: string; modified: string; id: string }

/** The stored records by partition key, the references of those that are absent, and the IDs of those that duplicates were merged into. */
async function storedRecords<K extends Kind, Item extends Held, Import extends Imported>(
  listed: readonly Listed[],
  { kind, key, parse }: DerivedKind<K, Item, Import>,
  source: string,
  consistent: boolean,
) {
  const byKey = new Map<unknown, Item>()
  const read = async (ids: readonly string[]) => {
    for (const item of await batchGet(ids.map(key), consistent)) byKey.set(item.pk, parse(item))
  }
  await read(listed.map(({ id }) => id))
  const absent = listed.filter(({ id }) => !byKey.has(key(id).pk))
  const references = await knownReferences(source, kind, idsOf(absent), consistent)
  const merged = absent.flatMap(({ externalID, id }) => {
    const localID = references.get(externalID)?.localID ?? id
    return localID === id ? [] : [[externalID, localID] as const]
  })
  await read(merged.map(([, localID]) => localID))
  return { byKey, references, keptID: new Map(merged.filter(([, localID]) => byKey.has(key(localID).pk))) }
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
