import { requireHuman } from '../../services/human-check/human-check.ts'
import {
  createIdentity,
  deleteIdentity,
  endSessions,
  lockedOut,
  setPassword,
} from '../../services/identity/identity.ts'
import { log, logFault } from '../../services/log.ts'
import { sendConfirmation, sendMail } from '../../services/mail/mail.ts'
import { isSuppressed, unsuppress } from '../../services/mail/suppression-list.ts'
import { ipNetwork } from '../../services/rate-limits/ip-network.ts'
import { enforceRateLimits, isWithinRateLimits } from '../../services/rate-limits/rate-limits.ts'
import { settings } from '../../services/settings.ts'
import { logSignIn } from '../../store/audit-log/entry.ts'
import { idempotent } from '../../store/idempotency.ts'
import { recordWrites } from '../../store/records/listed-record.ts'
import { find, retryOnConflict, transactWrite, versionConflict, type Write } from '../../store/store.ts'
import { uniqueKeys } from '../../store/unique-keys/entity.ts'
import { badInput, conflict, Refusal } from '../../values/errors.ts'
import { isID, newID } from '../../values/ids.ts'
import type { Locale } from '../../values/messages/locale.ts'
import { refusalTexts } from '../../values/messages/refusals.ts'
import { requestTexts } from '../../values/messages/requests.ts'
import { refuseReserved } from '../../values/name-checks.ts'
import { parse } from '../../values/parse.ts'
import { revokeCalendarFeeds } from '../calendars/revoke-all.ts'
import { createClaimRequest } from '../claims/service.ts'
import { queueNotices } from '../notifications/define-notice.ts'
import { removePushSubscriptions } from '../push/subscriptions.ts'
import type { UserItem } from '../users/entity.ts'
import { userRecord } from '../users/record.ts'
import { deleteUser, updateLastSeen } from '../users/service.ts'
import { findCode, issueCode, markCodeUsed, verificationMail } from './codes.ts'
import { rememberDevice } from './known-device.ts'
import { passwordResetAsked } from './password-reset-notice.ts'
import {
  findUser,
  type OpenedSession,
  type SignedIn,
  type SignedInOnDevice,
  secondAfterSignOut,
  sessionEnded,
  withSessionCookie,
} from './sessions.ts'
import { limitSignIn } from './sign-in-limits.ts'
import { requirePassword, resetTotp, sessionWithoutCode, signInSession } from './totp.ts'
import {
  changePasswordInput,
  forgotPasswordInput,
  loginInput,
  passwordInput,
  resetPasswordInput,
  signUpInput,
  verifyEmailInput,
} from './validation.ts'

/** An unauthenticated caller. The IP address is for rate limits. */
type Client = { ip: string; now: Date; device: string | null; recaptchaToken?: string | null }

const emailTaken = conflict(refusalTexts.emailHasAccount)
const wrongLogin = new Refusal('UNAUTHENTICATED', refusalTexts.wrongEmailOrPassword)
const loggedOut = new Refusal('UNAUTHENTICATED', requestTexts.logInFirst)
const invalidLink = badInput('code', refusalTexts.linkExpired)

type NewAccount = Pick<UserItem, 'email' | 'name' | 'role' | 'locale'> & { password: string }

/** What the user says is theirs when signing up. */
type SignUpClaims = { playerID?: string | null; teamID?: string | null }

/**
 * Creates the account, files its claims, and signs it in. Repeated with the same key and password, it returns the same account.
 */
export async function signUp(
  input: SignUpClaims,
  { ip, now, device, recaptchaToken, locale }: Client & { locale: Locale },
  key: string | null,
): Promise<SignedInOnDevice> {
  await requireHuman('submit', { token: recaptchaToken, address: ip, now })
  const { email, name, role, password } = parse(signUpInput, input)
  refuseReserved(name)
  await refuseCommon('password', password)
  await enforceRateLimits({ signUpAtAddress: ipNetwork(ip) }, now)

  const account: NewAccount = { email, name, role, locale, password }
  const userID = newID()
  const user = await idempotent(
    { userID: email, operation: 'signUp', input: { email }, key, now },
    userID,
    (guard) => create(account, userID, now, guard),
    async (madeID) => {
      const made = await findUser(madeID)
      if (!made) throw emailTaken
      return made
    },
  )
  const [session] = await Promise.all([sessionWithoutCode(user, password), mailVerification(user, now)])
  if (!session) throw emailTaken
  await fileClaims(user, input, now)
  return seenOn(device, { user, session: await withSessionCookie(session) }, now)
}

/** Files the claims of a sign-up. A missing record or a repeated claim does not prevent the sign-up. */
async function fileClaims({ userID }: UserItem, { playerID, teamID }: SignUpClaims, now: Date) {
  const asked = [
    ...(playerID ? [{ resourceType: 'player', resourceID: playerID }] : []),
    ...(teamID ? [{ resourceType: 'team', resourceID: teamID }] : []),
  ]
  for (const claim of asked) {
    await createClaimRequest(claim, { userID, key: null, now }).catch(async (error) => {
      if (!(error instanceof Refusal)) await logFault('A claim of a sign-up was not filed.', { error })
    })
  }
}

/** Remembers that the user has just signed in on the device. */
async function seenOn(device: string | null, signedIn: SignedIn, now: Date): Promise<SignedInOnDevice> {
  const { user } = signedIn
  await updateLastSeen(user, now)
  return { ...signedIn, device: await rememberDevice(device, user.userID, now) }
}

/**
 * Creates the credentials first. If this stops before the transaction, they belong to no account and the user can sign up again. The
 * transaction then writes all items of the account.
 */
async function create(
  { email, name, role, locale, password }: NewAccount,
  userID: string,
  now: Date,
  guard: [Write, Error][],
) {
  if (await userIDOf(email)) throw emailTaken
  await createIdentity(userID, password)
  const account = {
    userID,
    email,
    name,
    role,
    locale,
    isBlocked: false,
    emailNotifications: true,
    eventReminders: true,
    opportunityAlerts: true,
    marketingEmails: false,
  }
  const created = userRecord.create(account, { now, taken: emailTaken })
  try {
    await transactWrite([...guard, ...recordWrites(created)])
  } catch (error) {
    const isRefused = error === emailTaken || guard.some(([, repeated]) => error === repeated)
    if (isRefused) await deleteIdentity(userID)
    throw error
  }
  return created.item
}

/** A wrong password, an unknown address, and a blocked account get the same error after the same time. */
export async function login(input: unknown, { ip, now, device, recaptchaToken }: Client): Promise<SignedInOnDevice> {
  const { isHard } = await requireHuman('login', { token: recaptchaToken, address: ip, now })
  const { email, password, code } = parse(loginInput, input)
  const userID = await userIDOf(email)
  const attempt = await limitSignIn({ email, userID, ip, device, isHard, now })
  const user = await findUser(userID ?? newID())
  await secondAfterSignOut(user)
  const signIn = await signInSession(user, { password, code, countCode: attempt.countCode }).catch((error) => {
    // Only existing accounts are locked, which a stranger must not learn.
    if (error === lockedOut && !attempt.isFromKnownDevice) return null
    throw error
  })
  if (!user || !signIn || user.isBlocked) {
    await attempt.failed()
    throw wrongLogin
  }
  if ('refusal' in signIn) {
    await (signIn.isWrong ? attempt.failed() : attempt.succeeded())
    throw signIn.refusal
  }
  await attempt.succeeded()
  const [session] = await Promise.all([withSessionCookie(signIn.session), logSignIn('login', user.userID, now)])
  return seenOn(device, { user, session }, now)
}

/** Neither the response nor its timing reveals whether the account exists: the notices function looks for it and emails the link. */
export async function forgotPassword(input: unknown, { ip, now, recaptchaToken }: Client) {
  await requireHuman('forgot_password', { token: recaptchaToken, address: ip, now })
  const { email } = parse(forgotPasswordInput, input)
  await enforceRateLimits({ forgotPasswordOfEmail: email, forgotPasswordAtAddress: ipNetwork(ip) }, now)
  const userID = (await userIDOf(email)) ?? newID()
  await queueNotices([passwordResetAsked.message({ userID, askedAt: now.toISOString() })], 0)
}

/**
 * Sets the password with an emailed code and ends every session and calendar link. The code is marked as used first, so it works at most
 * once.
 */
export async function resetPassword(input: unknown, { ip, now }: Client) {
  const { email, code, newPassword } = parse(resetPasswordInput, input)
  await refuseCommon('newPassword', newPassword)
  await enforceRateLimits({ codeAtAddress: ipNetwork(ip) }, now)
  // The same reads for an unknown address, so that the timing does not reveal it.
  const userID = (await userIDOf(email)) ?? newID()
  const user = await findUser(userID)
  const stored = await findCode(userID, 'reset', code, now)
  if (!user || user.isBlocked || !stored || stored.usedAt) throw invalidLink
  await transactWrite([[markCodeUsed(stored, now), invalidLink]])
  await setPassword(userID, newPassword)
  // Someone else may have signed up with the address and turned on two-step sign-in, which would lock the owner out. Not so
  // for an admin, whom an operator has appointed.
  if (user.totpAt && !user.emailVerifiedAt && user.role !== 'admin') await resetTotp(userID, now)
  // The link proves that the user owns the email address.
  await signOutEverywhere(userID, (owner) => (owner.emailVerifiedAt ? {} : verified(owner, now)))
  await revokeCalendarFeeds(userID, now)
}

/** Ends every session and calendar link, and returns a new session for the caller. */
export async function changePassword(user: UserItem, input: unknown, now: Date): Promise<OpenedSession> {
  const { userID } = user
  const { currentPassword, newPassword } = parse(changePasswordInput, input)
  await refuseCommon('newPassword', newPassword)
  await enforceRateLimits({ passwordChangeOfUser: userID }, now)
  await requirePassword(userID, currentPassword)
  await setPassword(userID, newPassword)
  const signedOutAt = await signOutEverywhere(userID)
  await revokeCalendarFeeds(userID, now)
  await secondAfterSignOut({ signedOutAt })
  const session = await sessionWithoutCode(user, newPassword)
  if (!session) throw sessionEnded
  return withSessionCookie(session)
}

/** Deletes the account of the user, who must enter the password. */
export async function deleteMyAccount({ userID }: UserItem, input: unknown, now: Date): Promise<true> {
  const { currentPassword } = parse(passwordInput, input)
  await enforceRateLimits({ passwordChangeOfUser: userID }, now)
  await requirePassword(userID, currentPassword)
  return deleteUser(userID)
}

/**
 * Ends every session, makes the tokens invalid that were issued until then, and turns off notifications on all devices. Until the user
 * pool has ended a session, someone else may refresh it or sign in with the old password. Returns the time of the sign-out.
 */
async function signOutEverywhere(userID: string, more: (user: UserItem) => Changes = () => ({})): Promise<string> {
  await endSessions(userID)
  const now = new Date()
  const signedOutAt = now.toISOString()
  await retryOnConflict(async () => {
    const user = await findUser(userID)
    if (!user) throw sessionEnded
    await transactWrite(changed(user, { ...more(user), signedOutAt }, now))
  })
  await removePushSubscriptions(userID)
  return signedOutAt
}

/**
 * Marks the email address as verified. Opening the link again is a no-op. That of the first admin is verified only when signed in: a stranger
 * may have signed up with the address, and its owner may open the link.
 */
export async function verifyEmail(input: unknown, { ip, now }: Client, viewerID?: string) {
  const { userID, code } = parse(verifyEmailInput, input)
  await enforceRateLimits({ codeAtAddress: ipNetwork(ip) }, now)
  await retryOnConflict(async () => {
    const user = isID(userID) ? await findUser(userID) : null
    const stored = user && (await findCode(user.userID, 'verify', code, now))
    if (!stored) throw invalidLink
    if (stored.usedAt) return
    if (user.email === settings.adminEmail && user.userID !== viewerID) throw loggedOut
    await transactWrite([
      [markCodeUsed(stored, now), versionConflict],
      [unsuppress(user.email)],
      ...(user.emailVerifiedAt ? [] : changed(user, verified(user, now), now)),
    ])
  })
}

/** The owner of the address is known. The first admin gets the role. */
const verified = ({ email }: UserItem, now: Date): Changes => ({
  emailVerifiedAt: now.toISOString(),
  ...(email === settings.adminEmail && { role: 'admin' }),
})

/** Emails the verification link again unless the address is verified and reachable. */
export async function sendVerificationEmail(user: UserItem, now: Date) {
  if (user.emailVerifiedAt && !(await isSuppressed(user.email))) return
  await enforceRateLimits({ verificationForEmail: user.email }, now)
  await sendConfirmation(verificationMail(user, await issueCode(user.userID, 'verify', now)))
}

/** Makes the user with this email address an admin. */
export async function grantAdmin(email: string, now = new Date()) {
  const userID = await userIDOf(email.trim().toLowerCase())
  if (!userID) throw new Refusal('NOT_FOUND', refusalTexts.noAccountWith(email))
  await retryOnConflict(async () => {
    const user = await findUser(userID)
    if (!user || user.role === 'admin') return
    await transactWrite(changed(user, { role: 'admin' }, now))
  })
}

/** Makes sure that the email address has an admin account: creates one with the password, or promotes the existing account. */
export async function ensureAdmin({ email, password }: { email: string; password: string }) {
  const address = email.trim().toLowerCase()
  if (await userIDOf(address)) return grantAdmin(address)
  await create({ email: address, name: 'Administrator', role: 'admin', password }, newID(), new Date(), [])
}

async function mailVerification(user: UserItem, now: Date) {
  if (!(await isWithinRateLimits({ verificationForEmail: user.email }, now))) return
  try {
    await sendMail(verificationMail(user, await issueCode(user.userID, 'verify', now)))
  } catch (error) {
    // The account exists. The banner offers to send the link again.
    logMailFault(error)
  }
}

/** Logs only the reason: the message may contain the email address. */
const logMailFault = (error: unknown) => log.error('A mail could not be sent.', { reason: (error as Error).name })

async function refuseCommon(field: string, password: string) {
  const { commonPasswords } = await import('./common-passwords.ts')
  if (commonPasswords.has(password.toLowerCase())) {
    throw badInput(field, refusalTexts.passwordTooCommon)
  }
}

/** Expects an address normalized by validation: trimmed and lower-case. */
async function userIDOf(email: string): Promise<string | null> {
  const data = await find(uniqueKeys, { scope: 'email', value: email })
  return data?.owner ?? null
}

type Changes = Partial<Pick<UserItem, 'role' | 'emailVerifiedAt' | 'signedOutAt'>>

const changed = (user: UserItem, changes: Changes, now: Date) =>
  recordWrites(userRecord.replace(user, changes, { now }))
