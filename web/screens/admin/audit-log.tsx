import type { QueryClient } from '@tanstack/react-query'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { cacheAndNetwork } from '../../api/query-client.ts'
import { AUDIT_FILTERS, AuditList, auditFilters } from '../../features/audit-log/audit-list.tsx'
import { auditLogQuery } from '../../features/audit-log/queries.ts'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { filtersOf } from '../../ui/use-url-filters.ts'

export const loader =
  (cache: QueryClient) =>
  ({ request }: LoaderFunctionArgs) => {
    const { values, page } = filtersOf(new URL(request.url).searchParams, AUDIT_FILTERS)
    void cache.prefetchQuery({ ...auditLogQuery(auditFilters(values), page), ...cacheAndNetwork })
    return null
  }

export function Component() {
  return (
    <>
      <PageHeader
        title="Audit Log"
        subtitle="Who changed which record in the last two years"
        noIndex
        actions={
          <LinkButton to={paths.admin()} variant="secondary">
            Back to Admin
          </LinkButton>
        }
      />
      <AuditList />
    </>
  )
}
