import type { TeamItem } from '../teams/entity.ts'
import { managesTeam } from '../teams/managers.ts'
import { isActiveAdmin } from '../users/admins.ts'
import { users } from '../users/entity.ts'

/** Whether the user who made the invitation still manages the team, or is an admin. Otherwise the invitation has ended. */
export async function isStillInviter(invitedBy: string, team: TeamItem): Promise<boolean> {
  if (managesTeam(team, invitedBy)) return true
  const { data: user } = await users().get({ userID: invitedBy }).go({ consistent: true })
  return user !== null && isActiveAdmin(user)
}
