import { useQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, useParams } from 'react-router-dom'
import { NewTeamForm } from '../../features/admin/team-form.tsx'
import { TeamSummary } from '../../features/admin/team-summary.tsx'
import { teamContactsQuery } from '../../features/contacts/queries.ts'
import { teamQuery } from '../../features/teams/queries.ts'
import { paths } from '../../paths.ts'
import { useNavigateFromHere } from '../../ui/navigate-from-here.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { EditPage } from './edit-page.tsx'

export const queries = ({ params: { teamID } }: LoaderFunctionArgs) =>
  teamID ? [teamQuery(teamID), teamContactsQuery(teamID)] : []

/** Creates a team, or shows that of the URL. */
export function Component() {
  const { teamID } = useParams()
  return teamID ? <EditTeam teamID={teamID} /> : <NewTeam />
}

function EditTeam({ teamID }: { teamID: string }) {
  const { data: contacts } = useQuery(teamContactsQuery(teamID))
  return (
    <EditPage kind="Team" query={{ ...teamQuery(teamID), select: (found) => (found ? found.team : null) }}>
      {(team) => <TeamSummary team={team} contacts={contacts?.contacts ?? []} />}
    </EditPage>
  )
}

function NewTeam() {
  const navigate = useNavigateFromHere()
  return (
    <>
      <PageHeader title="Create Team" subtitle="It stays unclaimed until its owner claims it." />
      <NewTeamForm cancelTo={paths.admin()} onSaved={() => navigate(paths.admin())} />
    </>
  )
}
