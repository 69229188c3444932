import { type Deleter, deletedRecordCopy } from '../../domain/deleted-records/copies.ts'
import { type MergedKind, mergedRecords } from '../../domain/merges/entity.ts'
import type { PlayerItem } from '../../domain/players/entity.ts'
import { isTeamOnly } from '../../domain/players/public-name.ts'
import { playerRecord } from '../../domain/players/record.ts'
import { rememberDeleted, rememberDeletedTeam } from '../../domain/sync/reference-entity.ts'
import type { TeamItem } from '../../domain/teams/entity.ts'
import { provisionalOwnership } from '../../domain/teams/provisional.ts'
import { holdsName, teamRecord } from '../../domain/teams/record.ts'
import { recordWrites } from '../../store/records/listed-record.ts'
import { transactWrite, type Write } from '../../store/store.ts'
import { conflict } from '../../values/errors.ts'
import {
  type Claimed,
  hasTwoOwners,
  mergedManagers,
  mergedOrigin,
  mergedOwner,
  type mergedTeamDivisions,
  missingFields,
  missingPlace,
} from './merged-fields.ts'

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
const PLAYER_FIELDS = ['position', 'batsThrows'] as const

/** Removes the duplicate and gives its owner, divisions, empty fields, and external records to the other team, in one transaction. */
export async function writeMergedTeam(
  from: TeamItem,
  into: TeamItem,
  { divisions, ids }: ReturnType<typeof mergedTeamDivisions>,
  by: Deleter,
) {
  const { now } = by
  const found = missingFields(into, from, TEAM_FIELDS)
  const fields = {
    divisions,
    ...found,
    ...missingPlace(into, from),
    origin: mergedOrigin(into.origin, from.origin),
  }
  const owner = mergedOwner(into, from)
  const provisional = owner.isMoved && from.provisional ? provisionalOwnership({ ...into, ...fields }, now) : undefined
  const { since, until, objectedAt } = from.provisional ?? {}
  const changes = {
    ...fields,
    ...owner.changes,
    ...mergedManagers(into, from),
    ...(provisional && since && until && { provisional: { ...provisional, since, until, objectedAt } }),
  }
  const holdsKey = await holdsName(from)
  await transactWrite([
    ...recordWrites(teamRecord.remove(from, { holdsKey }), teamRecord.replace(into, changes, { now })),
    ...owner.exists,
    deletedRecordCopy(
      {
        ...{ kind: 'team', recordID: from.teamID, name: from.name, ownerID: from.claimedBy, holdsKey },
        record: found.logoKey ? { ...from, logoKey: undefined } : from,
      },
      by,
    ),
    mergeOf('team', from.teamID, into.teamID, { from, into, divisions: ids, photoKey: found.logoKey }, by),
    ...rememberDeletedTeam(from, into.teamID),
  ])
}

/** The photo does not pass to another owner, whose family has not agreed to show it. */
export async function writeMergedPlayer(from: PlayerItem, into: PlayerItem, by: Deleter) {
  const { now } = by
  const { age, birthYear, birthWindow } = from
  const owner = mergedOwner(into, from)
  const photo = hasTwoOwners(into, from) ? {} : missingFields(into, from, ['photoKey'])
  const changes = {
    ...missingFields(into, from, PLAYER_FIELDS),
    ...photo,
    ...missingPlace(into, from),
    ...(into.age === undefined && into.birthYear === undefined && { age, birthYear, birthWindow }),
    origin: mergedOrigin(into.origin, from.origin),
    ...owner.changes,
    visibility: mergedVisibility(into, from),
    ...(owner.isMoved && { guardianConsent: from.guardianConsent, custodianTeamID: undefined }),
  }
  await transactWrite([
    ...recordWrites(playerRecord.remove(from), playerRecord.replace(into, changes, { now })),
    ...owner.exists,
    deletedRecordCopy(
      {
        ...{ kind: 'player', recordID: from.playerID, name: from.name, ownerID: from.claimedBy },
        record: photo.photoKey ? { ...from, photoKey: undefined } : from,
      },
      by,
    ),
    mergeOf('player', from.playerID, into.playerID, { from, into, ...photo }, by),
    ...rememberDeleted('players', into.playerID, from.origin),
  ])
}

/** The owner's choice. Without an owner, the narrower one. */
const mergedVisibility = (into: PlayerItem, from: PlayerItem) =>
  into.claimedBy || (!from.claimedBy && isTeamOnly(into)) ? into.visibility : from.visibility

const mergeOf = (
  kind: MergedKind,
  recordID: string,
  intoID: string,
  { from, into, ...moved }: { from: Claimed; into: Claimed; divisions?: Record<string, string>; photoKey?: string },
  { userID: mergedBy, now }: Deleter,
): [Write, Error] => [
  mergedRecords().create({
    kind,
    recordID,
    intoID,
    ...moved,
    ownerID: from.claimedBy,
    intoOwnerID: into.claimedBy,
    mergedBy,
    createdAt: now.toISOString(),
  }),
  conflict(`This ${kind} has been merged already.`),
]
