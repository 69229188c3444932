import { recordWrites } from '../../store/records/listed-record.ts'
import { find } from '../../store/store.ts'
import { teams } from '../teams/entity.ts'
import { managersOf, withoutManager } from '../teams/managers.ts'
import { teamRecord } from '../teams/record.ts'

/** The writes that end a manager's appointment. Empty if there is none. */
export async function dismissalWrites(teamID: string, userID: string, now: Date) {
  const team = await find(teams, { teamID })
  if (!team || !managersOf(team).includes(userID)) return []
  return recordWrites(teamRecord.replace(team, withoutManager(team, userID), { now }))
}
