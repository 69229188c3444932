import type { MutationResolvers } from '../generated.ts'
import { deleter } from '../rules/as-viewer.ts'

/** Loaded on first use, to keep reads fast. */
const service = () => import('../../lifecycle/merge/merge.ts')

export const Mutation = {
  mergeTeams: async (_, { fromID, intoID, dryRun }, context) =>
    (await service()).mergeTeams(fromID, intoID, { dryRun, by: deleter(context) }),
  mergePlayers: async (_, { fromID, intoID, dryRun }, context) =>
    (await service()).mergePlayers(fromID, intoID, { dryRun, by: deleter(context) }),
} satisfies MutationResolvers
