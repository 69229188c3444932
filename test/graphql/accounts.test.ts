import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { issueCode } from '../../functions/domain/accounts/codes.ts'
import { accountCodes } from '../../functions/domain/accounts/entity.ts'
import { ensureAdmin, grantAdmin } from '../../functions/domain/accounts/service.ts'
import { secondAfterSignOut, signOut } from '../../functions/domain/accounts/sessions.ts'
import { limitSignIn } from '../../functions/domain/accounts/sign-in-limits.ts'
import { calendarFeeds } from '../../functions/domain/calendars/entity.ts'
import { pushSubscriptionsOf } from '../../functions/domain/push/subscriptions.ts'
import { users } from '../../functions/domain/users/entity.ts'
import { cognito } from '../../functions/services/identity/cognito.ts'
import { openSession, refreshedSession } from '../../functions/services/identity/identity.ts'
import { log } from '../../functions/services/log.ts'
import { client } from '../../functions/store/dynamo.ts'
import { find } from '../../functions/store/store.ts'
import { newID } from '../../functions/values/ids.ts'
import { callsWith } from '../../scripts/calls.ts'
import { as, asAnonymous, expectAtOnce, Refused } from '../support/as.ts'
import { beforeNextTransaction, killAfter } from '../support/before-next-transaction.ts'
import { given } from '../support/given.ts'
import { openPage } from '../support/open-page.ts'
import { postQuery } from '../support/post-query.ts'
import { subscriptionOf } from '../support/push-receiver.ts'
import { startTestIdentity } from '../support/test-identity.ts'
import { startTestMail } from '../support/test-mail.ts'
import { startTestNotices } from '../support/test-notices.ts'
import { inMinutes } from '../support/times.ts'

const userPool = await startTestIdentity()
const mail = await startTestMail()
const notices = await startTestNotices(mail.path)
process.env.ADMIN_EMAIL = 'Boss@Fungo.example'
afterEach(() => {
  process.env.RATE_LIMITS = 'off'
})

const SESSION = 'token user { id email name role isEmailVerified }'
const PASSWORD = 'left field 42'
const NEW_PASSWORD = 'right field 43'
let people = 0
const newPerson = () => ({ email: `person${++people}@fungo.example`, name: 'Pat Example', password: PASSWORD })
const wrongLogin = { code: 'UNAUTHENTICATED', message: 'Invalid email or password' }
const signedOut = { code: 'UNAUTHENTICATED' }

type Options = { key?: string; ip?: string; language?: string; now?: Date }

/** A browser: it sends requests through the Lambda handler with its token and cookie. */
function browser(token?: string, cookie?: string) {
  const it = { token, cookie, device: undefined as string | undefined, extensions: undefined as object | undefined }
  async function send(query: string, variables: object, { key, ip, language = 'en' }: Options = {}) {
    const headers = {
      'accept-language': language,
      ...(it.token && { authorization: `Bearer ${it.token}` }),
      ...(key && { 'idempotency-key': key }),
    }
    const { cookie, device } = it
    const cookies = [...(cookie ? [`fungo_refresh=${cookie}`] : []), ...(device ? [`fungo_device=${device}`] : [])]
    const answer = await postQuery({ query, variables }, { headers, cookies, ...(ip && { ip }) })
    for (const set of answer.cookies ?? []) {
      const [, name, value] = /^(\w+)=([^;]*)/.exec(set)!
      it[name === 'fungo_device' ? 'device' : 'cookie'] = value || undefined
    }
    const { data, errors, extensions } = JSON.parse(answer.body!)
    it.extensions = extensions
    if (errors?.[0]) throw new Refused({ message: errors[0].message, ...errors[0].extensions })
    return data
  }
  const calls = callsWith<Options>(send)
  return Object.assign(it, {
    ...calls,
    send,
    async signUp(person: Record<string, unknown> & { email?: string } = {}, options: Options = {}) {
      const input = { ...newPerson(), ...person }
      const session = await calls.signUp({ input }, SESSION, options)
      it.token = session.token
      return { ...input, ...session.user }
    },
    async login(email: string, password = PASSWORD, options: Options = {}) {
      const session = await calls.login({ input: { email, password } }, SESSION, options)
      it.token = session.token
      return session.user
    },
    async refresh() {
      it.token = (await calls.refreshSession({}, SESSION)).token
    },
    /** The access token is that of the session before the change. */
    changePassword: (newPassword = NEW_PASSWORD, currentPassword = PASSWORD) =>
      calls.changePassword({ input: { currentPassword, newPassword } }),
    me: () => calls.currentUser({}, 'id email name role isEmailVerified'),
  })
}
type Browser = ReturnType<typeof browser>

/** A browser whose user has just signed up. */
async function signedUp(person: Record<string, unknown> = {}) {
  const reader = browser()
  const { id, email } = await reader.signUp(person)
  return { reader, id, email }
}
/** Another browser of the same user. */
async function loggedIn(email: string) {
  const other = browser()
  await other.login(email)
  return other
}
const refused = (sent: Promise<unknown>, refusal: object) => expect(sent).rejects.toMatchObject(refusal)
const reset = (input: { email: string; code: string; newPassword?: string }, options = {}) =>
  asAnonymous().resetPassword({ input: { newPassword: NEW_PASSWORD, ...input } }, undefined, options)

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
  const { id } = await visitor.signUp({ email: ' Jamie.Doe@Fungo.example ', name: '  Jamie Doe ' })
  const email = 'jamie.doe@fungo.example'
  expect(await visitor.me()).toEqual({ id, email, name: 'Jamie Doe', role: 'user', isEmailVerified: false })
  expect(visitor.cookie).toBeTruthy()
  expect(mailsTo(email)).toHaveLength(1)
  const link = linkTo(email)
  expect([link.pathname, link.search]).toEqual(['/verify-email', ''])
  expect(mailsTo(email)[0]!.text).toContain('3 days')
  const wanted = { emailNotifications: true, eventReminders: true, opportunityAlerts: true, marketingEmails: false }
  expect(await find(users, { userID: id })).toMatchObject({ ...wanted, isBlocked: false })
})

test.each([
  ['name', { name: ' ' }, 'Enter your full name'],
  ['name', { name: '\u0000\u200b\n' }, 'Enter your full name'],
  [
    'name',
    { name: 'Fungo Support' },
    'Names with “Fungo”, “Admin”, or “Support” are reserved. Please choose another one.',
  ],
  ['email', { email: 'nobody' }, 'Enter a valid email address'],
  ['role', { role: 'admin' }, 'Choose an account type'],
  ['password', { password: 'short' }, 'Password must be at least 6 characters long'],
  ['password', { password: 'x'.repeat(257) }, 'Password must be 256 characters or fewer'],
  ['password', { password: 'Baseball' }, 'That password is too common. Please choose another.'],
])('sign-up refuses an invalid %s', async (field, wrong, message) => {
  await refused(browser().signUp(wrong), { code: 'BAD_USER_INPUT', message, fields: { [field]: [message] } })
})

test('an account made on the Spanish site gets its emails in Spanish', async () => {
  const { email } = await browser().signUp({}, { language: 'es' })
  expect(mailsTo(email)[0]!.subject).toBe('Confirme su correo electrónico para Fungo')
  expect(linkTo(email).pathname).toBe('/es/verify-email')
})

test('a name is stored as one line of visible characters, and the account type is general user if none is chosen', async () => {
  const { name, role } = await browser().signUp({ name: ' Ana\r\nBcc:\u0007 Ñandú 🦅 ', role: null })
  expect([name, role]).toEqual(['Ana Bcc: Ñandú 🦅', 'user'])
})

test('a password can have 64 characters of any kind', async () => {
  const password = ` ${'⚾ é "\\'.repeat(10)} `.padEnd(64, '漢')
  const { id, email } = await browser().signUp({ password })
  expect(await browser().login(email, password)).toMatchObject({ id })
})

test('one of ten concurrent sign-ups with one address creates an account, and only its password works', async () => {
  const { email } = newPerson()
  const spelled = (i: number) => ({ email: i % 2 ? email : email.toUpperCase(), password: `${PASSWORD} ${i}` })
  const message = 'An account with this email already exists'
  const signUps = Array.from({ length: 10 }, (_, i) => browser().signUp(spelled(i)))
  const [made] = await expectAtOnce(signUps, { message })
  await browser().login(email, `${PASSWORD} ${made}`)
})

test('a refused sign-up leaves no credentials, and one whose answer is lost keeps those of an account that may exist', async () => {
  const deleted: unknown[] = []
  cognito.middlewareStack.add(
    (next, { commandName }) =>
      (args) => {
        if (commandName === 'AdminDeleteUserCommand') deleted.push(args.input)
        return next(args)
      },
    { step: 'initialize', name: 'deleted' },
  )
  onTestFinished(() => void cognito.middlewareStack.remove('deleted'))
  const person = newPerson()
  beforeNextTransaction(() => browser().signUp(person))
  await refused(browser().signUp(person), { message: 'An account with this email already exists' })
  expect(deleted).toHaveLength(1)

  const twin = newPerson()
  const signUpOnce = async () => (await browser().signUp(twin, { key: 'twin' })).id
  let first: string | undefined
  beforeNextTransaction(async () => {
    first = await signUpOnce()
  })
  expect(await signUpOnce(), 'the same account').toBe(first)
  expect(deleted).toHaveLength(2)

  const revive = killAfter(0)
  await refused(browser().signUp({}, { key: 'lost' }), { code: 'INTERNAL' })
  revive()
  expect(deleted).toHaveLength(2)
})

test('a sign-up repeated with the same idempotency key signs in to the same account', async () => {
  const person = newPerson()
  const signUp = (more: object = {}) => browser().signUp({ ...person, ...more }, { key: 'once' })
  const { id } = await signUp()
  expect((await signUp()).id).toBe(id)
  await refused(signUp({ password: NEW_PASSWORD }), { code: 'CONFLICT' })
  await users().delete({ userID: id }).go()
  await refused(signUp(), { code: 'CONFLICT', message: 'An account with this email already exists' })
})

test('ADMIN_EMAIL becomes admin when it opens the mailed link signed in, not when it signs up', async () => {
  const { reader: boss, id } = await signedUp({ email: 'boss@fungo.example' })
  const input = { userID: id, code: codeIn(linkTo('boss@fungo.example')) }
  await refused(browser().verifyEmail({ input }), signedOut)
  expect(await boss.me()).toMatchObject({ role: 'user', isEmailVerified: false })
  await boss.verifyEmail({ input })
  expect(await boss.me()).toMatchObject({ role: 'admin', isEmailVerified: true })
})

test('ADMIN_EMAIL of a stranger becomes the admin of the owner who sets a new password by mail', async () => {
  vi.stubEnv('ADMIN_EMAIL', 'owner@fungo.example')
  onTestFinished(() => void vi.unstubAllEnvs())
  const { reader: stranger, email } = await signedUp({ email: 'owner@fungo.example' })
  await reset({ email, code: await resetLink(email) })
  expect(await stranger.me()).toBeNull()
  expect(await browser().login(email, NEW_PASSWORD)).toMatchObject({ role: 'admin' })
})

test('an operator grants admin to an account, or creates an admin account', async () => {
  const { reader, id, email } = await signedUp()
  await grantAdmin(` ${email.toUpperCase()}`)
  expect(await reader.me()).toMatchObject({ id, role: 'admin' })
  for (let i = 0; i < 2; i++) await ensureAdmin({ email: ' Operator@fungo.example', password: PASSWORD })
  expect(await browser().login('operator@fungo.example')).toMatchObject({ role: 'admin' })
  await refused(grantAdmin('nobody@fungo.example'), { code: 'NOT_FOUND' })
})

test('a wrong password and an unknown address get the same error', async () => {
  await refused(browser().login((await signedUp()).email, NEW_PASSWORD), wrongLogin)
  await refused(browser().login('nobody@fungo.example'), wrongLogin)
})

/** Logins at one moment. */
const loginsOf = (email: string, now = new Date(), ip = '198.51.100.1') => {
  process.env.RATE_LIMITS = 'on'
  const attempt = (password: string, options: object = {}) =>
    asAnonymous().login({ input: { email, password } }, SESSION, { ip, now, ...options })
  return { attempt, wrong: (options = {}) => attempt('wrong one', options) }
}

test('the sixth login in a minute for one address is rate limited and says how long to wait', async () => {
  const { email } = await signedUp()
  const { wrong } = loginsOf(email, new Date('2030-01-01T00:00:10Z'))
  for (let i = 0; i < 5; i++) await refused(wrong(), wrongLogin)
  const message = 'Too many attempts. Please try again in 50 seconds.'
  await refused(wrong(), { code: 'RATE_LIMITED', message, retryAfter: 50 })
  await refused(wrong({ ip: '198.51.100.2' }), wrongLogin)
  await refused(wrong({ now: new Date('2030-01-01T00:01:00Z') }), wrongLogin)
  const unknown = loginsOf('unknown@fungo.example', new Date('2030-01-01T00:00:10Z'), '198.51.100.3')
  for (let i = 0; i < 5; i++) await refused(unknown.wrong(), wrongLogin)
  await refused(unknown.wrong(), { code: 'RATE_LIMITED' })
})

test('the audit log shows logins, rate-limited attempts, and password changes of an account to its user and admins', async () => {
  const { reader, id, email } = await signedUp()
  const entriesFor = (user: { userID: string }) => as(user).auditLog({ kind: 'user', id }, 'action actorID')
  await reader.login(email)
  const { wrong } = loginsOf(email, new Date(), '198.51.100.9')
  for (let i = 0; i < 5; i++) await refused(wrong(), wrongLogin)
  for (let i = 0; i < 3; i++) await refused(wrong(), { code: 'RATE_LIMITED' })
  process.env.RATE_LIMITS = 'off'
  await reader.changePassword()
  await reset({ email, code: await resetLink(email) })

  const all = await entriesFor(await given.admin())
  expect(all.map(({ action, actorID }) => [action, actorID])).toEqual([
    ...[['resetPassword', null] as const, ['changePassword', id] as const, ['loginLimited', null] as const],
    ...[['login', id] as const, ['signUp', null] as const],
  ])
  expect(await entriesFor({ userID: id })).toEqual(all)
})

test('successful logins do not count toward the rate limit', async () => {
  const { email } = await signedUp()
  const { attempt, wrong } = loginsOf(email, new Date('2030-02-01T00:00:10Z'))
  for (let i = 0; i < 12; i++) await attempt(PASSWORD)
  for (let i = 0; i < 5; i++) await refused(wrong(), wrongLogin)
  await refused(attempt(PASSWORD), { code: 'RATE_LIMITED' })
})

/** Stops the clock until the test ends, so that no rate-limit window (a minute or an hour) ends during it. */
function stopTheClock() {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  onTestFinished(() => void vi.useRealTimers())
}

async function withHumanCheck(work: () => Promise<void>) {
  Object.assign(process.env, { HUMAN_CHECK: 'altcha', HUMAN_CHECK_SECRET: 'a secret of this test' })
  try {
    await work()
  } finally {
    process.env.HUMAN_CHECK = 'none'
  }
}

/** Logs in with the solution of a challenge of normal difficulty. */
async function solvedLogin(it: Browser, email: string) {
  const challenge = JSON.parse((await asAnonymous().humanCheck({ action: 'login' }, 'challenge')).challenge)
  const solution = await solveChallenge({ challenge, deriveKey })
  const recaptchaToken = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
  return callsWith<Options>(it.send).login({ input: { email, password: PASSWORD, recaptchaToken } }, SESSION)
}

test('wrong passwords on a known device do not make the check harder on a new one', async () => {
  const { reader: own, email, id } = await signedUp()
  process.env.RATE_LIMITS = 'on'
  const hour = new Date().setMinutes(0, 0, 0)
  for (let guess = 0; guess < 20; guess++) {
    const now = new Date(hour + guess * 60_000)
    const from = { ip: '192.0.2.50', device: own.device!, isHard: false, now }
    await (await limitSignIn({ email, userID: id, ...from })).failed()
  }
  await withHumanCheck(async () => expect((await solvedLogin(browser(), email)).user.email).toBe(email))
})

describe('an attacker with twenty IP addresses', () => {
  test('does not lock out the owner, on a known device or on a new one after the harder check', async () => {
    const { reader: own, email, id } = await signedUp()
    process.env.RATE_LIMITS = 'on'
    stopTheClock()
    const guesses = Array.from({ length: 20 }, (_, at) => browser().login(email, 'wrong one', { ip: `192.0.2.${at}` }))
    await Promise.allSettled(guesses)
    await withHumanCheck(async () => {
      expect((await solvedLogin(own, email)).user.email).toBe(email)
      for (let i = 0; i < 2; i++) await refused(solvedLogin(browser(), email), { code: 'HARDER_CHECK' })
    })
    // The user's audit log shows the attack, at most once an hour.
    const auditLog = await as({ userID: id }).auditLog({ kind: 'user', id }, 'action')
    expect(auditLog.filter(({ action }) => action === 'loginHardened')).toHaveLength(1)
    // With HUMAN_CHECK=none, every login counts as having passed the harder check.
    await browser().login(email)
  })

  test('is told to wait while Cognito locks the account, on a known device and when signed in only', async () => {
    const { reader: owner, email } = await signedUp()
    const locked = { __type: 'NotAuthorizedException', message: 'Password attempts exceeded' }
    userPool.answerFor(() => ({ error: JSON.stringify(locked) }))
    onTestFinished(() => userPool.answerFor(() => undefined))
    const message = 'Too many attempts. Please try again in 15 minutes.'
    const wait = { code: 'RATE_LIMITED', message, retryAfter: 900 }
    await refused(owner.login(email), wait)
    await refused(owner.changePassword(), wait)
    // A stranger does not learn that the account exists.
    await refused(browser().login(email), wrongLogin)
  })

  test('gets no exemption from a forged device cookie or one of another account', async () => {
    const { reader: owner, email, id } = await signedUp()
    const { reader: attacker } = await signedUp()
    process.env.RATE_LIMITS = 'on'
    stopTheClock()
    const guess = (device: string | undefined) =>
      Object.assign(browser(), { device }).send(
        'mutation ($input: LoginInput!) { login(input: $input) { token } }',
        { input: { email, password: 'wrong one' } },
        { ip: '192.0.2.99' },
      )
    for (let i = 0; i < 5; i++) await refused(guess(attacker.device), wrongLogin)
    const made = `${id}.${owner.device!.split('.').slice(1, 3).join('.')}.c2lnbmF0dXJl`
    for (const device of [attacker.device, made]) await refused(guess(device), { code: 'RATE_LIMITED' })
    for (let i = 0; i < 5; i++) await refused(guess(owner.device), wrongLogin)
    await refused(guess(owner.device), { code: 'RATE_LIMITED' })
  })
})

test('wrong reset codes do not invalidate the reset link of the owner', async () => {
  const { email } = await signedUp()
  const code = await resetLink(email)
  for (let i = 0; i < 12; i++) await refused(reset({ email, code: `guess ${i}` }), { code: 'BAD_USER_INPUT' })
  await reset({ email, code })
})

test('the sixth sign-up in an hour from one IP address is rate limited', async () => {
  process.env.RATE_LIMITS = 'on'
  const signUp = () => browser().signUp({}, { ip: '198.51.100.30' })
  for (let i = 0; i < 5; i++) await signUp()
  await refused(signUp(), { code: 'RATE_LIMITED' })
})

test('a session is refreshed by its cookie until it is signed out', async () => {
  const { reader, id } = await signedUp()
  const elsewhere = browser(undefined, reader.cookie)
  await reader.refresh()
  expect(await reader.me()).toMatchObject({ id })

  await reader.signOut()
  expect(reader.cookie).toBeUndefined()
  await refused(elsewhere.refresh(), signedOut)
  expect(elsewhere.cookie).toBeUndefined()
})

test('every refresh rotates the cookie, and reuse of an old cookie ends the session', async () => {
  const { reader: owner } = await signedUp()
  const stolen = owner.cookie
  await owner.refresh()
  expect(owner.cookie).not.toBe(stolen)
  const second = owner.cookie
  await owner.refresh()

  // The browser may have lost the reply with the newest cookie, so the previous one is valid for a minute and does not rotate again.
  const retried = browser(undefined, second)
  for (let i = 0; i < 2; i++) await retried.refresh()
  const thief = browser(undefined, stolen)
  await refused(thief.refresh(), signedOut)
  expect(thief.cookie).toBeUndefined()
  await refused(owner.refresh(), signedOut)
  for (const it of [owner, retried]) expect(await it.me(), 'its access token is revoked too').toBeNull()
})

test('the previous session cookie expires after a minute', async () => {
  const { reader: owner } = await signedUp()
  const first = owner.cookie
  await owner.refresh()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 })
  await refused(browser(undefined, first).refresh(), signedOut)
  vi.useRealTimers()
})

test('the session cookie contains no Cognito token, and a forged cookie is refused', async () => {
  const { cookie } = (await signedUp()).reader
  expect(await refreshedSession(cookie!)).toBeNull()
  const forged = cookie!.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))
  for (const tried of ['', 'x', cookie!.slice(0, -2), forged])
    await refused(browser(undefined, tried).refresh(), signedOut)
})

test('signing out revokes the access token of this session only, at once', async () => {
  const { reader: here, email } = await signedUp()
  const elsewhere = await loggedIn(email)
  const { token: revoked } = here
  await here.signOut()
  for (const reader of [browser(revoked), browser('no.such.token')]) {
    expect(await reader.me()).toBeNull()
    expect(reader.extensions).toEqual({ session: 'expired' })
  }
  expect(await elsewhere.me()).toMatchObject({ email })

  // Signing out also works for a browser that lost its cookie, and for one that lost its token.
  const { token, cookie } = elsewhere
  await browser(token).signOut()
  expect(await elsewhere.me()).toBeNull()
  const third = await loggedIn(email)
  await browser(undefined, third.cookie).signOut()
  expect(await third.me()).toBeNull()
  await refused(browser(undefined, cookie).refresh(), signedOut)
})

test('signing out turns off notifications on this device, and a new password on all devices', async () => {
  const { reader: here, email, id: userID } = await signedUp()
  const elsewhere = await loggedIn(email)
  const turnOn = (it: Browser, id: string) => it.addPushSubscription({ input: subscriptionOf(id) })
  const devices = async () => (await pushSubscriptionsOf(userID)).map(({ endpoint }) => endpoint.split('/').at(-1))
  await turnOn(here, 'here')
  await turnOn(elsewhere, 'elsewhere')
  await here.signOut()
  expect(await devices()).toEqual(['elsewhere'])
  await elsewhere.changePassword(`${NEW_PASSWORD} 2`)
  expect(await devices()).toEqual([])
  await elsewhere.refresh()
  await turnOn(elsewhere, 'elsewhere')
  await reset({ email, code: await resetLink(email) })
  expect(await devices()).toEqual([])
})

test('the log line of a request has the user id and the root fields', async () => {
  const { reader, id } = await signedUp()
  const logged = vi.spyOn(log, 'info')
  await reader.send(
    'query Pat_at_home { b: currentUser { id } a: adminStats { totalTeams } ...more } fragment more on Query { currentUser { id } }',
    {},
  )
  await browser().adminStats({}, 'totalTeams')
  expect(logged.mock.calls.map(([, line]) => line)).toMatchObject([
    { userID: id, operation: 'query adminStats currentUser', status: 200, milliseconds: expect.any(Number) },
    { userID: undefined, operation: 'query adminStats' },
  ])
  logged.mockRestore()
})

test('the session cookie alone does not authorize a request', async () => {
  const { reader } = await signedUp()
  reader.token = undefined
  expect(await reader.me()).toBeNull()
  await refused(reader.sendVerificationEmail(), signedOut)
})

test('a blocked user reads as a visitor, and can do nothing else, stay signed in, or log in until the block ends', async () => {
  const [{ reader, id, email }, admin] = [await signedUp(), as(await given.admin())]
  const code = await resetLink(email)
  await admin.blockUser({ id })
  await refused(reset({ email, code }), { code: 'BAD_USER_INPUT' })
  expect(await reader.me()).toBeNull()
  expect(reader.extensions).toEqual({ session: 'expired' })
  await refused(reader.refresh(), signedOut)
  await refused(browser().login(email), wrongLogin)
  expect(await openSession(id, PASSWORD), 'the credentials are disabled too').toBeNull()
  await refused(as({ userID: id }).claimedTeams(), { code: 'FORBIDDEN', message: 'This account is blocked.' })
  await admin.unblockUser({ id })
  await browser().login(email)
})

test('an account that is blocked while its credentials still work gets no session and no reset link', async () => {
  const { reader, id, email } = await signedUp()
  await users().patch({ userID: id }).set({ isBlocked: true }).go()
  await refused(browser().login(email), wrongLogin)
  await refused(reader.refresh(), signedOut)
  await asAnonymous().forgotPassword({ email })
  await notices.mailed()
  expect(mailsTo(email).map(({ subject }) => subject)).toEqual(['Confirm your email address for Fungo'])
})

test('a client that does not send write positions sees its own writes', async () => {
  const { reader: writer } = await signedUp()
  for (const name of ['Fresh Herons', 'Fresh Egrets', 'Fresh Storks']) {
    await writer.createTeam({ input: { name, locationCity: 'Tampa', state: 'FL' } })
    expect(await writer.teamsCount({ search: name })).toBe(1)
  }
})

test('forgotPassword returns the same for an unknown address, without waiting for the email of a known one', async () => {
  const { email } = await signedUp()
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
  const { email } = await signedUp()
  const [asked, answered] = [[] as string[][], [] as string[][]]
  for (const address of [email, 'unknown@fungo.example']) {
    asked.push(await requestsOf(() => asAnonymous().forgotPassword({ email: address })))
    await notices.mailed()
    const wrong = () => refused(reset({ email: address, code: 'wrong' }), { code: 'BAD_USER_INPUT' })
    answered.push(await requestsOf(wrong))
  }
  for (const [known, unknown] of [asked, answered]) {
    expect(known!.length).toBeGreaterThan(0)
    expect(unknown).toEqual(known)
  }
})

test('the reset link sets a new password once and signs out every session', async () => {
  const { reader, id, email } = await signedUp()
  const code = await resetLink(email)
  await reset({ email, code })

  expect(await reader.me()).toBeNull()
  await refused(reader.refresh(), signedOut)
  await refused(browser().login(email), wrongLogin)
  const again = browser()
  expect(await again.login(email, NEW_PASSWORD)).toMatchObject({ id })
  expect(await again.me()).toMatchObject({ isEmailVerified: true })
  await refused(reset({ email, code }), { message: 'This link is no longer valid. Please request a new one.' })

  const verifiedAt = async () => (await find(users, { userID: id }))!.emailVerifiedAt
  const first = await verifiedAt()
  await reset({ email, code: await resetLink(email) })
  expect(await verifiedAt(), 'an address is confirmed once').toBe(first)
})

test.each(['reset', 'change'])('a session that is refreshed during a password %s is signed out', async (by) => {
  const { reader: owner, email } = await signedUp()
  const intruder = await loggedIn(email)
  const code = await resetLink(email)
  cognito.middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        if (commandName === 'AdminUserGlobalSignOutCommand') {
          await sleep(1000 - (Date.now() % 1000))
          await intruder.refresh()
        }
        return next(args)
      },
    { step: 'initialize', name: 'refresh' },
  )
  onTestFinished(() => void cognito.middlewareStack.remove('refresh'))
  await (by === 'reset' ? reset({ email, code }) : owner.changePassword())
  expect(await intruder.me()).toBeNull()
  await refused(intruder.refresh(), signedOut)
})

test('a reset needs the newest unexpired code of the account and a password of eight characters', async () => {
  const [{ id, email }, other] = [await signedUp(), await signedUp()]
  const older = await resetLink(email)
  const right = { email, code: await resetLink(email) }
  const short = reset({ ...right, newPassword: '7 chars' })
  await refused(short, { code: 'BAD_USER_INPUT', message: 'Password must be at least 8 characters!' })
  const addresses = [{ email: other.email }, { email: 'x@fungo.example' }]
  for (const wrong of [{ newPassword: 'password' }, { code: older }, ...addresses])
    await refused(reset({ ...right, ...wrong }), { code: 'BAD_USER_INPUT' })
  await refused(reset(right, { now: new Date(inMinutes(61)) }), { code: 'BAD_USER_INPUT' })
  beforeNextTransaction(() => issueCode(id, 'reset', new Date()))
  await refused(reset(right), { code: 'BAD_USER_INPUT' })
  await reset({ email, code: await resetLink(email) })
})

test('one of five concurrent uses of a reset link sets the password', async () => {
  const { email } = await signedUp()
  const code = await resetLink(email)
  const uses = Array.from({ length: 5 }, (_, i) => reset({ email, code, newPassword: `${NEW_PASSWORD} ${i}` }))
  const [winner] = await expectAtOnce(uses, { code: 'BAD_USER_INPUT' })
  await browser().login(email, `${NEW_PASSWORD} ${winner}`)
})

test('changePassword needs the current password, keeps this session, and ends the others at once', async () => {
  const { reader: here, email } = await signedUp()
  const elsewhere = await loggedIn(email)
  const wrong = { fields: { currentPassword: ['Your current password is not correct'] } }
  await refused(here.changePassword(NEW_PASSWORD, 'not mine'), wrong)
  await refused(here.changePassword('7 chars'), { message: 'Password must be at least 8 characters!' })
  expect(await here.changePassword()).toBe(true)

  expect(await elsewhere.me()).toBeNull()
  await refused(elsewhere.refresh(), signedOut)
  await here.refresh()
  expect(await here.me()).toMatchObject({ email })
  await browser().login(email, NEW_PASSWORD)
})

test('a new password revokes the calendar feeds of the account and adds one notification', async () => {
  const { reader, email, id: userID } = await signedUp()
  const subscribe = async () => (await reader.calendarFeed({ kind: 'USER' }, 'url')).url
  const statusOf = async (url: string) => (await openPage(url)).statusCode
  const noticesAndFeeds = async () => [await reader.notifications({}, 'subject'), await reader.calendarFeeds()]

  const first = await subscribe()
  expect(await statusOf(first)).toBe(200)
  await reader.changePassword()
  await reader.refresh()
  expect(await statusOf(first)).toBe(404)
  const ended = { subject: 'Your calendar links ended' }
  expect(await noticesAndFeeds()).toEqual([[ended], []])

  const second = await subscribe()
  // More feeds than one transaction can delete.
  const feed = { userID, kind: 'EVENTS' as const, title: 'Events', createdAt: new Date().toISOString() }
  const more = Array.from({ length: 120 }, (_, i) => ({ ...feed, subject: `search=${i}`, feedID: newID() }))
  await calendarFeeds().put(more).go()
  await reset({ email, code: await resetLink(email), newPassword: PASSWORD })
  expect(await statusOf(second)).toBe(404)
  await reader.login(email)
  expect(await noticesAndFeeds()).toEqual([[ended, ended], []])

  await reset({ email, code: await resetLink(email) })
  await reader.login(email, NEW_PASSWORD)
  expect(await noticesAndFeeds(), 'no notification for an account without calendar feeds').toEqual([[ended, ended], []])
})

test('the verification link confirms the address and can be opened twice', async () => {
  const { reader, id, email } = await signedUp()
  const verify = (more: object = {}) =>
    asAnonymous().verifyEmail({ input: { userID: id, code: codeIn(linkTo(email)), ...more } })
  for (const wrong of [{ code: 'wrong' }, { userID: '../x' }]) await refused(verify(wrong), { code: 'BAD_USER_INPUT' })
  expect(await reader.me()).toMatchObject({ isEmailVerified: false })
  for (let i = 0; i < 2; i++) await verify()
  expect(await reader.me()).toMatchObject({ isEmailVerified: true, role: 'user' })
  expect(await find(accountCodes, { userID: id, purpose: 'verify' })).toMatchObject({ usedAt: expect.any(String) })

  await reader.sendVerificationEmail()
  expect(mailsTo(email), 'no email for a confirmed address').toHaveLength(1)
})

test('an address is sent three links to a new password an hour, and six in 24 hours', async () => {
  process.env.RATE_LIMITS = 'on'
  const email = 'nobody@fungo.example'
  const hour = 3_600_000
  const start = Math.floor(Date.now() / hour) * hour
  const ask = (hours: number) =>
    asAnonymous().forgotPassword({ email }, undefined, { now: new Date(start + hours * hour) })
  const limited = { code: 'RATE_LIMITED' }
  for (const hours of [0.1, 0.2, 0.3]) await ask(hours)
  await refused(ask(0.4), limited)
  for (const hours of [1.1, 1.2, 1.3]) await ask(hours)
  await refused(ask(2.1), limited)
  await refused(ask(24.09), limited)
  await ask(24.1)
  await refused(ask(24.15), limited)
})

test('an address gets four verification links a day, also if its account is deleted and made again', async () => {
  process.env.RATE_LIMITS = 'on'
  const reader = browser()
  const { email } = await reader.signUp({}, { ip: '198.51.100.61' })
  for (let i = 0; i < 3; i++) await reader.sendVerificationEmail()
  await refused(reader.sendVerificationEmail(), { code: 'RATE_LIMITED' })
  await reader.deleteMyAccount({ input: { currentPassword: PASSWORD } })
  const again = browser()
  await again.signUp({ email }, { ip: '198.51.100.61' })
  await refused(again.sendVerificationEmail(), { code: 'RATE_LIMITED' })
  expect(mailsTo(email)).toHaveLength(4)
})

test('accounts of one mailbox get four verification links a day together', async () => {
  process.env.RATE_LIMITS = 'on'
  const name = `mailbox${newID()}`
  const addresses = Array.from({ length: 5 }, (_, i) => `${name}+${i}@fungo.example`)
  for (const email of addresses) await browser().signUp({ email }, { ip: '198.51.100.62' })
  expect(addresses.flatMap(mailsTo)).toHaveLength(4)
})

test('a sign-in does not wait for the end of a sign-out by a clock that is ahead', async () => {
  for (const user of [null, {}, { signedOutAt: inMinutes(5) }]) await secondAfterSignOut(user)
})

test('a deleted account is signed out everywhere and its address can be used again', async () => {
  const { reader, id, email } = await signedUp()
  const remove = (currentPassword: string) => reader.deleteMyAccount({ input: { currentPassword } })
  await refused(remove(NEW_PASSWORD), { code: 'BAD_USER_INPUT', message: 'Your current password is not correct' })
  await remove(PASSWORD)
  expect(reader.cookie).toBeUndefined()
  expect(await reader.me()).toBeNull()
  await refused(browser().login(email), wrongLogin)
  expect((await browser().signUp({ email })).id).not.toBe(id)
})

test('a sign-up can claim a team and a player, which an admin then reviews, and is not stopped by what is gone', async () => {
  const [{ id: teamID }, { id: playerID }] = [await given.team(), await given.player()]
  const { id } = await signedUp({ teamID, playerID })
  const logged = vi.spyOn(log, 'error')
  const { id: other } = await signedUp({ teamID: newID(), playerID })
  expect(logged, 'a refusal is no fault').not.toHaveBeenCalled()
  logged.mockRestore()
  const claimRequests = await as(await given.admin()).claimRequests(
    { status: 'pending' },
    'teamId playerId userId isInstant',
  )
  const claim = { teamId: null, playerId: null, isInstant: false }
  expect(claimRequests).toContainEqual({ ...claim, teamId: teamID, userId: id })
  for (const userId of [id, other]) expect(claimRequests).toContainEqual({ ...claim, playerId: playerID, userId })
})

test('an account remembers the sessions that were signed out in the last hour, whose tokens may be unexpired', async () => {
  const { userID } = await given.user()
  const start = Date.now()
  const sessionID = (seconds: number) => `${1000 + seconds}`
  const ended = async () => Object.keys((await find(users, { userID }))!.endedSessions!)
  const end = (seconds: number) =>
    signOut(null, { userID, sessionID: sessionID(seconds) }, new Date(start + seconds * 1000))
  for (const seconds of [0, 1, 3600]) await end(seconds)
  expect((await ended()).toSorted()).toEqual([sessionID(1), sessionID(3600)])
  const newest = Array.from({ length: 50 }, (_, i) => 3655 - i)
  for (const second of [...newest, 3605].toReversed()) await end(second)
  expect((await ended()).toSorted().toReversed()).toEqual(newest.map(sessionID))
  await signOut(null, { userID: newID(), sessionID: 'of a deleted account' }, new Date())
})
