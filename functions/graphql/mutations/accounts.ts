import { rememberDevice } from '../../domain/accounts/known-device.ts'
import {
  changePassword,
  deleteMyAccount,
  forgotPassword,
  login,
  resetPassword,
  sendVerificationEmail,
  signUp,
  verifyEmail,
} from '../../domain/accounts/service.ts'
import { refreshSession, signOut } from '../../domain/accounts/sessions.ts'
import { confirmTotp, resetTotp, startTotp, turnOffTotp } from '../../domain/accounts/totp.ts'
import { createClaimRequest } from '../../domain/claims/service.ts'
import type { UserItem } from '../../domain/users/entity.ts'
import { updateLastSeen } from '../../domain/users/service.ts'
import { logFault } from '../../services/log.ts'
import { Refusal } from '../../values/errors.ts'
import { checkID } from '../../values/ids.ts'
import type { Context } from '../context.ts'
import type { MutationResolvers, SignUpInput } from '../generated.ts'
import { asViewer } from '../rules/as-viewer.ts'
import { isWorkingAdmin } from '../viewer.ts'

export const Mutation = {
  signUp: async (_, { input }, context) => {
    const signedIn = await signUp(
      input,
      { ...(await accountCaller(context, input)), locale: context.locale },
      context.idempotencyKey,
    )
    await claimFor(signedIn.user, input, context)
    await markDevice(context, signedIn.user)
    return startSession(context, signedIn)
  },
  login: async (_, { input }, context) => {
    const signedIn = await login(input, await accountCaller(context, input))
    await markDevice(context, signedIn.user)
    return startSession(context, signedIn)
  },
  refreshSession: async (_, __, context) => {
    const signedIn = await refreshSession(context.sessionCookie, context.now).catch((error) => {
      if (error instanceof Refusal) context.setSessionCookie(null)
      throw error
    })
    return startSession(context, signedIn)
  },
  signOut: async (_, __, { viewer, sessionID, sessionCookie, setSessionCookie, now }) => {
    setSessionCookie(null)
    const bearer = viewer && sessionID ? { userID: viewer.userID, sessionID } : null
    await signOut(sessionCookie, bearer, now)
    return true
  },
  forgotPassword: async (_, { email, recaptchaToken }, context) => {
    await forgotPassword({ email }, await accountCaller(context, { recaptchaToken }))
    return true
  },
  resetPassword: async (_, { input }, context) => {
    await resetPassword(input, await accountCaller(context))
    return true
  },
  startTotp: (_, __, context) => startTotp(asViewer(context).user, context.bearer),
  confirmTotp: (_, { input }, context) => confirmTotp(asViewer(context).user, input, context.bearer, context.now),
  turnOffTotp: async (_, { input }, context) => {
    await turnOffTotp(asViewer(context).user, input, context.now)
    return true
  },
  resetTotp: (_, { userID }, { now }) => resetTotp(checkID(userID, 'User'), now),
  changePassword: async (_, { input }, context) => {
    const session = await changePassword(asViewer(context).user, input, context.now)
    context.setSessionCookie(session.cookie)
    return true
  },
  deleteMyAccount: async (_, { input }, context) => {
    await deleteMyAccount(asViewer(context).user, input, context.now)
    context.setSessionCookie(null)
    return true
  },
  verifyEmail: async (_, { input }, context) => {
    await verifyEmail(input, await accountCaller(context), context.viewer?.userID)
    return true
  },
  sendVerificationEmail: async (_, __, context) => {
    await sendVerificationEmail(asViewer(context).user, context.now)
    return true
  },
} satisfies MutationResolvers

const accountCaller = async (
  { ip, now, device }: Context,
  { recaptchaToken }: { recaptchaToken?: string | null } = {},
) => ({
  ip: await ip(),
  now,
  device,
  recaptchaToken,
})

/** Files the claims requested at sign-up. A missing record or a repeated claim does not prevent the sign-up. */
async function claimFor({ userID, role }: UserItem, { playerID, teamID }: SignUpInput, { now }: Context) {
  if (role === 'admin' || (!playerID && !teamID)) return
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

async function markDevice({ device, setDevice, now }: Context, { userID }: UserItem) {
  setDevice(await rememberDevice(device, userID, now))
}

/** Sets the cookie, and resolves the rest of the response as the user who just signed in. */
async function startSession(
  context: Context,
  { user, session }: { user: UserItem; session: { token: string; cookie: string } },
) {
  await updateLastSeen(user, context.now)
  context.setSessionCookie(session.cookie)
  context.viewer = { userID: user.userID, isAdmin: isWorkingAdmin(user), user }
  return { token: session.token, user }
}
