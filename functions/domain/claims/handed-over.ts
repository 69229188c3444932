import { versionConflict, type Writes } from '../../store/store.ts'
import type { ClaimRequestItem } from './entity.ts'
import type { Claimed } from './records.ts'
import { findPending, instantClaimWrites, newClaimRequest, reviewedClaimRequest } from './requests.ts'

type HandOver = Pick<ClaimRequestItem, 'resourceType' | 'resourceID'> & {
  fromUserID: string
  toUserID: string
  /** Others who could add to the record under the claim. */
  helperIDs?: readonly string[]
}

/** If the former owner's instant claim is still unreviewed, rejecting it must later release the record from the new owner. */
export async function handedOverClaim(
  { resourceType, resourceID, fromUserID, toUserID, helperIDs = [] }: HandOver,
  now: Date,
): Promise<Writes> {
  const subject = { resourceType, resourceID }
  const [before, own] = await Promise.all([
    findPending({ ...subject, userID: fromUserID }),
    findPending({ ...subject, userID: toUserID }),
  ])
  if (!before?.isInstant) return []
  const heldBefore = {
    userIDs: [...new Set([fromUserID, ...helperIDs, ...(before.heldBefore?.userIDs ?? [])])],
    since: sinceOf(before),
  }
  const closed = reviewedClaimRequest({ ...before, closedBecause: 'handedOver' }, 'rejected', now).writes
  const next = own
    ? instantClaimWrites(own, now, heldBefore)
    : newClaimRequest({ ...subject, userID: toUserID, isInstant: true, heldBefore }, now, versionConflict).writes
  return [...closed, ...next]
}

/** Whether the record's owner has changed since the claim, so that it cannot be approved. */
export const hasChangedHands = (
  { isInstant, userID, ownerThen, createdAt }: ClaimRequestItem,
  { claimedBy, claimedAt = '' }: Claimed,
) => (isInstant ? claimedBy !== userID : claimedBy !== ownerThen || claimedAt > createdAt)

/** When the record was first claimed, by this user or by one who handed it over before a review. */
export const sinceOf = ({ heldBefore, createdAt }: Pick<ClaimRequestItem, 'heldBefore' | 'createdAt'>) =>
  heldBefore?.since ?? createdAt
