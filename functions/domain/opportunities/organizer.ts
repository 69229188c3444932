import { teams } from '../teams/entity.ts'
import { type UserItem, users } from '../users/entity.ts'
import type { OpportunityItem } from './entity.ts'

const consistent = { consistent: true } as const

/** The creator of the opportunity, or the owner of its team if that account is gone. */
export async function organizerOf({ createdBy, teamID }: OpportunityItem): Promise<UserItem | null> {
  const { data: creator } = await users().get({ userID: createdBy }).go(consistent)
  if (creator || !teamID) return creator
  const { data: team } = await teams().get({ teamID }).go(consistent)
  return team?.claimedBy ? (await users().get({ userID: team.claimedBy }).go(consistent)).data : null
}
