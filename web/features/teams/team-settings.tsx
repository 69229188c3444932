import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { confirmWithAlerts, RESTORABLE } from '../../ui/confirm-with-alerts.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { deleteTeamMutation, type TeamDetail } from './queries.ts'

export function TeamSettings({ team }: { team: TeamDetail }) {
  const navigate = useNavigate()
  const { mutateAsync: deleteTeam } = useMutation(deleteTeamMutation(team.id))

  async function askAndDelete() {
    const isDone = await confirmWithAlerts(
      {
        title: `Delete ${team.name}`,
        message: `Are you sure you want to delete this team? ${RESTORABLE}`,
        actionLabel: 'Delete Team',
        destructive: true,
        action: deleteTeam,
      },
      'Team deleted!',
      `${team.name} was already deleted.`,
    )
    if (isDone) navigate(paths.teams)
  }

  return (
    <div className="grid max-w-xl gap-6">
      <section className="grid justify-items-start gap-3 rounded-lg border border-line bg-surface p-5">
        <h2 className="text-xl">Team information</h2>
        <p className="text-soft">Name, city, state, and description.</p>
        <LinkButton to={paths.manageTeam(team.id, 'settings')} variant="secondary">
          Edit Team Information
        </LinkButton>
      </section>
      {team.viewerCanTransfer && (
        <section className="grid justify-items-start gap-3 rounded-lg border border-danger bg-surface p-5">
          <h2 className="text-xl">Delete this team</h2>
          <p className="text-soft">
            This also deletes divisions, contacts, and roster. Events and opportunities stay, without the team. You can
            restore it for 30 days.
          </p>
          <Button variant="danger" onClick={askAndDelete}>
            Delete Team
          </Button>
        </section>
      )}
    </div>
  )
}
