import { isHidden } from '../../store/records/hidden.ts'
import { recordWrites } from '../../store/records/listed-record.ts'
import { replaceItem } from '../../store/records/version.ts'
import {
  find,
  get,
  retryOnConflict,
  transactWrite,
  versionConflict,
  type Write,
  type Writes,
} from '../../store/store.ts'
import { DAY_SECONDS, expiresAfter } from '../../values/durations.ts'
import { conflict, notFound, Refusal } from '../../values/errors.ts'
import { childID, isID, parentOf } from '../../values/ids.ts'
import { coachRefusalTexts } from '../../values/messages/coach-refusals.ts'
import { handedOverClaim } from '../claims/request-writes.ts'
import { type TeamItem, teams } from '../teams/entity.ts'
import { managersOf, NO_TEAM, unchanged } from '../teams/managers.ts'
import { provisionalOf } from '../teams/provisional.ts'
import { teamRecord } from '../teams/record.ts'
import { type Caller, notBlocked, userReferences, users } from '../users/entity.ts'
import { isPendingTransfer, type TeamTransferItem, teamTransfers } from './entity.ts'

/** How long an offer can be accepted. */
const DAYS = 14

/** Offers the team to another account. The ownership changes on acceptance. */
export const transferTeam = (
  teamID: string,
  toUserID: string,
  { caller, now }: { caller: Caller; now: Date },
): Promise<TeamTransferItem> =>
  retryOnConflict(async () => {
    const [team, before, recipient] = await Promise.all([
      get(teams, { teamID }),
      find(teamTransfers, { teamID }),
      isID(toUserID) ? find(users, { userID: toUserID }) : null,
    ])
    const { claimedBy, claimedAt } = team
    if (!claimedBy || !claimedAt) throw conflict(coachRefusalTexts.nobodyOwnsTeam)
    if (!caller.isAdmin && claimedBy !== caller.userID) throw new Refusal('FORBIDDEN', NO_TEAM)
    if (!recipient || recipient.isBlocked) throw notFound('User')
    if (toUserID === claimedBy) throw conflict(coachRefusalTexts.userOwnsTeam)
    if (recipient.role === 'admin') throw conflict(coachRefusalTexts.adminsCannotOwnTeams)
    if (before && isPendingTransfer(before, team, now)) throw conflict(coachRefusalTexts.teamAlreadyOffered)
    const transfer: TeamTransferItem = {
      teamID,
      version: (before?.version ?? 0) + 1,
      transferID: childID(teamID),
      fromUserID: claimedBy,
      toUserID,
      status: 'pending',
      ownedSince: claimedAt,
      createdAt: now.toISOString(),
      expiresAt: expiresAfter(DAYS * DAY_SECONDS, now),
    }
    await transactWrite([
      [unchanged(team), versionConflict],
      notBlocked(toUserID, notFound('User')),
      ...(before ? [replaceItem(teamTransfers(), before, transfer)] : [created(transfer)]),
      ...(before && before.toUserID !== toUserID ? [[transferReference(before).delete()] as const] : []),
      [transferReference(transfer).put()],
    ])
    return transfer
  })

/** Gives the team to the recipient, without managers. A pending claim continues as the recipient's. */
export const takeOverTeam = (transferID: string, now: Date): Promise<{ team: TeamItem; formerIDs: string[] }> =>
  retryOnConflict(async () => {
    const { transfer, team } = await getPending(transferID, now)
    const { fromUserID, toUserID } = transfer
    if (isHidden(team)) throw notFound('Transfer')
    if (provisionalOf(team, now)) throw conflict(coachRefusalTexts.ownershipInReview)
    const recipient = await find(users, { userID: toUserID })
    if (recipient?.role === 'admin') throw conflict(coachRefusalTexts.adminsCannotOwnTeams)
    const ownership = { claimedBy: toUserID, claimedAt: now.toISOString(), provisional: undefined, managers: undefined }
    const changed = teamRecord.replace(team, ownership, { now })
    await transactWrite([
      ...recordWrites(changed),
      ...transferEndWrites(transfer, 'accepted'),
      notBlocked(fromUserID, notFound('Transfer')),
      notBlocked(toUserID, notFound('Transfer')),
      ...(await handedOverClaim(
        { resourceType: 'team', resourceID: team.teamID, fromUserID, toUserID, helperIDs: managersOf(team) },
        now,
      )),
    ])
    return { team: changed.item, formerIDs: [fromUserID, ...managersOf(team)] }
  })

/** Declines the offer, for the recipient. */
export const declineTransfer = (transferID: string, now: Date) => end(transferID, 'declined', now)

/** Withdraws the offer, for the owner. */
export const cancelTransfer = (transferID: string, now: Date) => end(transferID, 'canceled', now)

const end = async (transferID: string, status: 'declined' | 'canceled', now: Date): Promise<true> => {
  await retryOnConflict(async () =>
    transactWrite(transferEndWrites((await getPending(transferID, now)).transfer, status)),
  )
  return true
}

/** Withdraws an offer by somebody who no longer owns the team. Idempotent. */
export const cancelOutdatedTransfer = (teamID: string): Promise<void> =>
  retryOnConflict(async () => {
    const [team, transfer] = await Promise.all([find(teams, { teamID }), find(teamTransfers, { teamID })])
    if (!team || transfer?.status !== 'pending') return
    if (team.claimedBy !== transfer.fromUserID || team.claimedAt !== transfer.ownedSince)
      await transactWrite(transferEndWrites(transfer, 'canceled'))
  })

async function getPending(transferID: string, now: Date) {
  const teamID = parentOf(transferID, 'Transfer')
  const [team, transfer] = await Promise.all([find(teams, { teamID }), find(teamTransfers, { teamID })])
  if (!team || transfer?.transferID !== transferID || !isPendingTransfer(transfer, team, now))
    throw notFound('Transfer')
  return { transfer, team }
}

const created = (transfer: TeamTransferItem): [Write, Error] => [teamTransfers().create(transfer), versionConflict]

/** The recipient's reference to the offer. */
export const transferReference = ({ toUserID: userID, teamID: recordID }: TeamTransferItem) => {
  const key = { userID, kind: 'teamTransfer', recordID } as const
  return { put: () => userReferences().put({ ...key }), delete: () => userReferences().delete({ ...key }) }
}

/** The writes that end a pending offer. */
export const transferEndWrites = (transfer: TeamTransferItem, status: TeamTransferItem['status']): Writes => [
  replaceItem(teamTransfers(), transfer, { ...transfer, status, version: transfer.version + 1 }),
  [transferReference(transfer).delete()],
]
