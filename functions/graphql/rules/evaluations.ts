import { evaluators } from '../../domain/evaluations/entity.ts'
import { notFound } from '../../values/errors.ts'
import { isID } from '../../values/ids.ts'
import * as m from '../../values/messages/generated.ts'
import type { Context } from '../context.ts'
import { asViewer } from './as-viewer.ts'
import { organize } from './opportunities.ts'
import type { Rule } from './rule.ts'

async function evaluatorOf(context: Context, opportunityID: string) {
  const { userID } = asViewer(context)
  const partition = isID(opportunityID) ? await context.load.opportunityPartition(opportunityID) : null
  return partition?.of(evaluators).find((it) => it.userID === userID) ?? null
}

/** A user who was invited to evaluate the players. Others get NOT_FOUND. */
export const invitedEvaluator: Rule<{ opportunityID: string }> = async (context, { opportunityID }) => {
  if (!(await evaluatorOf(context, opportunityID))) throw notFound('Invitation')
}

/** An evaluator who has accepted, or the organizer. */
export const evaluator: Rule<{ opportunityID: string }> = async (context, { opportunityID }) => {
  if (!(await evaluatorOf(context, opportunityID))?.acceptedAt)
    await organize(context, opportunityID, m.you_are_not_an_evaluator_of_this_opportunity)
}
