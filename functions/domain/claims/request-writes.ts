import { replaceItem } from '../../store/records/version.ts'
import {
  find,
  findAll,
  queryPartition,
  retryOnConflict,
  transactWrite,
  versionConflict,
  type Writes,
} from '../../store/store.ts'
import { uniqueKeys } from '../../store/unique-keys/entity.ts'
import type { Refusal } from '../../values/errors.ts'
import { newID } from '../../values/ids.ts'
import { userExists, userReferences, users } from '../users/entity.ts'
import { type ClaimRequestItem, claimQueue, claimRequests, pendingKey, recordClaims, type Subject } from './entity.ts'
import type { Claimed } from './ownership.ts'

export async function findPending(subject: Subject): Promise<ClaimRequestItem | null> {
  const key = await find(uniqueKeys, pendingKey(subject))
  return key && find(claimRequests, { claimID: key.owner })
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
  closedBecause: undefined,
  rejectionReason: undefined,
  reasonForOwner: undefined,
  decidedBy: undefined,
  decidedAt: undefined,
  ownershipBefore: undefined,
  ownersClaimID: undefined,
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

type Claims = Pick<ClaimRequestItem, 'resourceType' | 'userID'> & { resourceIDs: readonly string[] }

/** The user's latest instant claim of any of the records. */
export async function latestInstantClaim({
  resourceType,
  resourceIDs,
  userID,
}: Claims): Promise<ClaimRequestItem | null> {
  const claims = (await claimsBy(userID))
    .filter((it) => it.isInstant && it.resourceType === resourceType && resourceIDs.includes(it.resourceID))
    .sort((a, b) => a.createdAt.localeCompare(b.createdAt))
  return claims.at(-1) ?? null
}

/** The approval of the request by which the owner got the record. Null if the owner got it otherwise. */
export async function approvalOf(
  { resourceType, resourceID }: Pick<ClaimRequestItem, 'resourceType' | 'resourceID'>,
  { claimedBy, claimedAt }: Claimed,
): Promise<ClaimRequestItem | null> {
  if (!claimedBy) return null
  const claims = (await claimsBy(claimedBy)).filter((it) => it.resourceType === resourceType)
  return claims.find((it) => it.resourceID === resourceID && it.decidedAt === claimedAt) ?? null
}

async function claimsBy(userID: string): Promise<ClaimRequestItem[]> {
  const references = (await queryPartition(users().get({ userID }), true)).of(userReferences)
  const ids = references.flatMap(({ kind, recordID: claimID }) => (kind === 'claimRequest' ? [{ claimID }] : []))
  return findAll(claimRequests, ids, true)
}

type Reference = { resourceType: 'team' | 'player'; resourceID: string; claimID: string }

/** Closes the pending requests for a deleted record. */
export async function closeClaims(references: readonly Reference[]): Promise<void> {
  for (const { resourceType, resourceID, claimID } of references) {
    await retryOnConflict(async () => {
      const claim = await find(claimRequests, { claimID })
      await transactWrite(
        claim?.status === 'pending'
          ? reviewedClaimRequest({ ...claim, closedBecause: 'deleted' }, 'rejected', new Date()).writes
          : [[recordClaims().delete({ resourceType, resourceID, claimID })]],
      )
    })
  }
}

/**
 * The writes that open a closed request again, for a record that was restored. Without them, the owner could end a dispute by deleting and
 * restoring the record. None for an instant claim, which is restored with the ownership.
 */
export async function reopenedClaim(
  { resourceType, resourceID, claimID }: Reference,
  owner: string | undefined,
  taken: Refusal,
  now: Date,
): Promise<Writes> {
  const claim = await find(claimRequests, { claimID })
  if (claim?.closedBecause !== 'deleted' || claim.isInstant) return []
  const { userID, message, guardianConsent } = claim
  const filing = { resourceType, resourceID, userID, message, guardianConsent, isInstant: false, ownerThen: owner }
  return [userExists(userID, taken), ...newClaimRequest(filing, now, taken).writes]
}
