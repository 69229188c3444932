import type { ClaimRequestItem } from '../../domain/claims/entity.ts'
import { type Claimed, recordsOf } from '../../domain/claims/ownership.ts'
import {
  findPending,
  hasChangedHands,
  reopenedClaimRequest,
  reviewedClaimRequest,
} from '../../domain/claims/request-writes.ts'
import { getClaim, getPendingClaim } from '../../domain/claims/service.ts'
import { decisionInput } from '../../domain/claims/validation.ts'
import { teams } from '../../domain/teams/entity.ts'
import { notBlocked, users } from '../../domain/users/entity.ts'
import { recordWrites } from '../../store/records/listed-record.ts'
import { find, retryOnConflict, transactWrite } from '../../store/store.ts'
import { conflict } from '../../values/errors.ts'
import { parse } from '../../values/parse.ts'
import { findRecord } from '../records.ts'
import { endManagement } from '../transfer.ts'
import { undoClaim } from './undo-claim.ts'

type Decision = { by: string; now: Date }

const settled = ({ by, now }: Decision) => ({ decidedBy: by, decidedAt: now.toISOString() })

/** Gives the record to the claimant, unless its owner changed after the claim. */
export async function approveClaim(claimID: string, reason: unknown, decision: Decision): Promise<ClaimRequestItem> {
  const { now } = decision
  const reasonForOwner = parse(decisionInput, { reason }).reason || undefined
  const claim = await retryOnConflict(async () => {
    const pending = await getPendingClaim(claimID)
    const { ownershipBefore, ownersClaim, writes } = await handOver(pending, now)
    const decided = {
      ...pending,
      ...settled(decision),
      reasonForOwner,
      ownershipBefore,
      ownersClaimID: ownersClaim?.claimID,
    }
    const approved = reviewedClaimRequest(decided, 'approved', now)
    const closed = ownersClaim
      ? reviewedClaimRequest(
          { ...ownersClaim, ...settled(decision), closedBecause: 'anotherApproved' },
          'rejected',
          now,
        ).writes
      : []
    await transactWrite([...writes, ...approved.writes, ...closed])
    return approved.next
  })
  if (claim.ownerThen) await endOwnership(claim, claim.ownerThen, now)
  return claim
}

/** Hands over what the former owner and its managers added for a team, and ends the roles that the former owner gave. */
async function endOwnership({ resourceType, resourceID: teamID }: ClaimRequestItem, formerID: string, now: Date) {
  if (resourceType !== 'team') return
  // The team still names the managers whom the former owner appointed.
  const managers = (await find(teams, { teamID }))?.managers
  await endManagement(teamID, [formerID, ...(managers?.userIDs ?? [])], now)
}

async function handOver(claim: ClaimRequestItem, now: Date) {
  const { resourceID, userID, isInstant, guardianConsent } = claim
  const of = recordsOf(claim)
  const [record, claimant] = await Promise.all([of.get(resourceID), find(users, { userID })])
  const { claimedBy: owner, claimedAt = '' } = record
  if (hasChangedHands(claim, record)) throw conflict(`This ${of.word} has changed hands since the claim was made`)
  if (claimant && !claimant.emailVerifiedAt)
    throw conflict('The user has not confirmed the email address, so the claim cannot be approved')
  const since = isInstant ? claimedAt : now.toISOString()
  const ownership = {
    claimedBy: userID,
    claimedAt: since,
    provisional: undefined,
    isReleased: undefined,
    ...(guardianConsent && { guardianConsent }),
  }
  const itsOwner = notBlocked(userID, conflict('The account of this claim is blocked or no longer exists'))
  return {
    ownershipBefore: of.ownership(record),
    ownersClaim: owner && !isInstant ? await findPending({ ...claim, userID: owner }) : null,
    writes: [...recordWrites(of.replace(record, ownership, { now })), itsOwner],
  }
}

/** Rejects the claim. If it had already taken effect, the record is released, and what came with the claim is undone. */
export async function rejectClaim(claimID: string, reason: unknown, decision: Decision): Promise<ClaimRequestItem> {
  const { now } = decision
  const rejectionReason = parse(decisionInput, { reason }).reason || undefined
  const rejected = await retryOnConflict(async () => {
    const claim = await getPendingClaim(claimID)
    const released = claim.isInstant ? await release(claim, now) : null
    const decided = { ...claim, rejectionReason, ...settled(decision), ownershipBefore: released?.ownershipBefore }
    const { next, writes } = reviewedClaimRequest(decided, 'rejected', now)
    await transactWrite([...writes, ...(released?.writes ?? [])])
    return next
  })
  await undoClaim(rejected)
  return rejected
}

async function release(claim: ClaimRequestItem, now: Date) {
  const { resourceType, resourceID, userID } = claim
  const of = recordsOf(claim)
  const record = await findRecord(resourceType, resourceID)
  if (record?.claimedBy !== userID) return null
  return {
    ownershipBefore: of.ownership(record),
    writes: recordWrites(of.replace(record, of.released(record), { now })),
  }
}

/**
 * Undoes an admin's decision: the record goes back to whoever had it before, unless it has changed hands since, and the claim waits for
 * review again. What was removed with a rejected claim stays removed.
 */
export async function reverseClaim(claimID: string, now: Date): Promise<ClaimRequestItem> {
  const reopened = await retryOnConflict(async () => {
    const claim = await getClaim(claimID)
    const { resourceID, decidedAt, ownershipBefore: before, ownersClaimID } = claim
    if (!decidedAt) throw conflict('No admin has decided on this claim')
    const of = recordsOf(claim)
    const record = await of.get(resourceID)
    const isReleased = claim.status === 'approved' && !before?.claimedBy
    const twice = conflict(`This user has another claim for this ${of.word} waiting for review`)
    const { next, writes } = reopenedClaimRequest(
      claim,
      isReleased ? { heldBefore: { userIDs: [], since: decidedAt } } : {},
      { now, twice },
    )
    const ownership = of.ownership(before ?? record)
    if (!isAsDecided(claim, record) || hasChangedHands(next, { ...record, ...ownership }))
      throw conflict(`This ${of.word} has changed hands since the decision`)
    const gone = conflict(`The account that had the ${of.word} before is blocked or no longer exists`)
    const { claimedBy: owner } = ownership
    const ownersClaim = ownersClaimID ? await getClaim(ownersClaimID) : null
    await transactWrite([
      ...writes,
      ...(before ? recordWrites(of.replace(record, ownership, { now })) : []),
      ...(owner && owner !== record.claimedBy ? [notBlocked(owner, gone)] : []),
      ...(ownersClaim?.decidedAt ? reopenedClaimRequest(ownersClaim, {}, { now, twice }).writes : []),
    ])
    return next
  })
  await endOwnership(reopened, reopened.userID, now)
  await undoClaim(reopened)
  return reopened
}

/** Whether the record's owner is still the one that the decision left. */
function isAsDecided(claim: ClaimRequestItem, { claimedBy, claimedAt }: Claimed) {
  const { status, userID, isInstant, decidedAt, ownershipBefore: before } = claim
  if (status === 'approved') return claimedBy === userID && claimedAt === (isInstant ? before?.claimedAt : decidedAt)
  return !before || !claimedBy
}
