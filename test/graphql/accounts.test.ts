import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { ensureAdmin, grantAdmin } from '../../functions/domain/accounts/service.ts'
import { calendarFeeds } from '../../functions/domain/calendars/entity.ts'
import { pushSubscriptionsOf } from '../../functions/domain/push/subscriptions.ts'
import { users } from '../../functions/domain/users/entity.ts'
import { handler } from '../../functions/graphql/handler.ts'
import { cognito } from '../../functions/services/identity/cognito.ts'
import { refreshedSession } from '../../functions/services/identity/identity.ts'
import { log } from '../../functions/services/log.ts'
import { client } from '../../functions/store/dynamo.ts'
import { newID } from '../../functions/values/ids.ts'
import { as, asAnonymous, expectRefusal } from '../support/as.ts'
import { callsWith } from '../support/calls.ts'
import { given } from '../support/given.ts'
import { openPage } from '../support/open-page.ts'
import { subscriptionOf } from '../support/push-receiver.ts'
import { startTestIdentity } from '../support/test-identity.ts'
import { startTestMail } from '../support/test-mail.ts'
import { startTestNotices } from '../support/test-notices.ts'

const userPool = await startTestIdentity()
const mail = await startTestMail()
const notices = await startTestNotices(mail.path)
process.env.ADMIN_EMAIL = 'Boss@Fungo.example'
afterEach(() => {
  process.env.RATE_LIMITS = 'off'
})

const SIGN_UP = `mutation ($input: SignUpInput!) {
  signUp(input: $input) { token user { id email name role isEmailVerified } } }`
const LOGIN = 'mutation ($input: LoginInput!) { login(input: $input) { token user { id email name role } } }'
const REFRESH = 'mutation { refreshSession { token user { id email } } }'
const RESET = 'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) }'
const CHANGE = 'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) }'
const VERIFY = 'mutation ($input: VerifyEmailInput!) { verifyEmail(input: $input) }'
const SEND_AGAIN = 'mutation { sendVerificationEmail }'
const ME = '{ currentUser { id email name role isEmailVerified } }'

const PASSWORD = 'left field 42'
const NEW_PASSWORD = 'right field 43'
let people = 0
const newPerson = () => ({ email: `person${++people}@fungo.example`, name: 'Pat Example', password: PASSWORD })
const wrongLogin = { code: 'UNAUTHENTICATED', message: 'Invalid email or password' }

type Answer = {
  // biome-ignore lint/suspicious/noExplicitAny: tests read answers of ad-hoc documents
  data: any
  extensions?: object
  error?: { code: string; message: string; fields?: object; retryAfter?: number }
}

/** A browser: it sends requests through the Lambda handler with its token and cookie. */
function browser(token?: string, cookie?: string) {
  const it = {
    token,
    cookie,
    device: undefined as string | undefined,
    async ask(
      query: string,
      variables: object = {},
      { key, ip = '203.0.113.7', language = 'en' }: { key?: string; ip?: string; language?: string } = {},
    ): Promise<Answer> {
      const answer = await handler({
        requestContext: { http: { method: 'POST', path: '/query', sourceIp: ip }, requestId: 'test' },
        headers: {
          'content-type': 'application/json',
          'accept-language': language,
          ...(it.token && { authorization: `Bearer ${it.token}` }),
          ...(key && { 'idempotency-key': key }),
        },
        cookies: [
          ...(it.cookie ? [`fungo_refresh=${it.cookie}`] : []),
          ...(it.device ? [`fungo_device=${it.device}`] : []),
        ],
        body: JSON.stringify({ query, variables }),
      } as unknown as APIGatewayProxyEventV2)
      for (const set of answer.cookies ?? []) {
        const [, name, value] = /^(\w+)=([^;]*)/.exec(set)!
        it[name === 'fungo_device' ? 'device' : 'cookie'] = value || undefined
      }
      const { data, errors, extensions } = JSON.parse(answer.body!)
      const error = errors?.[0] && { message: errors[0].message, ...errors[0].extensions }
      return { data, extensions, error }
    },
    async send(
      ...asked: [query: string, variables?: object, options?: { key?: string; ip?: string; language?: string }]
    ) {
      const { data, error } = await it.ask(...asked)
      if (error) throw new Error(`${error.code}: ${error.message}`)
      return data
    },
    async signUp(person = newPerson()) {
      const { signUp } = await it.send(SIGN_UP, { input: person })
      it.token = signUp.token
      return { ...person, ...signUp.user } as typeof person & { id: string; role: string }
    },
    async login(email: string, password: string) {
      const { login } = await it.send(LOGIN, { input: { email, password } })
      it.token = login.token
      return login.user
    },
    me: async () => (await it.send('{ currentUser { id email name role isEmailVerified } }')).currentUser,
  }
  return Object.assign(it, { ...callsWith<{ key?: string; ip?: string }>(it.send), ...it })
}

const mailsTo = (email: string) => mail.outbox.mails(email)
const linkTo = (email: string) => new URL(/https?:\S+/.exec(mailsTo(email)[0]!.text)![0])
const codeIn = ({ hash }: URL) => new URLSearchParams(hash.slice(1)).get('code')
async function resetLink(email: string) {
  await asAnonymous().forgotPassword({ email })
  await notices.mailed()
  const link = linkTo(email)
  expect([link.pathname, link.search], 'no log of a server has the code').toEqual(['/reset-password', ''])
  return codeIn(link)!
}

test('signing up starts a session at once and emails a link to confirm the address', async () => {
  const visitor = browser()
  const person = await visitor.signUp({ ...newPerson(), email: ' Jamie.Doe@Fungo.example ', name: '  Jamie Doe ' })
  expect(person).toMatchObject({
    email: 'jamie.doe@fungo.example',
    name: 'Jamie Doe',
    role: 'user',
    isEmailVerified: false,
  })
  expect(await visitor.me()).toMatchObject({ id: person.id, email: 'jamie.doe@fungo.example' })
  expect(visitor.cookie).toBeTruthy()
  expect(mailsTo(person.email)).toHaveLength(1)
  const link = linkTo(person.email)
  expect([link.pathname, link.search]).toEqual(['/verify-email', ''])
})

test.each([
  ['name', { name: ' ' }, 'Enter your full name'],
  ['name', { name: '\u0000\u200b\n' }, 'Enter your full name'],
  ['email', { email: 'nobody' }, 'Enter a valid email address'],
  ['role', { role: 'admin' }, 'Choose an account type'],
  ['password', { password: 'short' }, 'Password must be at least 6 characters long'],
  ['password', { password: 'x'.repeat(257) }, 'Password must be 256 characters or fewer'],
  ['password', { password: 'Baseball' }, 'That password is too common. Please choose another.'],
])('sign-up refuses an invalid %s', async (field, wrong, message) => {
  const { error } = await browser().ask(SIGN_UP, { input: { ...newPerson(), ...wrong } })
  expect(error).toMatchObject({ code: 'BAD_USER_INPUT', message, fields: { [field]: [message] } })
})

test('an account made on the Spanish site gets its emails in Spanish', async () => {
  const person = newPerson()
  await browser().send(SIGN_UP, { input: person }, { language: 'es' })
  expect(mailsTo(person.email)[0]!.subject).toBe('Confirme su correo electrónico para Fungo')
  expect(linkTo(person.email).pathname).toBe('/es/verify-email')
})

test('the default account type is general user', async () => {
  const { signUp } = await browser().send(SIGN_UP, { input: { ...newPerson(), role: null } })
  expect(signUp.user.role).toBe('user')
})

test('a name must be one line of visible characters', async () => {
  const { signUp } = await browser().send(SIGN_UP, { input: { ...newPerson(), name: ' Ana\r\nBcc:\u0007 Ñandú 🦅 ' } })
  expect(signUp.user.name).toBe('Ana Bcc: Ñandú 🦅')
})

test('a password can have 64 characters of any kind', async () => {
  const password = ` ${'⚾ é "\\'.repeat(10)} `.padEnd(64, '漢')
  const person = await browser().signUp({ ...newPerson(), password })
  expect(await browser().login(person.email, password)).toMatchObject({ id: person.id })
})

test('an email address can have one account, regardless of case', async () => {
  const { email } = await browser().signUp()
  const { error } = await browser().ask(SIGN_UP, { input: { ...newPerson(), email: email.toUpperCase() } })
  expect(error).toMatchObject({ code: 'CONFLICT', message: 'An account with this email already exists' })
})

test('one of twenty concurrent sign-ups with one address creates an account, and only its password works', async () => {
  const { email, name } = newPerson()
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, i) =>
      browser().ask(SIGN_UP, { input: { email, name, password: `${PASSWORD} ${i}` } }),
    ),
  )
  const made = answers.flatMap(({ data }, i) => (data?.signUp ? [i] : []))
  expect(made).toHaveLength(1)
  expect(new Set(answers.flatMap(({ error }) => error?.code ?? []))).toEqual(new Set(['CONFLICT']))
  await browser().login(email, `${PASSWORD} ${made[0]}`)
})

test('a sign-up repeated with the same idempotency key signs in to the same account', async () => {
  const person = newPerson()
  const [first, second] = [
    await browser().send(SIGN_UP, { input: person }, { key: 'once' }),
    await browser().send(SIGN_UP, { input: person }, { key: 'once' }),
  ]
  expect(second.signUp.user.id).toBe(first.signUp.user.id)
  const other = await browser().ask(SIGN_UP, { input: { ...person, password: NEW_PASSWORD } }, { key: 'once' })
  expect(other.error?.code).toBe('CONFLICT')
})

test('ADMIN_EMAIL becomes admin when it opens the mailed link signed in, not when it signs up', async () => {
  const boss = browser()
  const { id, role } = await boss.signUp({ ...newPerson(), email: 'boss@fungo.example' })
  expect(role).toBe('user')
  const input = { userID: id, code: codeIn(linkTo('boss@fungo.example')) }
  expect((await browser().ask(VERIFY, { input })).error?.code).toBe('UNAUTHENTICATED')
  expect(await boss.me()).toMatchObject({ role: 'user', isEmailVerified: false })
  await boss.verifyEmail({ input })
  expect(await boss.me()).toMatchObject({ role: 'admin', isEmailVerified: true })
})

test('ADMIN_EMAIL of a stranger becomes the admin of the owner who sets a new password by mail', async () => {
  vi.stubEnv('ADMIN_EMAIL', 'owner@fungo.example')
  onTestFinished(() => void vi.unstubAllEnvs())
  const [stranger, owner] = [browser(), browser()]
  await stranger.signUp({ ...newPerson(), email: 'owner@fungo.example' })
  const code = await resetLink('owner@fungo.example')
  await owner.resetPassword({ input: { email: 'owner@fungo.example', code, newPassword: NEW_PASSWORD } })
  expect(await stranger.me()).toBeNull()
  expect(await owner.login('owner@fungo.example', NEW_PASSWORD)).toMatchObject({ role: 'admin' })
})

test('an operator grants admin to an account, or creates an admin account', async () => {
  const reader = browser()
  const { id, email } = await reader.signUp()
  await grantAdmin(email.toUpperCase())
  expect(await reader.me()).toMatchObject({ id, role: 'admin' })
  await ensureAdmin({ email: 'operator@fungo.example', password: PASSWORD })
  await ensureAdmin({ email: 'operator@fungo.example', password: PASSWORD })
  expect(await browser().login('operator@fungo.example', PASSWORD)).toMatchObject({ role: 'admin' })
  await expect(grantAdmin('nobody@fungo.example')).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('a wrong password, an unknown address, and a blocked account get the same error', async () => {
  const { email } = await browser().signUp()
  const blocked = await browser().signUp()
  const { data: user } = await users().get({ userID: blocked.id }).go()
  await users()
    .put({ ...user!, isBlocked: true })
    .go()

  for (const input of [
    { email, password: NEW_PASSWORD },
    { email: 'nobody@fungo.example', password: PASSWORD },
    { email: blocked.email, password: PASSWORD },
  ]) {
    expect((await browser().ask(LOGIN, { input })).error).toEqual(wrongLogin)
  }
})

test('the sixth login in a minute for one address is rate limited and says how long to wait', async () => {
  const { email } = await browser().signUp()
  process.env.RATE_LIMITS = 'on'
  const now = new Date('2030-01-01T00:00:10Z')
  const attempt = (ip: string) => asAnonymous().send(LOGIN, { input: { email, password: 'wrong one' } }, { ip, now })
  for (let i = 0; i < 5; i++) await expectRefusal(attempt('198.51.100.1'), wrongLogin.code, wrongLogin.message)
  await expect(attempt('198.51.100.1')).rejects.toMatchObject({
    code: 'RATE_LIMITED',
    message: 'Too many attempts. Please try again in 50 seconds.',
    retryAfter: 50,
  })
  await expectRefusal(attempt('198.51.100.2'), wrongLogin.code)
  const later = new Date('2030-01-01T00:01:00Z')
  await expectRefusal(
    asAnonymous().send(LOGIN, { input: { email, password: 'wrong one' } }, { ip: '198.51.100.1', now: later }),
    wrongLogin.code,
  )
})

test('the audit log shows logins, rate-limited attempts, and password changes of an account to its user and admins', async () => {
  const user = browser()
  const { id, email } = await user.signUp()
  const entries = async (reader: { userID: string }) =>
    (await as(reader).auditLog({ kind: 'user', id }, 'action actorID changes { field }')) as {
      action: string
      actorID: string | null
    }[]
  await user.login(email, PASSWORD)
  process.env.RATE_LIMITS = 'on'
  const now = new Date()
  const attempt = () =>
    asAnonymous().send(LOGIN, { input: { email, password: 'wrong one' } }, { ip: '198.51.100.9', now })
  for (let i = 0; i < 5; i++) await expectRefusal(attempt(), wrongLogin.code)
  for (let i = 0; i < 3; i++) await expectRefusal(attempt(), 'RATE_LIMITED')
  process.env.RATE_LIMITS = 'off'
  await user.changePassword({ input: { currentPassword: PASSWORD, newPassword: NEW_PASSWORD } })
  const input = { email, code: await resetLink(email), newPassword: PASSWORD }
  await asAnonymous().resetPassword({ input })

  const all = await entries(await given.admin())
  expect(all.map(({ action }) => action)).toEqual([
    ...['resetPassword', 'changePassword', 'loginLimited', 'login', 'signUp'],
  ])
  expect(all.map(({ actorID }) => actorID)).toEqual([null, id, null, id, null])
  expect(await entries({ userID: id })).toEqual(all)
})

test('successful logins do not count toward the rate limit', async () => {
  const { email } = await browser().signUp()
  process.env.RATE_LIMITS = 'on'
  const now = new Date('2030-02-01T00:00:10Z')
  const attempt = (password: string) =>
    asAnonymous().send(LOGIN, { input: { email, password } }, { ip: '198.51.100.3', now })
  for (let i = 0; i < 12; i++) await attempt(PASSWORD)
  for (let i = 0; i < 5; i++) await expectRefusal(attempt('wrong one'), wrongLogin.code)
  await expectRefusal(attempt(PASSWORD), 'RATE_LIMITED')
})

/** Stops the clock until the test ends, so that no rate-limit window (a minute or an hour) ends during it. */
function stopTheClock() {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  onTestFinished(() => void vi.useRealTimers())
}

describe('an attacker with twenty IP addresses', () => {
  const attack = (email: string) =>
    Promise.all(
      Array.from({ length: 20 }, (_, address) =>
        browser().ask(LOGIN, { input: { email, password: 'wrong one' } }, { ip: `192.0.2.${address}` }),
      ),
    )
  /** Logs in with the solution of a challenge of normal difficulty. */
  async function login(it: ReturnType<typeof browser>, email: string) {
    const humanCheck = await asAnonymous().humanCheck({ action: 'login' }, 'challenge')
    const challenge = JSON.parse(humanCheck.challenge)
    const solution = await solveChallenge({ challenge, deriveKey })
    const recaptchaToken = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
    return it.ask(LOGIN, { input: { email, password: PASSWORD, recaptchaToken } })
  }

  test('does not lock out the owner, on a known device or on a new one after the harder check', async () => {
    const own = browser()
    const { email, id } = await own.signUp()
    process.env.RATE_LIMITS = 'on'
    stopTheClock()
    await attack(email)
    Object.assign(process.env, { HUMAN_CHECK: 'altcha', HUMAN_CHECK_SECRET: 'a secret of this test' })
    try {
      expect((await login(own, email)).data.login.user.email).toBe(email)
      for (let i = 0; i < 2; i++) expect((await login(browser(), email)).error?.code).toBe('HARDER_CHECK')
    } finally {
      process.env.HUMAN_CHECK = 'none'
    }
    // The user's audit log shows the attack, at most once an hour.
    const auditLog = await as({ userID: id }).auditLog({ kind: 'user', id }, 'action')
    expect(auditLog.filter((it) => it.action === 'loginHardened')).toHaveLength(1)
    // With HUMAN_CHECK=none, every login counts as having passed the harder check.
    await browser().login(email, PASSWORD)
  }, 60_000)

  test('is told to wait while Cognito locks the account, on a known device and when signed in only', async () => {
    const owner = browser()
    const { email } = await owner.signUp()
    const locked = { __type: 'NotAuthorizedException', message: 'Password attempts exceeded' }
    userPool.answerFor(() => ({ error: JSON.stringify(locked) }))
    onTestFinished(() => userPool.answerFor(() => undefined))
    const login = (it: ReturnType<typeof browser>) => it.ask(LOGIN, { input: { email, password: PASSWORD } })
    const wait = {
      code: 'RATE_LIMITED',
      message: 'Too many attempts. Please try again in 15 minutes.',
      retryAfter: 900,
    }
    expect((await login(owner)).error).toMatchObject(wait)
    const change = { input: { currentPassword: PASSWORD, newPassword: NEW_PASSWORD } }
    expect((await owner.ask(CHANGE, change)).error).toMatchObject(wait)
    // A stranger does not learn that the account exists.
    expect((await login(browser())).error).toMatchObject(wrongLogin)
  })

  test('gets no exemption from a forged device cookie or one of another account', async () => {
    const [owner, attacker] = [browser(), browser()]
    const { email, id } = await owner.signUp()
    await attacker.signUp()
    process.env.RATE_LIMITS = 'on'
    stopTheClock()
    const guess = (device: string | undefined) => {
      const it = browser()
      it.device = device
      return it.ask(LOGIN, { input: { email, password: 'wrong one' } }, { ip: '192.0.2.99' })
    }
    for (let i = 0; i < 5; i++) expect((await guess(attacker.device)).error?.code).toBe('UNAUTHENTICATED')
    const made = `${id}.${owner.device!.split('.').slice(1, 3).join('.')}.c2lnbmF0dXJl`
    for (const device of [attacker.device, made]) expect((await guess(device)).error?.code).toBe('RATE_LIMITED')
    for (let i = 0; i < 5; i++) expect((await guess(owner.device)).error?.code).toBe('UNAUTHENTICATED')
    expect((await guess(owner.device)).error?.code).toBe('RATE_LIMITED')
  })
})

test('wrong reset codes do not invalidate the reset link of the owner', async () => {
  const { email } = await browser().signUp()
  const code = await resetLink(email)
  const reset = (tried: string) =>
    asAnonymous().send(RESET, { input: { email, code: tried, newPassword: NEW_PASSWORD } })
  for (let i = 0; i < 25; i++) await expectRefusal(reset(`guess ${i}`), 'BAD_USER_INPUT')
  await reset(code)
})

test('the sixth sign-up in an hour from one IP address is rate limited', async () => {
  process.env.RATE_LIMITS = 'on'
  const ip = '198.51.100.30'
  for (let i = 0; i < 5; i++) await browser().send(SIGN_UP, { input: newPerson() }, { ip })
  const { error } = await browser().ask(SIGN_UP, { input: newPerson() }, { ip })
  expect(error?.code).toBe('RATE_LIMITED')
})

test('a session is refreshed by its cookie until it is signed out', async () => {
  const reader = browser()
  const { id } = await reader.signUp()
  const elsewhere = browser(undefined, reader.cookie)

  const refreshSession = await reader.refreshSession({}, 'token user { id email }')
  reader.token = refreshSession.token
  expect(await reader.me()).toMatchObject({ id })

  await reader.signOut()
  expect(reader.cookie).toBeUndefined()
  expect((await elsewhere.ask(REFRESH)).error?.code).toBe('UNAUTHENTICATED')
  expect(elsewhere.cookie).toBeUndefined()
})

test('every refresh rotates the cookie, and reuse of an old cookie ends the session', async () => {
  const owner = browser()
  await owner.signUp()
  const stolen = owner.cookie
  owner.token = (await owner.refreshSession({}, 'token user { id email }')).token
  expect(owner.cookie).not.toBe(stolen)
  const second = owner.cookie
  owner.token = (await owner.refreshSession({}, 'token user { id email }')).token

  // The browser may have lost the reply with the newest cookie, so the previous one is valid for a minute and does not rotate again.
  const retried = browser(undefined, second)
  retried.token = (await retried.refreshSession({}, 'token user { id email }')).token
  const thief = browser(undefined, stolen)
  expect((await thief.ask(REFRESH)).error?.code).toBe('UNAUTHENTICATED')
  expect(thief.cookie).toBeUndefined()
  expect((await owner.ask(REFRESH)).error?.code).toBe('UNAUTHENTICATED')
  for (const it of [owner, retried]) expect(await it.me(), 'its access token is revoked too').toBeNull()
})

test('the previous session cookie expires after a minute', async () => {
  const owner = browser()
  await owner.signUp()
  const first = owner.cookie
  await owner.refreshSession()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 })
  expect((await browser(undefined, first).ask(REFRESH)).error?.code).toBe('UNAUTHENTICATED')
  vi.useRealTimers()
})

test('the session cookie contains no Cognito token, and a forged cookie is refused', async () => {
  const owner = browser()
  await owner.signUp()
  expect(await refreshedSession(owner.cookie!)).toBeNull()
  const forged = owner.cookie!.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))
  for (const cookie of ['', 'x', owner.cookie!.slice(0, -2), forged])
    expect((await browser(undefined, cookie).ask(REFRESH)).error?.code).toBe('UNAUTHENTICATED')
})

test('signing out revokes the access token of this session only, at once', async () => {
  const here = browser()
  const { email } = await here.signUp()
  const elsewhere = browser()
  await elsewhere.login(email, PASSWORD)
  const copy = browser(here.token)
  await here.signOut()
  expect(await copy.ask(ME)).toMatchObject({ data: { currentUser: null }, extensions: { session: 'expired' } })
  expect(await elsewhere.me()).toMatchObject({ email })

  // Signing out also works for a browser that lost its cookie, and for one that lost its token.
  const { token, cookie } = elsewhere
  await browser(token).signOut()
  expect(await elsewhere.me()).toBeNull()
  const third = browser()
  await third.login(email, PASSWORD)
  await browser(undefined, third.cookie).signOut()
  expect(await third.me()).toBeNull()
  expect((await browser(undefined, cookie).ask(REFRESH)).error?.code).toBe('UNAUTHENTICATED')
})

test('signing out turns off notifications on this device, and a new password on all devices', async () => {
  const here = browser()
  const { email, id: userID } = await here.signUp()
  const elsewhere = browser()
  await elsewhere.login(email, PASSWORD)
  const turnOn = (it: typeof here, id: string) => it.addPushSubscription({ input: subscriptionOf(id) })
  const devices = async () => (await pushSubscriptionsOf(userID)).map(({ endpoint }) => endpoint.split('/').at(-1))
  await turnOn(here, 'here')
  await turnOn(elsewhere, 'elsewhere')
  await here.signOut()
  expect(await devices()).toEqual(['elsewhere'])
  await elsewhere.changePassword({ input: { currentPassword: PASSWORD, newPassword: `${NEW_PASSWORD} 2` } })
  expect(await devices()).toEqual([])
  elsewhere.token = (await elsewhere.refreshSession({}, 'token user { id email }')).token
  await turnOn(elsewhere, 'elsewhere')
  await asAnonymous().resetPassword({ input: { email, code: await resetLink(email), newPassword: NEW_PASSWORD } })
  expect(await devices()).toEqual([])
})

test('a password change revokes tokens issued in the same second, except the new session', async () => {
  const here = browser()
  const { email } = await here.signUp()
  const elsewhere = browser()
  await elsewhere.login(email, PASSWORD)
  await here.changePassword({ input: { currentPassword: PASSWORD, newPassword: NEW_PASSWORD } })
  expect(await elsewhere.me()).toBeNull()
  here.token = (await here.refreshSession({}, 'token user { id email }')).token
  expect(await here.me()).toMatchObject({ email })
  const code = await resetLink(email)
  await asAnonymous().resetPassword({ input: { email, code, newPassword: PASSWORD } })
  expect(await here.me()).toBeNull()
  await here.login(email, PASSWORD)
  expect(await here.me()).toMatchObject({ email })
})

test('the log line of a request has the user id and the root fields', async () => {
  const reader = browser()
  const { id } = await reader.signUp()
  const logged = vi.spyOn(log, 'info')
  await reader.send(
    'query Pat_at_home { b: currentUser { id } a: adminStats { totalTeams } ...more } fragment more on Query { currentUser { id } }',
  )
  await browser().adminStats({}, 'totalTeams')
  expect(logged.mock.calls.map(([, line]) => line)).toMatchObject([
    { userID: id, operation: 'query adminStats currentUser', status: 200, milliseconds: expect.any(Number) },
    { userID: undefined, operation: 'query adminStats' },
  ])
  logged.mockRestore()
})

test('the session cookie alone does not authorize a request', async () => {
  const reader = browser()
  await reader.signUp()
  reader.token = undefined
  expect(await reader.me()).toBeNull()
  expect((await reader.ask(SEND_AGAIN)).error?.code).toBe('UNAUTHENTICATED')
})

test('a blocked account cannot refresh its session', async () => {
  const reader = browser()
  const { id } = await reader.signUp()
  const { data: user } = await users().get({ userID: id }).go()
  await users()
    .put({ ...user!, isBlocked: true })
    .go()
  expect((await reader.ask(REFRESH)).error?.code).toBe('UNAUTHENTICATED')
})

test('a blocked user can read as a visitor, and other operations are refused with the reason', async () => {
  const reader = browser()
  const { id } = await reader.signUp()
  const { data: user } = await users().get({ userID: id }).go()
  const signedOutAt = new Date(Date.now() + 2_000).toISOString()
  await users()
    .put({ ...user!, isBlocked: true, signedOutAt })
    .go()
  expect(await reader.ask(ME)).toMatchObject({ data: { currentUser: null }, extensions: { session: 'expired' } })
  expect((await reader.ask('{ claimedTeams { id } }')).error).toMatchObject({
    code: 'FORBIDDEN',
    message: 'This account is blocked.',
  })
})

test('a client that does not send write positions sees its own writes', async () => {
  const writer = browser()
  await writer.signUp()
  for (const name of ['Fresh Herons', 'Fresh Egrets', 'Fresh Storks']) {
    await writer.createTeam({ input: { name, locationCity: 'Tampa', state: 'FL' } })
    expect(await writer.teamsCount({ search: name })).toBe(1)
  }
})

test('a public read with an expired token is served as anonymous with session: expired', async () => {
  const { data, extensions } = await browser('no.such.token').ask(ME)
  expect(data.currentUser).toBeNull()
  expect(extensions).toEqual({ session: 'expired' })
})

test('forgotPassword returns the same for an unknown address, without waiting for the email of a known one', async () => {
  const { email } = await browser().signUp()
  mail.ses.holdFor(() => true)
  for (const address of [email, 'unknown@fungo.example'])
    expect(await asAnonymous().forgotPassword({ email: address })).toBe(true)
  mail.ses.holdFor(() => false)
  expect(mailsTo('unknown@fungo.example')).toEqual([])
})

test('both steps of a password reset make the same requests for a known and an unknown address', async () => {
  // Not those of the notices function, which runs in the same process.
  const requests = new AsyncLocalStorage<string[]>()
  client.middlewareStack.add(
    (next, { commandName }) =>
      (args) => {
        requests.getStore()?.push(commandName!)
        return next(args)
      },
    { step: 'initialize', name: 'requests' },
  )
  onTestFinished(() => void client.middlewareStack.remove('requests'))
  const requestsOf = async (operation: () => Promise<unknown>) => {
    const made: string[] = []
    await requests.run(made, operation)
    return made
  }
  const { email } = await browser().signUp()
  const [asked, answered] = [[] as string[][], [] as string[][]]
  for (const address of [email, 'unknown@fungo.example']) {
    asked.push(await requestsOf(() => asAnonymous().forgotPassword({ email: address })))
    await notices.mailed()
    const input = { email: address, code: 'wrong', newPassword: NEW_PASSWORD }
    answered.push(await requestsOf(() => expectRefusal(asAnonymous().resetPassword({ input }), 'BAD_USER_INPUT')))
  }
  for (const [known, unknown] of [asked, answered]) {
    expect(known!.length).toBeGreaterThan(0)
    expect(unknown).toEqual(known)
  }
})

test('the reset link sets a new password once and signs out every session', async () => {
  const reader = browser()
  const { id, email } = await reader.signUp()
  const code = await resetLink(email)
  const input = { email, code, newPassword: NEW_PASSWORD }
  await asAnonymous().resetPassword({ input })

  expect(await reader.me()).toBeNull()
  expect((await reader.ask(REFRESH)).error?.code).toBe('UNAUTHENTICATED')
  expect((await browser().ask(LOGIN, { input: { email, password: PASSWORD } })).error).toEqual(wrongLogin)
  const again = browser()
  expect(await again.login(email, NEW_PASSWORD)).toMatchObject({ id })
  expect(await again.me()).toMatchObject({ isEmailVerified: true })
  await expectRefusal(
    asAnonymous().resetPassword({ input }),
    'BAD_USER_INPUT',
    'This link is no longer valid. Please request a new one.',
  )
})

test.each(['reset', 'change'])('a session that is refreshed during a password %s is signed out', async (by) => {
  const [owner, intruder] = [browser(), browser()]
  const { email } = await owner.signUp()
  await intruder.login(email, PASSWORD)
  const code = await resetLink(email)
  cognito.middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        if (commandName === 'AdminUserGlobalSignOutCommand') {
          await sleep(1000 - (Date.now() % 1000))
          intruder.token = (await intruder.refreshSession({}, 'token user { id email }')).token
        }
        return next(args)
      },
    { step: 'initialize', name: 'refresh' },
  )
  onTestFinished(() => void cognito.middlewareStack.remove('refresh'))
  if (by === 'reset') await asAnonymous().resetPassword({ input: { email, code, newPassword: NEW_PASSWORD } })
  else await owner.changePassword({ input: { currentPassword: PASSWORD, newPassword: NEW_PASSWORD } })
  expect(await intruder.me()).toBeNull()
  expect((await intruder.ask(REFRESH)).error?.code).toBe('UNAUTHENTICATED')
})

test('a reset needs the newest unexpired code of the account and a password of eight characters', async () => {
  const { email } = await browser().signUp()
  const other = await browser().signUp()
  const older = await resetLink(email)
  const code = await resetLink(email)
  const reset = (change: object, now?: Date) =>
    asAnonymous().send(RESET, { input: { email, code, newPassword: NEW_PASSWORD, ...change } }, { now })

  await expectRefusal(reset({ newPassword: '7 chars' }), 'BAD_USER_INPUT', 'Password must be at least 8 characters!')
  await expectRefusal(reset({ newPassword: 'password' }), 'BAD_USER_INPUT')
  await expectRefusal(reset({ code: older }), 'BAD_USER_INPUT')
  await expectRefusal(reset({ email: other.email }), 'BAD_USER_INPUT')
  await expectRefusal(reset({ email: 'unknown@fungo.example' }), 'BAD_USER_INPUT')
  await expectRefusal(reset({}, new Date(Date.now() + 61 * 60_000)), 'BAD_USER_INPUT')
  await reset({})
})

test('one of ten concurrent uses of a reset link sets the password', async () => {
  const { email } = await browser().signUp()
  const code = await resetLink(email)
  const answers = await Promise.allSettled(
    Array.from({ length: 10 }, (_, i) =>
      asAnonymous().send(RESET, { input: { email, code, newPassword: `${NEW_PASSWORD} ${i}` } }),
    ),
  )
  const winners = answers.flatMap(({ status }, i) => (status === 'fulfilled' ? [i] : []))
  expect(winners).toHaveLength(1)
  await browser().login(email, `${NEW_PASSWORD} ${winners[0]}`)
})

test('changePassword needs the current password, keeps this session, and ends the others', async () => {
  const here = browser()
  const { email } = await here.signUp()
  const elsewhere = browser()
  await elsewhere.login(email, PASSWORD)
  const change = (currentPassword: string, newPassword: string) =>
    here.ask(CHANGE, { input: { currentPassword, newPassword } })

  expect((await change('not mine', NEW_PASSWORD)).error).toMatchObject({
    fields: { currentPassword: ['Your current password is not correct'] },
  })
  expect((await change(PASSWORD, '7 chars')).error).toMatchObject({
    message: 'Password must be at least 8 characters!',
  })
  expect((await change(PASSWORD, NEW_PASSWORD)).data).toEqual({ changePassword: true })

  expect((await elsewhere.ask(REFRESH)).error?.code).toBe('UNAUTHENTICATED')
  expect(await elsewhere.me()).toBeNull()
  here.token = (await here.refreshSession({}, 'token user { id email }')).token
  expect(await here.me()).toMatchObject({ email })
  await browser().login(email, NEW_PASSWORD)
})

test('a new password revokes the calendar feeds of the account and adds one notification', async () => {
  const reader = browser()
  const { email, id: userID } = await reader.signUp()
  const subscribe = async () => (await reader.calendarFeed({ kind: 'USER' }, 'url')).url
  const statusOf = async (url: string) => (await openPage(url)).statusCode
  const noticesAndFeeds = async () =>
    (await reader.send('{ notifications { subject } calendarFeeds { id } }')) as {
      notifications: { subject: string }[]
      calendarFeeds: object[]
    }

  const first = await subscribe()
  expect(await statusOf(first)).toBe(200)
  await reader.changePassword({ input: { currentPassword: PASSWORD, newPassword: NEW_PASSWORD } })
  reader.token = (await reader.refreshSession({}, 'token user { id email }')).token
  expect(await statusOf(first)).toBe(404)
  const ended = { subject: 'Your calendar links ended' }
  expect(await noticesAndFeeds()).toEqual({ notifications: [ended], calendarFeeds: [] })

  const second = await subscribe()
  // More feeds than one transaction can delete.
  const more = Array.from({ length: 120 }, (_, i) => ({ subject: `search=${i}`, feedID: newID(), title: 'Events' }))
  const createdAt = new Date().toISOString()
  await calendarFeeds()
    .put(more.map((feed) => ({ ...feed, userID, kind: 'EVENTS' as const, createdAt })))
    .go()
  await asAnonymous().resetPassword({ input: { email, code: await resetLink(email), newPassword: PASSWORD } })
  expect(await statusOf(second)).toBe(404)
  await reader.login(email, PASSWORD)
  expect(await noticesAndFeeds()).toEqual({ notifications: [ended, ended], calendarFeeds: [] })

  await asAnonymous().resetPassword({ input: { email, code: await resetLink(email), newPassword: NEW_PASSWORD } })
  await reader.login(email, NEW_PASSWORD)
  expect((await noticesAndFeeds()).notifications, 'no notification for an account without calendar feeds').toHaveLength(
    2,
  )
})

test('the verification link confirms the address and can be opened twice', async () => {
  const reader = browser()
  const { id, email } = await reader.signUp()
  const code = codeIn(linkTo(email))
  const input = { userID: id, code }
  await expectRefusal(asAnonymous().verifyEmail({ input: { ...input, code: 'wrong' } }), 'BAD_USER_INPUT')
  await expectRefusal(asAnonymous().verifyEmail({ input: { ...input, userID: '../x' } }), 'BAD_USER_INPUT')
  expect(await reader.me()).toMatchObject({ isEmailVerified: false })
  await asAnonymous().verifyEmail({ input })
  await asAnonymous().verifyEmail({ input })
  expect(await reader.me()).toMatchObject({ isEmailVerified: true })

  await reader.sendVerificationEmail()
  expect(mailsTo(email), 'no email for a confirmed address').toHaveLength(1)
})

test('an unconfirmed user can request the verification link three times an hour', async () => {
  const reader = browser()
  const { email } = await reader.signUp()
  process.env.RATE_LIMITS = 'on'
  for (let i = 0; i < 3; i++) await reader.sendVerificationEmail()
  expect((await reader.ask(SEND_AGAIN)).error?.code).toBe('RATE_LIMITED')
  expect(mailsTo(email)).toHaveLength(4)
})

test('a deleted account is signed out everywhere and its address can be used again', async () => {
  const reader = browser()
  const { id, email } = await reader.signUp()
  await reader.deleteMyAccount({ input: { currentPassword: 'left field 42' } })
  expect(reader.cookie).toBeUndefined()
  expect(await reader.me()).toBeNull()
  expect((await browser().ask(LOGIN, { input: { email, password: PASSWORD } })).error).toEqual(wrongLogin)
  expect((await browser().signUp({ ...newPerson(), email })).id).not.toBe(id)
})

test('a sign-up can claim a team, which an admin then reviews', async () => {
  const team = await given.team({ owner: await given.user() })
  const { id } = await browser().signUp({ ...newPerson(), teamID: team.id } as ReturnType<typeof newPerson>)
  const claimRequests = await as(await given.admin()).claimRequests({ status: 'pending' }, 'teamId userId isInstant')
  expect(claimRequests).toContainEqual({ teamId: team.id, userId: id, isInstant: false })
})

test('a user can create thirty records an hour', async () => {
  const owner = await given.user()
  process.env.RATE_LIMITS = 'on'
  const now = new Date('2030-01-01T00:30:00Z')
  const create = () => as(owner).createPlayer({ input: { name: 'Sam Sample' } }, undefined, { now })
  for (let i = 0; i < 30; i++) await create()
  await expect(create()).rejects.toMatchObject({
    code: 'RATE_LIMITED',
    message: 'Too many attempts. Please try again in 30 minutes.',
  })
})
