import type { AgeRuleResolvers, MutationResolvers, QueryResolvers } from '../generated.ts'

const service = () => import('../../domain/age-rules/service.ts')

export const Query = {
  ageRules: async () => (await import('../../domain/age-rules/all.ts')).allAgeRules(),
} satisfies QueryResolvers

export const Mutation = {
  updateAgeRule: async (_, { id, input }) => (await service()).updateAgeRule(id, input),
} satisfies MutationResolvers

export const AgeRule = {
  id: ({ ageRuleID }) => ageRuleID,
} satisfies AgeRuleResolvers
