import { teams } from '../../domain/teams/entity.ts'
import { teamRecord } from '../../domain/teams/record.ts'
import { recordWrites } from '../../store/records/listed-record.ts'
import { find, retryOnConflict, transactWrite } from '../../store/store.ts'
import { monthsBefore } from './periods.ts'

const ASKED_EVERY_MONTHS = 12

/** Asks the owner whether the cost of a season is still right, a year after it was saved, and every year until it is saved again. */
export async function checkTeam(teamID: string, now: Date): Promise<void> {
  const yearAgo = monthsBefore(now, ASKED_EVERY_MONTHS)
  await retryOnConflict(async () => {
    const team = await find(teams, { teamID })
    if (!team?.seasonCost || !team.claimedBy) return
    if (team.seasonCost.asOf >= yearAgo || (team.seasonCostAskedAt ?? '') >= yearAgo) return
    await transactWrite(recordWrites(teamRecord.annotate(team, { seasonCostAskedAt: now.toISOString() })))
  })
}
