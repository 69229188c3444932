import { createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Challenge, Solution as Work } from 'altcha-lib/types'
import type { HumanCheckProvider } from './provider.ts'

const LIFETIME = 20 * 60

/** The browser derives up to 900 keys of 5,000 rounds (half a second of one laptop core, shared by its workers); checking is two hashes. */
const WORK = { algorithm: 'PBKDF2/SHA-256', cost: 5_000, least: 300, most: 900 } as const

/** Proof of work, verified with our own secret and without a third party. */
export function altcha(secret: string): HumanCheckProvider {
  const secrets = { hmacSignatureSecret: secret, hmacKeySignatureSecret: `key of ${secret}` }
  return {
    challenge: (action, now) =>
      createChallenge({
        algorithm: WORK.algorithm,
        cost: WORK.cost,
        counter: randomInt(WORK.most, WORK.least),
        deriveKey,
        data: { action },
        expiresAt: Math.floor(now.getTime() / 1000) + LIFETIME,
        ...secrets,
      }),

    async verify(token, action) {
      const payload = payloadOf(token)
      if (!payload) return null
      const { parameters } = payload.challenge
      if (parameters.data?.action !== action || !parameters.expiresAt) return null
      const { verified } = await verifySolution({ ...payload, deriveKey, ...secrets })
      return verified ? { id: parameters.nonce, expiresAt: parameters.expiresAt } : null
    },
  }
}

function payloadOf(token: string): { challenge: Challenge; solution: Work } | null {
  try {
    const { challenge, solution } = JSON.parse(Buffer.from(token, 'base64').toString())
    return challenge?.parameters && typeof challenge.signature === 'string' && solution ? { challenge, solution } : null
  } catch {
    return null
  }
}
