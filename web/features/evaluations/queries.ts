import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { query } from '../../api/client.ts'
import {
  EvaluationSheetDocument,
  type EvaluationSheetQuery,
  EvaluatorsDocument,
  InviteEvaluatorDocument,
  RemoveEvaluatorDocument,
  SaveEvaluationDocument,
} from '../../api/generated.ts'

export type EvaluationRow = EvaluationSheetQuery['evaluationSheet'][number]

export const evaluatorsQuery = (opportunityID: string) =>
  queryOptions({
    queryKey: ['evaluations', 'evaluators', opportunityID],
    queryFn: () => query(EvaluatorsDocument, { opportunityID }).then((data) => data.opportunityEvaluators),
  })

export const inviteEvaluatorMutation = (opportunityID: string) =>
  mutationOptions({
    mutationFn: (userID: string) => query(InviteEvaluatorDocument, { opportunityID, userID }),
  })

export const removeEvaluatorMutation = (opportunityID: string) =>
  mutationOptions({
    mutationFn: (userID: string) => query(RemoveEvaluatorDocument, { opportunityID, userID }),
  })

export const evaluationSheetQuery = (opportunityID: string) =>
  queryOptions({
    queryKey: ['evaluations', 'sheet', opportunityID],
    queryFn: async () => {
      const { evaluationSheet: rows, evaluatorInvitations } = await query(EvaluationSheetDocument, { opportunityID })
      const own = evaluatorInvitations.find((it) => it.opportunityID === opportunityID)
      return { rows, title: own?.opportunityTitle ?? null }
    },
  })

type Evaluation = { score: number | null; notes: string }

/** Saves of one player run one at a time, so that they arrive in order. */
export const saveEvaluationMutation = (opportunityID: string, playerID: string) =>
  mutationOptions({
    scope: { id: `evaluation ${opportunityID} ${playerID}` },
    mutationFn: (evaluation: Evaluation) => query(SaveEvaluationDocument, { opportunityID, playerID, ...evaluation }),
  })
