import type { LoaderFunctionArgs } from 'react-router-dom'
import { ClaimsList } from '../../features/claims/claims-list.tsx'
import { claimsSource } from '../../features/claims/queries.ts'
import { adminListQuery } from '../../ui/admin-list.tsx'
import { AdminPage } from './admin-page.tsx'

export const queries = ({ request }: LoaderFunctionArgs) => [adminListQuery(claimsSource, request)]

export const Component = () => (
  <AdminPage title="Claim Requests" subtitle="People asking to manage a team or player">
    <ClaimsList />
  </AdminPage>
)
