import * as m from '../../../functions/values/messages/generated.ts'
import { relativeTime } from '../../../functions/values/time-format.ts'
import type { OpportunityCardFragment } from '../../api/generated.ts'

/** Color of the date block: by type, neutral when registration is closed. */
export const toneOf = ({ type, status }: Pick<OpportunityCardFragment, 'type' | 'status'>) =>
  status !== 'OPEN' ? 'neutral' : type === 'TRYOUT' ? 'clay' : 'sky'

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
