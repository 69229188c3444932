import { type EventItem, events } from '../../domain/events/entity.ts'
import { eventRecord } from '../../domain/events/record.ts'
import { type PlayerItem, players } from '../../domain/players/entity.ts'
import { playerRecord } from '../../domain/players/record.ts'
import type { RecordChange } from '../../domain/records/listed-record.ts'
import { batchGet, keyOf, parseItem, retryOnConflict, versionConflict, type Write } from '../../domain/store.ts'
import { type FeedKind, syncReferences, type Tombstone } from '../../domain/sync-runs/entity.ts'
import { type TeamContactItem, teamContacts } from '../../domain/team-contacts/entity.ts'
import { type TeamItem, teams } from '../../domain/teams/entity.ts'
import { teamRecord } from '../../domain/teams/record.ts'
import { type TaskKey, write } from './apply.ts'
import { localID } from './local-id.ts'
import { emptyPlan, isInScope, originKey, type Plan, type Scope, type Unit } from './plan.ts'
import { isRemoved, type KnownReference, knownReferences } from './references.ts'
import { holdingTheirNames } from './team-names.ts'

type Gone = Tombstone & { reference: KnownReference }

/**
 * Removes what the source deleted: only what the feed itself made and nobody claimed, and only when the deletion is newer
 * than what is known of the record.
 */
export async function applyRemovals(kind: FeedKind, tombstones: Tombstone[], scope: Scope, task: TaskKey) {
  let committed = 0
  await retryOnConflict(async () => {
    const references = await knownReferences(
      scope.source,
      kind,
      tombstones.map(({ externalID }) => externalID),
      true,
    )
    const gone = tombstones.flatMap((tombstone) => {
      const reference = references.get(tombstone.externalID) ?? derived(kind, scope.source, tombstone.externalID)
      return reference && !isRemoved(reference, tombstone.modified) ? [{ ...tombstone, reference }] : []
    })
    await write(await planners[kind](gone, scope), task, (records) => {
      committed += records
    })
  })
  return committed
}

/** Events and players have a reference only once they were deleted: their ids follow from the outside ones. */
const derived = (kind: FeedKind, source: string, externalID: string): KnownReference | undefined =>
  kind === 'events' || kind === 'players'
    ? { source, kind, externalID, localID: localID(kind === 'events' ? 'event' : 'player', source, externalID) }
    : undefined

const planners: Record<FeedKind, (gone: Gone[], scope: Scope) => Promise<Plan>> = {
  teams: removeTeams,
  contacts: removeContacts,
  events: removeEvents,
  players: removePlayers,
}

/** The reference stays and says that the source deleted the record, so that an older message cannot bring it back. */
const remembered = ({ reference, modified }: Gone): readonly [Write] => [
  syncReferences().put({ ...reference, removed: modified }),
]

const removed = (gone: Gone[], record: RecordChange): Unit => ({
  record,
  writes: gone.map(remembered),
  counts: { removed: gone.length },
  references: [],
})

/** A team goes with the last of its records; before that only the divisions that the record listed. */
async function removeTeams(gone: Gone[], scope: Scope) {
  const plan = emptyPlan()
  const byTeam = Map.groupBy(gone, ({ reference }) => reference.localID)
  const items = await batchGet(
    [...byTeam.keys()].map((teamID) => keyOf(teams().get({ teamID }))),
    true,
  )
  const here = items.map((item): TeamItem => parseItem(teams(), item))
  const holding = await holdingTheirNames(here)
  for (const before of here) {
    const isOurs =
      !before.claimedBy && !before.createdBy && isInScope(scope, { state: before.state, city: before.locationCity })
    const externals = { ...before.origin?.externals }
    const due = byTeam.get(before.teamID)!.filter(({ externalID, modified }) => {
      const known = externals[originKey(scope.source, externalID)]
      return isOurs && known !== undefined && known < modified
    })
    if (due.length === 0) continue
    const keys = due.map(({ externalID }) => originKey(scope.source, externalID))
    for (const key of keys) delete externals[key]
    if (Object.keys(externals).length === 0) {
      plan.units.push(removed(due, teamRecord.remove(before, { holdsKey: holding.has(before.teamID) })))
      continue
    }
    const divisions = before.divisions.filter(
      ({ externalID }) => !keys.some((key) => externalID?.startsWith(`${key}/`)),
    )
    const changes = { divisions, origin: { ...before.origin!, externals } }
    plan.units.push(removed(due, teamRecord.replace(before, changes, { now: new Date(scope.now) })))
  }
  return plan
}

async function removeEvents(gone: Gone[], scope: Scope) {
  const plan = emptyPlan()
  const byID = new Map(gone.map((each) => [each.reference.localID, each]))
  const items = await batchGet(
    [...byID.keys()].map((eventID) => keyOf(events().get({ eventID }))),
    true,
  )
  for (const item of items) {
    const before: EventItem = parseItem(events(), item)
    const due = byID.get(before.eventID)!
    const known = before.origin?.externals[originKey(scope.source, due.externalID)] ?? ''
    if (before.createdBy || known >= due.modified || !isInScope(scope, before)) continue
    plan.units.push(removed([due], eventRecord.remove(before)))
  }
  return plan
}

async function removePlayers(gone: Gone[], scope: Scope) {
  const plan = emptyPlan()
  const byID = new Map(gone.map((each) => [each.reference.localID, each]))
  const items = await batchGet(
    [...byID.keys()].map((playerID) => keyOf(players().get({ playerID }))),
    true,
  )
  for (const item of items) {
    const before: PlayerItem = parseItem(players(), item)
    const due = byID.get(before.playerID)!
    const known = before.origin?.externals[originKey(scope.source, due.externalID)] ?? ''
    const isOurs = !before.claimedBy && !before.createdBy
    if (!isOurs || known >= due.modified || !isInScope(scope, { state: before.state, city: before.locationCity }))
      continue
    plan.units.push(removed([due], playerRecord.remove(before)))
  }
  return plan
}

async function removeContacts(gone: Gone[], scope: Scope) {
  const plan = emptyPlan()
  const places = gone.map((each) => ({ gone: each, ids: each.reference.localID.split('.') as [string, string] }))
  const teamItems = await batchGet(
    places.map(({ ids: [teamID] }) => keyOf(teams().get({ teamID }))),
    true,
  )
  const contactItems = await batchGet(
    places.map(({ ids: [teamID, contactID] }) => keyOf(teamContacts().get({ teamID, contactID }))),
    true,
  )
  const teamsThere = new Map(
    teamItems.map((item): [string, TeamItem] => [item.teamID as string, parseItem(teams(), item)]),
  )
  const contacts = new Map(
    contactItems.map((item): [string, TeamContactItem] => [item.contactID as string, parseItem(teamContacts(), item)]),
  )
  for (const {
    gone: due,
    ids: [teamID, contactID],
  } of places) {
    const team = teamsThere.get(teamID)
    const before = contacts.get(contactID)
    if (!before || team?.claimedBy || (before.modified ?? '') >= due.modified) continue
    if (team && !isInScope(scope, { state: team.state, city: team.locationCity })) continue
    const write = teamContacts()
      .delete({ teamID, contactID })
      .where((held, { eq }) => eq(held.modified, before.modified!))
    plan.units.push({
      writes: [[write, versionConflict], remembered(due)],
      counts: { removed: 1 },
      references: [],
    })
  }
  return plan
}
