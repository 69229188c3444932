import { find } from '../../store/store.ts'
import { isActiveAdmin } from '../users/admins.ts'
import { users } from '../users/entity.ts'
import type { TeamItem } from './entity.ts'
import { managesTeam } from './managers.ts'

/** Whether the user manages the team now, or is an admin. An invitation by anyone else has ended. */
export async function isManagerOrAdmin(userID: string, team: TeamItem | null): Promise<boolean> {
  if (team && managesTeam(team, userID)) return true
  const user = await find(users, { userID })
  return user !== null && isActiveAdmin(user)
}
