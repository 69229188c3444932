import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { query } from '../../api/client.ts'
import {
  ReviewSafetyRecordDocument,
  type ReviewSafetyRecordMutationVariables,
  type SafetyRecordShownFragment,
  SafetyRecordsToReviewDocument,
  TeamSafetyRecordsDocument,
  UpdateSafetyRecordsDocument,
  type UpdateSafetyRecordsInput,
  UserSafetyRecordsDocument,
} from '../../api/generated.ts'

export type SafetyRecord = SafetyRecordShownFragment

export const kindLabels: Record<SafetyRecord['kind'], string> = {
  BACKGROUND_CHECK: 'Background check',
  SAFESPORT_TRAINING: 'SafeSport training',
}

/** Safety records by contact ID. */
export const teamSafetyRecordsQuery = (teamID: string) =>
  queryOptions({
    queryKey: ['safetyRecords', 'ofTeam', teamID],
    queryFn: async () => {
      const { team } = await query(TeamSafetyRecordsDocument, { teamID })
      return new Map((team?.contacts ?? []).map(({ id, safetyRecords }) => [id, safetyRecords]))
    },
  })

export const userSafetyRecordsQuery = (userID: string) =>
  queryOptions({
    queryKey: ['safetyRecords', 'ofUser', userID],
    queryFn: () => query(UserSafetyRecordsDocument, { id: userID }).then(({ user }) => user!),
  })

export const safetyRecordsToReviewQuery = queryOptions({
  queryKey: ['safetyRecords', 'toReview'],
  queryFn: () => query(SafetyRecordsToReviewDocument).then((data) => data.safetyRecordsToReview),
})

export const updateSafetyRecordsMutation = mutationOptions({
  mutationFn: (input: UpdateSafetyRecordsInput) => query(UpdateSafetyRecordsDocument, { input }),
})

export const reviewSafetyRecordMutation = mutationOptions({
  mutationFn: (review: ReviewSafetyRecordMutationVariables) => query(ReviewSafetyRecordDocument, review),
})
