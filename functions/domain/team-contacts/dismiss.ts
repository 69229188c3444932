import { recordWrites } from '../records/listed-record.ts'
import { teams } from '../teams/entity.ts'
import { managersOf, withoutManager } from '../teams/managers.ts'
import { teamRecord } from '../teams/record.ts'

/** The writes that end the appointment of a manager; none where there is no appointment. */
export async function dismissed(teamID: string, userID: string, now: Date) {
  const { data: team } = await teams().get({ teamID }).go({ consistent: true })
  if (!team || !managersOf(team).includes(userID)) return []
  return recordWrites(teamRecord.replace(team, withoutManager(team, userID), { now }))
}
