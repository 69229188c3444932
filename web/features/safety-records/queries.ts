import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { query } from '../../api/client.ts'
import {
  ReviewSafetyRecordDocument,
  type ReviewSafetyRecordMutationVariables,
  type SafetyRecordShownFragment,
  SafetyRecordsToReviewDocument,
  TeamContactDetailsDocument,
  UpdateSafetyRecordsDocument,
  type UpdateSafetyRecordsInput,
  UserSafetyRecordsDocument,
} from '../../api/generated.ts'

export type SafetyRecord = SafetyRecordShownFragment

/** What signed-in users see of the contacts. It counts against the daily allowance. */
export const teamContactDetailsQuery = (teamID: string) =>
  queryOptions({
    queryKey: ['safetyRecords', 'ofTeam', teamID],
    queryFn: () => query(TeamContactDetailsDocument, { teamID }).then(({ team }) => team),
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
