import { type ClaimRequestItem, claimRequests, recordClaims } from '../../domain/claims/entity.ts'
import { recordsOf } from '../../domain/claims/records.ts'
import { hasChangedHands, reviewedClaimRequest } from '../../domain/claims/requests.ts'
import { find, retryOnConflict, transactWrite } from '../../store/store.ts'

/**
 * Closes the pending disputes of a record that has changed hands, because they cannot be approved anymore. Their users are notified and can
 * claim it again. Idempotent.
 */
export async function closeOutdatedClaims(
  subject: Pick<ClaimRequestItem, 'resourceType' | 'resourceID'>,
  now = new Date(),
): Promise<void> {
  const { data: pending } = await recordClaims().query.byRecord(subject).go({ pages: 'all', consistent: true })
  for (const { claimID } of pending)
    await retryOnConflict(async () => {
      const claim = await find(claimRequests, { claimID })
      if (claim?.status !== 'pending' || claim.isInstant) return
      if (hasChangedHands(claim, await recordsOf(claim).get(claim.resourceID)))
        await transactWrite(reviewedClaimRequest({ ...claim, closedBecause: 'handedOver' }, 'rejected', now).writes)
    })
}
