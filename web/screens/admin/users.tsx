import type { LoaderFunctionArgs } from 'react-router-dom'
import { cacheAndNetwork } from '../../api/query-client.ts'
import { SafetyReview } from '../../features/safety-records/safety-review.tsx'
import { ProfileReaders } from '../../features/users/profile-readers.tsx'
import { USER_FILTERS, usersQuery } from '../../features/users/queries.ts'
import { UsersList } from '../../features/users/users-list.tsx'
import { filtersOf } from '../../ui/use-url-filters.ts'
import { AdminPage } from './admin-page.tsx'

export function queries({ request }: LoaderFunctionArgs) {
  const { values, page } = filtersOf(new URL(request.url).searchParams, USER_FILTERS)
  return [{ ...usersQuery(values, page), ...cacheAndNetwork }]
}

export const Component = () => (
  <AdminPage title="User Management" subtitle="Accounts, roles, and blocked users">
    <UsersList />
    <SafetyReview />
    <ProfileReaders />
  </AdminPage>
)
