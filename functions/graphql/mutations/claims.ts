import { createClaimRequest } from '../../domain/claims/service.ts'
import { approveClaim, rejectClaim, reverseClaim } from '../../lifecycle/claim/review.ts'
import type { MutationResolvers } from '../generated.ts'
import { asViewer } from '../rules/as-viewer.ts'

export const Mutation = {
  createClaimRequest: (_, claim, context) => {
    const { idempotencyKey: key, now } = context
    return createClaimRequest(claim, { userID: asViewer(context).userID, key, now })
  },
  approveClaim: (_, { claimID }, context) => approveClaim(claimID, { by: asViewer(context).userID, now: context.now }),
  rejectClaim: (_, { claimID, reason }, context) =>
    rejectClaim(claimID, reason, { by: asViewer(context).userID, now: context.now }),
  reverseClaim: (_, { claimID }, { now }) => reverseClaim(claimID, now),
} satisfies MutationResolvers
