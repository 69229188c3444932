import { isLinkSignature, linkSignature } from '../../services/signature.ts'
import { isID } from '../../values/ids.ts'

export type Ask = {
  opportunityID: string
  playerID: string
  /** The family that got the email. */
  userID: string
}

/** The path of the page where the family says yes or no without sign-in. */
export const askPath = async ({ opportunityID, playerID, userID }: Ask) =>
  `/p/ask?${new URLSearchParams({ opportunity: opportunityID, player: playerID, user: userID, signature: await linkSignature('ask', opportunityID, playerID, userID) })}`

/** Returns what the link asks, or null if the signature is invalid. */
export async function readAskLink({
  opportunity,
  player,
  user,
  signature,
}: Record<string, string | undefined>): Promise<Ask | null> {
  if (!isID(opportunity) || !isID(player) || !isID(user)) return null
  return (await isLinkSignature(signature, 'ask', opportunity, player, user))
    ? { opportunityID: opportunity, playerID: player, userID: user }
    : null
}
