import { asViewer } from './as-viewer.ts'
import { eventOrganizer } from './events.ts'
import { organizer } from './opportunities.ts'
import { playerOwner } from './players.ts'
import { ADMINS_ONLY, forbid, type Rule } from './rule.ts'
import { manageTeam } from './teams.ts'

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
