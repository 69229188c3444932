import { isRejectedByAdmin } from '../../domain/claims/entity.ts'
import { latestInstantClaim, newClaimRequest } from '../../domain/claims/request-writes.ts'
import { findDeleted } from '../../domain/deleted-records/copies.ts'
import {
  DELETED_KINDS,
  type DeletedKind,
  type DeletedRecordItem,
  deletedRecords,
} from '../../domain/deleted-records/entity.ts'
import type { EventItem } from '../../domain/events/entity.ts'
import { eventRecord } from '../../domain/events/record.ts'
import { type MergedKind, mergedIntoID, mergedRecords, mergesOf } from '../../domain/merges/entity.ts'
import type { OpportunityItem } from '../../domain/opportunities/entity.ts'
import { opportunityRecord } from '../../domain/opportunities/record.ts'
import { type PlayerItem, players } from '../../domain/players/entity.ts'
import { playerRecord } from '../../domain/players/record.ts'
import { hiddenReference } from '../../domain/reports/entity.ts'
import {
  type ChangeDetails,
  detailsOfEvent,
  detailsOfOpportunity,
  pendingChange,
  scheduleChange,
} from '../../domain/scheduled-work/changes.ts'
import { scheduledWork } from '../../domain/scheduled-work/entity.ts'
import { type TeamItem, teams } from '../../domain/teams/entity.ts'
import { creatorFor, managesTeam } from '../../domain/teams/managers.ts'
import { teamRecord } from '../../domain/teams/record.ts'
import { type Caller, userExists, users } from '../../domain/users/entity.ts'
import { needsConsistentReads } from '../../store/change-log/token.ts'
import type { SyncOrigin } from '../../store/records/corrections.ts'
import { type Hidden, hiddenWithTeam } from '../../store/records/hidden.ts'
import { type RecordChange, recordWrites } from '../../store/records/listed-record.ts'
import {
  find,
  retryOnConflict,
  transactWrite,
  VersionConflict,
  versionConflict,
  type Writes,
} from '../../store/store.ts'
import { conflict, Refusal } from '../../values/errors.ts'
import { isID } from '../../values/ids.ts'
import * as m from '../../values/messages/generated.ts'
import { restoreParts } from './parts.ts'

const NOT_FOUND = m.deleted_record_not_found

/** The team, or the team that it was merged into. */
async function readTeam(teamID: string): Promise<TeamItem | null> {
  const data = await find(teams, { teamID })
  const keptID = data ? null : await mergedIntoID('team', teamID)
  return keptID ? await find(teams, { teamID: keptID }) : data
}

type OfTeam = { teamID?: string; custodianTeamID?: string }

/** A team's records, and the players of its roster import, can be restored by its current managers. */
async function canRestore(
  { userID, isAdmin }: Caller,
  { kind, ownerID, deletedBy, isByAdmin, record }: DeletedRecordItem,
  teamOf = readTeam,
) {
  if (isAdmin) return true
  if (isByAdmin || (ownerID !== userID && deletedBy !== userID)) return false
  const { custodianTeamID, teamID = custodianTeamID }: OfTeam = kind === 'team' ? {} : JSON.parse(record)
  const team = teamID ? await teamOf(teamID) : null
  return team ? managesTeam(team, userID) : !custodianTeamID
}

/** The records that the viewer may restore, latest deletion first. */
export async function deletedRecordsOf(kind: DeletedKind | null | undefined, viewer: Caller, now: Date) {
  const found = await Promise.all(
    (kind ? [kind] : DELETED_KINDS).map(async (each) => {
      const { data } = await deletedRecords()
        .query.byKind({ kind: each })
        .go({ pages: 'all', consistent: needsConsistentReads() })
      return data
    }),
  )
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
  if (!deleted.isComplete) throw conflict(m.this_record_is_still_being_deleted)
  try {
    await transactWrite(await restores[kind](deleted, now))
  } catch (error) {
    // An earlier attempt already restored it.
    if (!(error instanceof VersionConflict)) throw error
  }
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
 * Restores the claim, unless the account is gone or an admin has rejected the claim since. An unreviewed claim returns to the queue: its
 * request was closed with the record, or moved to the record that it was merged into.
 */
async function claimed<Item extends { claimedBy?: string; claimedAt?: string }>(
  resourceType: MergedKind,
  recordID: string,
  item: Item,
  now: Date,
) {
  const { claimedBy: userID } = item
  const isThere = userID && (await find(users, { userID }))
  const merges = isThere ? await mergesOf(resourceType, recordID) : []
  const resourceIDs = [recordID, ...merges.map(({ intoID }) => intoID)]
  const claim = isThere ? await latestInstantClaim({ resourceType, resourceIDs, userID }) : null
  if (!isThere || (claim && isRejectedByAdmin(claim)))
    return { item: { ...item, claimedBy: undefined, claimedAt: undefined }, owner: [] }
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
  await retryOnConflict(async () => {
    if (kind === 'team') {
      const data = await find(teams, { teamID: intoID })
      const change = data && withoutOutside(data.origin, origin)
      if (change) await transactWrite(recordWrites(teamRecord.replace(data, change, { now })))
    } else {
      const data = await find(players, { playerID: intoID })
      const change = data && withoutOutside(data.origin, origin)
      if (change) await transactWrite(recordWrites(playerRecord.replace(data, change, { now })))
    }
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
  kind: 'event-change' | 'opportunity-change',
  recordID: string,
  { calendarSequence }: { calendarSequence?: number },
  details: ChangeDetails,
  now: Date,
): Promise<{ calendarSequence: number | undefined; writes: Writes }> {
  const before = { ...details, isCanceled: true }
  const change = (await pendingChange(kind, recordID))
    ? null
    : await scheduleChange(kind, recordID, { before, after: details }, now)
  return change
    ? { calendarSequence: (calendarSequence ?? 0) + 2, writes: change.writes }
    : { calendarSequence, writes: [[scheduledWork().delete({ kind, recordID })]] }
}

const written = (change: RecordChange, more: Writes = []): Writes => [...recordWrites(change), ...more]

const restores: Record<DeletedKind, (deleted: DeletedRecordItem, now: Date) => Promise<Writes>> = {
  async team({ record, holdsKey }, now) {
    const team = JSON.parse(record) as TeamItem
    const { item, owner } = await claimed('team', team.teamID, team, now)
    const taken = conflict((_, to) => m.another_team_is_called_name_now({ name: item.name }, to))
    const back = await unmerged('team', item.teamID, item.origin, now)
    return written(teamRecord.create(item, { ...asBefore(item, now), ...(holdsKey && { taken }) }), [...owner, ...back])
  },
  async player({ record }, now) {
    const player = JSON.parse(record) as PlayerItem
    const { item, owner } = await claimed('player', player.playerID, player, now)
    const back = await unmerged('player', item.playerID, item.origin, now)
    return written(playerRecord.create(item, asBefore(item, now)), [...owner, ...back])
  },
  async event({ record, recordID }, now) {
    const { item, team, hidden } = await withTeam(JSON.parse(record) as EventItem, now)
    const { calendarSequence, writes } = await backOn('event-change', recordID, item, detailsOfEvent(item), now)
    return written(eventRecord.create({ ...item, calendarSequence }, { ...asBefore(item, now), team }), [
      ...writes,
      ...hiddenReference('event', recordID, hidden),
    ])
  },
  /** Starts with all counts at zero. Restored registrations increment them. */
  async opportunity({ record, recordID }, now) {
    const { item, team, hidden } = await withTeam(JSON.parse(record) as OpportunityItem, now)
    const details = detailsOfOpportunity(item)
    const { calendarSequence, writes } = await backOn('opportunity-change', recordID, item, details, now)
    const uncounted = { ...item, approvedCount: 0, registrationCount: 0, offeredCount: 0, waitlistCount: 0 }
    return written(opportunityRecord.create({ ...uncounted, calendarSequence }, { ...asBefore(item, now), team }), [
      ...writes,
      ...hiddenReference('opportunity', recordID, hidden),
    ])
  },
}
