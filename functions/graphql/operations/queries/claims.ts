import { claimRequestsOf } from '../../../domain/claims/queue.ts'
import { orderedPage, paging } from '../../reads/lists.ts'
import { resourceOf } from '../../resolvers/claims.ts'
import { admin } from '../../rules/rule.ts'
import type { Queries } from '../operation.ts'

export const queries = {
  claimRequests: {
    rule: admin,
    call: async (_, { status, userID, ...args }, { load }, info) => {
      const of = userID ? { claimIDs: (await load.referencesOf(userID))('claimRequest') } : {}
      return orderedPage(args, paging(args, info), (page) => claimRequestsOf({ status, ...of, ...page }), {
        TYPE: ({ resourceType }) => resourceType,
        NAME: async (claim) => (await resourceOf(claim, load))?.name,
        EMAIL: async ({ userID }) => (await load.user(userID))?.email,
      })
    },
  },
} satisfies Partial<Queries>
