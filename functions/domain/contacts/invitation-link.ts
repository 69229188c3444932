import { isLinkSignature, linkSignature } from '../../services/signature.ts'
import { type ContactInvitationItem, invitationID } from './invitation-entity.ts'

const partsOf = (invitation: ContactInvitationItem) => ['contact', invitationID(invitation), invitation.role] as const

/** The path of the page where the invitation is accepted. The part after the # is not sent to the server. */
export async function contactInvitationPath(invitation: ContactInvitationItem) {
  const { teamID, email = '', role } = invitation
  const contact = invitationID(invitation)
  const code = await linkSignature(...partsOf(invitation))
  return `/teams/${teamID}#${new URLSearchParams({ email, role, contact, invitation: code })}`
}

export const isContactCode = (invitation: ContactInvitationItem, given: string) =>
  isLinkSignature(given, ...partsOf(invitation))
