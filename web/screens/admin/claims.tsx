import type { LoaderFunctionArgs } from 'react-router-dom'
import { cacheAndNetwork } from '../../api/query-client.ts'
import { ClaimsList } from '../../features/claims/claims-list.tsx'
import { CLAIM_FILTERS, claimRequestsQuery } from '../../features/claims/queries.ts'
import { filtersOf } from '../../ui/use-url-filters.ts'
import { AdminPage } from './admin-page.tsx'

export function queries({ request }: LoaderFunctionArgs) {
  const { values, page } = filtersOf(new URL(request.url).searchParams, CLAIM_FILTERS)
  return [{ ...claimRequestsQuery(values, page), ...cacheAndNetwork }]
}

export const Component = () => (
  <AdminPage title="Claim Requests" subtitle="People asking to manage a team or player">
    <ClaimsList />
  </AdminPage>
)
