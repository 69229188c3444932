import type { UserItem } from '../../domain/users/entity.ts'
import { logFault } from '../../services/log.ts'
import { Refusal } from '../../values/errors.ts'
import { checkID } from '../../values/ids.ts'
import type { Context } from '../context.ts'
import type { MutationResolvers, QueryResolvers, SignUpInput } from '../generated.ts'
import { asViewer } from '../rules/as-viewer.ts'
import { isWorkingAdmin } from '../viewer.ts'

/** Loaded on first use, to keep reads fast. */
const accounts = () => import('../../domain/accounts/service.ts')
const sessions = () => import('../../domain/accounts/sessions.ts')
const totp = () => import('../../domain/accounts/totp.ts')
const humanChecks = () => import('../../services/human-check/human-check.ts')

export const Query = {
  currentUser: (_, __, { viewer }) => viewer?.user ?? null,
  humanCheck: async (_, { action, isHard }, { now }) => (await humanChecks()).humanCheck(action, isHard, now),
} satisfies QueryResolvers

export const Mutation = {
  signUp: async (_, { input }, context) => {
    const signedIn = await (await accounts()).signUp(input, await accountCaller(context, input), context.idempotencyKey)
    await claimFor(signedIn.user, input, context)
    await rememberDevice(context, signedIn.user)
    return startSession(context, signedIn)
  },
  login: async (_, { input }, context) => {
    const signedIn = await (await accounts()).login(input, await accountCaller(context, input))
    await rememberDevice(context, signedIn.user)
    return startSession(context, signedIn)
  },
  refreshSession: async (_, __, context) => {
    const signedIn = await (await sessions()).refreshSession(context.sessionCookie, context.now).catch((error) => {
      if (error instanceof Refusal) context.setSessionCookie(null)
      throw error
    })
    return startSession(context, signedIn)
  },
  signOut: async (_, __, { viewer, sessionID, sessionCookie, setSessionCookie, now }) => {
    setSessionCookie(null)
    const bearer = viewer && sessionID ? { userID: viewer.userID, sessionID } : null
    await (await sessions()).signOut(sessionCookie, bearer, now)
    return true
  },
  forgotPassword: async (_, { email, recaptchaToken }, context) => {
    await (await accounts()).forgotPassword({ email }, await accountCaller(context, { recaptchaToken }))
    return true
  },
  resetPassword: async (_, { input }, context) => {
    await (await accounts()).resetPassword(input, await accountCaller(context))
    return true
  },
  startTotp: async (_, __, context) => (await totp()).startTotp(asViewer(context).user, context.bearer),
  confirmTotp: async (_, { input }, context) =>
    (await totp()).confirmTotp(asViewer(context).user, input, context.bearer, context.now),
  turnOffTotp: async (_, { input }, context) => {
    await (await totp()).turnOffTotp(asViewer(context).user, input, context.now)
    return true
  },
  resetTotp: async (_, { userID }, { now }) => (await totp()).resetTotp(checkID(userID, 'User not found'), now),
  changePassword: async (_, { input }, context) => {
    const session = await (await accounts()).changePassword(asViewer(context).user, input, context.now)
    context.setSessionCookie(session.cookie)
    return true
  },
  deleteMyAccount: async (_, { input }, context) => {
    await (await accounts()).deleteMyAccount(asViewer(context).user, input, context.now)
    context.setSessionCookie(null)
    return true
  },
  verifyEmail: async (_, { input }, context) => {
    await (await accounts()).verifyEmail(input, await accountCaller(context), context.viewer?.userID)
    return true
  },
  sendVerificationEmail: async (_, __, context) => {
    await (await accounts()).sendVerificationEmail(asViewer(context).user, context.now)
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
  const { createClaimRequest } = await import('../../domain/claims/service.ts')
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

async function rememberDevice({ device, setDevice, now }: Context, { userID }: UserItem) {
  const { rememberDevice: marked } = await import('../../domain/accounts/known-device.ts')
  setDevice(await marked(device, userID, now))
}

/** Sets the cookie, and resolves the rest of the response as the user who just signed in. */
async function startSession(
  context: Context,
  { user, session }: { user: UserItem; session: { token: string; cookie: string } },
) {
  await (await import('../../domain/users/last-seen.ts')).updateLastSeen(user, context.now)
  context.setSessionCookie(session.cookie)
  context.viewer = { userID: user.userID, isAdmin: isWorkingAdmin(user), user }
  return { token: session.token, user }
}
