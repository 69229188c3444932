import * as m from '../../values/messages/generated.ts'
import { asViewer } from './as-viewer.ts'
import { teamsOf } from './can.ts'
import { ADMINS_ONLY, forbid, type Rule } from './rule.ts'

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
