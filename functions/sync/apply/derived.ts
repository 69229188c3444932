import type { TeamItem } from '../../domain/teams/entity.ts'
import type { SyncOrigin } from '../../store/records/corrections.ts'
import type { RecordChange } from '../../store/records/listed-record.ts'
import { batchGet, type Write } from '../../store/store.ts'
import { isRefused } from '../cleaning/records.ts'
import { assignedTeamsOf } from './assigned-teams.ts'
import { changedFields } from './changed-fields.ts'
import { emptyPlan, isInScope, newestOnly, originKey, type Plan, type Scope, type Updated } from './plan.ts'
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
  clean(item: Updated<K>): Promise<Import | { reason: string }> | Import | { reason: string }
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
  { kind, idOf, clean, key, parse, merge }: DerivedKind<K, Item, Import>,
  items: Updated<K>[],
  scope: Scope,
  consistent: boolean,
): Promise<Plan> {
  const plan = emptyPlan(kind)
  const { source } = scope
  const accepted: { item: Updated<K>; externalID: string; modified: string; record: Import; id: string }[] = []
  for (const item of items) {
    const { externalID, modified } = item
    const record = await clean(item)
    if (isRefused(record)) plan.refusals.push({ kind, externalID, reason: record.reason })
    else if (isInScope(scope, record))
      accepted.push({ item, externalID, modified, record, id: idOf(source, externalID) })
  }
  const listed = newestOnly(accepted)
  const found = await batchGet(
    listed.map(({ id }) => key(id)),
    consistent,
  )
  const byKey = new Map(found.map((item) => [item.pk, parse(item)]))
  const exists = (id: string) => byKey.has(key(id).pk)
  const absent = listed.filter(({ id }) => !exists(id)).map(({ externalID }) => externalID)
  const [references, { assignedTeams }] = await Promise.all([
    knownReferences(source, kind, absent, consistent),
    assignedTeamsOf(
      scope,
      listed.flatMap(({ record }) => record.teamExternalID ?? []),
      consistent,
    ),
  ])

  const merged = [...references.values()].filter(({ localID, externalID }) => localID !== idOf(source, externalID))
  const kept = await batchGet(
    merged.map(({ localID }) => key(localID)),
    consistent,
  )
  for (const item of kept) byKey.set(item.pk, parse(item))
  const keptID = new Map(
    merged.flatMap(({ localID, externalID }) => (exists(localID) ? [[externalID, localID] as const] : [])),
  )

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
