import type { LoaderFunctionArgs } from 'react-router-dom'
import { AuditList } from '../../features/audit-log/audit-list.tsx'
import { auditLogSource } from '../../features/audit-log/queries.ts'
import { adminListQuery } from '../../ui/admin-list.tsx'
import { AdminPage } from './admin-page.tsx'

export const queries = ({ request }: LoaderFunctionArgs) => [adminListQuery(auditLogSource, request)]

export const Component = () => (
  <AdminPage title="Audit Log" subtitle="Who changed which record in the last two years">
    <AuditList />
  </AdminPage>
)
