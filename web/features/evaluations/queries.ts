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
    queryFn: () => query(EvaluationSheetDocument, { opportunityID }).then((data) => data.evaluationSheet),
  })

type Evaluation = { playerID: string; score: number | null; notes: string }

export const saveEvaluationMutation = (opportunityID: string) =>
  mutationOptions({
    mutationFn: (evaluation: Evaluation) => query(SaveEvaluationDocument, { opportunityID, ...evaluation }),
  })
