import * as accounts from '../../../domain/accounts/service.ts'
import { refreshSession, type SignedIn, signOut } from '../../../domain/accounts/sessions.ts'
import { confirmTotp, resetTotp, startTotp, turnOffTotp } from '../../../domain/accounts/totp.ts'
import { Refusal } from '../../../values/errors.ts'
import { checkID } from '../../../values/ids.ts'
import type { Context } from '../../context.ts'
import { admin, anyone, signedIn } from '../../rules/rule.ts'
import { isWorkingAdmin } from '../../viewer.ts'
import { done, type Mutations } from '../operation.ts'

export const mutations = {
  signUp: {
    rule: anyone,
    call: async ({ input }, { context, key }) => {
      const caller = { ...(await accountCaller(context, input)), locale: context.locale }
      return openSession(context, await accounts.signUp(input, caller, key))
    },
  },
  login: {
    rule: anyone,
    call: async ({ input }, { context }) =>
      openSession(context, await accounts.login(input, await accountCaller(context, input))),
  },
  refreshSession: {
    rule: anyone,
    call: async (_, { context, now }) => {
      const signedIn = await refreshSession(context.sessionCookie, now).catch((error) => {
        if (error instanceof Refusal) context.setSessionCookie(null)
        throw error
      })
      return openSession(context, signedIn)
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

/** Sets the cookies, and resolves the rest of the response as the user who just signed in. */
function openSession(context: Context, { user, session, device }: SignedIn & { device?: string }) {
  if (device) context.setDevice(device)
  context.setSessionCookie(session.cookie)
  context.viewer = { userID: user.userID, isAdmin: isWorkingAdmin(user), user }
  return { token: session.token, user }
}
