import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query'
import { query } from '../../api/client.ts'
import {
  ApproveClaimDocument,
  ClaimRequestsDocument,
  ClaimRequestsFileDocument,
  type ClaimRequestsFileQuery,
  type ClaimRequestsQuery,
  type ClaimStatus,
  type ListColumn,
  RejectClaimDocument,
} from '../../api/generated.ts'
import { queryOf } from '../../api/options.ts'
import { orderIn } from '../../ui/result-table.tsx'

export const CLAIMS_PER_PAGE = 20

export const claimStatusLabels: Record<ClaimStatus, string> = {
  pending: 'Pending',
  approved: 'Approved',
  rejected: 'Rejected',
}

/** The status in the URL. Defaults to pending. */
export const claimStatusOf = (text: string): ClaimStatus =>
  Object.hasOwn(claimStatusLabels, text) ? (text as ClaimStatus) : 'pending'

export type ClaimRequest = ClaimRequestsQuery['claimRequests'][number]

export const CLAIM_FILTERS = ['status', 'order'] as const
type ClaimFilters = Record<(typeof CLAIM_FILTERS)[number], string>

function variablesOf({ status, order }: ClaimFilters) {
  const { column, descending } = orderIn(order)
  return { status: claimStatusOf(status), ...(column && { orderBy: column as ListColumn, descending }) }
}

export const claimRequestsQuery = (filters: ClaimFilters, page: number) =>
  queryOptions({
    ...queryOf(ClaimRequestsDocument, { ...variablesOf(filters), page }),
    placeholderData: keepPreviousData,
  })

export type ClaimInFile = ClaimRequestsFileQuery['claimRequests'][number]

export const loadClaimsFile = (filters: ClaimFilters, page: number, perPage: number) =>
  query(ClaimRequestsFileDocument, { ...variablesOf(filters), page, perPage }).then(
    ({ claimRequests }) => claimRequests,
  )

export type Decision = { claimID: string; isApproved: boolean; reason?: string }

export const decideClaimMutation = mutationOptions({
  mutationFn: ({ claimID, isApproved, reason }: Decision): Promise<unknown> =>
    isApproved ? query(ApproveClaimDocument, { claimID }) : query(RejectClaimDocument, { claimID, reason }),
})
