import { createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Challenge, Solution as Work } from 'altcha-lib/types'
import { expiresAfter } from '../../values/durations.ts'
import type { HumanCheckProvider } from './provider.ts'

const LIFETIME_SECONDS = 20 * 60
const ALGORITHM = 'PBKDF2/SHA-256'

/**
 * The browser derives up to 900 keys of 5,000 iterations, half a second on one laptop core, shared by its workers. Verification takes two
 * hashes.
 */
const WORK = { cost: 5_000, least: 300, most: 900 }
/** Factor for guesses at an account under attack. A solution takes several seconds. */
const HARDER = 10

/** Proof of work, verified with our own secret and without a third party. Anyone with the secret can create easier challenges. */
export function altcha(secret: string, work: { cost: number; least: number; most: number } = WORK): HumanCheckProvider {
  const secrets = { hmacSignatureSecret: secret, hmacKeySignatureSecret: `key of ${secret}` }
  return {
    challenge: (action, now, isHard = false) =>
      createChallenge({
        algorithm: ALGORITHM,
        cost: work.cost,
        counter: isHard ? randomInt(work.most * HARDER, work.least * HARDER) : randomInt(work.most, work.least),
        deriveKey,
        data: { action, ...(isHard && { isHard }) },
        expiresAt: expiresAfter(LIFETIME_SECONDS, now),
        ...secrets,
      }),

    async verify(token, action) {
      const payload = payloadOf(token)
      if (!payload) return null
      const { parameters } = payload.challenge
      if (parameters.data?.action !== action || !parameters.expiresAt) return null
      const { verified } = await verifySolution({ ...payload, deriveKey, ...secrets })
      if (!verified) return null
      const isHard = parameters.data.isHard === true
      return { id: parameters.nonce, expiresAt: parameters.expiresAt, isHard }
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
