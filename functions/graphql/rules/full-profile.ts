import { publicName } from '../../domain/players/public-name.ts'
import { hasConfirmed } from '../../domain/safety-records/entity.ts'
import { isVerified } from '../../domain/users/entity.ts'
import { settings } from '../../services/settings.ts'
import type { Context } from '../context.ts'
import { logAdminRead } from '../reads/admin-reads.ts'
import type { PlayerParent } from '../reads/listed-rows.ts'
import { isTied } from './ties.ts'

/** The search in names as the viewer sees them: 'Jordan Smith' finds every 'Jordan S.', so that results reveal no last names. */
export function nameSearch({ viewer }: Context, search?: string | null) {
  if (viewer?.isAdmin || settings.publicProfiles === 'full') return { search }
  return {
    search: search && (publicName(search) || search),
    searchPublicNames: true,
    own: viewer && { ownerID: viewer.userID, search },
  }
}

/** The player's name as the viewer sees it. */
export async function shownName(context: Context, player: PlayerParent) {
  if (!(await seesFullProfile(context, player))) return publicName(player.name)
  // The registrations of which an admin reads the names are logged.
  if (!player.isRegistrant) logProfileRead(context, player)
  return player.name
}

/** Whether the viewer sees the full name and photo: on account of a tie, or because the family shows them to coaches with a confirmed check. */
export async function seesFullProfile(context: Context, player: PlayerParent): Promise<boolean> {
  if (settings.publicProfiles === 'full') return true
  return (isShownToCoaches(player) && isCheckedCoach(context)) || isTied(context, player)
}

/** An admin can choose it, too, but not in place of a family. */
const isShownToCoaches = ({ visibility, claimedBy }: PlayerParent) => visibility === 'FULL' && claimedBy !== undefined

const isCheckedCoach = ({ viewer, now }: Context) =>
  viewer !== null && isVerified(viewer) && hasConfirmed('BACKGROUND_CHECK', viewer.user, now)

/** Logs that an admin reads the profile of another family's child. */
export function logProfileRead(context: Context, { playerID: id, claimedBy }: PlayerParent) {
  if (claimedBy !== context.viewer?.userID) logAdminRead(context, 'readProfile', { kind: 'player', id })
}
