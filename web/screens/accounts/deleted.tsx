import * as accountTexts from '#messages/accounts'
import { cacheAndNetwork } from '../../api/query-client.ts'
import { DeletedList } from '../../features/deleted-records/deleted-list.tsx'
import { deletedRecordsQuery } from '../../features/deleted-records/queries.ts'
import { paths } from '../../paths.ts'
import { useAuth } from '../../session/auth.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { PageHeader } from '../../ui/page-header.tsx'

export const queries = () => [{ ...deletedRecordsQuery, ...cacheAndNetwork }]

export function Component() {
  const { isAdmin } = useAuth()
  return (
    <>
      <PageHeader
        title={accountTexts.recentlyDeleted}
        subtitle={accountTexts.recentlyDeletedHint}
        actions={
          <LinkButton to={isAdmin ? paths.admin() : paths.profile} variant="secondary">
            {isAdmin ? accountTexts.backToAdmin : accountTexts.backToProfile}
          </LinkButton>
        }
      />
      <DeletedList />
    </>
  )
}
