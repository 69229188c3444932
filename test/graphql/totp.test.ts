import { Secret, TOTP } from 'otpauth'
import { afterEach, expect, test, vi } from 'vitest'
import { ensureAdmin, grantAdmin } from '../../functions/domain/accounts/service.ts'
import { issueRecoveryCodes, spendRecoveryCode } from '../../functions/domain/accounts/totp.ts'
import { requireAuthenticator } from '../../functions/services/identity/identity.ts'
import { newID } from '../../functions/values/ids.ts'
import { documentOf } from '../../scripts/calls.ts'
import { as, asAnonymous } from '../support/as.ts'
import { beforeNextTransaction, killAfter } from '../support/before-next-transaction.ts'
import { given } from '../support/given.ts'
import { postQuery } from '../support/post-query.ts'
import { startTestIdentity } from '../support/test-identity.ts'
import { startTestMail } from '../support/test-mail.ts'
import { startTestNotices } from '../support/test-notices.ts'

await startTestIdentity()
const mail = await startTestMail()
const notices = await startTestNotices(mail.path)
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

const PASSWORD = 'left field 42'
const CODE_NEEDED = { code: 'TOTP_REQUIRED', message: 'Enter the code from your authenticator app.' }
const WRONG_CODE = { fields: { code: ['This code is not correct. Enter the newest code of your app.'] } }
let people = 0

type From = { token?: string; ip?: string; device?: string }

/** Sends one operation through the handler of the graphql Lambda. Returns the value of its field, or its error. */
async function ask(name: string, args: object, selection?: string, { token, ip, device }: From = {}) {
  const query = documentOf(name, args as Record<string, unknown>, selection)
  const headers = { ...(token && { authorization: `Bearer ${token}` }) }
  const sent = { ip, headers, cookies: device ? [`fungo_device=${device}`] : [] }
  const { body, cookies } = await postQuery({ query, variables: args }, sent)
  const { data, errors } = JSON.parse(body!)
  const [, knownDevice] = /fungo_device=([^;]+)/.exec(cookies?.join() ?? '') ?? []
  const error = errors?.[0] && { message: errors[0].message, ...errors[0].extensions }
  return { data: data?.[name], error, device: knownDevice }
}

async function signedUp() {
  const input = { email: `two${++people}@fungo.example`, name: 'Pat Example', password: PASSWORD }
  const { data, device } = await ask('signUp', { input }, 'token user { id }')
  return { email: input.email, id: data.user.id as string, token: data.token as string, device }
}
const login = (email: string, code?: string, password = PASSWORD, from: From = {}) =>
  ask('login', { input: { email, password, code } }, 'token', from)
const confirm = (token: string, code: string, currentPassword = PASSWORD) =>
  ask('confirmTotp', { input: { code, currentPassword } }, undefined, { token })
const turnOff = (token: string, currentPassword: string) =>
  ask('turnOffTotp', { input: { currentPassword } }, undefined, { token })
const start = async (token: string) => (await ask('startTotp', {}, 'secret uri', { token })).data

/** An authenticator app. `later` advances the clock for a new code, since each code is valid once. */
function appOf(secret: string) {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) })
  let at = Date.now()
  return {
    code: () => totp.generate({ timestamp: at }),
    later() {
      at += 30_000
      vi.useFakeTimers({ toFake: ['Date'], now: at })
      return totp.generate({ timestamp: at })
    },
  }
}

async function withTotp() {
  const user = await signedUp()
  const { secret, uri } = await start(user.token)
  expect(uri).toBe(`otpauth://totp/Fungo%3A${encodeURIComponent(user.email)}?secret=${secret}&issuer=Fungo`)
  const app = appOf(secret)
  expect((await confirm(user.token, '000000')).error).toMatchObject(WRONG_CODE)
  expect((await confirm(user.token, app.code(), 'not mine')).error?.fields).toHaveProperty('currentPassword')
  const { data: confirmed } = await confirm(user.token, app.code())
  return { ...user, app, recoveryCodes: confirmed as string[] }
}

test('a user sets up two-step sign-in with a code of the app, and then the password alone is not enough', async () => {
  const { email, app, token, recoveryCodes } = await withTotp()
  expect(recoveryCodes).toHaveLength(10)
  expect((await ask('currentUser', {}, 'hasTotp', { token })).data).toEqual({ hasTotp: true })
  expect((await login(email)).error).toMatchObject(CODE_NEEDED)
  expect((await login(email, '123456')).error).toMatchObject(WRONG_CODE)
  expect((await login(email, app.later(), 'not mine')).error?.code).toBe('UNAUTHENTICATED')
  const code = app.later()
  expect((await login(email, code)).data.token).toBeTruthy()
  expect((await login(email, code)).error, 'each code is valid once').toMatchObject(WRONG_CODE)
})

test('wrong app codes from many IP addresses block app codes, except on a known device, and not recovery codes', async () => {
  const { id, email, app, recoveryCodes, device } = await withTotp()
  // Stops the clock, so that no window of a limit ends during the test.
  const code = app.later()
  vi.stubEnv('RATE_LIMITS', 'on')
  const guess = (tried: string, number: number) => login(email, tried, PASSWORD, { ip: `198.51.100.${number}` })
  for (let number = 0; number < 5; number++)
    expect((await login(email, '000000', 'not mine', { ip: `192.0.2.${number}` })).error?.code).toBe('UNAUTHENTICATED')
  const guesses = await Promise.all(Array.from({ length: 15 }, (_, number) => guess('000000', number)))
  const codes = guesses.map(({ error }) => error?.code).sort()
  expect(codes).toEqual([...Array(10).fill('BAD_USER_INPUT'), ...Array(5).fill('RATE_LIMITED')])
  expect((await guess(code, 20)).error?.code, 'not even the right code').toBe('RATE_LIMITED')
  expect((await guess(recoveryCodes[0]!, 21)).data.token).toBeTruthy()
  expect((await login(email, code, PASSWORD, { device })).data.token).toBeTruthy()
  const auditLog = await as(await given.admin()).auditLog({ kind: 'user', id }, 'action')
  expect(auditLog.map(({ action }) => action)).toContain('loginLimited')
})

test('wrong recovery codes count as failed logins, and a login that lacks the code does not', async () => {
  const { email, app } = await withTotp()
  // Stops the clock.
  app.later()
  vi.stubEnv('RATE_LIMITS', 'on')
  const from = { ip: '198.51.100.40' }
  for (let i = 0; i < 6; i++) expect((await login(email, undefined, PASSWORD, from)).error).toMatchObject(CODE_NEEDED)
  for (let i = 0; i < 5; i++)
    expect((await login(email, 'aaaaa-bbbbb', PASSWORD, from)).error).toMatchObject(WRONG_CODE)
  expect((await login(email, 'aaaaa-bbbbb', PASSWORD, from)).error?.code).toBe('RATE_LIMITED')
})

test('a recovery code signs in once, and the next sign-in asks for a code again', async () => {
  const { email, recoveryCodes } = await withTotp()
  const withOtherLetters = recoveryCodes[3]!.replace(/[a-z]/g, (letter) => (letter === 'x' ? 'y' : 'x'))
  expect((await login(email, withOtherLetters)).error).toMatchObject(WRONG_CODE)
  expect((await login(email, recoveryCodes[3]!.toUpperCase())).data.token).toBeTruthy()
  expect((await login(email, recoveryCodes[3])).error).toMatchObject(WRONG_CODE)
  expect((await login(email)).error).toMatchObject(CODE_NEEDED)
})

test('a recovery code that two sign-ins spend at once counts for one, and a fault makes no code wrong', async () => {
  const userID = newID()
  const [code, other] = await issueRecoveryCodes(userID)
  beforeNextTransaction(async () => expect(await spendRecoveryCode(userID, code!)).toBe(true))
  expect(await spendRecoveryCode(userID, code!)).toBe(false)
  const revive = killAfter(0)
  await expect(spendRecoveryCode(userID, other!)).rejects.toThrow('Killed')
  revive()
})

test('a new password keeps two-step sign-in on, also after an interrupted change', async () => {
  const { id, email, token } = await withTotp()
  const input = { currentPassword: PASSWORD, newPassword: 'right field 43' }
  expect((await ask('changePassword', { input }, undefined, { token })).data).toBe(true)
  expect((await login(email, undefined, 'right field 43')).error).toMatchObject(CODE_NEEDED)
  await requireAuthenticator(id, false)
  expect((await login(email, undefined, 'right field 43')).error).toMatchObject(CODE_NEEDED)
})

test('a password reset turns two-step sign-in off only if the email address was not confirmed before', async () => {
  const NEW = 'right field 43'
  const parametersOf = (email: string) => {
    const [link] = /https?:\S+/.exec(mail.outbox.mails(email)[0]!.text)!
    return Object.fromEntries(new URLSearchParams(new URL(link).hash.slice(1)))
  }
  async function reset(email: string) {
    await ask('forgotPassword', { email })
    await notices.mailed()
    const input = { ...parametersOf(email), newPassword: NEW }
    expect((await ask('resetPassword', { input })).data).toBe(true)
  }
  // Someone else may have signed up with the address.
  const stranger = await withTotp()
  await reset(stranger.email)
  expect((await login(stranger.email, undefined, NEW)).data.token).toBeTruthy()

  const owner = await withTotp()
  const input = parametersOf(owner.email)
  expect((await ask('verifyEmail', { input })).data).toBe(true)
  await reset(owner.email)
  expect((await login(owner.email, undefined, NEW)).error).toMatchObject(CODE_NEEDED)

  const admin = await withTotp()
  await grantAdmin(admin.email)
  await reset(admin.email)
  expect((await login(admin.email, undefined, NEW)).error, 'an operator appointed them').toMatchObject(CODE_NEEDED)
})

test('a user can turn two-step sign-in off with the password, and an admin can reset it for a user', async () => {
  const one = await withTotp()
  expect((await turnOff(one.token, 'not mine')).error?.fields).toHaveProperty('currentPassword')
  expect((await turnOff(one.token, PASSWORD)).data).toBe(true)
  expect((await login(one.email)).data.token).toBeTruthy()

  vi.useRealTimers()
  const two = await withTotp()
  expect(await as(await given.admin()).resetTotp({ userID: two.id }, 'hasTotp')).toEqual({ hasTotp: false })
  expect((await login(two.email)).data.token).toBeTruthy()
  expect((await login(two.email, two.recoveryCodes[0])).data.token, 'a code that is not needed is ignored').toBeTruthy()

  const unknown = as(await given.admin()).resetTotp({ userID: newID() }, 'hasTotp')
  await expect(unknown).rejects.toMatchObject({ code: 'NOT_FOUND', message: 'User not found' })

  const actionsOf = async (id: string) => {
    const auditLog = await as(await given.admin()).auditLog({ kind: 'user', id }, 'action')
    return auditLog.map(({ action }) => action)
  }
  expect(await actionsOf(one.id)).toEqual(['login', 'turnOffTotp', 'confirmTotp', 'signUp'])
  expect(await actionsOf(two.id)).toEqual(['login', 'login', 'resetTotp', 'confirmTotp', 'signUp'])
})

test('others do not see whether two-step sign-in is on', async () => {
  const { id } = await withTotp()
  expect((await asAnonymous().user({ id }, 'hasTotp')).hasTotp).toBeNull()
})

test('with ADMIN_TOTP=required an admin needs two-step sign-in to act as admin', async () => {
  vi.stubEnv('ADMIN_TOTP', 'required')
  const email = 'strict@fungo.example'
  await ensureAdmin({ email, password: PASSWORD })
  const { token } = (await login(email)).data
  const claims = () => ask('claimRequests', {}, 'id', { token })
  expect((await claims()).error).toMatchObject({
    code: 'FORBIDDEN',
    message: 'Turn on two-step sign-in in your account settings to work as an admin.',
  })
  expect((await confirm(token, appOf((await start(token)).secret).code())).data).toHaveLength(10)
  expect((await claims()).data).toEqual([])
})
