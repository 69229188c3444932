import { type Deleter, deletedRecordCopy } from '../../domain/deleted-records/copies.ts'
import { isSameDivision } from '../../domain/divisions/service.ts'
import { type MergedKind, type MergedRecordItem, mergedRecords } from '../../domain/merges/entity.ts'
import type { PlayerItem } from '../../domain/players/entity.ts'
import type { RegistrationItem } from '../../domain/registrations/entity.ts'
import { rememberDeleted, rememberDeletedTeam } from '../../domain/sync/reference-entity.ts'
import { recordsWithoutAge } from '../../domain/teams/divisions.ts'
import type { TeamDivision, TeamItem } from '../../domain/teams/entity.ts'
import { appointmentBy, managersOf } from '../../domain/teams/managers.ts'
import { provisionalOwnership } from '../../domain/teams/provisional.ts'
import { holdsName } from '../../domain/teams/record.ts'
import { userExists } from '../../domain/users/entity.ts'
import type { SyncOrigin } from '../../store/records/corrections.ts'
import { recordWrites } from '../../store/records/listed-record.ts'
import { transactWrite, type Writes } from '../../store/store.ts'
import { conflict } from '../../values/errors.ts'
import { childID } from '../../values/ids.ts'
import { pick } from '../../values/pick.ts'
import { isTeamOnly } from '../../values/player-visibility.ts'
import { type RecordOf, recordOf } from '../records.ts'

const TEAM_FIELDS = [
  'description',
  'sport',
  'colors',
  'crest',
  'logoKey',
  'websiteURL',
  'socialURLs',
  'seasonYear',
  'seasonCost',
  'waiver',
] as const
const PLAYER_FIELDS = ['positions', 'batsThrows'] as const

/** Removes the duplicate and gives its owner, divisions, empty fields, and external records to the other team, in one transaction. */
export async function writeMergedTeam(
  from: TeamItem,
  into: TeamItem,
  { divisions, ids }: ReturnType<typeof mergedTeamDivisions>,
  by: Deleter,
) {
  const changes = mergedTeam(into, from, divisions, by.now)
  const holdsKey = await holdsName(from)
  const merged = { recordID: from.teamID, intoID: into.teamID, divisions: ids, photoKey: changes.logoKey }
  const writes = [...mergedOwner(into, from).exists, ...rememberDeletedTeam(from, into.teamID)]
  await writeMerge('team', { from, into, changes }, { ...merged, holdsKey, writes }, by)
}

/** What the kept team takes over. */
export function mergedTeam(into: TeamItem, from: TeamItem, divisions: TeamDivision[], now: Date) {
  const found = missingFields(into, from, TEAM_FIELDS)
  const fields = { divisions, ...found, ...missingPlace(into, from), origin: mergedOrigin(into.origin, from.origin) }
  const { isMoved, changes } = mergedOwner(into, from)
  return {
    ...fields,
    ...(found.logoKey && { photoReview: from.photoReview }),
    unverifiedBy: into.unverifiedBy ?? from.unverifiedBy,
    ...changes,
    ...mergedManagers(into, from),
    ...(isMoved && mergedProvisional({ ...into, ...fields }, from, now)),
  }
}

/** The ownership stays provisional for as long as that of the duplicate would have. */
function mergedProvisional(merged: TeamItem, { provisional: held }: TeamItem, now: Date) {
  const provisional = held && provisionalOwnership(merged, false, now)
  return provisional && { provisional: { ...provisional, ...pick(held, 'since', 'until', 'objectedAt') } }
}

export async function writeMergedPlayer(from: PlayerItem, into: PlayerItem, by: Deleter) {
  const changes = mergedPlayer(into, from)
  const { photoKey } = changes
  const writes = [...mergedOwner(into, from).exists, ...rememberDeleted('players', into.playerID, from.origin)]
  await writeMerge(
    'player',
    { from, into, changes },
    { recordID: from.playerID, intoID: into.playerID, photoKey, writes },
    by,
  )
}

/** What the kept player takes over. The photo does not pass to another owner, whose family has not agreed to show it. */
export function mergedPlayer(into: PlayerItem, from: PlayerItem) {
  const { age, birthYear, birthWindow, photoReview, unverifiedBy, guardianConsent } = from
  const { isMoved, changes } = mergedOwner(into, from)
  const photo = hasTwoOwners(into, from) ? {} : missingFields(into, from, ['photoKey'])
  return {
    ...missingFields(into, from, PLAYER_FIELDS),
    ...photo,
    ...(photo.photoKey && { photoReview, unverifiedBy }),
    ...missingPlace(into, from),
    ...(into.age === undefined && into.birthYear === undefined && { age, birthYear, birthWindow }),
    origin: mergedOrigin(into.origin, from.origin),
    ...changes,
    visibility: mergedVisibility(into, from),
    ...(!into.claimedBy && missingFields(into, from, ['custodianTeamID'])),
    ...(isMoved && { guardianConsent, custodianTeamID: undefined }),
  }
}

/** The owner's choice. Without an owner, the narrower one. */
const mergedVisibility = (into: PlayerItem, from: PlayerItem) =>
  into.claimedBy || (!from.claimedBy && isTeamOnly(into)) ? into.visibility : from.visibility

type Merged = Pick<MergedRecordItem, 'recordID' | 'intoID' | 'divisions' | 'photoKey'> & {
  holdsKey?: boolean
  writes: Writes
}

/** Removes the duplicate, of which a copy without the photo that moves is kept, and changes the kept record. */
async function writeMerge<K extends MergedKind>(
  kind: K,
  { from, into, changes }: { from: RecordOf<K>; into: RecordOf<K>; changes: Partial<RecordOf<K>> },
  { holdsKey, writes, ...merged }: Merged,
  by: Deleter,
) {
  const { userID: mergedBy, now } = by
  const { recordID, photoKey } = merged
  const { claimedBy: ownerID } = from
  const owners = { ownerID, intoOwnerID: into.claimedBy, mergedBy }
  const record = photoKey ? { ...from, photoKey: undefined, logoKey: undefined, photoReview: undefined } : from
  const { remove, replace } = recordOf(kind)
  await transactWrite([
    ...recordWrites(remove(from, { holdsKey }), replace(into, changes, { now })),
    deletedRecordCopy({ kind, recordID, ownerID, holdsKey, record }, by),
    [
      mergedRecords().create({ kind, ...merged, ...owners, createdAt: now.toISOString() }),
      conflict(`This ${kind} has been merged already.`),
    ],
    ...writes,
  ])
}

export type Claimed = { claimedBy?: string; claimedAt?: string }

/** The fields that the kept record lacks and the duplicate has. */
export const missingFields = <Item extends object, Field extends keyof Item>(
  into: Item,
  from: Item,
  fields: readonly Field[],
) =>
  Object.fromEntries(
    fields.filter((field) => isEmpty(into[field]) && !isEmpty(from[field])).map((field) => [field, from[field]]),
  ) as Partial<Pick<Item, Field>>

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

type Placed = { locationCity?: string; state?: string; latitude?: number; longitude?: number }

/** Copies city, state, and position together, or none of them. */
export const missingPlace = (into: Placed, from: Placed): Placed => {
  if (into.locationCity || into.state) return {}
  const { locationCity, state, latitude, longitude } = from
  return { locationCity, state, latitude, longitude }
}

/** The origin of the merged record, with the external IDs of both. The source's suggestions for the duplicate's fields are dropped. */
export function mergedOrigin(into: SyncOrigin | undefined, from: SyncOrigin | undefined): SyncOrigin | undefined {
  if (!from) return into
  const { source, externals, isListing, rosterEntry, awaitedTeam } = from
  const withoutAge = [into, from].flatMap((origin) => (origin ? recordsWithoutAge(origin) : []))
  return {
    source,
    ...(isListing && { isListing }),
    ...(rosterEntry && { rosterEntry }),
    ...(awaitedTeam && { awaitedTeam }),
    ...into,
    ...((isListing || into?.isListing) && withoutAge.length > 0 && { withoutAge }),
    externals: { ...externals, ...into?.externals },
    ofDuplicates: [...(into?.ofDuplicates ?? []), ...Object.keys(externals)],
  }
}

/** The distinct divisions of both teams, and a map from each division of the duplicate to its replacement. */
export function mergedTeamDivisions(into: TeamItem, from: TeamItem) {
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

/** Adds the other division's external IDs. A division that a person added gets none. */
function withListingsOf(division: TeamDivision, other: TeamDivision): TeamDivision {
  const listings = [other.externalID, ...(other.alsoListedAs ?? [])].filter((id) => id !== undefined)
  if (!division.externalID || listings.length === 0) return division
  return { ...division, alsoListedAs: [...new Set([...(division.alsoListedAs ?? []), ...listings])] }
}

export const hasTwoOwners = ({ claimedBy: ours }: Claimed, { claimedBy: theirs }: Claimed) =>
  ours !== undefined && theirs !== undefined && ours !== theirs

/** The duplicate's owner becomes the owner of the kept record if it has none. */
export function mergedOwner(into: Claimed, { claimedBy, claimedAt }: Claimed) {
  const isMoved = !into.claimedBy && claimedBy !== undefined
  const changes = { claimedBy, claimedAt, isReleased: undefined }
  return isMoved ? { isMoved, changes, exists: [userExists(claimedBy)] } : { isMoved, changes: {}, exists: [] }
}

/** The managers of the merged team: those appointed by the kept team's owner, for either team. */
export function mergedManagers(into: TeamItem, from: TeamItem): Pick<TeamItem, 'managers'> {
  if (!into.claimedBy) return { managers: from.managers }
  if (from.claimedBy !== into.claimedBy || managersOf(from).length === 0) return {}
  const userIDs = [...new Set([...managersOf(into), ...managersOf(from)])]
  return { managers: { ...appointmentBy(into)!, userIDs } }
}

const isApproved = ({ status }: RegistrationItem) => status === 'APPROVED'

/** If a player has two registrations, keeps the approved one, or else the one of the kept record. */
export const registrationToKeep = (existing: RegistrationItem, arriving: RegistrationItem) =>
  isApproved(arriving) && !isApproved(existing) ? arriving : existing
