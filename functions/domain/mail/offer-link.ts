import { isLinkSignature, linkSignature } from '../signature.ts'

type Offer = { registrationID: string; until: string }

/** The path of the page that answers a waitlist offer without sign-in. */
export const offerPath = async ({ registrationID, until }: Offer) =>
  `/p/offer?${new URLSearchParams({ registration: registrationID, until, signature: await linkSignature('offer', registrationID, until) })}`

/** Returns the offer of the link, or null if the signature is invalid. */
export async function readOfferLink(query: Record<string, string | undefined>): Promise<Offer | null> {
  const { registration: registrationID, until, signature } = query
  if (!registrationID || !until) return null
  return (await isLinkSignature(signature, 'offer', registrationID, until)) ? { registrationID, until } : null
}
