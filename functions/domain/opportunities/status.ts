import type { OpportunityItem } from './entity.ts'

type Timed = Pick<OpportunityItem, 'canceledAt' | 'startTime' | 'registrationDeadline' | 'capacity' | 'approvedCount'>

export const hasStarted = ({ startTime }: Timed, now: Date) => startTime <= now.toISOString()

export const isPastDeadline = ({ registrationDeadline }: Timed, now: Date) =>
  registrationDeadline !== undefined && registrationDeadline <= now.toISOString()

export function opportunityStatus(opportunity: Timed, now: Date) {
  if (opportunity.canceledAt) return 'CANCELLED'
  if (hasStarted(opportunity, now) || isPastDeadline(opportunity, now)) return 'CLOSED'
  return opportunity.approvedCount >= opportunity.capacity ? 'FULL' : 'OPEN'
}

/** A full one does: registrations wait for a spot. */
export function takesRegistrations(opportunity: Timed, now: Date) {
  const status = opportunityStatus(opportunity, now)
  return status === 'OPEN' || status === 'FULL'
}
