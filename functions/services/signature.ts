import { createHmac, timingSafeEqual } from 'node:crypto'
import { getSecret } from './secrets.ts'

/** The signature of a link. The first part is its purpose, so that a signature is not valid for another kind of link. */
export const linkSignature = async (...parts: string[]) =>
  createHmac('sha256', await getSecret('LINK_SECRET'))
    .update(parts.join('#'))
    .digest('base64url')

export const isLinkSignature = async (given: string | undefined, ...parts: string[]) =>
  isSameSecret(await linkSignature(...parts), given ?? '')

/** Constant-time comparison. */
export function isSameSecret(one: string, other: string) {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
