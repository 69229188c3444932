import * as opportunityTexts from '#messages/opportunities'
import { positionsText } from '../../../functions/values/stored-words.ts'
import { relativeTime } from '../../../functions/values/time-format.ts'
import type { OpportunityCardFragment } from './opportunities.generated.ts'

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
  return opportunityTexts.closesWhen(relativeTime(registrationDeadline, timeZone, now))
}

/** 'Looking for a catcher'. Empty if it is open to all positions. */
export function lookingForText({
  positionsNeeded: [first, ...others],
}: Pick<OpportunityCardFragment, 'positionsNeeded'>) {
  if (first === undefined) return ''
  return others.length === 0
    ? opportunityTexts.lookingFor(first)
    : opportunityTexts.lookingForSeveral(positionsText([first, ...others]))
}

/** For a full opportunity that still accepts registrations. */
export const FULL = opportunityTexts.fullJoinWaitlist

/** Why nobody can register now, or ''. A full opportunity still accepts registrations, as pending. */
export function whyClosed({ status, visibility }: Pick<OpportunityCardFragment, 'status' | 'visibility'>) {
  if (status === 'CANCELLED') return opportunityTexts.canceledSentence
  if (status === 'CLOSED') return opportunityTexts.registrationHasClosed
  if (visibility === 'HIDDEN') return opportunityTexts.draftRegistrationIsntOpen
  return ''
}
