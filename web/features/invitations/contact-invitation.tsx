import { useMutation } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router-dom'
import { contactRoleLabel } from '../../../functions/domain/contacts/validation.ts'
import { paths } from '../../paths.ts'
import { AccountButtons } from '../../session/account-buttons.tsx'
import { useAuth } from '../../session/auth.tsx'
import { alerts } from '../../ui/alerts.tsx'
import { Button } from '../../ui/button.tsx'
import { acceptContactLinkMutation } from './queries.ts'

/** For someone who opened the link in an emailed invitation to be a contact or manager of the team. */
export function ContactInvitation({ team }: { team: { id: string; name: string } }) {
  const navigate = useNavigate()
  const { pathname, hash } = useLocation()
  const { user } = useAuth()
  const accept = useMutation(acceptContactLinkMutation)
  const link = new URLSearchParams(hash.slice(1))
  const id = link.get('contact') ?? ''
  const role = link.get('role') ?? ''
  const isManager = role === 'manager' && id.startsWith(`${team.id}.`) && id.split('.').length === 2

  async function join() {
    try {
      await accept.mutateAsync({ id, code: link.get('invitation') ?? '' })
      alerts.success(`You're now a ${isManager ? 'manager' : 'contact'} of ${team.name}.`)
      await navigate(isManager ? paths.manageTeam(team.id) : paths.team(team.id), { replace: true })
    } catch (error) {
      alerts.failed(error)
    }
  }

  return (
    <section aria-label="Invitation" className="mb-6 rounded-lg border border-grass/50 bg-surface p-5 print:hidden">
      <h2 className="text-xl">
        {isManager ? 'You are invited to manage this team' : `You are invited as a contact (${contactRoleLabel(role)})`}
      </h2>
      <p className="mt-1 max-w-prose text-soft">
        If you accept, {isManager && 'you can edit the team, its roster, events, and opportunities, and '}families see
        your name and email on this page.
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        {user ? (
          <Button busy={accept.isPending} busyText="Accepting..." onClick={join}>
            Accept
          </Button>
        ) : (
          <AccountButtons returnTo={pathname + hash} signUpLabel="Sign up to accept" />
        )}
      </div>
    </section>
  )
}
