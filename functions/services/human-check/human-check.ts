import type { Challenge, Solution as Work } from 'altcha-lib/types'
import { transactWrite, VersionConflict, versionConflict } from '../../store/store.ts'
import { uniqueKeys } from '../../store/unique-keys/entity.ts'
import { digest } from '../../values/digest.ts'
import { expiresAfter } from '../../values/durations.ts'
import { badInput } from '../../values/errors.ts'
import { lazy } from '../../values/lazy.ts'
import { refusalTexts } from '../../values/messages/refusals.ts'
import { logFault } from '../log.ts'
import { getSecret } from '../secrets.ts'
import { settings } from '../settings.ts'

export const ACTIONS = ['login', 'forgot_password', 'submit', 'report'] as const
/** The action that a solution is valid for. Sign-up uses `submit`. */
export type Action = (typeof ACTIONS)[number]

/** A valid solution: its ID, how long it must be remembered as used (epoch seconds), and whether it was the harder check. */
export type Solution = { id: string; expiresAt: number; isHard?: boolean }

export interface HumanCheckProvider {
  /** The challenge for the browser, if the provider uses one. */
  challenge?(action: Action, now: Date, isHard?: boolean): Promise<object>
  /** Returns the solution in the token, or null if it is not valid for this action. */
  verify(token: string, action: Action, address: string, now: Date): Promise<Solution | null>
}

const FAILED = refusalTexts.recaptchaVerificationFailed

/** Null if checks are off. Only automated tests turn them off. */
async function provider(): Promise<HumanCheckProvider | null> {
  switch (settings.humanCheck) {
    case 'altcha':
      return altcha(await getSecret('HUMAN_CHECK_SECRET'))
    case 'recaptcha':
      return recaptcha(await getSecret('HUMAN_CHECK_SECRET'))
    case 'turnstile':
      return turnstile(await getSecret('HUMAN_CHECK_SECRET'))
    case 'none':
      if (settings.stage !== 'local') throw new Error('HUMAN_CHECK may be "none" on one machine only.')
      return null
  }
}

/** The harder check is always proof of work, the only check whose difficulty can be raised. */
const harder = async () => altcha(await getSecret('HUMAN_CHECK_SECRET'))

/** What a form needs to start its verification. */
export async function humanCheck(action: string, isHard: boolean, now: Date) {
  const known = ACTIONS.find((it) => it === action)
  if (!known) throw badInput('action', `There is no verification for "${action}".`)
  const usual = await provider()
  const check = isHard && usual ? await harder() : usual
  const challenge = await check?.challenge?.(known, now, isHard)
  return {
    provider: check === usual ? settings.humanCheck : 'altcha',
    siteKey: settings.humanCheckSiteKey,
    challenge: challenge ? JSON.stringify(challenge) : null,
  }
}

type Attempt = { token: string | null | undefined; address: string; now: Date }

/** Refuses unless the token is an unused solution for the action, and marks it as used. Returns whether it was the harder check. */
export async function requireHuman(action: Action, { token, address, now }: Attempt): Promise<{ isHard: boolean }> {
  const check = await provider()
  if (!check) return { isHard: true }
  const solution = token
    ? ((await hardSolution(token, action, address, now)) ?? (await check.verify(token, action, address, now)))
    : null
  if (!solution) throw badInput('recaptchaToken', FAILED)
  try {
    await transactWrite([
      [
        uniqueKeys().create({ scope: 'humancheck', value: solution.id, owner: action, expiresAt: solution.expiresAt }),
        versionConflict,
      ],
    ])
  } catch (error) {
    if (error instanceof VersionConflict) throw badInput('recaptchaToken', FAILED)
    throw error
  }
  return { isHard: solution.isHard ?? false }
}

async function hardSolution(token: string, action: Action, address: string, now: Date) {
  const solution = await (await harder()).verify(token, action, address, now)
  return solution?.isHard ? solution : null
}

const LIFETIME_SECONDS = 20 * 60
const ALGORITHM = 'PBKDF2/SHA-256'

/**
 * The browser derives up to 900 keys of 5,000 iterations, half a second on one laptop core, shared by its workers. Verification takes two
 * hashes.
 */
const WORK = { cost: 5_000, least: 300, most: 900 }
/** Factor for guesses at an account under attack. A solution takes several seconds. */
const HARDER = 10

/** Loaded on first use, because most requests need no check. */
const library = lazy(async () => {
  const [lib, { deriveKey }] = await Promise.all([import('altcha-lib'), import('altcha-lib/algorithms/pbkdf2')])
  return { ...lib, deriveKey }
})

/** Proof of work, verified with our own secret and without a third party. Anyone with the secret can create easier challenges. */
export function altcha(secret: string, work: { cost: number; least: number; most: number } = WORK): HumanCheckProvider {
  const secrets = { hmacSignatureSecret: secret, hmacKeySignatureSecret: `key of ${secret}` }
  return {
    async challenge(action, now, isHard = false) {
      const { createChallenge, deriveKey, randomInt } = await library()
      return createChallenge({
        algorithm: ALGORITHM,
        cost: work.cost,
        counter: isHard ? randomInt(work.most * HARDER, work.least * HARDER) : randomInt(work.most, work.least),
        deriveKey,
        data: { action, ...(isHard && { isHard }) },
        expiresAt: expiresAfter(LIFETIME_SECONDS, now),
        ...secrets,
      })
    },

    async verify(token, action) {
      const payload = payloadOf(token)
      if (!payload) return null
      const { parameters } = payload.challenge
      if (parameters.data?.action !== action || !parameters.expiresAt) return null
      const { deriveKey, verifySolution } = await library()
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

/** Maximum lifetime of a provider's token, with room for clock skew. reCAPTCHA tokens live 2 minutes, Turnstile's 5. */
const TTL_SECONDS = 10 * 60

type Question = { url: string; secret: string; token: string; address: string; now: Date }

/**
 * Verifies a token with a siteverify provider. `passes` checks the rest of its response. If the provider is unreachable, no token is valid.
 */
async function siteVerify<Verdict extends { success: boolean }>(
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
  const id = digest(token)
  return { id, expiresAt: expiresAfter(TTL_SECONDS, now) }
}

/** Google's suggested starting threshold. */
const MIN_SCORE = 0.5

/** reCAPTCHA v3: https://developers.google.com/recaptcha/docs/v3 */
export const recaptcha = (
  secret: string,
  url = 'https://www.google.com/recaptcha/api/siteverify',
): HumanCheckProvider => ({
  verify: (token, action, address, now) =>
    siteVerify<{ success: boolean; action?: string; score?: number }>(
      { url, secret, token, address, now },
      (response) => response.action === action && (response.score ?? 0) >= MIN_SCORE,
    ),
})

/** Turnstile: https://developers.cloudflare.com/turnstile/get-started/server-side-validation */
export const turnstile = (
  secret: string,
  url = 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
): HumanCheckProvider => ({
  verify: (token, action, address, now) =>
    siteVerify<{ success: boolean; action?: string }>(
      { url, secret, token, address, now },
      (response) => response.action === action,
    ),
})
