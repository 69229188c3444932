import type { OpportunityCardFragment } from '../../api/generated.ts'
import { relativeTime } from '../../ui/relative-time.ts'

/** Color of the date block: by type, neutral when registration is closed. */
export const toneOf = ({ type, status }: Pick<OpportunityCardFragment, 'type' | 'status'>) =>
  status !== 'OPEN' ? 'neutral' : type === 'TRYOUT' ? 'clay' : 'sky'

/** 'Ages 12 to 14', or '' for all ages. */
export function agesText({ minAge, maxAge }: { minAge: number | null; maxAge: number | null }) {
  if (minAge !== null && maxAge !== null) return minAge === maxAge ? `Age ${minAge}` : `Ages ${minAge} to ${maxAge}`
  if (minAge !== null) return `Ages ${minAge} and up`
  return maxAge === null ? '' : `Ages up to ${maxAge}`
}

/** '3 spots left', or '' unless the opportunity is open. */
export function spotsText({ spotsLeft, status }: Pick<OpportunityCardFragment, 'spotsLeft' | 'status'>) {
  if (status !== 'OPEN') return ''
  return spotsLeft === 1 ? '1 spot left' : `${spotsLeft} spots left`
}

/** 'closes in 3 days', while registration is open and has a deadline. */
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

/** For a full opportunity that still accepts registrations. */
export const FULL = 'Full: join the waitlist'

/** Why nobody can register now, or ''. A full opportunity still accepts registrations, as pending. */
export function whyClosed({ status, visibility }: Pick<OpportunityCardFragment, 'status' | 'visibility'>) {
  if (status === 'CANCELLED') return 'This opportunity was canceled'
  if (status === 'CLOSED') return 'Registration has closed'
  if (visibility === 'HIDDEN') return "Draft: registration isn't open"
  return ''
}
