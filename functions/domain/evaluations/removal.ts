import { queryPartition, type Write } from '../../store/store.ts'
import type { Part } from '../deleted-records/copies.ts'
import { userReferences } from '../users/entity.ts'
import { type EvaluationItem, type EvaluatorItem, evaluations, evaluators } from './entity.ts'

export const evaluatorReference = ({ userID, opportunityID }: Pick<EvaluatorItem, 'userID' | 'opportunityID'>) =>
  ({ userID, kind: 'evaluator', recordID: opportunityID }) as const

export const evaluatorRemoval = (evaluator: Pick<EvaluatorItem, 'userID' | 'opportunityID'>): [Write][] => [
  [evaluators().delete({ opportunityID: evaluator.opportunityID, userID: evaluator.userID })],
  [userReferences().delete(evaluatorReference(evaluator))],
]

export const evaluationRemoval = ({ opportunityID, playerID, userID }: EvaluationItem): [Write] => [
  evaluations().delete({ opportunityID, playerID, userID }),
]

/** The evaluation as a related item of a deleted opportunity or player. */
export const evaluationPart = (partID: string, item: EvaluationItem): Part => ({ entity: 'evaluation', partID, item })

export async function evaluationsOf(opportunityID: string, playerID: string): Promise<EvaluationItem[]> {
  const part = evaluations().query.byOpportunity({ opportunityID, playerID })
  return (await queryPartition(part, true)).of(evaluations)
}

/** The writes that remove all evaluations of the player for the opportunity. */
export const evaluationRemovalsOf = async (opportunityID: string, playerID: string): Promise<[Write][]> =>
  (await evaluationsOf(opportunityID, playerID)).map(evaluationRemoval)

/** The writes that remove all of the evaluator's evaluations for the opportunity. */
export async function evaluationRemovalsBy(opportunityID: string, userID: string): Promise<[Write][]> {
  const all = (await queryPartition(evaluations().query.byOpportunity({ opportunityID }), true)).of(evaluations)
  return all.filter((it) => it.userID === userID).map(evaluationRemoval)
}
