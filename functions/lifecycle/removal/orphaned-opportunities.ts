import { cancelOpportunity } from '../../domain/opportunities/cancel.ts'
import { opportunities } from '../../domain/opportunities/entity.ts'
import { hasStarted } from '../../domain/opportunities/status.ts'
import { hiddenRecords } from '../../domain/reports/entity.ts'
import { teams } from '../../domain/teams/entity.ts'
import { directory } from '../../services/directory/directory.ts'
import { find } from '../../store/store.ts'
import { firstIDOf } from '../../values/ids.ts'
import { handOverEventsAndOpportunities } from '../claim/hand-over.ts'

const NO_LIMIT = Number.MAX_SAFE_INTEGER
/**
 * Gives a deleted account's opportunities to the owners of their teams. Those without one are canceled, and families are notified. Call it
 * after the account's own teams were released. Idempotent.
 */
export async function endOrphanedOpportunities(userID: string, now: Date): Promise<void> {
  const mine = { createdBy: userID, visibleTo: { all: true }, perPage: NO_LIMIT, now } as const
  // Makes the directory read the log, so that it has everything written before.
  const [listed, { data: hidden }] = await Promise.all([
    directory().ids('opportunity', mine, { opportunity: firstIDOf(now.getTime()) }),
    hiddenRecords().query.all({}).go({ pages: 'all', consistent: true }),
  ])
  const hiddenIDs = hidden.filter(({ kind }) => kind === 'opportunity').map(({ recordID }) => recordID)
  for (const opportunityID of [...listed, ...hiddenIDs]) {
    const opportunity = await find(opportunities, { opportunityID })
    if (opportunity?.createdBy !== userID || opportunity.canceledAt || hasStarted(opportunity, now)) continue
    const { teamID } = opportunity
    const team = teamID ? await find(teams, { teamID }) : null
    if (team?.claimedBy && team.claimedBy !== userID) await handOverEventsAndOpportunities(team.teamID, [userID], now)
    else await cancelOpportunity(opportunityID, now)
  }
}
