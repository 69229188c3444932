import { findSecret, findSecretBefore, getSecret } from '../../services/secrets.ts'
import { isSameSecret } from '../../services/signature.ts'

type Headers = Record<string, string | undefined>

/** Whether there is a CDN. Local setups have none. */
const hasCDN = async () => (await findSecret('ORIGIN_SECRET')) !== null

/** Whether the CDN sent the request. During a secret rotation, the previous secret is accepted too. */
export async function isFromCDN({ 'x-fungo-origin': proof }: Headers): Promise<boolean> {
  if (!proof) return false
  const secret = await findSecret('ORIGIN_SECRET')
  if (secret === null) return false
  if (isSameSecret(proof, secret)) return true
  const before = await findSecretBefore('ORIGIN_SECRET')
  return before !== null && isSameSecret(proof, before)
}

/** Only the CDN may call the API's own URL, because the CDN has the firewall and determines the viewer's IP address. */
export const bypassesCDN = async (headers: Headers) => (await hasCDN()) && !(await isFromCDN(headers))

/**
 * The secret that signs photo URLs. With a CDN it is the CDN's secret, because the CDN checks them. Otherwise it is the secret of other
 * links.
 */
export async function mediaSecretOf(headers: Headers): Promise<string> {
  if (await isFromCDN(headers)) return headers['x-fungo-origin']!
  return (await findSecret('ORIGIN_SECRET')) ?? getSecret('LINK_SECRET')
}

/** The visitor's IP address as the CDN sends it. Null without a CDN. Anyone could set the header, so it needs the proof. */
export const visitorOf = async (headers: Headers) => ((await isFromCDN(headers)) && headers['x-fungo-viewer']) || null
