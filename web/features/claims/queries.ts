import { keepPreviousData, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { query } from '../../api/client.ts'
import {
  ApproveClaimDocument,
  ClaimRequestsDocument,
  type ClaimRequestsQuery,
  type ClaimStatus,
  RejectClaimDocument,
} from '../../api/generated.ts'

export const CLAIMS_PER_PAGE = 20

export const claimStatusLabels: Record<ClaimStatus, string> = {
  pending: 'Pending',
  approved: 'Approved',
  rejected: 'Rejected',
}

/** The status that a list is about; the claims that wait, unless the text names another. */
export const claimStatusOf = (text: string): ClaimStatus =>
  Object.hasOwn(claimStatusLabels, text) ? (text as ClaimStatus) : 'pending'

export type ClaimRequest = ClaimRequestsQuery['claimRequests'][number]

export const claimRequestsQuery = (status: ClaimStatus, page: number) =>
  queryOptions({
    queryKey: ['claims', status, page],
    queryFn: () => query(ClaimRequestsDocument, { status, page }).then(({ claimRequests }) => claimRequests),
    placeholderData: keepPreviousData,
    staleTime: 2_000,
  })

export type Decision = { claimID: string; isApproved: boolean }

export const decideClaimMutation = (cache: QueryClient) =>
  mutationOptions({
    mutationFn: ({ claimID, isApproved }: Decision): Promise<unknown> =>
      isApproved ? query(ApproveClaimDocument, { claimID }) : query(RejectClaimDocument, { claimID }),
    onSettled: () =>
      Promise.all(['claims', 'teams', 'players'].map((feature) => cache.invalidateQueries({ queryKey: [feature] }))),
  })
