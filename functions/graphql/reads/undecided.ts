import type { OpportunityItem } from '../../domain/opportunities/entity.ts'
import { hasStarted } from '../../domain/opportunities/status.ts'
import { registrations } from '../../domain/registrations/entity.ts'
import { isUndecided } from '../../domain/registrations/spots.ts'
import type { Context } from '../context.ts'
import { can } from '../rules/can.ts'

/** The number of registrations to review, for the organizer. Reads nothing if the counts show that none are pending. */
export async function undecidedCount(opportunity: OpportunityItem, context: Context) {
  const { registrationCount, approvedCount, offeredCount = 0, waitlistCount = 0, canceledAt } = opportunity
  const isDecided = registrationCount === approvedCount + offeredCount + waitlistCount
  if (isDecided || canceledAt || hasStarted(opportunity, context.now)) return 0
  if (!(await can.organize(context, opportunity))) return 0
  const all = (await context.load.opportunityPartition(opportunity.opportunityID)).of(registrations)
  return all.filter(isUndecided).length
}
