import { isLinkSignature, linkSignature } from '../signature.ts'

type Offer = { registrationID: string; until: string }

/** The path of the page that answers a waitlist's offer without signing in. */
export const offerPath = async ({ registrationID, until }: Offer) =>
  `/p/offer?${new URLSearchParams({ registration: registrationID, until, signature: await linkSignature('offer', registrationID, until) })}`

/** The offer of the link, or null when it is not one of ours. */
export async function readOfferLink(query: Record<string, string | undefined>): Promise<Offer | null> {
  const { registration: registrationID, until, signature } = query
  if (!registrationID || !until) return null
  return (await isLinkSignature(signature, 'offer', registrationID, until)) ? { registrationID, until } : null
}
