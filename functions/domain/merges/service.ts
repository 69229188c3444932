import { recordClaims } from '../claim-requests/entity.ts'
import { contactInvitations } from '../contact-invitations/entity.ts'
import { type Deleter, resting } from '../deleted-records/rest.ts'
import { divisionContacts } from '../division-contacts/entity.ts'
import { Refusal } from '../errors.ts'
import { teamEvents } from '../events/entity.ts'
import { familyInvitations } from '../family-invitations/entity.ts'
import { checkID, childID } from '../ids.ts'
import { opportunities, teamOpportunities } from '../opportunities/entity.ts'
import { type PlayerItem, players } from '../players/entity.ts'
import { playerRecord } from '../players/record.ts'
import { isHidden } from '../records/hidden.ts'
import { recordWrites } from '../records/listed-record.ts'
import { playerRegistrations, registrations } from '../registrations/entity.ts'
import { queryPartition, retryOnConflict, transactWrite, type Write } from '../store.ts'
import { rememberDeleted, rememberDeletedTeam } from '../sync-runs/reference-entity.ts'
import { teamContacts } from '../team-contacts/entity.ts'
import { playerHistory, playerRequests, rosterEntries, rosterRequests } from '../team-history/entity.ts'
import { isSameDivision, MOST_DIVISIONS } from '../teams/divisions.ts'
import { type TeamDivision, type TeamItem, teams } from '../teams/entity.ts'
import { appointmentBy, managersOf } from '../teams/managers.ts'
import { holdsName } from '../teams/name-key.ts'
import { provisionalOwnership } from '../teams/provisional.ts'
import { teamRecord } from '../teams/record.ts'
import { users } from '../users/entity.ts'
import { userExists } from '../users/exists.ts'
import { filled, filledPlace, originOfBoth } from './both.ts'
import { type MergedKind, mergedRecords } from './entity.ts'
import { mergesOf } from './kept.ts'
import { moveChildrenOfPlayer } from './move-player.ts'
import { entryAt, moveChildrenOfTeam } from './move-team.ts'
import { isMoot, sameEntry } from './roster-rows.ts'
import { stayingOf } from './staying.ts'

export type MergedPart =
  | 'DIVISIONS'
  | 'ROSTER_ENTRIES'
  | 'ROSTER_REQUESTS'
  | 'CONTACTS'
  | 'CONTACT_INVITATIONS'
  | 'EVENTS'
  | 'OPPORTUNITIES'
  | 'REGISTRATIONS'
  | 'CLAIMS'
  | 'FAMILY_INVITATIONS'
  | 'SOURCE_RECORDS'

export type Merge = {
  isDone: boolean
  /** What moves, without what the kept record has already. */
  moves: { part: MergedPart; count: number }[]
  /** What the two records disagree about, and what becomes of it, in sentences. */
  conflicts: string[]
}

type Merging = { dryRun: boolean; by: Deleter }
type Claimed = { claimedBy?: string; claimedAt?: string }
type Counts = Partial<Record<MergedPart, number>>

const strong = { consistent: true } as const
const conflict = (message: string) => new Refusal('CONFLICT', message)
const notFound = (word: MergedKind) => new Refusal('NOT_FOUND', `${word === 'team' ? 'Team' : 'Player'} not found`)

/**
 * Merges the duplicate into the other team. One transaction takes the duplicate away and gives its owner, divisions, empty fields and outside records to the
 * other one; what belonged to it follows, thing by thing. If that ends halfway, the stream consumer or another call goes on.
 */
export async function mergeTeams(fromID: string, intoID: string, merging: Merging): Promise<Merge> {
  return merged('team', fromID, intoID, merging, {
    async plan() {
      const [from, into] = await Promise.all([findTeam(fromID), findTeam(intoID)])
      if (!from || !into) return null
      refuseHidden('team', from, into)
      const { divisions, ids } = divisionsOfBoth(into, from)
      if (divisions.length > MOST_DIVISIONS) throw conflict(`A team can have up to ${MOST_DIVISIONS} divisions.`)
      return {
        ...(await teamPlan(from, into, merging.by.now)),
        write: () => writeTeams(from, into, { divisions, ids }, merging.by),
      }
    },
    move: moveChildrenOfTeam,
  })
}

/** The same with players. */
export async function mergePlayers(fromID: string, intoID: string, merging: Merging): Promise<Merge> {
  return merged('player', fromID, intoID, merging, {
    async plan() {
      const [from, into] = await Promise.all([findPlayer(fromID), findPlayer(intoID)])
      if (!from || !into) return null
      refuseHidden('player', from, into)
      return { ...(await playerPlan(from, into, merging.by.now)), write: () => writePlayers(from, into, merging.by) }
    },
    move: moveChildrenOfPlayer,
  })
}

type Steps = {
  /** What the merge would do; null where one of the two is not there. */
  plan(): Promise<(Omit<Merge, 'isDone'> & { write(): Promise<void> }) | null>
  move(fromID: string, now: Date): Promise<boolean>
}

async function merged(
  kind: MergedKind,
  fromID: string,
  intoID: string,
  { dryRun, by }: Merging,
  { plan, move }: Steps,
): Promise<Merge> {
  for (const id of [fromID, intoID]) checkID(id, notFound(kind).message)
  if (fromID === intoID) throw conflict(`Choose two different ${kind}s.`)
  const { write, ...planned } = (await retryOnConflict(async () => {
    const found = await plan()
    if (found && !dryRun) await found.write()
    return found
  })) ?? { write: null, ...(await begun(kind, fromID, intoID)) }
  if (dryRun) return { isDone: false, ...planned }
  await move(fromID, by.now)
  return { isDone: true, ...planned }
}

/** An earlier call has begun the merge. */
async function begun(kind: MergedKind, fromID: string, intoID: string): Promise<Omit<Merge, 'isDone'>> {
  if ((await mergesOf(kind, fromID))[0]?.intoID !== intoID) throw notFound(kind)
  return { moves: [], conflicts: [] }
}

const findTeam = async (teamID: string) => (await teams().get({ teamID }).go(strong)).data
const findPlayer = async (playerID: string) => (await players().get({ playerID }).go(strong)).data

function refuseHidden(kind: MergedKind, ...records: (TeamItem | PlayerItem)[]) {
  if (records.some(isHidden)) throw conflict(`A hidden ${kind} cannot be merged. Show it again first.`)
}

/** The divisions of both, each once, and which of them takes the place of each of the duplicate's. */
function divisionsOfBoth(into: TeamItem, from: TeamItem) {
  const divisions = [...into.divisions]
  const ids: Record<string, string> = {}
  for (const division of from.divisions) {
    const at = divisions.findIndex((it) => isSameDivision(it, division))
    if (at < 0) divisions.push({ ...division, id: childID(into.teamID, division.id.split('.')[1]) })
    else divisions[at] = withListingsOf(divisions[at]!, division)
    ids[division.id] = divisions.at(at)!.id
  }
  return { divisions, ids }
}

/** Further records of the source list the division too. One that a person added stays a person's. */
function withListingsOf(division: TeamDivision, other: TeamDivision): TeamDivision {
  const listings = [other.externalID, ...(other.alsoListedAs ?? [])].filter((id) => id !== undefined)
  if (!division.externalID || listings.length === 0) return division
  return { ...division, alsoListedAs: [...new Set([...(division.alsoListedAs ?? []), ...listings])] }
}

const TEAM_FIELDS = ['description', 'sport', 'colors', 'crest', 'websiteURL', 'socialURLs', 'seasonYear'] as const
const PLAYER_FIELDS = ['position', 'batsThrows'] as const

async function writeTeams(
  from: TeamItem,
  into: TeamItem,
  { divisions, ids }: ReturnType<typeof divisionsOfBoth>,
  by: Deleter,
) {
  const { now } = by
  const fields = {
    divisions,
    ...filled(into, from, TEAM_FIELDS),
    ...filledPlace(into, from),
    origin: originOfBoth(into.origin, from.origin),
  }
  const owner = ownerOfBoth(into, from)
  const provisional = owner.isMoved && from.provisional ? provisionalOwnership({ ...into, ...fields }, now) : undefined
  const { since, until, objectedAt } = from.provisional ?? {}
  const changes = {
    ...fields,
    ...owner.changes,
    ...managersOfBoth(into, from),
    ...(provisional && since && until && { provisional: { ...provisional, since, until, objectedAt } }),
  }
  const holdsKey = await holdsName(from)
  await transactWrite([
    ...recordWrites(teamRecord.remove(from, { holdsKey }), teamRecord.replace(into, changes, { now })),
    ...owner.exists,
    resting(
      { kind: 'team', recordID: from.teamID, name: from.name, ownerID: from.claimedBy, record: from, holdsKey },
      by,
    ),
    mergeOf('team', from.teamID, into.teamID, { from, into, divisions: ids }, by),
    ...rememberDeletedTeam(from, into.teamID),
  ])
}

/** A photo stays with the record that it was given to: the other family has not agreed to show it. */
async function writePlayers(from: PlayerItem, into: PlayerItem, by: Deleter) {
  const { now } = by
  const { age, birthYear, birthWindow } = from
  const owner = ownerOfBoth(into, from)
  const changes = {
    ...filled(into, from, PLAYER_FIELDS),
    ...filledPlace(into, from),
    ...(into.age === undefined && into.birthYear === undefined && { age, birthYear, birthWindow }),
    origin: originOfBoth(into.origin, from.origin),
    ...owner.changes,
    ...(owner.isMoved && { guardianConsent: from.guardianConsent }),
  }
  await transactWrite([
    ...recordWrites(playerRecord.remove(from), playerRecord.replace(into, changes, { now })),
    ...owner.exists,
    resting({ kind: 'player', recordID: from.playerID, name: from.name, ownerID: from.claimedBy, record: from }, by),
    mergeOf('player', from.playerID, into.playerID, { from, into }, by),
    ...rememberDeleted('players', into.playerID, from.origin),
  ])
}

/** The duplicate's owner has the kept record where nobody owns that. */
function ownerOfBoth(into: Claimed, { claimedBy, claimedAt }: Claimed) {
  const isMoved = !into.claimedBy && claimedBy !== undefined
  const changes = { claimedBy, claimedAt, isReleased: undefined }
  return isMoved ? { isMoved, changes, exists: [userExists(claimedBy)] } : { isMoved, changes: {}, exists: [] }
}

/** Those whom the owner of the kept team appointed for either of the two. */
function managersOfBoth(into: TeamItem, from: TeamItem): Pick<TeamItem, 'managers'> {
  if (!into.claimedBy) return { managers: from.managers }
  if (from.claimedBy !== into.claimedBy || managersOf(from).length === 0) return {}
  const userIDs = [...new Set([...managersOf(into), ...managersOf(from)])]
  return { managers: { ...appointmentBy(into)!, userIDs } }
}

const mergeOf = (
  kind: MergedKind,
  recordID: string,
  intoID: string,
  { from, into, divisions }: { from: Claimed; into: Claimed; divisions?: Record<string, string> },
  { userID: mergedBy, now }: Deleter,
): [Write, Error] => [
  mergedRecords().create({
    kind,
    recordID,
    intoID,
    divisions,
    ownerID: from.claimedBy,
    intoOwnerID: into.claimedBy,
    mergedBy,
    createdAt: now.toISOString(),
  }),
  conflict(`This ${kind} has been merged already.`),
]

async function teamPlan(from: TeamItem, into: TeamItem, now: Date) {
  const [theirs, ours] = (await Promise.all(
    [from, into].map(({ teamID }) => queryPartition(teams().get({ teamID }), true)),
  )) as [Partition, Partition]
  const there = { entries: ours.of(rosterEntries()), requests: ours.of(rosterRequests()) }
  const entries = theirs.of(rosterEntries())
  const doubled = entries.filter((entry) => sameEntry(entryAt(into.teamID, entry), there.entries, now))
  const contactIDs = new Set(ours.of(teamContacts()).map(({ contactID }) => contactID))
  const counts: Counts = {
    DIVISIONS: from.divisions.filter((it) => !into.divisions.some((other) => isSameDivision(other, it))).length,
    ROSTER_ENTRIES: entries.length - doubled.length,
    ROSTER_REQUESTS: theirs.of(rosterRequests()).filter((it) => !isMoot({ ...it, teamID: into.teamID }, there, now))
      .length,
    CONTACTS:
      theirs.of(teamContacts()).filter(({ contactID }) => !contactIDs.has(contactID)).length +
      theirs.of(divisionContacts()).length,
    CONTACT_INVITATIONS: theirs.of(contactInvitations()).length,
    EVENTS: theirs.of(teamEvents()).length,
    OPPORTUNITIES: theirs.of(teamOpportunities()).length,
    CLAIMS: theirs.of(recordClaims()).length,
    SOURCE_RECORDS: Object.keys(from.origin?.externals ?? {}).length,
  }
  const names = await Promise.all(doubled.map(({ playerID }) => findPlayer(playerID)))
  const conflicts = [
    ...(await twoOwners('team', from, into)),
    ...doubled.map(
      ({ season }, at) =>
        `${names[at]?.name ?? 'A player'} is on both rosters for ${season}. The entry of ${into.name} stays.`,
    ),
  ]
  return { moves: movesOf(counts), conflicts }
}

type Partition = Awaited<ReturnType<typeof queryPartition>>

async function playerPlan(from: PlayerItem, into: PlayerItem, now: Date) {
  const [theirs, ours] = (await Promise.all(
    [from, into].map(({ playerID }) => queryPartition(players().get({ playerID }), true)),
  )) as [Partition, Partition]
  const there = { entries: ours.of(playerHistory()), requests: ours.of(playerRequests()) }
  const at = <Row extends { playerID: string }>(row: Row): Row => ({ ...row, playerID: into.playerID })
  const entries = theirs.of(playerHistory())
  const doubled = entries.filter((it) => sameEntry(at(it), there.entries, now))
  const registered = theirs.of(playerRegistrations())
  const held = new Set(ours.of(playerRegistrations()).map(({ opportunityID }) => opportunityID))
  const both = registered.filter(({ opportunityID }) => held.has(opportunityID))
  const counts: Counts = {
    ROSTER_ENTRIES: entries.length - doubled.length,
    ROSTER_REQUESTS: theirs.of(playerRequests()).filter((it) => !isMoot(at(it), there, now)).length,
    REGISTRATIONS: registered.length - both.length,
    CLAIMS: theirs.of(recordClaims()).length,
    FAMILY_INVITATIONS: theirs.of(familyInvitations()).length,
    SOURCE_RECORDS: Object.keys(from.origin?.externals ?? {}).length,
  }
  const conflicts = [
    ...(await twoOwners('player', from, into)),
    ...(await Promise.all(
      doubled.map(async ({ teamID, season }) => {
        const team = await findTeam(teamID)
        return `Both are on the roster of ${team?.name ?? 'a team'} for ${season}. One entry stays.`
      }),
    )),
    ...(await Promise.all(both.map(({ opportunityID }) => twoRegistrations(opportunityID, from, into)))),
  ]
  return { moves: movesOf(counts), conflicts }
}

async function twoRegistrations(opportunityID: string, from: PlayerItem, into: PlayerItem) {
  const [{ data: opportunity }, { data: theirs }, { data: ours }] = await Promise.all([
    opportunities().get({ opportunityID }).go(strong),
    registrations().get({ opportunityID, playerID: from.playerID }).go(strong),
    registrations().get({ opportunityID, playerID: into.playerID }).go(strong),
  ])
  const stays = theirs && ours && stayingOf(ours, theirs)
  const which =
    stays?.status === 'APPROVED' ? 'The approved registration stays.' : 'The registration of the kept player stays.'
  return `Both are registered for "${opportunity?.title ?? 'an opportunity'}". ${which}`
}

async function twoOwners(kind: MergedKind, { claimedBy: theirs }: Claimed, { claimedBy: ours }: Claimed) {
  if (!theirs || !ours || theirs === ours) return []
  const [other, owner] = await Promise.all(
    [theirs, ours].map(async (userID) => (await users().get({ userID }).go()).data?.name),
  )
  return [`Both have an owner. ${owner ?? 'The owner'} keeps the ${kind}, and ${other ?? 'the other owner'} loses it.`]
}

const movesOf = (counts: Counts) =>
  (Object.entries(counts) as [MergedPart, number][])
    .filter(([, count]) => count > 0)
    .map(([part, count]) => ({ part, count }))
