import { events, teamEvents } from '../domain/events/entity.ts'
import { eventRecord } from '../domain/events/record.ts'
import { opportunities, teamOpportunities } from '../domain/opportunities/entity.ts'
import { opportunityRecord } from '../domain/opportunities/record.ts'
import { teams } from '../domain/teams/entity.ts'
import { recordWrites } from '../store/records/listed-record.ts'
import { find, queryPartition, retryOnConflict, transactWrite } from '../store/store.ts'

const RELISTED_AT_ONCE = 10

/** Updates the team's name, sport, season's cost, and age groups in the directory rows of its opportunities and events. */
export async function relistTeamRecords(teamID: string): Promise<void> {
  const references = await queryPartition(teams().get({ teamID }), true)
  const relistOpportunity = (opportunityID: string) => async () => {
    const [team, it] = [await find(teams, { teamID }), await find(opportunities, { opportunityID })]
    if (!team || it?.teamID !== teamID) return
    await transactWrite(recordWrites(opportunityRecord.relist(it, { team })))
  }
  const relistEvent = (eventID: string) => async () => {
    const [team, it] = [await find(teams, { teamID }), await find(events, { eventID })]
    if (!team || it?.teamID !== teamID) return
    await transactWrite(recordWrites(eventRecord.relist(it, { team })))
  }
  const offered = [
    ...references.of(teamOpportunities).map(({ opportunityID }) => relistOpportunity(opportunityID)),
    ...references.of(teamEvents).map(({ eventID }) => relistEvent(eventID)),
  ]
  for (let start = 0; start < offered.length; start += RELISTED_AT_ONCE)
    await Promise.all(offered.slice(start, start + RELISTED_AT_ONCE).map((relist) => retryOnConflict(relist)))
}
