import { events, teamEvents } from '../../domain/events/entity.ts'
import { eventRecord } from '../../domain/events/record.ts'
import { opportunities, teamOpportunities } from '../../domain/opportunities/entity.ts'
import { opportunityRecord } from '../../domain/opportunities/record.ts'
import { teams } from '../../domain/teams/entity.ts'
import { managesTeam } from '../../domain/teams/managers.ts'
import { recordWrites } from '../../store/records/listed-record.ts'
import { find, queryPartition, retryOnConflict, transactWrite } from '../../store/store.ts'
import { hiddenOfTeam } from '../hiding/hidden-of-team.ts'

/**
 * Makes the team's owner the creator of events and opportunities by former managers, because families registered with the team. No-op if
 * the team has no owner. Idempotent.
 */
export async function handOverEventsAndOpportunities(
  teamID: string,
  formerIDs: Iterable<string>,
  now = new Date(),
): Promise<void> {
  const partition = await queryPartition(teams().get({ teamID }), true)
  const [team] = partition.of(teams)
  const former = new Set([...formerIDs].filter((userID) => team && !managesTeam(team, userID)))
  if (!team?.claimedBy || former.size === 0) return
  const createdBy = team.claimedBy
  const isFormers = (it: { teamID?: string; createdBy?: string }) =>
    it.teamID === teamID && it.createdBy !== undefined && former.has(it.createdBy)
  const hidden = await hiddenOfTeam(teamID)
  for (const { eventID } of [...partition.of(teamEvents), ...hidden.events])
    await retryOnConflict(async () => {
      const event = await find(events, { eventID })
      if (event && isFormers(event))
        await transactWrite(recordWrites(eventRecord.replace(event, { createdBy }, { now, team })))
    })
  for (const { opportunityID } of [...partition.of(teamOpportunities), ...hidden.opportunities])
    await retryOnConflict(async () => {
      const opportunity = await find(opportunities, { opportunityID })
      if (opportunity && isFormers(opportunity))
        await transactWrite(recordWrites(opportunityRecord.replace(opportunity, { createdBy }, { now, team })))
    })
}
