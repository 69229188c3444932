import { mergePlayers, mergeTeams } from '../../lifecycle/merge/merge.ts'
import type { MutationResolvers } from '../generated.ts'
import { deleter } from '../rules/as-viewer.ts'

export const Mutation = {
  mergeTeams: (_, { fromID, intoID, dryRun }, context) => mergeTeams(fromID, intoID, { dryRun, by: deleter(context) }),
  mergePlayers: (_, { fromID, intoID, dryRun }, context) =>
    mergePlayers(fromID, intoID, { dryRun, by: deleter(context) }),
} satisfies MutationResolvers
