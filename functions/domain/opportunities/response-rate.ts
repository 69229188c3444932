import { instantOf } from '../../services/places/venue-time.ts'
import type { OpportunityItem } from './entity.ts'
import { hasStarted } from './status.ts'

/** With fewer reviews, the rate is not meaningful. */
const MIN_DECISIONS = 10

/**
 * The percentage of due registrations that were approved or rejected. Pending ones are due when the opportunity starts, or on the day by
 * which the organizer plans to review. Null below `MIN_DECISIONS` reviews.
 */
export function responseRate(all: readonly OpportunityItem[], now: Date): number | null {
  const decided = sum(all, decidedOf)
  if (decided < MIN_DECISIONS) return null
  const due = sum(all, (it) => (isDue(it, now) ? it.registrationCount : decidedOf(it)))
  return Math.round((100 * decided) / due)
}

const sum = (all: readonly OpportunityItem[], count: (it: OpportunityItem) => number) =>
  all.reduce((total, it) => total + count(it), 0)

/** Opportunities created before reviews were counted only have the number of approvals. */
const decidedOf = ({ decidedCount, approvedCount }: OpportunityItem) => Math.max(decidedCount ?? 0, approvedCount)

const isDue = (it: OpportunityItem, now: Date) => {
  if (it.canceledAt) return false
  const evening = it.decideBy && instantOf(`${it.decideBy}T18:00`, it.timeZone)
  return hasStarted(it, now) || (!!evening && evening <= now.toISOString())
}
