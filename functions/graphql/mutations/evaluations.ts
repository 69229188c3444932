import {
  acceptEvaluator,
  declineEvaluator,
  inviteEvaluator,
  removeEvaluator,
  saveEvaluation,
} from '../../domain/evaluations/service.ts'
import type { MutationResolvers } from '../generated.ts'
import { asViewer } from '../rules/as-viewer.ts'

export const Mutation = {
  inviteEvaluator: (_, { opportunityID, userID }, context) =>
    inviteEvaluator(opportunityID, userID, asViewer(context).userID, context.now),
  removeEvaluator: (_, { opportunityID, userID }, context) =>
    removeEvaluator(opportunityID, userID, asViewer(context).userID, context.now),
  acceptEvaluator: (_, { opportunityID }, context) =>
    acceptEvaluator(opportunityID, asViewer(context).userID, context.now),
  declineEvaluator: (_, { opportunityID }, context) =>
    declineEvaluator(opportunityID, asViewer(context).userID, context.now),
  saveEvaluation: (_, { opportunityID, playerID, ...input }, context) =>
    saveEvaluation({ opportunityID, playerID, userID: asViewer(context).userID }, input, context.now),
} satisfies MutationResolvers
