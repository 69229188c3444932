import { createHash, randomInt } from 'node:crypto'
import {
  confirmAuthenticator,
  endSession,
  openSession,
  requireAuthenticator,
  type Session,
  startAuthenticator,
} from '../../services/identity/identity.ts'
import { enforceRateLimits } from '../../services/rate-limits/rate-limits.ts'
import { writeRecord } from '../../store/records/listed-record.ts'
import { find, retryOnConflict, transactWrite, versionConflict } from '../../store/store.ts'
import { badInput, notFound, Refusal } from '../../values/errors.ts'
import { refusalTexts } from '../../values/messages/refusals.ts'
import { parse } from '../../values/parse.ts'
import type { UserItem } from '../users/entity.ts'
import { userRecord } from '../users/record.ts'
import { recoveryCodes } from './entity.ts'
import { findUser, sessionEnded } from './sessions.ts'
import { confirmTotpInput, passwordInput } from './validation.ts'

const ISSUER = 'Fungo'
const wrongCode = () => badInput('code', refusalTexts.wrongCode)
const codeNeeded = new Refusal('TOTP_REQUIRED', refusalTexts.enterCodeAuthenticatorApp)

/** Returns a secret for the user's authenticator app. It takes effect when the user confirms a code from the app. */
export async function startTotp({ email }: UserItem, bearer: string | null) {
  const secret = bearer && (await startAuthenticator(bearer))
  if (!secret) throw sessionEnded
  const label = encodeURIComponent(`${ISSUER}:${email}`)
  return { secret, uri: `otpauth://totp/${label}?${new URLSearchParams({ secret, issuer: ISSUER })}` }
}

/** Requires a code at every sign-in from now on. Returns the recovery codes, which cannot be read again. */
export async function confirmTotp({ userID }: UserItem, input: unknown, bearer: string | null, now: Date) {
  const { code, currentPassword } = parse(confirmTotpInput, input)
  await enforceRateLimits({ totpOfUser: userID }, now)
  await requirePassword(userID, currentPassword)
  if (!bearer || !(await confirmAuthenticator(bearer, code))) throw wrongCode()
  const codes = await issueRecoveryCodes(userID)
  await requireAuthenticator(userID, true)
  await setTotp(userID, now.toISOString(), now)
  return codes
}

/** Turns off two-factor authentication for the user, who must enter the password. */
export async function turnOffTotp({ userID }: UserItem, input: unknown, now: Date) {
  const { currentPassword } = parse(passwordInput, input)
  await enforceRateLimits({ passwordChangeOfUser: userID }, now)
  await requirePassword(userID, currentPassword)
  return resetTotp(userID, now)
}

/** Refuses a wrong password. Someone who finds a signed-in browser cannot change how its owner signs in. */
export async function requirePassword(userID: string, password: string) {
  // With an authenticator app, a correct password leads to the request for a code.
  if ((await openSession(userID, password)) === null)
    throw badInput('currentPassword', refusalTexts.wrongCurrentPassword)
}

/** Turns off two-factor authentication for a user who has lost both the app and the recovery codes. */
export async function resetTotp(userID: string, now: Date): Promise<UserItem> {
  // Update the account before the user pool. If this stops in between, turning it off again completes it.
  const user = await setTotp(userID, undefined, now)
  await requireAuthenticator(userID, false)
  await recoveryCodes().delete({ userID }).go()
  return user
}

const setTotp = (userID: string, totpAt: string | undefined, now: Date) =>
  retryOnConflict(async () => {
    const user = await findUser(userID)
    if (!user) throw notFound('User')
    return writeRecord(userRecord.replace(user, { totpAt }, { now }))
  })

/** Opens a session for a user who has already been verified. */
export async function sessionWithoutCode({ userID, totpAt }: UserItem, password: string): Promise<Session | null> {
  if (!totpAt) return sessionOf(await openSession(userID, password))
  await requireAuthenticator(userID, false)
  try {
    return sessionOf(await openSession(userID, password))
  } finally {
    await requireAuthenticator(userID, true)
  }
}

const sessionOf = (opening: Awaited<ReturnType<typeof openSession>>) => (typeof opening === 'string' ? null : opening)

/**
 * Opens a session with the password and, if the account requires one, a code from the app or a recovery code. Returns null for a wrong
 * password.
 */
export async function signInSession(
  user: UserItem | null,
  { password, code, countCode }: { password: string; code: string | null | undefined; countCode: () => Promise<void> },
): Promise<{ session: Session } | { refusal: Refusal; isWrong: boolean } | null> {
  if (!user) {
    await openSession(null, password)
    return null
  }
  const isAppCode = /^\s*\d{3}\s?\d{3}\s*$/.test(code ?? '')
  async function appCode() {
    if (!isAppCode) return null
    await countCode()
    return code!.replace(/\s/g, '')
  }
  let opening = await openSession(user.userID, password, appCode)
  const session = sessionOf(opening)
  if (session && user.totpAt && !session.withCode) {
    // A password change was interrupted and left the user pool without the code requirement. Restore it.
    await endSession(session.refreshToken)
    await requireAuthenticator(user.userID, true)
    opening = await openSession(user.userID, password, appCode)
  }
  if (opening === null) return null
  if (opening === 'wrong code') return { refusal: wrongCode(), isWrong: true }
  if (opening !== 'code needed') return { session: opening }
  if (!code) return { refusal: codeNeeded, isWrong: false }
  if (!(await spendRecoveryCode(user.userID, code))) return { refusal: wrongCode(), isWrong: true }
  const recovered = await sessionWithoutCode(user, password)
  return recovered && { session: recovered }
}

const CODES = 10
/** Omits characters that look alike. A code has about 50 bits. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'
const HALF = 5

const half = () => Array.from({ length: HALF }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
const digest = (userID: string, code: string) =>
  createHash('sha256')
    .update(`${userID}#${code.toLowerCase().replace(/[^a-z0-9]/g, '')}`)
    .digest('hex')

/** Replaces the user's recovery codes. Only their hashes are stored. */
export async function issueRecoveryCodes(userID: string): Promise<string[]> {
  const codes = Array.from({ length: CODES }, () => `${half()}-${half()}`)
  await recoveryCodes()
    .put({ userID, hashes: codes.map((code) => digest(userID, code)) })
    .go()
  return codes
}

/** Whether the code is one of the user's unused codes. Marks it as used. */
export async function spendRecoveryCode(userID: string, code: string): Promise<boolean> {
  const stored = await find(recoveryCodes, { userID })
  const hash = digest(userID, code)
  if (!stored?.hashes.includes(hash)) return false
  const left = recoveryCodes()
    .patch({ userID })
    .set({ hashes: stored.hashes.filter((it) => it !== hash) })
    .where(({ hashes }, { contains }) => contains(hashes, hash))
  return transactWrite([[left, versionConflict]]).then(
    () => true,
    (error: unknown) => {
      if (error === versionConflict) return false
      throw error
    },
  )
}
