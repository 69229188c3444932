import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { contactRoleLabel } from '../../../functions/domain/team-contacts/validation.ts'
import { paths } from '../../paths.ts'
import { alerts } from '../../ui/alerts.tsx'
import { Button } from '../../ui/button.tsx'
import { answerContactMutation, type ContactInvitation, contactInvitationsQuery } from './queries.ts'

/** The teams that ask the user to be a contact; nothing where none does. */
export function ContactInvitations() {
  const { data: invitations = [] } = useQuery(contactInvitationsQuery)
  if (invitations.length === 0) return null
  return (
    <section aria-labelledby="invitations" className="mb-6 rounded-lg border border-line bg-surface p-5">
      <h2 id="invitations" className="mb-1 text-xl">
        Invitations
      </h2>
      <p className="text-soft">If you accept, families see your name and email on the team's page.</p>
      <ul className="mt-3 divide-y divide-line">
        {invitations.map((invitation) => (
          <Invitation key={invitation.id} invitation={invitation} />
        ))}
      </ul>
    </section>
  )
}

function Invitation({ invitation: { id, team, division, role, invitedByName } }: { invitation: ContactInvitation }) {
  const { mutateAsync, isPending, variables } = useMutation(answerContactMutation)

  async function answer(isAccepted: boolean) {
    try {
      await mutateAsync({ id, isAccepted })
      alerts.success(isAccepted ? `You're now a contact of ${team.name}.` : 'Invitation declined.')
    } catch (error) {
      alerts.error(`Error: ${(error as Error).message}`)
    }
  }

  return (
    <li className="flex flex-wrap items-center gap-3 py-3">
      <div className="min-w-0 flex-1 basis-60">
        <p className="break-words">
          <Link to={paths.team(team.id)} className="link font-semibold">
            {team.name}
          </Link>
          {division && ` ${division.ageGroup} ${division.division}`}
        </p>
        <p className="text-sm break-words text-soft">
          {contactRoleLabel(role)}
          {invitedByName && `, invited by ${invitedByName}`}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          aria-label={`Accept the invitation from ${team.name}`}
          busy={isPending && variables?.isAccepted}
          onClick={() => answer(true)}
        >
          Accept
        </Button>
        <Button
          variant="secondary"
          size="small"
          aria-label={`Decline the invitation from ${team.name}`}
          busy={isPending && !variables?.isAccepted}
          onClick={() => answer(false)}
        >
          Decline
        </Button>
      </div>
    </li>
  )
}
