import { takeOverTeam } from '../domain/team-transfers/service.ts'
import type { TeamItem } from '../domain/teams/entity.ts'
import { endWithFormerManagers, handOverEventsAndOpportunities } from './claim/hand-over.ts'

/** Gives the team to the recipient, with what its former managers organized. */
export async function acceptTransfer(transferID: string, now: Date): Promise<TeamItem> {
  const { team, formerIDs } = await takeOverTeam(transferID, now)
  await endManagement(team.teamID, formerIDs, now)
  return team
}

/** Hands over the records of former managers, and ends what depended on them. Idempotent. */
export async function endManagement(teamID: string, formerIDs: Iterable<string>, now = new Date()) {
  await handOverEventsAndOpportunities(teamID, formerIDs, now)
  await endWithFormerManagers(teamID, now)
}
