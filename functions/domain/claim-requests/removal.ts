import { retryOnConflict, transactWrite } from '../store.ts'
import { claimRequests, recordClaims } from './entity.ts'
import { reviewedClaimRequest } from './requests.ts'

type Reference = { resourceType: 'team' | 'player'; resourceID: string; claimID: string }

/** Rejects the pending requests for a deleted record, with the reason as a note. */
export async function closeClaims(references: readonly Reference[]): Promise<void> {
  for (const { resourceType, resourceID, claimID } of references) {
    await retryOnConflict(async () => {
      const { data: claim } = await claimRequests().get({ claimID }).go({ consistent: true })
      const note = `Closed: the ${resourceType} was deleted.`
      await transactWrite(
        claim?.status === 'pending'
          ? reviewedClaimRequest({ ...claim, note }, 'rejected', new Date()).writes
          : [[recordClaims().delete({ resourceType, resourceID, claimID })]],
      )
    })
  }
}
