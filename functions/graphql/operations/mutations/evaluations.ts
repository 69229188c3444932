import * as evaluations from '../../../domain/evaluations/service.ts'
import * as opportunityRules from '../../rules/opportunities.ts'
import { verified } from '../../rules/rule.ts'
import type { Mutations } from '../operation.ts'

export const mutations = {
  inviteEvaluator: {
    rule: verified(opportunityRules.organizerOfOpportunity),
    limit: 'invitationByUser',
    call: ({ opportunityID, userID }, call) =>
      evaluations.inviteEvaluator(opportunityID, userID, call.userID, call.now),
  },
  removeEvaluator: {
    rule: opportunityRules.organizerOfOpportunity,
    limit: 'changeByUser',
    call: ({ opportunityID, userID }, call) =>
      evaluations.removeEvaluator(opportunityID, userID, call.userID, call.now),
  },
  acceptEvaluator: {
    rule: opportunityRules.invitedEvaluator,
    limit: 'changeByUser',
    call: ({ opportunityID }, { userID, now }) => evaluations.acceptEvaluator(opportunityID, userID, now),
  },
  declineEvaluator: {
    rule: opportunityRules.invitedEvaluator,
    limit: 'changeByUser',
    call: ({ opportunityID }, { userID, now }) => evaluations.declineEvaluator(opportunityID, userID, now),
  },
  saveEvaluation: {
    rule: opportunityRules.evaluator,
    call: ({ opportunityID, playerID, ...input }, { userID, now }) =>
      evaluations.saveEvaluation({ opportunityID, playerID, userID }, input, now),
  },
} satisfies Partial<Mutations>
