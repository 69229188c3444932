import { findDeleted } from '../domain/deleted-records/copies.ts'
import { players } from '../domain/players/entity.ts'
import { publicName } from '../domain/players/public-name.ts'
import { teams } from '../domain/teams/entity.ts'
import { users } from '../domain/users/entity.ts'
import { isAnonymized } from '../lifecycle/removal/players.ts'
import { uniqueKeys } from '../store/unique-keys/entity.ts'

export const consistent = { consistent: true } as const

export const findUser = async (userID: string) => (await users().get({ userID }).go(consistent)).data
/** The account with this confirmed email address. */
export async function findUserOfAddress(address: string) {
  const key = { scope: 'email', value: address.trim().toLowerCase() } as const
  const { data: held } = await uniqueKeys().get(key).go(consistent)
  const user = held && (await findUser(held.owner))
  return user?.emailVerifiedAt ? user : null
}
export const teamName = async (teamID: string) => (await teams().get({ teamID }).go(consistent)).data?.name ?? 'a team'

/** The public name. Emails never contain a child's full name. */
export async function playerName(playerID: string) {
  const { data: player } = await players().get({ playerID }).go(consistent)
  const known = player ?? (await findDeleted('player', playerID))
  return known && !(player && isAnonymized(player)) ? publicName(known.name) : 'a player'
}
