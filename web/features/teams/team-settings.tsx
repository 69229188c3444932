import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import * as teamTexts from '#messages/teams'
import { paths } from '../../paths.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { confirmWithAlerts } from '../../ui/confirm-with-alerts.ts'
import { deleteTeamMutation, type TeamDetail } from './queries.ts'

export function TeamSettings({ team }: { team: TeamDetail }) {
  const navigate = useNavigate()
  const { mutateAsync: deleteTeam } = useMutation(deleteTeamMutation)

  async function askAndDelete() {
    const isDone = await confirmWithAlerts({
      title: teamTexts.deleteName(team.name),
      message: teamTexts.confirmDelete,
      actionLabel: teamTexts.deleteTeam,
      destructive: true,
      action: () => deleteTeam({ id: team.id }),
      done: teamTexts.teamDeleted,
      alreadyGone: teamTexts.nameAlreadyDeleted(team.name),
    })
    if (isDone) navigate(paths.teams)
  }

  return (
    <div className="grid max-w-xl gap-6">
      <section className="grid justify-items-start gap-3 rounded-lg border border-line bg-surface p-5">
        <h2 className="text-xl">{teamTexts.teamInformation}</h2>
        <p className="text-soft">{teamTexts.teamDetailsHint}</p>
        <LinkButton to={paths.manageTeam(team.id, 'settings')} variant="secondary">
          {teamTexts.editTeamInformation}
        </LinkButton>
      </section>
      {team.viewerCanTransfer && (
        <section className="grid justify-items-start gap-3 rounded-lg border border-danger bg-surface p-5">
          <h2 className="text-xl">{teamTexts.deleteThisTeam}</h2>
          <p className="text-soft">{teamTexts.deleteHint}</p>
          <Button variant="danger" onClick={askAndDelete}>
            {teamTexts.deleteTeam}
          </Button>
        </section>
      )}
    </div>
  )
}
