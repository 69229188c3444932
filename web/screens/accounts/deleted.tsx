import type { QueryClient } from '@tanstack/react-query'
import { cacheAndNetwork } from '../../api/query-client.ts'
import { DeletedList } from '../../features/deleted-records/deleted-list.tsx'
import { deletedRecordsQuery } from '../../features/deleted-records/queries.ts'
import { paths } from '../../paths.ts'
import { useAuth } from '../../session/auth.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { PageHeader } from '../../ui/page-header.tsx'

export const loader = (cache: QueryClient) => () => {
  void cache.prefetchQuery({ ...deletedRecordsQuery, ...cacheAndNetwork })
  return null
}

export function Component() {
  const { isAdmin } = useAuth()
  return (
    <>
      <PageHeader
        title="Recently Deleted"
        subtitle="Teams, players, events, and opportunities can come back for 30 days"
        noIndex
        actions={
          <LinkButton to={isAdmin ? paths.admin() : paths.profile} variant="secondary">
            {isAdmin ? 'Back to Admin' : 'Back to Profile'}
          </LinkButton>
        }
      />
      <DeletedList />
    </>
  )
}
