import { players } from '../../domain/players/entity.ts'
import { teams } from '../../domain/teams/entity.ts'

const strong = { consistent: true } as const

export const findTeam = async (teamID: string) => (await teams().get({ teamID }).go(strong)).data
export const findPlayer = async (playerID: string) => (await players().get({ playerID }).go(strong)).data
