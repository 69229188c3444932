import type { LoaderFunctionArgs } from 'react-router-dom'
import { SafetyReview, safetyReviewQuery } from '../../features/safety-records/safety-review.tsx'
import { usersSource } from '../../features/users/queries.ts'
import { UsersList } from '../../features/users/users-list.tsx'
import { adminListQuery } from '../../ui/admin-list.tsx'
import { AdminPage } from './admin-page.tsx'

export const queries = ({ request }: LoaderFunctionArgs) => [adminListQuery(usersSource, request), safetyReviewQuery]

export const Component = () => (
  <AdminPage title="User Management" subtitle="Accounts, roles, and blocked users">
    <SafetyReview />
    <UsersList />
  </AdminPage>
)
