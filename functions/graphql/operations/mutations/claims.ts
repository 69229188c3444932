import { createClaimRequest } from '../../../domain/claims/service.ts'
import { approveClaim, rejectClaim, reverseClaim } from '../../../lifecycle/claim/review.ts'
import * as claimRules from '../../rules/claims.ts'
import { admin } from '../../rules/rule.ts'
import type { Mutations } from '../operation.ts'

export const mutations = {
  createClaimRequest: {
    rule: claimRules.claimRequester,
    limit: 'claimByUser',
    call: (claim, { userID, key, now }) => createClaimRequest(claim, { userID, key, now }),
  },
  approveClaim: {
    rule: admin,
    call: ({ claimID, reason }, { userID, now }) => approveClaim(claimID, reason, { by: userID, now }),
  },
  rejectClaim: {
    rule: admin,
    call: ({ claimID, reason }, { userID, now }) => rejectClaim(claimID, reason, { by: userID, now }),
  },
  reverseClaim: { rule: admin, call: ({ claimID }, { now }) => reverseClaim(claimID, now) },
} satisfies Partial<Mutations>
