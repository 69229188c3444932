import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { endSession, refreshedSession, type Session } from '../../services/identity/identity.ts'
import { SESSION_DAYS } from '../../services/identity/session-age.ts'
import { log } from '../../services/log.ts'
import { findSecretBefore, getSecret } from '../../services/secrets.ts'
import { client, tableName } from '../../store/dynamo.ts'
import { itemKeys } from '../../store/item-keys.ts'
import { writeRecord } from '../../store/records/listed-record.ts'
import { find, retryOnConflict } from '../../store/store.ts'
import { updateIf } from '../../store/update-if.ts'
import { DAY_SECONDS, expiresAfter } from '../../values/durations.ts'
import { Refusal } from '../../values/errors.ts'
import { refusalTexts } from '../../values/messages/refusals.ts'
import { removePushSubscriptions } from '../push/subscriptions.ts'
import { type UserItem, users } from '../users/entity.ts'
import { userRecord } from '../users/record.ts'
import { updateLastSeen } from '../users/service.ts'

/** Lifetime of an access token. */
const TOKEN_SECONDS = 60 * 60
/** Only the newest sign-outs within that time are stored. */
const MAX_ENDED_SESSIONS = 50
/** How far the user pool's clock may be behind, in milliseconds. */
const MAX_CLOCK_SKEW = 200

/** The bearer token of requests, and the value of the session cookie. */
export type OpenedSession = { token: string; cookie: string }
export type SignedIn = { user: UserItem; session: OpenedSession }
/** `device`: the value of the cookie by which the browser is known when the account signs in again. */
export type SignedInOnDevice = SignedIn & { device: string }

export const sessionEnded = new Refusal('UNAUTHENTICATED', refusalTexts.sessionEnded)

export const findUser = (userID: string): Promise<UserItem | null> => find(users, { userID })

/** Returns a fresh access token for the cookie's session. A reused cookie ends the session, because someone else has a copy of it. */
export async function refreshSession(cookie: string | null, now: Date): Promise<SignedIn> {
  const session = await unsealSession(cookie)
  if (!session) throw sessionEnded
  const rotation = await rotateSessionCookie(session, now)
  if (rotation === null) {
    log.warn('A used session cookie came again, and its session ends.', { userID: session.userID })
    await endCookieSession(session, now)
    throw sessionEnded
  }
  const refreshed = await refreshedSession(session.refreshToken)
  const user = refreshed && (await findUser(refreshed.userID))
  if (!user || user.isBlocked) throw sessionEnded
  await updateLastSeen(user, now)
  return { user, session: { token: refreshed.token, cookie: await sealSession({ ...session, rotation }) } }
}

/** Ends the session of the cookie and the session of the bearer token, if present, for all of their tokens. */
export async function signOut(cookie: string | null, bearer: { userID: string; sessionID: string } | null, now: Date) {
  const session = await unsealSession(cookie)
  if (session) await endCookieSession(session, now)
  if (bearer && bearer.sessionID !== session?.sessionID) await endTokens(bearer, now)
}

async function endCookieSession(session: CookieSession, now: Date) {
  await endTokens(session, now)
  await endSession(session.refreshToken)
}

/** Makes the session's cookies invalid, rejects its unexpired access tokens, and turns off notifications on its device. */
async function endTokens({ userID, sessionID }: { userID: string; sessionID: string }, now: Date) {
  await endSessionCookies(sessionID, now)
  await removePushSubscriptions(userID, sessionID)
  await retryOnConflict(async () => {
    const user = await findUser(userID)
    if (!user) return
    const seconds = Math.floor(now.getTime() / 1000)
    const alive = Object.entries({ ...user.endedSessions, [sessionID]: seconds })
      .filter(([, at]) => at > seconds - TOKEN_SECONDS)
      .toSorted(([, one], [, other]) => other - one)
    const endedSessions = Object.fromEntries(alive.slice(0, MAX_ENDED_SESSIONS))
    await writeRecord(userRecord.annotate(user, { endedSessions }))
  })
}

export const withSessionCookie = async ({ token, ...session }: Session): Promise<OpenedSession> => ({
  token,
  cookie: await sealSession({ ...session, rotation: 0 }),
})

/**
 * Waits for the next second. Tokens have their issue time in whole seconds, so one issued in the second of a sign-out would count as older
 * than it.
 */
export async function secondAfterSignOut(user: Pick<UserItem, 'signedOutAt'> | null) {
  if (!user?.signedOutAt) return
  const next = (Math.floor(Date.parse(user.signedOutAt) / 1000) + 1) * 1000
  const wait = next + MAX_CLOCK_SKEW - Date.now()
  if (wait > 0 && wait <= 1000 + MAX_CLOCK_SKEW) await sleep(wait)
}

/** The session as the browser stores it. The cookie is encrypted, so its refresh token cannot be used with the user pool directly. */
export type CookieSession = {
  userID: string
  /** The same in every access token of the session. */
  sessionID: string
  refreshToken: string
  /** How many times the session had been refreshed when the cookie was issued. */
  rotation: number
}

const NONCE_BYTES = 12
const TAG_BYTES = 16

const keyOf = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'session cookie', 32))

async function sealSession({ userID, sessionID, refreshToken, rotation }: CookieSession): Promise<string> {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', keyOf(await getSecret('LINK_SECRET')), nonce)
  const text = JSON.stringify([userID, sessionID, rotation, refreshToken])
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** Decrypts the cookie. Returns null for an invalid cookie. */
async function unsealSession(cookie: string | null): Promise<CookieSession | null> {
  if (!cookie) return null
  const secrets = [await getSecret('LINK_SECRET'), await findSecretBefore('LINK_SECRET')]
  for (const secret of secrets) {
    const text = secret && decrypted(Buffer.from(cookie, 'base64url'), secret)
    if (!text) continue
    const [userID, sessionID, rotation, refreshToken] = JSON.parse(text)
    return { userID, sessionID, rotation, refreshToken }
  }
  return null
}

function decrypted(bytes: Buffer, secret: string): string | null {
  if (bytes.length <= NONCE_BYTES + TAG_BYTES) return null
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), bytes.subarray(0, NONCE_BYTES))
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
  try {
    return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString()
  } catch {
    return null
  }
}

/** How long the previous cookie is still accepted, in milliseconds: a response may be lost, or two tabs may refresh at once. */
const GRACE = 60_000

const endOf = (now: Date) => expiresAfter(SESSION_DAYS * DAY_SECONDS, now)

/**
 * Increments the session's rotation count, stored as `turn`, and returns it. Returns null if the cookie was already used, which means that it
 * was copied. A session that was never refreshed has no item.
 */
async function rotateSessionCookie({ sessionID, rotation }: CookieSession, now: Date): Promise<number | null> {
  const Key = itemKeys.sessionRotation(sessionID)
  const turned = await updateIf({
    Key,
    UpdateExpression: 'SET turn = :next, turnedAt = :now, expiresAt = :end',
    ConditionExpression: rotation === 0 ? 'attribute_not_exists(pk)' : 'turn = :turn',
    ExpressionAttributeValues: {
      ':next': rotation + 1,
      ':now': now.getTime(),
      ':end': endOf(now),
      ...(rotation > 0 && { ':turn': rotation }),
    },
  })
  if (turned) return rotation + 1
  const { Item } = await client.send(new GetCommand({ TableName: tableName(), Key, ConsistentRead: true }))
  return Item?.turn === rotation + 1 && now.getTime() - Item.turnedAt < GRACE ? rotation + 1 : null
}

/** Makes every cookie of the session invalid. */
const endSessionCookies = (sessionID: string, now: Date) =>
  client.send(
    new UpdateCommand({
      TableName: tableName(),
      Key: itemKeys.sessionRotation(sessionID),
      UpdateExpression: 'SET turn = :over, expiresAt = :end',
      ExpressionAttributeValues: { ':over': -1, ':end': endOf(now) },
    }),
  )
