import { players } from '../domain/players/entity.ts'
import { publicName } from '../domain/players/public-name.ts'
import { teams } from '../domain/teams/entity.ts'
import { users } from '../domain/users/entity.ts'

export const consistent = { consistent: true } as const

export const findUser = async (userID: string) => (await users().get({ userID }).go(consistent)).data
export const teamName = async (teamID: string) => (await teams().get({ teamID }).go(consistent)).data?.name ?? 'a team'

/** As visitors read it: a child's whole name is in no mail. */
export async function playerName(playerID: string) {
  const { data: player } = await players().get({ playerID }).go(consistent)
  return player ? publicName(player.name) : 'a player'
}
