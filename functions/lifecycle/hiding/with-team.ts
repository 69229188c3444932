import { teamEvents } from '../../domain/events/entity.ts'
import { teamOpportunities } from '../../domain/opportunities/entity.ts'
import { hiddenRecords } from '../../domain/reports/entity.ts'
import { teams } from '../../domain/teams/entity.ts'
import { queryPartition } from '../../store/store.ts'
import { hideWithTeam, unhideWithTeam } from './hiding.ts'

/** Hides or shows the events and opportunities of a team with the team, except those that are hidden for another reason. Idempotent. */
export async function propagateTeamHiding(teamID: string, now: Date): Promise<void> {
  const partition = await queryPartition(teams().get({ teamID }), true)
  const [team] = partition.of(teams)
  if (!team) return
  if (!team.hidden) return unhideAll(teamID, now)
  for (const { eventID: id } of partition.of(teamEvents)) await hideWithTeam({ kind: 'event', id }, team, now)
  for (const { opportunityID: id } of partition.of(teamOpportunities))
    await hideWithTeam({ kind: 'opportunity', id }, team, now)
}

async function unhideAll(teamID: string, now: Date) {
  const { data: hidden } = await hiddenRecords().query.all({}).go({ pages: 'all', consistent: true })
  for (const { kind, recordID: id, withTeam } of hidden)
    if (withTeam === teamID) await unhideWithTeam({ kind, id }, teamID, now)
}
