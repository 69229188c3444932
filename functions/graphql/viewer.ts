import { type TokenHolder, tokenUser } from '../domain/identity/tokens.ts'
import type { UserItem } from '../domain/users/entity.ts'
import type { Context } from './context.ts'
import type { Loader } from './loader.ts'

/** Who a bearer token stands for, as the account is stored now. */
export async function viewerOf(
  authorization: string | undefined,
  load: Loader,
): Promise<Pick<Context, 'viewer' | 'sessionID' | 'isBlocked' | 'isExpired'>> {
  const nobody = { viewer: null, sessionID: null, isBlocked: false, isExpired: false }
  const token = authorization?.replace(/^Bearer\s+/i, '')
  if (!token) return nobody
  const holder = await tokenUser(token)
  const user = holder ? await load.user(holder.userID) : null
  const isExpired = !holder || !user || isSignedOut(user, holder)
  // Blocking ends every session too; a blocked user gets the reason.
  if (user?.isBlocked) return { ...nobody, isBlocked: true, isExpired }
  if (isExpired) return { ...nobody, isExpired }
  const isAdmin = user.role === 'admin'
  load.showTo({ userID: user.userID, isAdmin })
  return { ...nobody, sessionID: holder.sessionID, viewer: { userID: user.userID, isAdmin, user } }
}

/**
 * Whether the token's session was ended, or all were after the token was issued. Tokens know the second only: one of the same second is
 * over, and whoever signs in then waits for the next.
 */
const isSignedOut = (
  { signedOutAt, endedSessions = {} }: Pick<UserItem, 'signedOutAt' | 'endedSessions'>,
  { sessionID, issuedAt }: TokenHolder,
) =>
  Object.hasOwn(endedSessions, sessionID) || (signedOutAt !== undefined && issuedAt * 1000 <= Date.parse(signedOutAt))
