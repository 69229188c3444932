import { rememberDevice } from '../../../domain/accounts/known-device.ts'
import * as accounts from '../../../domain/accounts/service.ts'
import { refreshSession, signOut } from '../../../domain/accounts/sessions.ts'
import { confirmTotp, resetTotp, startTotp, turnOffTotp } from '../../../domain/accounts/totp.ts'
import { createClaimRequest } from '../../../domain/claims/service.ts'
import type { UserItem } from '../../../domain/users/entity.ts'
import * as users from '../../../domain/users/service.ts'
import { logFault } from '../../../services/log.ts'
import { Refusal } from '../../../values/errors.ts'
import { checkID } from '../../../values/ids.ts'
import type { Context } from '../../context.ts'
import type { SignUpInput } from '../../generated.ts'
import { admin, anyone, signedIn } from '../../rules/rule.ts'
import { isWorkingAdmin } from '../../viewer.ts'
import { done, type Mutations } from '../operation.ts'

export const mutations = {
  signUp: {
    rule: anyone,
    call: async ({ input }, { context, key }) => {
      const caller = { ...(await accountCaller(context, input)), locale: context.locale }
      const signedIn = await accounts.signUp(input, caller, key)
      await claimFor(signedIn.user, input, context)
      await markDevice(context, signedIn.user)
      return startSession(context, signedIn)
    },
  },
  login: {
    rule: anyone,
    call: async ({ input }, { context }) => {
      const signedIn = await accounts.login(input, await accountCaller(context, input))
      await markDevice(context, signedIn.user)
      return startSession(context, signedIn)
    },
  },
  refreshSession: {
    rule: anyone,
    call: async (_, { context, now }) => {
      const signedIn = await refreshSession(context.sessionCookie, now).catch((error) => {
        if (error instanceof Refusal) context.setSessionCookie(null)
        throw error
      })
      return startSession(context, signedIn)
    },
  },
  signOut: {
    rule: anyone,
    call: async (_, { context: { viewer, sessionID, sessionCookie, setSessionCookie }, now }) => {
      setSessionCookie(null)
      await signOut(sessionCookie, viewer && sessionID ? { userID: viewer.userID, sessionID } : null, now)
      return true
    },
  },
  forgotPassword: {
    rule: anyone,
    call: async ({ email, recaptchaToken }, { context }) =>
      done(accounts.forgotPassword({ email }, await accountCaller(context, { recaptchaToken }))),
  },
  resetPassword: {
    rule: anyone,
    call: async ({ input }, { context }) => done(accounts.resetPassword(input, await accountCaller(context))),
  },
  changePassword: {
    rule: signedIn,
    call: async ({ input }, { context, caller, now }) => {
      const session = await accounts.changePassword(caller.user, input, now)
      context.setSessionCookie(session.cookie)
      return true
    },
  },
  verifyEmail: {
    rule: anyone,
    call: async ({ input }, { context }) =>
      done(accounts.verifyEmail(input, await accountCaller(context), context.viewer?.userID)),
  },
  sendVerificationEmail: {
    rule: signedIn,
    call: async (_, { caller, now }) => done(accounts.sendVerificationEmail(caller.user, now)),
  },
  startTotp: { rule: signedIn, call: (_, { context, caller }) => startTotp(caller.user, context.bearer) },
  confirmTotp: {
    rule: signedIn,
    call: ({ input }, { context, caller, now }) => confirmTotp(caller.user, input, context.bearer, now),
  },
  turnOffTotp: {
    rule: signedIn,
    call: async ({ input }, { caller, now }) => done(turnOffTotp(caller.user, input, now)),
  },
  resetTotp: { rule: admin, call: ({ userID }, { now }) => resetTotp(checkID(userID, 'User'), now) },
  deleteMyAccount: {
    rule: signedIn,
    call: async ({ input }, { context, caller, now }) => {
      await accounts.deleteMyAccount(caller.user, input, now)
      context.setSessionCookie(null)
      return true
    },
  },
} satisfies Partial<Mutations>

const accountCaller = async (
  { ip, now, device }: Context,
  { recaptchaToken }: { recaptchaToken?: string | null } = {},
) => ({ ip: await ip(), now, device, recaptchaToken })

/** Files the claims requested at sign-up. A missing record or a repeated claim does not prevent the sign-up. */
async function claimFor({ userID, role }: UserItem, { playerID, teamID }: SignUpInput, { now }: Context) {
  if (role === 'admin') return
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
  await users.updateLastSeen(user, context.now)
  context.setSessionCookie(session.cookie)
  context.viewer = { userID: user.userID, isAdmin: isWorkingAdmin(user), user }
  return { token: session.token, user }
}
