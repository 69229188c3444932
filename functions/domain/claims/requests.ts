import { replaceItem } from '../../store/records/version.ts'
import type { Writes } from '../../store/store.ts'
import { find } from '../../store/store.ts'
import { uniqueKeys } from '../../store/unique-keys/entity.ts'
import { newID } from '../../values/ids.ts'
import { userReferences } from '../users/entity.ts'
import { type ClaimRequestItem, claimQueue, claimRequests, recordClaims } from './entity.ts'
import { pendingKey, type Subject } from './pending-key.ts'

export async function findPending(subject: Subject): Promise<ClaimRequestItem | null> {
  const key = await find(uniqueKeys, pendingKey(subject))
  if (!key) return null
  const data = await find(claimRequests, { claimID: key.owner })
  return data
}

type NewClaim = Subject &
  Pick<ClaimRequestItem, 'message' | 'isInstant' | 'ownerThen' | 'guardianConsent' | 'heldBefore'>

/** Returns a new pending request and the writes that create it. The writes fail with `twice` if the user already has one. */
export function newClaimRequest(filing: NewClaim, now: Date, twice: Error) {
  const at = now.toISOString()
  const claim: ClaimRequestItem = {
    ...filing,
    claimID: newID(),
    version: 1,
    status: 'pending',
    createdAt: at,
    updatedAt: at,
  }
  const { claimID, userID, resourceType, resourceID } = claim
  const writes: Writes = [
    [uniqueKeys().create({ ...pendingKey(claim), owner: claimID }), twice],
    [claimRequests().create(claim)],
    [claimQueue().create({ status: 'pending', claimID })],
    [userReferences().put({ userID, kind: 'claimRequest', recordID: claimID })],
    [recordClaims().put({ resourceType, resourceID, claimID })],
  ]
  return { claim, writes }
}

const changed = (claim: ClaimRequestItem, changes: Partial<ClaimRequestItem>, now: Date) => {
  const next: ClaimRequestItem = { ...claim, ...changes, version: claim.version + 1, updatedAt: now.toISOString() }
  return { next, put: replaceItem(claimRequests(), claim, next) }
}

/** The write that records that the pending claim took effect immediately. */
export const instantClaimWrites = (
  claim: ClaimRequestItem,
  now: Date,
  heldBefore?: ClaimRequestItem['heldBefore'],
): Writes => [changed(claim, { isInstant: true, ownerThen: undefined, heldBefore }, now).put]

const UNDECIDED = {
  status: 'pending' as const,
  ...{ rejectionReason: undefined, decidedBy: undefined, decidedAt: undefined },
  ...{ ownershipBefore: undefined, ownersClaimID: undefined },
}

/** Returns a decided request as pending again, and the writes, which fail with `twice` if the user has another pending one. */
export function reopenedClaimRequest(
  claim: ClaimRequestItem,
  changes: Pick<Partial<ClaimRequestItem>, 'heldBefore'>,
  { now, twice }: { now: Date; twice: Error },
) {
  const { next, put } = changed(claim, { ...UNDECIDED, ...changes }, now)
  const { claimID, status, resourceType, resourceID } = claim
  const writes: Writes = [
    put,
    [claimQueue().delete({ status, claimID })],
    [claimQueue().create({ status: 'pending', claimID })],
    [uniqueKeys().create({ ...pendingKey(claim), owner: claimID }), twice],
    [recordClaims().put({ resourceType, resourceID, claimID })],
  ]
  return { next, writes }
}

/** Returns the reviewed request and the writes that move it to the queue of its new status. */
export function reviewedClaimRequest(claim: ClaimRequestItem, status: 'approved' | 'rejected', now: Date) {
  const { next, put } = changed(claim, { status }, now)
  const { claimID, resourceType, resourceID } = claim
  const writes: Writes = [
    put,
    [claimQueue().delete({ status: 'pending', claimID })],
    [claimQueue().create({ status, claimID })],
    [uniqueKeys().delete(pendingKey(claim))],
    [recordClaims().delete({ resourceType, resourceID, claimID })],
  ]
  return { next, writes }
}
