import { findSecret, findSecretBefore, getSecret } from '../domain/secrets.ts'
import { isSameSecret } from '../domain/signature.ts'

type Headers = Record<string, string | undefined>

/** Whether there is a CDN to come through. There is none on one machine. */
const hasCDN = async () => (await findSecret('ORIGIN_SECRET')) !== null

/** Whether the CDN sent the request. While a new secret is on its way to the CDN, the one before it counts too. */
export async function isFromCDN({ 'x-fungo-origin': proof }: Headers): Promise<boolean> {
  if (!proof) return false
  const secret = await findSecret('ORIGIN_SECRET')
  if (secret === null) return false
  if (isSameSecret(proof, secret)) return true
  const before = await findSecretBefore('ORIGIN_SECRET')
  return before !== null && isSameSecret(proof, before)
}

/** The API's own address is for the CDN alone: the firewall and the visitor's address are the CDN's. */
export const bypassesCDN = async (headers: Headers) => (await hasCDN()) && !(await isFromCDN(headers))

/** The secret that signs the URLs of photos: that of the CDN, which checks them, or without a CDN that of other links. */
export async function mediaSecretOf(headers: Headers): Promise<string> {
  if (await isFromCDN(headers)) return headers['x-fungo-origin']!
  return (await findSecret('ORIGIN_SECRET')) ?? getSecret('LINK_SECRET')
}
