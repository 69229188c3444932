import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { beforeAll, expect, test } from 'vitest'
import {
  altcha,
  humanCheck,
  recaptcha,
  requireHuman,
  turnstile,
} from '../../functions/services/human-check/human-check.ts'
import { serve } from '../support/serve.ts'

const address = '203.0.113.7'
const failed = { code: 'BAD_USER_INPUT', message: 'reCAPTCHA verification failed. Please try again.' }

beforeAll(() => {
  Object.assign(process.env, { HUMAN_CHECK: 'altcha', HUMAN_CHECK_SECRET: 'a secret of this test' })
})

/** Solves a challenge for the form's action, as the widget does. */
async function solved(action: string, now = new Date(), isHard = false) {
  const challenge = JSON.parse((await humanCheck(action, isHard, now)).challenge!)
  // Solutions of hard challenges are 3,000 or more: starting just below saves time.
  const solution = await solveChallenge({ challenge, deriveKey, counterStart: isHard ? 2_900 : 0 })
  return { challenge, solution }
}
const tokenOf = (payload: object) => Buffer.from(JSON.stringify(payload)).toString('base64')
const present = (token: string | null, action: 'login' | 'submit' | 'forgot_password') =>
  requireHuman(action, { token, address, now: new Date() })

test('a solved challenge is valid once and only for its form', async () => {
  const token = tokenOf(await solved('login'))
  await expect(present(token, 'submit')).rejects.toMatchObject(failed)
  await present(token, 'login')
  await expect(present(token, 'login')).rejects.toMatchObject(failed)
})

test('one of twenty concurrent uses of one solution passes', async () => {
  const token = tokenOf(await solved('submit'))
  const answers = await Promise.allSettled(Array.from({ length: 20 }, () => present(token, 'submit')))
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('the harder check takes ten times the work and is proof of work with every provider', async () => {
  const ask = (isHard: boolean) => humanCheck('login', isHard, new Date())
  process.env.HUMAN_CHECK = 'turnstile'
  expect([await ask(false), await ask(true)]).toMatchObject([
    { provider: 'turnstile', challenge: null },
    { provider: 'altcha', challenge: expect.stringContaining('"isHard":true') },
  ])
  process.env.HUMAN_CHECK = 'altcha'
  const usual = await solved('login')
  const hard = await solved('login', new Date(), true)
  expect(hard.solution!.counter).toBeGreaterThanOrEqual(3_000)
  expect(await present(tokenOf(usual), 'login')).toEqual({ isHard: false })
  process.env.HUMAN_CHECK = 'turnstile'
  expect(await present(tokenOf(hard), 'login')).toEqual({ isHard: true })
  process.env.HUMAN_CHECK = 'altcha'
})

test('missing, malformed, guessed, changed, and expired solutions are refused', async () => {
  const { challenge, solution } = await solved('login')
  const old = await solved('login', new Date(Date.now() - 21 * 60_000))
  const changed = {
    ...challenge,
    parameters: { ...challenge.parameters, expiresAt: challenge.parameters.expiresAt + 60 },
  }
  const unsigned = { parameters: challenge.parameters }
  const guess = { ...solution, derivedKey: challenge.parameters.keyPrefix.padEnd(64, '0') }
  for (const token of [
    null,
    'rubbish',
    tokenOf([]),
    tokenOf({ challenge, solution: guess }),
    tokenOf({ challenge: changed, solution }),
    tokenOf({ challenge: unsigned, solution }),
    tokenOf(old),
  ]) {
    await expect(present(token, 'login')).rejects.toMatchObject(failed)
  }
})

test('a solved challenge of another deployment is refused', async () => {
  const challenge = await altcha('their secret').challenge!('login', new Date())
  const solution = await solveChallenge({ challenge: challenge as never, deriveKey })
  await expect(present(tokenOf({ challenge, solution }), 'login')).rejects.toMatchObject(failed)
})

test('a form without a human check gets no challenge', async () => {
  await expect(humanCheck('order_pizza', false, new Date())).rejects.toMatchObject({ code: 'BAD_USER_INPUT' })
})

test('HUMAN_CHECK=none is refused outside local mode', async () => {
  Object.assign(process.env, { HUMAN_CHECK: 'none', STAGE: 'prod' })
  await expect(present('token', 'login')).rejects.toThrow('HUMAN_CHECK may be "none" on one machine only.')
  Object.assign(process.env, { HUMAN_CHECK: 'altcha', STAGE: 'local' })
})

/** The responses of a mock siteverify endpoint, by token, as the providers document them. */
const known: Record<string, object | string> = {
  good: { success: true, action: 'login', score: 0.9 },
  bot: { success: true, action: 'login', score: 0.1 },
  elsewhere: { success: true, action: 'submit', score: 0.9 },
  used: { success: false, 'error-codes': ['timeout-or-duplicate'] },
  broken: '<html>',
}
const provider = await serve(async (request, response) => {
  const body = new URLSearchParams(Buffer.concat(await Array.fromAsync(request)).toString())
  const answer = body.get('secret') === 'theirs' ? known[body.get('response')!] : undefined
  response.statusCode = answer ? 200 : 500
  response.end(typeof answer === 'string' ? answer : JSON.stringify(answer ?? {}))
})

test.each([
  ['reCAPTCHA', recaptcha, false],
  ['Turnstile', turnstile, true],
])(
  '%s verifies the token, its action, and its score where there is one, and fails closed',
  async (_, make, passesBots) => {
    const url = `${provider}/siteverify`
    const passes = async (token: string) =>
      (await make('theirs', url).verify(token, 'login', address, new Date())) !== null
    expect(await passes('good')).toBe(true)
    expect(await passes('bot')).toBe(passesBots)
    for (const token of ['elsewhere', 'used', 'broken', 'unknown']) expect(await passes(token)).toBe(false)
    expect(await make('theirs', 'http://127.0.0.1:1/').verify('good', 'login', address, new Date())).toBeNull()
  },
)
