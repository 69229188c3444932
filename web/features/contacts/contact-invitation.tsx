import { useMutation, useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import * as invitationTexts from '#messages/invitations'
import { contactRoleLabel } from '../../../functions/values/roles.ts'
import { mutationOf, queryOf } from '../../api/options.ts'
import { constant } from '../../api/query-client.ts'
import { paths } from '../../paths.ts'
import { EndedInvitation, Invitation } from '../../session/invitation.tsx'
import { alerts } from '../../ui/alerts.tsx'
import { Button } from '../../ui/button.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { useNavigateFromHere } from '../../ui/navigate-from-here.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import {
  AcceptContactLinkDocument,
  ContactInvitationDocument,
  type ContactInvitationQuery,
} from './contacts.generated.ts'

type Team = { id: string; name: string }
type EmailedLink = { id: string; code: string }

/** For someone who opened the link in an emailed invitation to be a contact or manager of the team. */
export function ContactInvitation({ team }: { team: Team }) {
  const { hash } = useLocation()
  const parameters = new URLSearchParams(hash.slice(1))
  const link = { id: parameters.get('contact') ?? '', code: parameters.get('invitation') ?? '' }
  return (
    <Loaded
      query={useQuery({ ...queryOf(ContactInvitationDocument, link), ...constant })}
      skeleton={<Skeleton className="mb-6 h-44" />}
    >
      {(invitation) =>
        invitation ? <OpenInvitation team={team} link={link} invitation={invitation} /> : <EndedInvitation />
      }
    </Loaded>
  )
}

type OpenInvitationProps = {
  team: Team
  link: EmailedLink
  invitation: NonNullable<ContactInvitationQuery['contactInvitation']>
}

function OpenInvitation({ team, link, invitation: { role, managesTeam } }: OpenInvitationProps) {
  const navigate = useNavigateFromHere()
  const accept = useMutation(mutationOf(AcceptContactLinkDocument))

  async function join() {
    try {
      await accept.mutateAsync(link)
      alerts.success(invitationTexts.nowContactOf({ kind: managesTeam ? 'manager' : 'contact', team: team.name }))
      navigate(managesTeam ? paths.manageTeam(team.id) : paths.team(team.id), { replace: true })
    } catch (error) {
      alerts.failed(error)
    }
  }

  return (
    <Invitation
      title={managesTeam ? invitationTexts.invitedManageTeam : invitationTexts.invitedAsContact(contactRoleLabel(role))}
      text={managesTeam ? invitationTexts.acceptEditThisTeam : invitationTexts.acceptShowsNameHere}
      accept={
        <Button busy={accept.isPending} busyText={invitationTexts.accepting} onClick={join}>
          {invitationTexts.accept}
        </Button>
      }
      signUpLabel={invitationTexts.signUpToAccept}
    />
  )
}
