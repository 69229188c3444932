import { recordWrites } from '../../store/records/listed-record.ts'
import { find, retryOnConflict, transactWrite } from '../../store/store.ts'
import { detailsOfOpportunity, scheduleChange } from '../scheduled-work/changes.ts'
import { scheduleDecision } from '../scheduled-work/decisions.ts'
import { teams } from '../teams/entity.ts'
import { opportunities } from './entity.ts'
import { opportunityRecord } from './record.ts'

/** Cancels an opportunity without an organizer. Families and evaluators are notified as if the organizer had canceled it. */
export async function cancelOpportunity(opportunityID: string, now: Date): Promise<void> {
  await retryOnConflict(async () => {
    const before = await find(opportunities, { opportunityID })
    if (!before || before.canceledAt) return
    const { teamID } = before
    const team = teamID ? await find(teams, { teamID }) : null
    const canceledAt = now.toISOString()
    const details = { before: detailsOfOpportunity(before), after: detailsOfOpportunity({ ...before, canceledAt }) }
    const change = await scheduleChange('opportunity-change', opportunityID, details, now)
    const calendarSequence = (before.calendarSequence ?? 0) + Number(change?.isFirst ?? false)
    const replaced = opportunityRecord.replace(before, { canceledAt, calendarSequence }, { now, team })
    await transactWrite([
      ...recordWrites(replaced),
      ...(change?.writes ?? []),
      ...scheduleDecision(before, replaced.item, now),
    ])
  })
}
