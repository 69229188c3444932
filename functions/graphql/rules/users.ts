import * as m from '../../values/messages/generated.ts'
import type { Context } from '../context.ts'
import { asViewer } from './as-viewer.ts'
import { isVerified, teamsOf } from './can.ts'
import { ADMINS_ONLY, forbid, type Rule } from './rule.ts'

export const anyone: Rule<unknown> = () => {}

/** Visitors too, but not blocked accounts. */
export const anyoneNotBlocked: Rule<unknown> = (context) => {
  if (context.isBlocked) asViewer(context)
}

export const signedIn: Rule<unknown> = (context) => {
  asViewer(context)
}

export function refuseUnverified(context: Context) {
  if (!isVerified(asViewer(context))) throw forbid(m.confirm_your_email_address_first)
}

/** The rule, for a viewer with a confirmed email address. For operations that email people who did not give the viewer their address. */
export const verified =
  <Args>(rule: Rule<Args>): Rule<Args> =>
  async (context, args) => {
    await rule(context, args)
    refuseUnverified(context)
  }

const NO_SECOND_STEP = 'Turn on two-step sign-in in your account settings to work as an admin.'

export const admin: Rule<unknown> = (context) => {
  const { isAdmin, user } = asViewer(context)
  if (isAdmin) return
  throw forbid(user.role === 'admin' ? NO_SECOND_STEP : ADMINS_ONLY)
}

/** Admins, and anyone who owns or manages a team, who may search accounts to pick one. */
export const adminOrTeamOwner: Rule<unknown> = async (context) => {
  if (asViewer(context).isAdmin) return
  if ((await teamsOf(context)).own.size === 0) throw forbid(m.only_people_who_own_or_manage_a_team_can_search)
}

/** The user, or an admin. Only an admin can change the role. */
export const selfOrAdmin: Rule<{ id: string; input: { role?: unknown } }> = (context, { id, input }) => {
  const viewer = asViewer(context)
  if (viewer.isAdmin) return
  if (id !== viewer.userID || input.role != null) throw forbid(ADMINS_ONLY)
}
