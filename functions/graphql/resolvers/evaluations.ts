import type { EvaluationResolvers, EvaluatorResolvers } from '../generated.ts'

export const Evaluator = {
  name: async ({ userID }, _, { load }) => (await load.user(userID))?.name,
  isPending: ({ acceptedAt }) => acceptedAt === undefined,
  opportunityTitle: async ({ opportunityID }, _, { load }) => (await load.opportunity(opportunityID))?.title,
} satisfies EvaluatorResolvers

export const Evaluation = {
  evaluatorName: async ({ userID }, _, { load }) => (await load.user(userID))?.name,
} satisfies EvaluationResolvers
