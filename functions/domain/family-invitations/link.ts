import { isLinkSignature, linkSignature } from '../../services/signature.ts'

type Invitation = { playerID: string; invitationID: string; email: string }

const codeOf = ({ playerID, invitationID }: Omit<Invitation, 'email'>) =>
  linkSignature('family', playerID, invitationID)

/** The path of the page where the family claims the player. The part after the # is not sent to the server. */
export const familyPath = async (invitation: Invitation) =>
  `/players/${invitation.playerID}#${new URLSearchParams({ email: invitation.email, invitation: await codeOf(invitation) })}`

export const isCodeOf = ({ playerID, invitationID }: Omit<Invitation, 'email'>, given: string): Promise<boolean> =>
  isLinkSignature(given, 'family', playerID, invitationID)
