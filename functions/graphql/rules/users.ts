import { requestTexts } from '../../values/messages/requests.ts'
import { teamsOf } from './can.ts'
import { eventOrganizer } from './events.ts'
import { organizer } from './opportunities.ts'
import { playerOwner } from './players.ts'
import { ADMINS_ONLY, asViewer, forbid, type Rule, refuseUnverified } from './rule.ts'
import { manageTeam } from './teams.ts'

/** Admins, and anyone with a confirmed address who owns or manages a team, who may search accounts to pick one. */
export const adminOrTeamOwner: Rule<unknown> = async (context) => {
  if (asViewer(context).isAdmin) return
  if ((await teamsOf(context)).own.size === 0) throw forbid(requestTexts.onlyManagersSearch)
  refuseUnverified(context)
}

/** The user, or an admin. Only an admin can change the role. */
export const selfOrAdmin: Rule<{ id: string; input: { role?: unknown } }> = (context, { id, input }) => {
  const viewer = asViewer(context)
  if (viewer.isAdmin) return
  if (id !== viewer.userID || input.role != null) throw forbid(ADMINS_ONLY)
}

/** An admin, or anyone who manages the record; for an account, its user. */
export const auditor: Rule<{ kind?: string | null; id?: string | null }> = async (context, { kind, id }) => {
  const viewer = asViewer(context)
  if (viewer.isAdmin) return
  if (kind === 'team' && id) return manageTeam(context, id)
  if (kind === 'player' && id) return playerOwner(context, { id })
  if (kind === 'event' && id) return eventOrganizer(context, { id })
  if (kind === 'opportunity' && id) return organizer(context, { id })
  if (kind !== 'user' || id !== viewer.userID) throw forbid(ADMINS_ONLY)
}
