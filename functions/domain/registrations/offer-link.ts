import { isLinkSignature, linkSignature } from '../../services/signature.ts'
import { isID } from '../../values/ids.ts'

type Offer = {
  registrationID: string
  until: string
  /** The family that got the email. */
  userID: string
}

/** The path of the page that answers a waitlist offer without sign-in. */
export const offerPath = async ({ registrationID, until, userID }: Offer) =>
  `/p/offer?${new URLSearchParams({ registration: registrationID, until, user: userID, signature: await linkSignature('offer', registrationID, until, userID) })}`

/** Returns the offer of the link, or null if the signature is invalid. */
export async function readOfferLink(query: Record<string, string | undefined>): Promise<Offer | null> {
  const { registration: registrationID, until, user: userID, signature } = query
  if (!registrationID || !until || !isID(userID)) return null
  return (await isLinkSignature(signature, 'offer', registrationID, until, userID))
    ? { registrationID, until, userID }
    : null
}
