import * as m from '../../../functions/values/messages/generated.ts'
import type { OpportunityCardFragment } from '../../api/generated.ts'
import { relativeTime } from '../../ui/relative-time.ts'

/** Color of the date block: by type, neutral when registration is closed. */
export const toneOf = ({ type, status }: Pick<OpportunityCardFragment, 'type' | 'status'>) =>
  status !== 'OPEN' ? 'neutral' : type === 'TRYOUT' ? 'clay' : 'sky'

/** 'Ages 12 to 14', or '' for all ages. */
export function agesText({ minAge, maxAge }: { minAge: number | null; maxAge: number | null }) {
  if (minAge !== null && maxAge !== null)
    return minAge === maxAge ? m.age_years({ age: minAge }) : m.ages_min_to_max({ min: minAge, max: maxAge })
  if (minAge !== null) return m.ages_min_and_up({ min: minAge })
  return maxAge === null ? '' : m.ages_up_to_max({ max: maxAge })
}

/** '3 spots left', or '' unless the opportunity is open. */
export function spotsText({ spotsLeft, status }: Pick<OpportunityCardFragment, 'spotsLeft' | 'status'>) {
  return status === 'OPEN' ? m.count_spots_left({ count: spotsLeft }) : ''
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
  return m.closes_when({ when: relativeTime(registrationDeadline, timeZone, now) })
}

/** For a full opportunity that still accepts registrations. */
export const FULL = m.full_join_the_waitlist()

/** Why nobody can register now, or ''. A full opportunity still accepts registrations, as pending. */
export function whyClosed({ status, visibility }: Pick<OpportunityCardFragment, 'status' | 'visibility'>) {
  if (status === 'CANCELLED') return m.this_opportunity_was_canceled()
  if (status === 'CLOSED') return m.registration_has_closed()
  if (visibility === 'HIDDEN') return m.draft_registration_isnt_open()
  return ''
}
