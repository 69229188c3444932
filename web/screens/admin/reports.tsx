import type { LoaderFunctionArgs } from 'react-router-dom'
import { cacheAndNetwork } from '../../api/query-client.ts'
import { HiddenRecords } from '../../features/reports/hidden-records.tsx'
import { hiddenRecordsQuery, REPORT_FILTERS, reportsQuery } from '../../features/reports/queries.ts'
import { ReportsList } from '../../features/reports/reports-list.tsx'
import { filtersOf } from '../../ui/use-url-filters.ts'
import { AdminPage } from './admin-page.tsx'

export function queries({ request }: LoaderFunctionArgs) {
  const { values, page } = filtersOf(new URL(request.url).searchParams, REPORT_FILTERS)
  return [
    { ...reportsQuery(values, page), ...cacheAndNetwork },
    { ...hiddenRecordsQuery, ...cacheAndNetwork },
  ]
}

export const Component = () => (
  <AdminPage title="Reports" subtitle="Reports from users, and hidden records">
    <ReportsList />
    <HiddenRecords />
  </AdminPage>
)
