import { useMutation } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router-dom'
import * as invitationTexts from '#messages/invitations'
import { contactRoleLabel } from '../../../functions/values/roles.ts'
import { mutationOf } from '../../api/options.ts'
import { paths } from '../../paths.ts'
import { Invitation } from '../../session/invitation.tsx'
import { alerts } from '../../ui/alerts.tsx'
import { Button } from '../../ui/button.tsx'
import { AcceptContactLinkDocument } from './invitations.generated.ts'

/** For someone who opened the link in an emailed invitation to be a contact or manager of the team. */
export function ContactInvitation({ team }: { team: { id: string; name: string } }) {
  const navigate = useNavigate()
  const { hash } = useLocation()
  const accept = useMutation(mutationOf(AcceptContactLinkDocument))
  const link = new URLSearchParams(hash.slice(1))
  const id = link.get('contact') ?? ''
  const role = link.get('role') ?? ''
  const isManager = role === 'manager' && id.startsWith(`${team.id}.`) && id.split('.').length === 2

  async function join() {
    try {
      await accept.mutateAsync({ id, code: link.get('invitation') ?? '' })
      alerts.success(invitationTexts.nowContactOf({ kind: isManager ? 'manager' : 'contact', team: team.name }))
      await navigate(isManager ? paths.manageTeam(team.id) : paths.team(team.id), { replace: true })
    } catch (error) {
      alerts.failed(error)
    }
  }

  return (
    <Invitation
      title={isManager ? invitationTexts.invitedManageTeam : invitationTexts.invitedAsContact(contactRoleLabel(role))}
      text={isManager ? invitationTexts.acceptEditThisTeam : invitationTexts.acceptShowsNameHere}
      accept={
        <Button busy={accept.isPending} busyText={invitationTexts.accepting} onClick={join}>
          {invitationTexts.accept}
        </Button>
      }
      signUpLabel={invitationTexts.signUpToAccept}
    />
  )
}
