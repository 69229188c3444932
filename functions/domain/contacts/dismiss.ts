import { recordWrites } from '../../store/records/listed-record.ts'
import { teams } from '../teams/entity.ts'
import { managersOf, withoutManager } from '../teams/managers.ts'
import { teamRecord } from '../teams/record.ts'

/** The writes that end a manager's appointment. Empty if there is none. */
export async function dismissalWrites(teamID: string, userID: string, now: Date) {
  const { data: team } = await teams().get({ teamID }).go({ consistent: true })
  if (!team || !managersOf(team).includes(userID)) return []
  return recordWrites(teamRecord.replace(team, withoutManager(team, userID), { now }))
}
