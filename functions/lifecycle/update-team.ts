import * as teams from '../domain/teams/service.ts'
import { relistTeamRecords } from './relist.ts'

/** Updates the team, and the rows of its events and opportunities that show what changed. */
export async function updateTeam(...[teamID, input, call]: Parameters<typeof teams.updateTeam>) {
  const { team, isRelisted } = await teams.updateTeam(teamID, input, call)
  if (isRelisted) await relistTeamRecords(teamID)
  return team
}
