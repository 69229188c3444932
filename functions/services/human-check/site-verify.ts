import { createHash } from 'node:crypto'
import { expiresAfter } from '../../values/durations.ts'
import { logFault } from '../log.ts'
import type { Solution } from './provider.ts'

/** Maximum lifetime of a provider's token, with room for clock skew. reCAPTCHA tokens live 2 minutes, Turnstile's 5. */
const TTL_SECONDS = 10 * 60

type Question = { url: string; secret: string; token: string; address: string; now: Date }

/**
 * Verifies a token with a siteverify provider. `passes` checks the rest of its response. If the provider is unreachable, no token is valid.
 */
export async function siteVerify<Verdict extends { success: boolean }>(
  { url, secret, token, address, now }: Question,
  passes: (verdict: Verdict) => boolean,
): Promise<Solution | null> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams({ secret, response: token, remoteip: address }),
      signal: AbortSignal.timeout(5000),
    })
    if (!response.ok) throw new Error(`The provider returned ${response.status}.`)
    const verdict = (await response.json()) as Verdict
    if (verdict.success !== true || !passes(verdict)) return null
  } catch (error) {
    await logFault('The human check could not be made.', { error: error as Error })
    return null
  }
  const id = createHash('sha256').update(token).digest('base64url')
  return { id, expiresAt: expiresAfter(TTL_SECONDS, now) }
}
