import { createHmac, timingSafeEqual } from 'node:crypto'
import { getSecret } from '../secrets.ts'

type Offer = { registrationID: string; until: string }

const signature = async ({ registrationID, until }: Offer) =>
  createHmac('sha256', await getSecret('LINK_SECRET'))
    .update(`offer#${registrationID}#${until}`)
    .digest('base64url')

/** The path of the page that answers a waitlist's offer without signing in. */
export const offerPath = async (offer: Offer) =>
  `/p/offer?${new URLSearchParams({ registration: offer.registrationID, until: offer.until, signature: await signature(offer) })}`

/** The offer of the link, or null when it is not one of ours. */
export async function readOfferLink(query: Record<string, string | undefined>): Promise<Offer | null> {
  const { registration: registrationID, until, signature: given } = query
  if (!registrationID || !until || !given) return null
  const expected = Buffer.from(await signature({ registrationID, until }))
  const actual = Buffer.from(given)
  return expected.length === actual.length && timingSafeEqual(expected, actual) ? { registrationID, until } : null
}
