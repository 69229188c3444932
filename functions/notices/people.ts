import { findDeleted } from '../domain/deleted-records/copies.ts'
import { players } from '../domain/players/entity.ts'
import { publicName } from '../domain/players/public-name.ts'
import { teams } from '../domain/teams/entity.ts'
import { users } from '../domain/users/entity.ts'
import { isAnonymized } from '../lifecycle/removal/players.ts'
import { find } from '../store/store.ts'
import { uniqueKeys } from '../store/unique-keys/entity.ts'
import { type StoredText, stored } from '../values/messages/stored-text.ts'

export const findUser = (userID: string) => find(users, { userID })
/** The account with this confirmed email address. */
export async function findUserOfAddress(address: string) {
  const key = { scope: 'email', value: address.trim().toLowerCase() } as const
  const uniqueKey = await find(uniqueKeys, key)
  const user = uniqueKey && (await findUser(uniqueKey.owner))
  return user?.emailVerifiedAt ? user : null
}
export const teamName = async (teamID: string): Promise<StoredText> =>
  (await find(teams, { teamID }))?.name ?? stored('a_team')

/** The public name. Emails never contain a child's full name. */
export async function playerName(playerID: string): Promise<StoredText> {
  const player = await find(players, { playerID })
  const known = player ?? (await findDeleted('player', playerID))
  return known && !(player && isAnonymized(player)) ? publicName(known.name) : stored('a_player')
}
