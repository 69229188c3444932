import type { LoaderFunctionArgs } from 'react-router-dom'
import { cacheAndNetwork } from '../../api/query-client.ts'
import { HiddenRecords } from '../../features/reports/hidden-records.tsx'
import { hiddenRecordsQuery, reportsSource } from '../../features/reports/queries.ts'
import { ReportsList } from '../../features/reports/reports-list.tsx'
import { adminListQuery } from '../../ui/admin-list.tsx'
import { AdminPage } from './admin-page.tsx'

export const queries = ({ request }: LoaderFunctionArgs) => [
  adminListQuery(reportsSource, request),
  { ...hiddenRecordsQuery, ...cacheAndNetwork },
]

export const Component = () => (
  <AdminPage title="Reports" subtitle="Reports from users, and hidden records">
    <ReportsList />
    <HiddenRecords />
  </AdminPage>
)
