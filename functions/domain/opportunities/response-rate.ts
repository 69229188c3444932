import { instantOf } from '../venue-time.ts'
import type { OpportunityItem } from './entity.ts'
import { hasStarted } from './status.ts'

/** A rate of fewer decisions says little of a team. */
const MIN_DECISIONS = 10

/**
 * Of the registrations whose time to be decided has come, how many percent were. The time of those that are pending comes with the
 * opportunity's start, or with its day to decide by. Null until ten are decided.
 */
export function responseRate(all: readonly OpportunityItem[], now: Date): number | null {
  const decided = sum(all, decidedOf)
  if (decided < MIN_DECISIONS) return null
  const due = sum(all, (it) => (isDue(it, now) ? it.registrationCount : decidedOf(it)))
  return Math.round((100 * decided) / due)
}

const sum = (all: readonly OpportunityItem[], count: (it: OpportunityItem) => number) =>
  all.reduce((total, it) => total + count(it), 0)

/** Opportunities made before decisions were counted know only what they approved. */
const decidedOf = ({ decidedCount, approvedCount }: OpportunityItem) => Math.max(decidedCount ?? 0, approvedCount)

const isDue = (it: OpportunityItem, now: Date) => {
  if (it.canceledAt) return false
  const evening = it.decideBy && instantOf(`${it.decideBy}T18:00`, it.timeZone)
  return hasStarted(it, now) || (!!evening && evening <= now.toISOString())
}
