import type { AgeRuleResolvers, QueryResolvers } from '../generated.ts'

export const Query = {
  ageRules: async () => (await import('../../domain/age-rules/all.ts')).allAgeRules(),
} satisfies QueryResolvers

export const AgeRule = {
  id: ({ ageRuleID }) => ageRuleID,
} satisfies AgeRuleResolvers
