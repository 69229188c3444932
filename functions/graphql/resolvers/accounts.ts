import type { QueryResolvers } from '../generated.ts'

const humanChecks = () => import('../../services/human-check/human-check.ts')

export const Query = {
  currentUser: (_, __, { viewer }) => viewer?.user ?? null,
  humanCheck: async (_, { action, isHard }, { now }) => (await humanChecks()).humanCheck(action, isHard, now),
} satisfies QueryResolvers
