import { claimRequests } from '../../../domain/claims/entity.ts'
import { claimRequestsOf } from '../../../domain/claims/queue.ts'
import { provisionalOf } from '../../../domain/teams/provisional.ts'
import { findAll } from '../../../store/store.ts'
import { filterAsync } from '../../../values/promises.ts'
import { orderedPage, paging } from '../../reads/lists.ts'
import { resourceOf } from '../../resolvers/claims.ts'
import { admin, asViewer, signedIn } from '../../rules/rule.ts'
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
  pendingClaims: {
    rule: signedIn,
    call: async (_, __, context) => {
      const { load, now } = context
      const ids = (await load.referencesOf(asViewer(context).userID))('claimRequest')
      const claims = await findAll(
        claimRequests,
        ids.map((claimID) => ({ claimID })),
        true,
      )
      const waiting = await filterAsync(
        claims.filter(({ status }) => status === 'pending'),
        async ({ isInstant, resourceType, resourceID }) =>
          !isInstant || (resourceType === 'team' && provisionalOf(await load.team(resourceID), now) !== null),
      )
      return waiting.sort((a, b) => b.createdAt.localeCompare(a.createdAt))
    },
  },
} satisfies Partial<Queries>
