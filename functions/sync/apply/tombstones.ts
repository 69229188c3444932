import { type TeamContactItem, teamContacts } from '../../domain/contacts/team-contact-entity.ts'
import { deletedRecordParts } from '../../domain/deleted-records/entity.ts'
import { type EventItem, events } from '../../domain/events/entity.ts'
import { eventRecord } from '../../domain/events/record.ts'
import { type PlayerItem, players } from '../../domain/players/entity.ts'
import { playerRecord } from '../../domain/players/record.ts'
import type { FeedKind, Tombstone } from '../../domain/sync/entity.ts'
import { syncReferences, teamAliases } from '../../domain/sync/reference-entity.ts'
import type { Task } from '../../domain/sync/tasks.ts'
import { teamRecord } from '../../domain/teams/record.ts'
import { parseItem } from '../../store/entity.ts'
import type { RecordChange } from '../../store/records/listed-record.ts'
import { batchGet, keyOf, retryOnConflict, versionConflict, type Write } from '../../store/store.ts'
import { localID } from '../../values/local-id.ts'
import { assignedTeamsOf, keptTeams, ownTeamID, teamsByID } from './assigned-teams.ts'
import { emptyPlan, isInScope, newestOnly, originKey, type Plan, type Scope, type WriteGroup } from './plan.ts'
import { isRemoved, type KnownReference, knownReferences } from './references.ts'
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

/** The number of records that would be removed. */
export async function countRemovable(kind: FeedKind, tombstones: Tombstone[], scope: Scope) {
  if (tombstones.length === 0) return 0
  const { writeGroups } = await retryOnConflict(() => plannedRemovals(kind, tombstones, scope))
  return writeGroups.filter(({ records: [record], counts }) =>
    record ? record.entry?.change.row === null : counts.removed,
  ).length
}

async function plannedRemovals(kind: FeedKind, tombstones: Tombstone[], scope: Scope) {
  const known = await (kind === 'teams' ? knownTeams : knownRecords)(kind, newestOnly(tombstones), scope)
  return planners[kind](
    known.filter(({ reference, modified }) => !isRemoved(reference, modified)),
    scope,
  )
}

async function knownTeams(kind: FeedKind, tombstones: Tombstone[], scope: Scope): Promise<Deletion[]> {
  const { source } = scope
  const { assignedTeams, references } = await assignedTeamsOf(
    scope,
    tombstones.map(({ externalID }) => externalID),
    true,
  )
  return tombstones.flatMap((tombstone) => {
    const { externalID } = tombstone
    const assigned = assignedTeams.get(externalID)
    if (!assigned) return []
    const reference = references.get(externalID) ?? { source, kind, externalID, localID: assigned.teamID }
    return [{ ...tombstone, reference, alias: assigned.alias ? ownTeamID(source, externalID) : undefined }]
  })
}

/**
 * Events and players only have references after a deletion, because their IDs are derived from the external IDs. A contact without a
 * reference may be waiting for its team.
 */
async function knownRecords(kind: FeedKind, tombstones: Tombstone[], { source }: Scope): Promise<Deletion[]> {
  const references = await knownReferences(
    source,
    kind,
    tombstones.map(({ externalID }) => externalID),
    true,
  )
  const derivedID = (externalID: string) =>
    kind === 'contacts' ? '' : localID(kind === 'events' ? 'event' : 'player', source, externalID)
  return tombstones.map((tombstone) => {
    const { externalID } = tombstone
    return {
      ...tombstone,
      reference: references.get(externalID) ?? { source, kind, externalID, localID: derivedID(externalID) },
    }
  })
}

const planners: Record<FeedKind, (deletions: Deletion[], scope: Scope) => Promise<Plan>> = {
  teams: removeTeams,
  contacts: removeContacts,
  events: removeEvents,
  players: removePlayers,
}

/** The reference stays and records the deletion by the source, so that a late message cannot recreate the record. */
const referenceWrites = ({ reference, modified, alias }: Deletion): (readonly [Write])[] => [
  [syncReferences().put({ ...reference, removed: modified })],
  ...(alias ? [[teamAliases().delete({ aliasID: alias })] as const] : []),
]

const removalWrites = (deletions: Deletion[], record: RecordChange): WriteGroup => ({
  externalIDs: deletions.map(({ externalID }) => externalID),
  records: [record],
  writes: deletions.flatMap(referenceWrites),
  counts: { removed: deletions.length },
})

/** A team is removed with the last of its external records. Before that, only the divisions that the record listed are removed. */
async function removeTeams(deletions: Deletion[], scope: Scope) {
  const plan = emptyPlan('teams')
  const byTeam = Map.groupBy(deletions, ({ reference }) => reference.localID)
  const here = [...(await teamsByID([...byTeam.keys()], true)).values()]
  const holding = await teamsHoldingTheirNames(here)
  for (const before of here) {
    const isRemovable =
      !before.claimedBy && !before.createdBy && isInScope(scope, { state: before.state, city: before.locationCity })
    const externals = { ...before.origin?.externals }
    const due = byTeam.get(before.teamID)!.filter(({ externalID, modified }) => {
      const known = externals[originKey(scope.source, externalID)]
      return isRemovable && known !== undefined && known <= modified
    })
    if (due.length === 0) continue
    const keys = due.map(({ externalID }) => originKey(scope.source, externalID))
    for (const key of keys) delete externals[key]
    if (Object.keys(externals).length === 0) {
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

async function removeEvents(deletions: Deletion[], scope: Scope) {
  const plan = emptyPlan('events')
  const byID = new Map(deletions.map((each) => [each.reference.localID, each]))
  const items = await batchGet(
    [...byID.keys()].map((eventID) => keyOf(events().get({ eventID }))),
    true,
  )
  for (const item of items) {
    const before: EventItem = parseItem(events, item)
    const due = byID.get(before.eventID)!
    const known = before.origin?.externals[originKey(scope.source, due.externalID)] ?? ''
    if (before.createdBy || known > due.modified || !isInScope(scope, before)) continue
    plan.writeGroups.push(removalWrites([due], eventRecord.remove(before)))
  }
  return plan
}

/** A merged player has several external records and is removed with the last one. */
async function removePlayers(deletions: Deletion[], scope: Scope) {
  const plan = emptyPlan('players')
  const byID = Map.groupBy(deletions, ({ reference }) => reference.localID)
  const items = await batchGet(
    [...byID.keys()].map((playerID) => keyOf(players().get({ playerID }))),
    true,
  )
  for (const item of items) {
    const before: PlayerItem = parseItem(players, item)
    const externals = { ...before.origin?.externals }
    const isRemovable = !before.claimedBy && !before.createdBy
    if (!isRemovable || !isInScope(scope, { state: before.state, city: before.locationCity })) continue
    const due = byID
      .get(before.playerID)!
      .filter(({ externalID, modified }) => (externals[originKey(scope.source, externalID)] ?? '') <= modified)
    if (due.length === 0) continue
    for (const { externalID } of due) delete externals[originKey(scope.source, externalID)]
    const isLast = Object.keys(externals).length === 0
    const changes = { origin: { ...before.origin!, externals } }
    plan.writeGroups.push(
      removalWrites(due, isLast ? playerRecord.remove(before) : playerRecord.annotate(before, changes)),
    )
  }
  return plan
}

async function removeContacts(deletions: Deletion[], scope: Scope) {
  const plan = emptyPlan('contacts')
  const listed = deletions.map((each) => ({
    deletion: each,
    ids: each.reference.localID.split('.') as [string, string],
  }))
  const kept = await keptTeams(listed.flatMap(({ ids: [teamID] }) => teamID || []))
  const places = listed.map(({ ids: [teamID, contactID], ...each }) => ({
    ...each,
    ids: [kept.get(teamID)?.teamID ?? teamID, contactID] as const,
  }))
  const placed = places.filter(({ ids: [teamID] }) => teamID !== '')
  const contactItems = await batchGet(
    placed.map(({ ids: [teamID, contactID] }) => keyOf(teamContacts().get({ teamID, contactID }))),
    true,
  )
  const teamsThere = new Map([...kept.values()].map((team) => [team.teamID, team]))
  const contacts = new Map(
    contactItems.map((item): [string, TeamContactItem] => [item.contactID as string, parseItem(teamContacts, item)]),
  )
  const away = placed.flatMap(({ ids: [teamID, contactID] }) => (teamsThere.has(teamID) ? [] : { teamID, contactID }))
  const copies = await copiedContacts(away)
  for (const {
    deletion: due,
    ids: [teamID, contactID],
  } of places) {
    const externalIDs = [due.externalID]
    if (teamID === '') {
      plan.writeGroups.push({ externalIDs, records: [], writes: referenceWrites(due), counts: {} })
      continue
    }
    const team = teamsThere.get(teamID)
    const copy = copies.get(contactID)
    const before = contacts.get(contactID) ?? copy
    if (!before || team?.claimedBy || (before.modified ?? '') > due.modified) continue
    if (team && !isInScope(scope, { state: team.state, city: team.locationCity })) continue
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
