import { teams } from '../domain/teams/entity.ts'
import { writeRecord } from '../store/records/listed-record.ts'
import { queryPartition, retryOnConflict } from '../store/store.ts'
import { findRecord, recordOf, referredByTeam, type TeamRecord } from './records.ts'

const RELISTED_AT_ONCE = 10

/** Updates the team's name, sport, season's cost, and age groups in the directory rows of its opportunities and events. */
export async function relistTeamRecords(teamID: string): Promise<void> {
  const listed = referredByTeam(await queryPartition(teams().get({ teamID }), true))
  const relist = ({ kind, id }: TeamRecord) =>
    retryOnConflict(async () => {
      const [team, record] = [await findRecord('team', teamID), await findRecord(kind, id)]
      if (team && record?.teamID === teamID) await writeRecord(recordOf(kind).relist(record, { team }))
    })
  for (let start = 0; start < listed.length; start += RELISTED_AT_ONCE)
    await Promise.all(listed.slice(start, start + RELISTED_AT_ONCE).map(relist))
}
