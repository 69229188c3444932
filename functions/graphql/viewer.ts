import { tokenUser } from '../domain/identity/tokens.ts'
import type { Context } from './context.ts'
import type { Loader } from './loader.ts'

/** Who a bearer token stands for, as the account is stored now. */
export async function viewerOf(
  authorization: string | undefined,
  load: Loader,
): Promise<Pick<Context, 'viewer' | 'isBlocked' | 'isExpired'>> {
  const nobody = { viewer: null, isBlocked: false, isExpired: false }
  const token = authorization?.replace(/^Bearer\s+/i, '')
  if (!token) return nobody
  const holder = await tokenUser(token)
  const user = holder ? await load.user(holder.userID) : null
  const isExpired = !holder || !user || isSignedOut(user, holder.issuedAt)
  // Blocking ends every session too; a blocked user gets the reason.
  if (user?.isBlocked) return { ...nobody, isBlocked: true, isExpired }
  if (isExpired) return { ...nobody, isExpired }
  load.showTo({ userID: user.userID, isAdmin: user.role === 'admin' })
  return { ...nobody, viewer: { userID: user.userID, isAdmin: user.role === 'admin', user } }
}

/** Whether every session was ended after the token was issued. */
const isSignedOut = ({ signedOutAt }: { signedOutAt?: string }, issuedAt: number) =>
  signedOutAt !== undefined && issuedAt < Math.floor(Date.parse(signedOutAt) / 1000)
