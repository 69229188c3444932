import { updateAgeRule } from '../../domain/age-rules/service.ts'
import type { MutationResolvers } from '../generated.ts'

export const Mutation = {
  updateAgeRule: (_, { id, input }) => updateAgeRule(id, input),
} satisfies MutationResolvers
