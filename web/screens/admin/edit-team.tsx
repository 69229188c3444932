import { type QueryClient, useQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, useParams } from 'react-router-dom'
import { TeamSummary } from '../../features/admin/team-summary.tsx'
import { teamContactsQuery } from '../../features/contacts/queries.ts'
import { teamQuery } from '../../features/teams/queries.ts'
import { paths } from '../../paths.ts'
import { Missing } from '../../ui/empty-state.tsx'
import { FormSkeleton } from '../../ui/form.tsx'
import { LoadedScreen } from '../../ui/loaded.tsx'
import { PageHeader } from '../../ui/page-header.tsx'

export const loader =
  (cache: QueryClient) =>
  ({ params }: LoaderFunctionArgs) => {
    void cache.prefetchQuery(teamQuery(params.teamID!))
    void cache.prefetchQuery(teamContactsQuery(params.teamID!))
    return null
  }

export function Component() {
  const { teamID } = useParams() as { teamID: string }
  const { data: contacts } = useQuery(teamContactsQuery(teamID))
  return (
    <LoadedScreen query={useQuery(teamQuery(teamID))} skeleton={<FormSkeleton />}>
      {(found) => {
        if (!found) return <Missing title="Team not found" backTo={paths.admin()} backLabel="Back to Admin" />
        const { team } = found
        return (
          <>
            <PageHeader title="Edit Team" subtitle={team.name} documentTitle={`Edit ${team.name}`} noIndex />
            <TeamSummary team={team} contacts={contacts?.contacts ?? []} />
          </>
        )
      }}
    </LoadedScreen>
  )
}
