import { players } from '../../domain/players/entity.ts'
import { teams } from '../../domain/teams/entity.ts'
import { find } from '../../store/store.ts'

export const findTeam = (teamID: string) => find(teams, { teamID })
export const findPlayer = (playerID: string) => find(players, { playerID })
