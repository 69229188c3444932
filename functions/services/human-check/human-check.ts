import { transactWrite, VersionConflict, versionConflict } from '../../store/store.ts'
import { uniqueKeys } from '../../store/unique-keys/entity.ts'
import { badInput } from '../../values/errors.ts'
import * as m from '../../values/messages/generated.ts'
import { getSecret } from '../secrets.ts'
import { settings } from '../settings.ts'
import { ACTIONS, type Action, type HumanCheckProvider } from './provider.ts'

const FAILED = m.recaptcha_verification_failed

/** Null if checks are off. Only automated tests turn them off. */
async function provider(): Promise<HumanCheckProvider | null> {
  switch (settings.humanCheck) {
    case 'altcha':
      return (await import('./altcha.ts')).altcha(await getSecret('HUMAN_CHECK_SECRET'))
    case 'recaptcha':
      return (await import('./recaptcha.ts')).recaptcha(await getSecret('HUMAN_CHECK_SECRET'))
    case 'turnstile':
      return (await import('./turnstile.ts')).turnstile(await getSecret('HUMAN_CHECK_SECRET'))
    case 'none':
      if (settings.stage !== 'local') throw new Error('HUMAN_CHECK may be "none" on one machine only.')
      return null
  }
}

/** The harder check is always proof of work, the only check whose difficulty can be raised. */
const harder = async () => (await import('./altcha.ts')).altcha(await getSecret('HUMAN_CHECK_SECRET'))

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
