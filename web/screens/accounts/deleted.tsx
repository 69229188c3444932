import * as m from '../../../functions/values/messages/generated.ts'
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
        title={m.recently_deleted()}
        subtitle={m.teams_players_events_and_opportunities_can_come_back_for()}
        actions={
          <LinkButton to={isAdmin ? paths.admin() : paths.profile} variant="secondary">
            {isAdmin ? m.back_to_admin() : m.back_to_profile()}
          </LinkButton>
        }
      />
      <DeletedList />
    </>
  )
}
