import { itemKey, parseItem } from '../../store/entity.ts'
import { batchGet, queryPartition } from '../../store/store.ts'
import { userReferences, users } from '../users/entity.ts'
import { type ClaimRequestItem, claimRequests } from './entity.ts'

type Subject = Pick<ClaimRequestItem, 'resourceType' | 'userID'> & { resourceIDs: readonly string[] }

/** The user's latest instant claim of any of the records. */
export async function latestInstantClaim({
  resourceType,
  resourceIDs,
  userID,
}: Subject): Promise<ClaimRequestItem | null> {
  const references = (await queryPartition(users().get({ userID }), true)).of(userReferences)
  const ids = references.filter(({ kind }) => kind === 'claimRequest').map(({ recordID }) => recordID)
  const items = await batchGet(
    ids.map((claimID) => itemKey(claimRequests, { claimID })),
    true,
  )
  const claims = items
    .map((item) => parseItem(claimRequests, item))
    .filter((it) => it.isInstant && it.resourceType === resourceType && resourceIDs.includes(it.resourceID))
    .sort((a, b) => a.createdAt.localeCompare(b.createdAt))
  return claims.at(-1) ?? null
}
