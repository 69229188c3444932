import { teamContacts } from '../../domain/contacts/entity.ts'
import { deletedRecordParts } from '../../domain/deleted-records/entity.ts'
import type { FeedKind, Tombstone } from '../../domain/sync/entity.ts'
import { syncReferences, teamAliases } from '../../domain/sync/reference-entity.ts'
import type { Task } from '../../domain/sync/tasks.ts'
import { teamRecord } from '../../domain/teams/record.ts'
import type { SyncOrigin } from '../../store/records/corrections.ts'
import type { RecordChange, Stored } from '../../store/records/listed-record.ts'
import { findAll, retryOnConflict, versionConflict, type Write } from '../../store/store.ts'
import { assignedTeamsOf, keptTeams, ownTeamID, teamsByID } from './assigned-teams.ts'
import { type DerivedKind, derivedID, recordsByID } from './derived.ts'
import { eventsOfFeed } from './events.ts'
import { emptyPlan, idsOf, isInScope, newestOnly, originKey, type Plan, type Scope, type WriteGroup } from './plan.ts'
import { playersOfFeed } from './players.ts'
import { contactOf, isRemoved, type KnownReference, knownReferences } from './references.ts'
import { copiedContacts, copyOfContact, removedTeamCopy } from './returned-teams.ts'
import { mergedDivisions } from './team-merge.ts'
import { teamsHoldingTheirNames } from './team-names.ts'
import { countedByTask, write } from './write.ts'

/** `alias`: the key that assigns the record to a team other than its own. */
type Deletion = Tombstone & { reference: KnownReference; alias?: string }

/**
 * Removes what the source deleted: only records created by the feed that no one has claimed, and only if the stored version is not newer
 * than the deletion. Returns the names of the records.
 */
export async function applyTombstones(kind: FeedKind, tombstones: Tombstone[], scope: Scope, task: Task) {
  const names: string[] = []
  await retryOnConflict(async () => {
    const plan = await plannedRemovals(kind, tombstones, scope)
    names.push(...plan.writeGroups.map(nameOf))
    await write(plan, countedByTask(task))
  })
  return names
}

const nameOf = ({ records: [record], externalIDs }: WriteGroup) =>
  (record?.item as { name?: string } | undefined)?.name ?? externalIDs[0]!

/** The names of the records that would be removed. */
export async function removableNames(kind: FeedKind, tombstones: Tombstone[], scope: Scope) {
  if (tombstones.length === 0) return []
  const { writeGroups } = await retryOnConflict(() => plannedRemovals(kind, tombstones, scope))
  return writeGroups
    .filter(({ records: [record], counts }) => (record ? record.entry?.change.row === null : counts.removed))
    .map(nameOf)
}

async function plannedRemovals(kind: FeedKind, tombstones: Tombstone[], scope: Scope) {
  const newest = newestOnly(tombstones)
  const known = await (kind === 'teams' ? knownTeams(newest, scope) : knownRecords(kind, newest, scope))
  return planners[kind](
    known.filter(({ reference, modified }) => !isRemoved(reference, modified)),
    scope,
  )
}

async function knownTeams(tombstones: Tombstone[], scope: Scope): Promise<Deletion[]> {
  const { source } = scope
  const { assignedTeams, references } = await assignedTeamsOf(scope, idsOf(tombstones), true)
  return tombstones.flatMap((tombstone) => {
    const { externalID } = tombstone
    const assigned = assignedTeams.get(externalID)
    if (!assigned) return []
    const reference = references.get(externalID) ?? {
      source,
      kind: 'teams' as const,
      externalID,
      localID: assigned.teamID,
    }
    return [{ ...tombstone, reference, alias: assigned.alias ? ownTeamID(source, externalID) : undefined }]
  })
}

/**
 * Events and players only have references after a deletion, because their IDs are derived from the external IDs. A contact without a
 * reference may be waiting for its team.
 */
async function knownRecords(
  kind: Exclude<FeedKind, 'teams'>,
  tombstones: Tombstone[],
  { source }: Scope,
): Promise<Deletion[]> {
  const references = await knownReferences(source, kind, idsOf(tombstones), true)
  return tombstones.map((tombstone) => {
    const { externalID } = tombstone
    const localID = kind === 'contacts' ? '' : derivedID(kind, source, externalID)
    return { ...tombstone, reference: references.get(externalID) ?? { source, kind, externalID, localID } }
  })
}

const planners: Record<FeedKind, (deletions: Deletion[], scope: Scope) => Promise<Plan>> = {
  teams: removeTeams,
  contacts: removeContacts,
  events: (...due) => removeDerived(eventsOfFeed, ...due),
  players: (...due) => removeDerived(playersOfFeed, ...due),
}

/** The reference stays and records the deletion by the source, so that a late message cannot recreate the record. */
const referenceWrites = ({ reference, modified, alias }: Deletion): (readonly [Write])[] => [
  [syncReferences().put({ ...reference, removed: modified })],
  ...(alias ? [[teamAliases().delete({ aliasID: alias })] as const] : []),
]

const removalWrites = (deletions: Deletion[], record: RecordChange): WriteGroup => ({
  externalIDs: idsOf(deletions),
  records: [record],
  writes: deletions.flatMap(referenceWrites),
  counts: { removed: deletions.length },
})

type Removable = {
  origin?: SyncOrigin
  claimedBy?: string
  createdBy?: string
  state?: string
  city?: string
  locationCity?: string
}

/** The deletions that apply to the record, and the external records that remain. */
function dueDeletions(record: Removable, deletions: readonly Deletion[], scope: Scope) {
  const externals = { ...record.origin?.externals }
  const isRemovable = !record.claimedBy && !record.createdBy && isInScope(scope, record)
  const due = deletions.filter(({ externalID, modified }) => {
    const known = externals[originKey(scope.source, externalID)]
    return isRemovable && known !== undefined && known <= modified
  })
  const keys = due.map(({ externalID }) => originKey(scope.source, externalID))
  for (const key of keys) delete externals[key]
  return { due, keys, externals, isLast: Object.keys(externals).length === 0 }
}

/** A team is removed with the last of its external records. Before that, only the divisions that the record listed are removed. */
async function removeTeams(deletions: Deletion[], scope: Scope) {
  const plan = emptyPlan('teams')
  const byTeam = Map.groupBy(deletions, ({ reference }) => reference.localID)
  const here = [...(await teamsByID([...byTeam.keys()], true)).values()]
  const holding = await teamsHoldingTheirNames(here)
  for (const before of here) {
    const { due, keys, externals, isLast } = dueDeletions(before, byTeam.get(before.teamID)!, scope)
    if (due.length === 0) continue
    if (isLast) {
      const group = removalWrites(due, teamRecord.remove(before, { holdsKey: holding.has(before.teamID) }))
      group.writes.push(removedTeamCopy(before, scope))
      plan.writeGroups.push(group)
      continue
    }
    const divisions = keys.reduce(
      (left, key) => mergedDivisions({ ...before, divisions: left }, key, []),
      before.divisions,
    )
    const changes = { divisions, origin: { ...before.origin!, externals } }
    plan.writeGroups.push(removalWrites(due, teamRecord.replace(before, changes, { now: new Date(scope.now) })))
  }
  return plan
}

/** An event or player is removed with the last of its external records. A merged player has several. */
async function removeDerived<Item extends Removable & Stored>(
  ofKind: Pick<DerivedKind<'events' | 'players', Item, never>, 'kind' | 'entity' | 'idField' | 'record'>,
  deletions: Deletion[],
  scope: Scope,
) {
  const { kind, record } = ofKind
  const plan = emptyPlan(kind)
  const byID = Map.groupBy(deletions, ({ reference }) => reference.localID)
  for (const [id, before] of await recordsByID(ofKind, [...byID.keys()], true)) {
    const { due, externals, isLast } = dueDeletions(before, byID.get(id)!, scope)
    if (due.length === 0) continue
    const changes = { origin: { ...before.origin!, externals } } as Partial<Item>
    plan.writeGroups.push(removalWrites(due, isLast ? record.remove(before) : record.annotate(before, changes)))
  }
  return plan
}

async function removeContacts(deletions: Deletion[], scope: Scope) {
  const plan = emptyPlan('contacts')
  const kept = await keptTeams(deletions.flatMap(({ reference }) => contactOf(reference).teamID || []))
  const places = deletions.map((due) => {
    const { teamID, contactID } = contactOf(due.reference)
    return { due, teamID: kept.get(teamID)?.teamID ?? teamID, contactID }
  })
  const stored = places.filter(({ teamID }) => teamID !== '')
  const found = await findAll(teamContacts, stored, true)
  const contacts = new Map(found.map((contact) => [contact.contactID, contact]))
  const teamsThere = new Map([...kept.values()].map((team) => [team.teamID, team]))
  const copies = await copiedContacts(stored.filter(({ teamID }) => !teamsThere.has(teamID)))
  for (const { due, teamID, contactID } of places) {
    const externalIDs = [due.externalID]
    if (teamID === '') {
      plan.writeGroups.push({ externalIDs, records: [], writes: referenceWrites(due), counts: {} })
      continue
    }
    const team = teamsThere.get(teamID)
    const copy = copies.get(contactID)
    const before = contacts.get(contactID) ?? copy
    if (!before || team?.claimedBy || (before.modified ?? '') > due.modified) continue
    if (team && !isInScope(scope, team)) continue
    const write = copy
      ? deletedRecordParts().delete(copyOfContact({ teamID, contactID }))
      : teamContacts()
          .delete({ teamID, contactID })
          .where((held, { eq }) => eq(held.modified, before.modified!))
    plan.writeGroups.push({
      externalIDs,
      records: [],
      writes: [[write, versionConflict], ...referenceWrites(due)],
      counts: copy ? {} : { removed: 1 },
    })
  }
  return plan
}
