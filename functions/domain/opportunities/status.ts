import type { OpportunityItem } from './entity.ts'

type Spots = Pick<OpportunityItem, 'capacity' | 'approvedCount' | 'offeredCount' | 'waitlistCount'>
/** Whether everyone sees it. */
export const isPublic = ({ visibility, hidden }: Pick<OpportunityItem, 'visibility' | 'hidden'>) =>
  visibility === 'PUBLIC' && !hidden

type Timed = Pick<OpportunityItem, 'canceledAt' | 'startTime' | 'registrationDeadline'> & Spots

export const hasStarted = ({ startTime }: Pick<Timed, 'startTime'>, now: Date) => startTime <= now.toISOString()

export const isPastDeadline = ({ registrationDeadline }: Pick<Timed, 'registrationDeadline'>, now: Date) =>
  registrationDeadline !== undefined && registrationDeadline <= now.toISOString()

/** Spots that are taken or held by an offer. */
export const heldSpots = ({ approvedCount, offeredCount }: Spots) => approvedCount + offeredCount

/** Whether a new registration goes to the waitlist: while anyone is waiting, free spots go to them first. */
export const isFull = (it: Spots) => heldSpots(it) >= it.capacity || it.waitlistCount > 0

export function opportunityStatus(opportunity: Timed, now: Date) {
  if (opportunity.canceledAt) return 'CANCELLED'
  if (hasStarted(opportunity, now) || isPastDeadline(opportunity, now)) return 'CLOSED'
  return isFull(opportunity) ? 'FULL' : 'OPEN'
}

/** A full opportunity also takes registrations: they join the waitlist. */
export function takesRegistrations(opportunity: Timed, now: Date) {
  const status = opportunityStatus(opportunity, now)
  return status === 'OPEN' || status === 'FULL'
}
