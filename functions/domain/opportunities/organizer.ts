import { find } from '../../store/store.ts'
import { teams } from '../teams/entity.ts'
import { type UserItem, users } from '../users/entity.ts'
import type { OpportunityItem } from './entity.ts'

/** The creator of the opportunity, or the owner of its team if that account is gone. */
export async function organizerOf({ createdBy, teamID }: OpportunityItem): Promise<UserItem | null> {
  const creator = await find(users, { userID: createdBy })
  if (creator || !teamID) return creator
  const team = await find(teams, { teamID })
  return team?.claimedBy ? await find(users, { userID: team.claimedBy }) : null
}
