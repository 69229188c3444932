import { events, teamEvents } from '../../domain/events/entity.ts'
import { eventRecord } from '../../domain/events/record.ts'
import { opportunities, teamOpportunities } from '../../domain/opportunities/entity.ts'
import { opportunityRecord } from '../../domain/opportunities/record.ts'
import { hiddenRecords } from '../../domain/reports/entity.ts'
import { teams } from '../../domain/teams/entity.ts'
import { managesTeam } from '../../domain/teams/managers.ts'
import { recordWrites } from '../../store/records/listed-record.ts'
import { queryPartition, retryOnConflict, transactWrite } from '../../store/store.ts'

const strong = { consistent: true } as const

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
  const hidden = await hiddenEventsAndOpportunities()
  for (const eventID of [...partition.of(teamEvents).map((it) => it.eventID), ...hidden.events])
    await retryOnConflict(async () => {
      const { data: event } = await events().get({ eventID }).go(strong)
      if (event && isFormers(event))
        await transactWrite(recordWrites(eventRecord.replace(event, { createdBy }, { now, team })))
    })
  for (const opportunityID of [
    ...partition.of(teamOpportunities).map((it) => it.opportunityID),
    ...hidden.opportunities,
  ])
    await retryOnConflict(async () => {
      const { data: opportunity } = await opportunities().get({ opportunityID }).go(strong)
      if (opportunity && isFormers(opportunity))
        await transactWrite(recordWrites(opportunityRecord.replace(opportunity, { createdBy }, { now, team })))
    })
}

/** Teams have no references to their hidden events and opportunities. */
async function hiddenEventsAndOpportunities() {
  const { data } = await hiddenRecords().query.all({}).go({ pages: 'all', consistent: true })
  const idsOf = (kind: string) => data.filter((it) => it.kind === kind).map(({ recordID }) => recordID)
  return { events: idsOf('event'), opportunities: idsOf('opportunity') }
}
