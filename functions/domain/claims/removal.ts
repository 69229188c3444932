import { find, retryOnConflict, transactWrite, type Writes } from '../../store/store.ts'
import type { Refusal } from '../../values/errors.ts'
import { userExists } from '../users/exists.ts'
import { claimRequests, recordClaims } from './entity.ts'
import { newClaimRequest, reviewedClaimRequest } from './requests.ts'

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
