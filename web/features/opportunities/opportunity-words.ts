import type { OpportunityCardFragment } from '../../api/generated.ts'
import { relativeTime } from '../../ui/time-format.ts'

/** The color of its day: that of its kind, none once nobody can register. */
export const toneOf = ({ type, status }: Pick<OpportunityCardFragment, 'type' | 'status'>) =>
  status !== 'OPEN' ? 'neutral' : type === 'TRYOUT' ? 'clay' : 'sky'

/** 'Ages 12 to 14'; empty when all ages are welcome. */
export function agesText({ minAge, maxAge }: { minAge: number | null; maxAge: number | null }) {
  if (minAge !== null && maxAge !== null) return minAge === maxAge ? `Age ${minAge}` : `Ages ${minAge} to ${maxAge}`
  if (minAge !== null) return `Ages ${minAge} and up`
  return maxAge === null ? '' : `Ages up to ${maxAge}`
}

/** '3 spots left'; empty when the number does not matter any more. */
export function spotsText({ spotsLeft, status }: Pick<OpportunityCardFragment, 'spotsLeft' | 'status'>) {
  if (status !== 'OPEN') return ''
  return spotsLeft === 1 ? '1 spot left' : `${spotsLeft} spots left`
}

/** 'closes in 3 days', while the opportunity takes registrations and has a deadline. */
export function closesText(
  {
    registrationDeadline,
    timeZone,
    status,
  }: Pick<OpportunityCardFragment, 'registrationDeadline' | 'timeZone' | 'status'>,
  now = new Date(),
) {
  if (!registrationDeadline || (status !== 'OPEN' && status !== 'FULL')) return ''
  return `closes ${relativeTime(registrationDeadline, timeZone, now)}`
}

/** For a full opportunity that still takes registrations. */
export const FULL = 'Full: join the waitlist'

/** Why nobody can register now; empty when people can: a full opportunity takes registrations as pending. */
export function whyClosed({ status, visibility }: Pick<OpportunityCardFragment, 'status' | 'visibility'>) {
  if (status === 'CANCELLED') return 'This opportunity was canceled'
  if (status === 'CLOSED') return 'Registration has closed'
  if (visibility === 'HIDDEN') return "Draft: registration isn't open"
  return ''
}
