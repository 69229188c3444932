import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import * as m from '../../../functions/values/messages/generated.ts'
import { paths } from '../../paths.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { confirmWithAlerts } from '../../ui/confirm-with-alerts.ts'
import { deleteTeamMutation, type TeamDetail } from './queries.ts'

export function TeamSettings({ team }: { team: TeamDetail }) {
  const navigate = useNavigate()
  const { mutateAsync: deleteTeam } = useMutation(deleteTeamMutation)

  async function askAndDelete() {
    const isDone = await confirmWithAlerts({
      title: m.delete_name({ name: team.name }),
      message: m.are_you_sure_you_want_to_delete_this_team(),
      actionLabel: m.delete_team(),
      destructive: true,
      action: () => deleteTeam({ id: team.id }),
      done: m.team_deleted(),
      alreadyGone: m.name_was_already_deleted({ name: team.name }),
    })
    if (isDone) navigate(paths.teams)
  }

  return (
    <div className="grid max-w-xl gap-6">
      <section className="grid justify-items-start gap-3 rounded-lg border border-line bg-surface p-5">
        <h2 className="text-xl">{m.team_information()}</h2>
        <p className="text-soft">{m.name_city_state_and_description()}</p>
        <LinkButton to={paths.manageTeam(team.id, 'settings')} variant="secondary">
          {m.edit_team_information()}
        </LinkButton>
      </section>
      {team.viewerCanTransfer && (
        <section className="grid justify-items-start gap-3 rounded-lg border border-danger bg-surface p-5">
          <h2 className="text-xl">{m.delete_this_team()}</h2>
          <p className="text-soft">{m.this_also_deletes_divisions_contacts_and_roster_events()}</p>
          <Button variant="danger" onClick={askAndDelete}>
            {m.delete_team()}
          </Button>
        </section>
      )}
    </div>
  )
}
