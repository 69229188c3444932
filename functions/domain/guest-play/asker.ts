import { find } from '../../store/store.ts'
import { type StoredText, stored } from '../../values/messages/stored-text.ts'
import type { OpportunityItem } from '../opportunities/entity.ts'
import { isCleared } from '../safety-records/entity.ts'
import { findTeam, managesTeam } from '../teams/managers.ts'
import { provisionalOf } from '../teams/provisional.ts'
import { isActiveAdmin, users } from '../users/entity.ts'

/** Who asks or invites families, as the families read it. Null if the user may not, or no longer. */
export async function askerText(
  userID: string,
  { createdBy, teamID }: OpportunityItem,
  now: Date,
): Promise<StoredText | null> {
  const [user, team] = await Promise.all([find(users, { userID }), findTeam(teamID)])
  if (!user) return null
  if (isActiveAdmin(user)) return stored('adminFungoAsks', { name: user.name })
  if (user.isBlocked || !user.emailVerifiedAt || !isCleared(user, now)) return null
  if (!team || provisionalOf(team, now) || (userID !== createdBy && !managesTeam(team, userID))) return null
  return stored('nameAsksTeam', { name: user.name, team: team.name, date: { day: user.backgroundCheckedOn! } })
}
