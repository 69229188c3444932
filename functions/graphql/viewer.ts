import type { UserItem } from '../domain/users/entity.ts'
import { type TokenHolder, verifyAccessToken } from '../services/identity/tokens.ts'
import { settings } from '../services/settings.ts'
import type { Context } from './context.ts'
import type { Loader } from './reads/loader.ts'

/** The user of a bearer token, as currently stored. */
export async function viewerOf(
  authorization: string | undefined,
  load: Loader,
): Promise<Pick<Context, 'viewer' | 'bearer' | 'sessionID' | 'isBlocked' | 'isExpired'>> {
  const nobody = { viewer: null, bearer: null, sessionID: null, isBlocked: false, isExpired: false }
  const token = authorization?.replace(/^Bearer\s+/i, '')
  if (!token) return nobody
  const holder = await verifyAccessToken(token)
  const user = await load.user(holder?.userID)
  const isExpired = !holder || !user || isSignedOut(user, holder)
  // Blocking ends every session too, but a blocked user gets the reason.
  if (user?.isBlocked) return { ...nobody, isBlocked: true, isExpired }
  if (isExpired) return { ...nobody, isExpired }
  const isAdmin = isWorkingAdmin(user)
  load.showTo({ userID: user.userID, isAdmin })
  return { ...nobody, bearer: token, sessionID: holder.sessionID, viewer: { userID: user.userID, isAdmin, user } }
}

/** An admin who has two-factor authentication, if the deployment requires it of admins. */
export const isWorkingAdmin = ({ role, totpAt }: Pick<UserItem, 'role' | 'totpAt'>) =>
  role === 'admin' && (settings.adminTotp === 'optional' || totpAt !== undefined)

/**
 * Whether the token's session was ended, or all sessions were ended after it was issued. Issue times are in whole seconds, so a token from
 * the second of the sign-out counts as ended. A new sign-in waits for the next second.
 */
const isSignedOut = (
  { signedOutAt, endedSessions = {} }: Pick<UserItem, 'signedOutAt' | 'endedSessions'>,
  { sessionID, issuedAt }: TokenHolder,
) =>
  Object.hasOwn(endedSessions, sessionID) || (signedOutAt !== undefined && issuedAt * 1000 <= Date.parse(signedOutAt))
