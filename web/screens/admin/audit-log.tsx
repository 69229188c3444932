import type { LoaderFunctionArgs } from 'react-router-dom'
import { cacheAndNetwork } from '../../api/query-client.ts'
import { AUDIT_FILTERS, AuditList, auditFilters } from '../../features/audit-log/audit-list.tsx'
import { auditLogQuery } from '../../features/audit-log/queries.ts'
import { filtersOf } from '../../ui/use-url-filters.ts'
import { AdminPage } from './admin-page.tsx'

export function queries({ request }: LoaderFunctionArgs) {
  const { values, page } = filtersOf(new URL(request.url).searchParams, AUDIT_FILTERS)
  return [{ ...auditLogQuery(auditFilters(values), page), ...cacheAndNetwork }]
}

export const Component = () => (
  <AdminPage title="Audit Log" subtitle="Who changed which record in the last two years">
    <AuditList />
  </AdminPage>
)
