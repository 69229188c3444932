import type { QueryClient } from '@tanstack/react-query'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { cacheAndNetwork } from '../../api/query-client.ts'
import { ClaimsList } from '../../features/claims/claims-list.tsx'
import { CLAIM_FILTERS, claimRequestsQuery } from '../../features/claims/queries.ts'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { filtersOf } from '../../ui/use-url-filters.ts'

export const loader =
  (cache: QueryClient) =>
  ({ request }: LoaderFunctionArgs) => {
    const { values, page } = filtersOf(new URL(request.url).searchParams, CLAIM_FILTERS)
    void cache.prefetchQuery({ ...claimRequestsQuery(values, page), ...cacheAndNetwork })
    return null
  }

export function Component() {
  return (
    <>
      <PageHeader
        title="Claim Requests"
        subtitle="People asking to manage a team or player"
        noIndex
        actions={
          <LinkButton to={paths.admin()} variant="secondary">
            Back to Admin
          </LinkButton>
        }
      />
      <ClaimsList />
    </>
  )
}
