import { setTimeout as sleep } from 'node:timers/promises'
import { endSession, refreshedSession, type Session } from '../../services/identity/identity.ts'
import { log } from '../../services/log.ts'
import { recordWrites } from '../../store/records/listed-record.ts'
import { find, retryOnConflict, transactWrite } from '../../store/store.ts'
import { Refusal } from '../../values/errors.ts'
import * as m from '../../values/messages/generated.ts'
import { removePushSubscriptions } from '../push/subscriptions.ts'
import { type UserItem, users } from '../users/entity.ts'
import { userRecord } from '../users/record.ts'
import { type CookieSession, sealSession, unsealSession } from './session-cookie.ts'
import { endSessionCookies, rotateSessionCookie } from './session-rotation.ts'

/** Lifetime of an access token. */
const TOKEN_SECONDS = 60 * 60
/** Only the newest sign-outs within that time are stored. */
const MAX_ENDED_SESSIONS = 50
/** How far the user pool's clock may be behind, in milliseconds. */
const MAX_CLOCK_SKEW = 200

/** The bearer token of requests, and the value of the session cookie. */
export type OpenedSession = { token: string; cookie: string }
export type SignedIn = { user: UserItem; session: OpenedSession }

export const sessionEnded = new Refusal('UNAUTHENTICATED', m.your_session_has_ended_please_log_in_again)

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
    const alive = Object.entries(user.endedSessions ?? {}).filter(([, at]) => at > seconds - TOKEN_SECONDS)
    const endedSessions = Object.fromEntries([...alive.slice(-MAX_ENDED_SESSIONS), [sessionID, seconds]])
    await transactWrite(recordWrites(userRecord.annotate(user, { endedSessions })))
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
