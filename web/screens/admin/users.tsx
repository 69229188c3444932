import type { QueryClient } from '@tanstack/react-query'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { cacheAndNetwork } from '../../api/query-client.ts'
import { SafetyReview } from '../../features/safety-records/safety-review.tsx'
import { ProfileReaders } from '../../features/users/profile-readers.tsx'
import { USER_FILTERS, usersQuery } from '../../features/users/queries.ts'
import { UsersList } from '../../features/users/users-list.tsx'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { filtersOf } from '../../ui/use-url-filters.ts'

export const loader =
  (cache: QueryClient) =>
  ({ request }: LoaderFunctionArgs) => {
    const { values, page } = filtersOf(new URL(request.url).searchParams, USER_FILTERS)
    void cache.prefetchQuery({ ...usersQuery(values, page), ...cacheAndNetwork })
    return null
  }

export function Component() {
  return (
    <>
      <PageHeader
        title="User Management"
        subtitle="Accounts, roles, and blocked users"
        noIndex
        actions={
          <LinkButton to={paths.admin()} variant="secondary">
            Back to Admin
          </LinkButton>
        }
      />
      <UsersList />
      <SafetyReview />
      <ProfileReaders />
    </>
  )
}
