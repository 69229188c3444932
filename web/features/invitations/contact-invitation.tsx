import { useMutation } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router-dom'
import * as m from '../../../functions/values/messages/generated.ts'
import { contactRoleLabel } from '../../../functions/values/roles.ts'
import { AcceptContactLinkDocument } from '../../api/generated.ts'
import { mutationOf } from '../../api/options.ts'
import { paths } from '../../paths.ts'
import { Invitation } from '../../session/invitation.tsx'
import { alerts } from '../../ui/alerts.tsx'
import { Button } from '../../ui/button.tsx'

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
      alerts.success(m.you_are_now_contact_of_team({ kind: isManager ? 'manager' : 'contact', team: team.name }))
      await navigate(isManager ? paths.manageTeam(team.id) : paths.team(team.id), { replace: true })
    } catch (error) {
      alerts.failed(error)
    }
  }

  return (
    <Invitation
      title={
        isManager
          ? m.you_are_invited_to_manage_this_team()
          : m.you_are_invited_as_a_contact({ role: contactRoleLabel(role) })
      }
      text={isManager ? m.if_you_accept_you_can_edit_this_team() : m.if_you_accept_families_see_your_name_on_this()}
      accept={
        <Button busy={accept.isPending} busyText={m.accepting()} onClick={join}>
          {m.accept()}
        </Button>
      }
      signUpLabel={m.sign_up_to_accept()}
    />
  )
}
