import { isRejectedByAdmin } from '../../domain/claims/entity.ts'
import { recordsOf } from '../../domain/claims/ownership.ts'
import { latestInstantClaim, newClaimRequest } from '../../domain/claims/request-writes.ts'
import { deletedOf, findDeleted, recordIn } from '../../domain/deleted-records/copies.ts'
import { DELETED_KINDS, type DeletedKind, type DeletedRecordItem } from '../../domain/deleted-records/entity.ts'
import { type MergedKind, mergedIntoID, mergedRecords, mergesOf } from '../../domain/merges/entity.ts'
import { NO_COUNTS } from '../../domain/opportunities/entity.ts'
import { hiddenRecords, hiddenReference } from '../../domain/reports/entity.ts'
import { detailsOf, pendingChange, scheduleChange } from '../../domain/scheduled-work/changes.ts'
import { scheduledWork } from '../../domain/scheduled-work/entity.ts'
import type { TeamItem } from '../../domain/teams/entity.ts'
import { creatorFor, managesTeam } from '../../domain/teams/managers.ts'
import { abandonedOwnership } from '../../domain/teams/provisional.ts'
import { type Caller, userExists, users } from '../../domain/users/entity.ts'
import { needsConsistentReads } from '../../store/change-log/token.ts'
import type { SyncOrigin } from '../../store/records/corrections.ts'
import { type Hidden, hiddenWithTeam } from '../../store/records/hidden.ts'
import { writeRecord } from '../../store/records/listed-record.ts'
import { find, ignoreVersionConflict, versionConflict, type Writes } from '../../store/store.ts'
import { conflict, Refusal } from '../../values/errors.ts'
import { isID } from '../../values/ids.ts'
import { coachRefusalTexts } from '../../values/messages/coach-refusals.ts'
import { changeRecord, findRecord, isOfTeams, type RecordOf, recordOf, type TeamRecordKind } from '../records.ts'
import { restoreParts } from './parts.ts'

const NOT_FOUND = coachRefusalTexts.deletedRecordNotFound

/** The team, or the team that it was merged into. */
async function readTeam(teamID: string): Promise<TeamItem | null> {
  const team = await findRecord('team', teamID)
  const keptID = team ? null : await mergedIntoID('team', teamID)
  return keptID ? findRecord('team', keptID) : team
}

type OfTeam = { teamID?: string; custodianTeamID?: string }

/** A team's records, and the players of its roster import, can be restored by its current managers. */
async function canRestore({ userID, isAdmin }: Caller, copy: DeletedRecordItem, teamOf = readTeam) {
  if (isAdmin) return true
  const { kind, ownerID, deletedBy, isByAdmin } = copy
  if (isByAdmin || (ownerID !== userID && deletedBy !== userID)) return false
  const { custodianTeamID, teamID = custodianTeamID }: OfTeam = kind === 'team' ? {} : recordIn(copy)
  const team = teamID ? await teamOf(teamID) : null
  return team ? managesTeam(team, userID) : !custodianTeamID
}

/** The records that the viewer may restore, latest deletion first. */
export async function deletedRecordsOf(kind: DeletedKind | null | undefined, viewer: Caller, now: Date) {
  const kinds = kind ? [kind] : DELETED_KINDS
  const found = await Promise.all(kinds.map((each) => deletedOf(each, needsConsistentReads())))
  const restorable = found.flat().filter((it) => it.expiresAt * 1000 > now.getTime())
  // Many records belong to the same team, so read each team once.
  const read = new Map<string, ReturnType<typeof readTeam>>()
  function teamOf(teamID: string) {
    const team = read.get(teamID) ?? readTeam(teamID)
    read.set(teamID, team)
    return team
  }
  const isOwn = await Promise.all(restorable.map((it) => canRestore(viewer, it, teamOf)))
  return restorable.filter((_, i) => isOwn[i]).sort((a, b) => b.deletedAt.localeCompare(a.deletedAt))
}

/**
 * Restores the record, and then its related items one by one. Idempotent: a call after an interruption continues the work. Related items
 * that can no longer exist are skipped. Refuses if another team has taken the name.
 */
export async function restoreRecord(kind: DeletedKind, recordID: string, viewer: Caller, now: Date): Promise<true> {
  const deleted = isID(recordID) ? await findDeleted(kind, recordID) : null
  if (!deleted || deleted.expiresAt * 1000 <= now.getTime() || !(await canRestore(viewer, deleted)))
    throw new Refusal('NOT_FOUND', NOT_FOUND)
  if (!deleted.isComplete) throw conflict(coachRefusalTexts.stillBeingDeleted)
  const restored = isOfTeams(kind) ? restoreOfTeam(kind, deleted, now) : restoreClaimed(kind, deleted, now)
  // An earlier attempt may have restored it.
  await restored.catch(ignoreVersionConflict)
  await restoreParts(kind, recordID, now)
  return true
}

/** A version above every version that readers may have seen, and the original creation time. */
const asBefore = ({ version, createdAt }: { version: number; createdAt: string }, now: Date) => ({
  now,
  version: version + 2,
  createdAt,
})

/**
 * Restores the claim, unless the account is gone or an admin has rejected the claim since: then the record is released, as it would have
 * been. An unreviewed claim returns to the queue: its request was closed with the record, or moved to the record that it was merged into.
 */
async function claimed(
  resourceType: MergedKind,
  recordID: string,
  item: RecordOf<MergedKind>,
  now: Date,
): Promise<{ item: RecordOf<MergedKind>; owner: Writes }> {
  const { claimedBy: userID } = item
  if (!userID) return { item, owner: [] }
  const isThere = (await find(users, { userID })) !== null
  const merges = isThere ? await mergesOf(resourceType, recordID) : []
  const resourceIDs = [recordID, ...merges.map(({ intoID }) => intoID)]
  const claim = isThere ? await latestInstantClaim({ resourceType, resourceIDs, userID }) : null
  if (!isThere || (claim && isRejectedByAdmin(claim))) {
    const isAbandoned = !isThere && 'teamID' in item
    const free = isAbandoned ? abandonedOwnership(item, now) : recordsOf({ resourceType }).released(item)
    return { item: { ...item, ...free }, owner: [] }
  }
  const isOpen = claim !== null && claim.status !== 'approved'
  const review = isOpen
    ? newClaimRequest({ resourceType, resourceID: recordID, userID, isInstant: true }, now, versionConflict).writes
    : []
  return { item, owner: [userExists(userID), ...review] satisfies Writes }
}

/** If the creator no longer manages the team, the team's owner becomes the creator. */
async function withTeam<Item extends { teamID?: string; hidden?: Hidden; createdBy?: string }>(found: Item, now: Date) {
  const { teamID, createdBy } = found
  const team = teamID ? await readTeam(teamID) : null
  const item = team && createdBy ? { ...found, createdBy: creatorFor(team, createdBy) } : found
  const ownHidden = item.hidden?.withTeam ? undefined : item.hidden
  const hidden = ownHidden ?? hiddenWithTeam(team, now)
  return { item: { ...item, hidden, teamID: team?.teamID }, team, hidden }
}

/**
 * Undoes the merge into another record: the external records of this record are removed from the other one. Items that moved in the merge
 * stay there.
 */
async function unmerged(
  kind: MergedKind,
  recordID: string,
  origin: SyncOrigin | undefined,
  now: Date,
): Promise<Writes> {
  const [merge] = await mergesOf(kind, recordID)
  if (!merge) return []
  const { intoID } = merge
  await changeRecord(kind, intoID, (kept) => {
    const change = withoutOutside(kept.origin, origin)
    return change && recordOf(kind).replace(kept, change, { now })
  })
  return [[mergedRecords().delete({ kind, recordID })]]
}

function withoutOutside(held: SyncOrigin | undefined, origin: SyncOrigin | undefined) {
  if (!held || !origin) return null
  const left = Object.entries(held.externals).filter(([key]) => !(key in origin.externals))
  return { origin: left.length > 0 ? { ...held, externals: Object.fromEntries(left) } : undefined }
}

/**
 * Schedules an email that the record is back on, for families who were emailed that it is canceled. Its calendar sequence is higher than in
 * that email. If that email is still pending, it is dropped and no other is sent.
 */
async function backOn(
  kind: `${TeamRecordKind}-change`,
  recordID: string,
  record: RecordOf<TeamRecordKind>,
  now: Date,
): Promise<{ calendarSequence: number | undefined; writes: Writes }> {
  const { calendarSequence = 0 } = record
  const after = detailsOf(record)
  if (!(await pendingChange(kind, recordID))) {
    const change = { before: { ...after, isCanceled: true }, after }
    const { isFirst, writes } = await scheduleChange(kind, recordID, change, now)
    if (isFirst) return { calendarSequence: calendarSequence + 2, writes }
  }
  return { calendarSequence: record.calendarSequence, writes: [[scheduledWork().delete({ kind, recordID })]] }
}

/** Restores a team or a player with its claim. */
async function restoreClaimed(kind: MergedKind, copy: DeletedRecordItem, now: Date) {
  const { recordID, holdsKey } = copy
  const deleted = recordIn<RecordOf<MergedKind>>(copy)
  const { item, owner } = await claimed(kind, recordID, deleted, now)
  const back = await unmerged(kind, recordID, item.origin, now)
  const taken = conflict(coachRefusalTexts.nameNowTaken(item.name))
  const how = { ...asBefore(item, now), ...(holdsKey && { taken }) }
  await writeRecord(recordOf(kind).create(item, how), [...owner, ...back])
}

/** Restores an event or an opportunity with its team. */
async function restoreOfTeam(kind: TeamRecordKind, copy: DeletedRecordItem, now: Date) {
  const { recordID } = copy
  const deleted = recordIn<RecordOf<TeamRecordKind>>(copy)
  const { item, team, hidden } = await withTeam(deleted, now)
  const { calendarSequence, writes } = await backOn(`${kind}-change`, recordID, item, now)
  // Registrations that are restored later increment the counts.
  const back = { ...item, ...(kind === 'opportunity' && NO_COUNTS), calendarSequence }
  const created = recordOf(kind).create(back, { ...asBefore(item, now), team })
  // A reference from before the deletion is still there.
  const reference: Writes = hidden
    ? hiddenReference(kind, recordID, hidden)
    : [[hiddenRecords().delete({ kind, recordID })]]
  await writeRecord(created, [...writes, ...reference])
}
