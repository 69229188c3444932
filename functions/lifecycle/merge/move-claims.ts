import { type ClaimRequestItem, claimRequests, pendingKey, recordClaims } from '../../domain/claims/entity.ts'
import { findPending, reviewedClaimRequest } from '../../domain/claims/requests.ts'
import type { MergedRecordItem } from '../../domain/merges/entity.ts'
import { replaceItem } from '../../store/records/version.ts'
import { find, versionConflict, type Write, type Writes } from '../../store/store.ts'
import { uniqueKeys } from '../../store/unique-keys/entity.ts'

type Kept = { id: string; claimedBy?: string; isThere: readonly [Write, Error] }

/**
 * The writes that move a pending request from the duplicate to the kept record. The request is closed if it no longer makes sense there:
 * its user owns that record or already has a pending request for it, or it is an instant claim by a former owner.
 */
export async function movedClaim(
  { resourceType, resourceID, claimID }: Pick<ClaimRequestItem, 'resourceType' | 'resourceID' | 'claimID'>,
  kept: Kept,
  { ownerID, intoOwnerID }: MergedRecordItem,
  now: Date,
): Promise<Writes> {
  const claim = await find(claimRequests, { claimID })
  const left = [recordClaims().delete({ resourceType, resourceID, claimID })] as const
  if (claim?.status !== 'pending' || claim.resourceID !== resourceID) return [left]
  const { userID, isInstant } = claim
  const next: ClaimRequestItem = {
    ...claim,
    resourceID: kept.id,
    ownerThen: isInstant ? undefined : kept.claimedBy,
    version: claim.version + 1,
  }
  const isOfOwner = userID === kept.claimedBy
  const hasSense = isInstant ? isOfOwner && userID === ownerID && !intoOwnerID : !isOfOwner
  if (!hasSense || (await findPending(next)))
    return reviewedClaimRequest({ ...claim, closedBecause: 'merged' }, 'rejected', now).writes
  return [
    kept.isThere,
    left,
    replaceItem(claimRequests(), claim, next),
    [uniqueKeys().delete(pendingKey(claim))],
    [uniqueKeys().create({ ...pendingKey(next), owner: claimID }), versionConflict],
    [recordClaims().put({ resourceType, resourceID: kept.id, claimID })],
  ]
}
