import type { ClaimRequestItem } from '../../domain/claims/entity.ts'
import { hasChangedHands } from '../../domain/claims/handed-over.ts'
import { recordsOf } from '../../domain/claims/records.ts'
import { findPending, reviewedClaimRequest } from '../../domain/claims/requests.ts'
import { getPendingClaim } from '../../domain/claims/service.ts'
import { rejectionInput } from '../../domain/claims/validation.ts'
import { notBlocked } from '../../domain/users/exists.ts'
import { recordWrites } from '../../store/records/listed-record.ts'
import { retryOnConflict, transactWrite, type Writes } from '../../store/store.ts'
import { conflict, Refusal } from '../../values/errors.ts'
import { parse } from '../../values/parse.ts'
import { removeEndedAppointments } from './ended-appointments.ts'
import { handOverEventsAndOpportunities } from './hand-over.ts'
import { undoClaim } from './undo-claim.ts'

/** Gives the record to the claimant, unless its owner changed after the claim. */
export async function approveClaim(claimID: string, now: Date): Promise<ClaimRequestItem> {
  const claim = await retryOnConflict(async () => {
    const pending = await getPendingClaim(claimID)
    const { next, writes } = reviewedClaimRequest(pending, 'approved', now)
    await transactWrite([...(await handOver(pending, now)), ...writes])
    return next
  })
  const { resourceType, resourceID, ownerThen } = claim
  if (resourceType === 'team' && ownerThen) {
    await handOverEventsAndOpportunities(resourceID, [ownerThen], now)
    await removeEndedAppointments(resourceID)
  }
  return claim
}

async function handOver(claim: ClaimRequestItem, now: Date): Promise<Writes> {
  const { resourceID, userID, isInstant, guardianConsent } = claim
  const of = recordsOf(claim)
  const record = await of.get(resourceID)
  const { claimedBy: owner, claimedAt = '' } = record
  if (hasChangedHands(claim, record)) throw conflict(`This ${of.word} has changed hands since the claim was made`)
  const since = isInstant ? claimedAt : now.toISOString()
  const ownership = {
    ...{ claimedBy: userID, claimedAt: since, provisional: undefined, isReleased: undefined },
    ...(guardianConsent && { guardianConsent }),
  }
  const writes = recordWrites(of.replace(record, ownership, { now }))
  const itsOwner = notBlocked(userID, conflict('The account of this claim is blocked or no longer exists'))
  if (isInstant) return [...writes, itsOwner]

  const claimOfOwner = owner ? await findPending({ ...claim, userID: owner }) : null
  return [...writes, itsOwner, ...(claimOfOwner ? reviewedClaimRequest(claimOfOwner, 'rejected', now).writes : [])]
}

/** Rejects the claim. If it had already taken effect, the record is released, and what came with the claim is undone. */
export async function rejectClaim(claimID: string, reason: unknown, now: Date): Promise<ClaimRequestItem> {
  const rejectionReason = parse(rejectionInput, { reason }).reason || undefined
  const rejected = await retryOnConflict(async () => {
    const claim = await getPendingClaim(claimID)
    const { next, writes } = reviewedClaimRequest({ ...claim, rejectionReason }, 'rejected', now)
    await transactWrite([...writes, ...(claim.isInstant ? await release(claim, now) : [])])
    return next
  })
  await undoClaim(rejected)
  return rejected
}

async function release(claim: ClaimRequestItem, now: Date): Promise<Writes> {
  const { resourceID, userID } = claim
  const of = recordsOf(claim)
  const record = await of.get(resourceID).catch((error: unknown) => {
    if (error instanceof Refusal) return null
    throw error
  })
  if (record?.claimedBy !== userID) return []
  return recordWrites(of.replace(record, of.released(record), { now }))
}
