import { createSeason, deleteSeason, updateSeason } from '../../domain/seasons/service.ts'
import type { MutationResolvers } from '../generated.ts'
import { asViewer } from '../rules/as-viewer.ts'

export const Mutation = {
  createSeason: (_, { input }, context) => {
    const { idempotencyKey: key, now } = context
    return createSeason({ userID: asViewer(context).userID, input, key, now })
  },
  updateSeason: (_, { id, input }) => updateSeason(id, input),
  deleteSeason: (_, { id }) => deleteSeason(id),
} satisfies MutationResolvers
