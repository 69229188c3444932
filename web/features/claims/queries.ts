import type { ClaimStatus } from '../../api/generated.ts'
import { adminListSource, pageLoader } from '../../ui/admin-list.tsx'
import { orderVariables } from '../../ui/result-table.tsx'
import {
  ClaimRequestsDocument,
  ClaimRequestsFileDocument,
  type ClaimRequestsFileQuery,
  type ClaimRequestsQuery,
} from './claims.generated.ts'

export const claimStatusLabels: Record<ClaimStatus, string> = {
  pending: 'Pending',
  approved: 'Approved',
  rejected: 'Rejected',
}

/** The status in the URL. Defaults to pending. */
export const claimStatusOf = (text: string): ClaimStatus =>
  Object.hasOwn(claimStatusLabels, text) ? (text as ClaimStatus) : 'pending'

export type ClaimRequest = ClaimRequestsQuery['claimRequests'][number]
export type ClaimInFile = ClaimRequestsFileQuery['claimRequests'][number]

const variablesOf = ({ status, order }: Record<'status' | 'order', string>) => ({
  status: claimStatusOf(status),
  ...orderVariables(order),
})

export const claimsSource = adminListSource({
  name: 'claims',
  filters: ['status', 'order'],
  perPage: 20,
  load: pageLoader(ClaimRequestsDocument, variablesOf),
  loadForFile: pageLoader(ClaimRequestsFileDocument, variablesOf),
  perPageOfFile: 200,
})
