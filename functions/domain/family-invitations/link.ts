import { createHmac, timingSafeEqual } from 'node:crypto'
import { getSecret } from '../secrets.ts'

type Invitation = { playerID: string; invitationID: string }

const codeOf = async ({ playerID, invitationID }: Invitation) =>
  createHmac('sha256', await getSecret('LINK_SECRET'))
    .update(`family#${playerID}#${invitationID}`)
    .digest('base64url')

/** The path of the page where the family claims the player. What follows the # is not sent to the server. */
export const familyPath = async (invitation: Invitation) =>
  `/players/${invitation.playerID}#${new URLSearchParams({ invitation: await codeOf(invitation) })}`

export async function isCodeOf(invitation: Invitation, given: string): Promise<boolean> {
  const expected = Buffer.from(await codeOf(invitation))
  const actual = Buffer.from(given)
  return expected.length === actual.length && timingSafeEqual(expected, actual)
}
