import { isHidden } from '../../store/records/hidden.ts'
import type { OpportunityItem } from '../opportunities/entity.ts'
import { isFull, takesRegistrations } from '../opportunities/status.ts'
import { guestPlayUntil, isOpenToTryouts, type Switched } from '../players/guest-play.ts'

/** Whether the organizer can search for players: families can open the opportunity and register. */
export const canInvite = (opportunity: OpportunityItem, now: Date) =>
  (opportunity.visibility === 'PUBLIC' || opportunity.visibility === 'INVITE_ONLY') &&
  !isHidden(opportunity) &&
  takesRegistrations(opportunity, now)

/** Whether the organizer needs a player before a time that has not passed, and families can register. */
export const canAsk = (opportunity: OpportunityItem, now: Date) =>
  (opportunity.neededBy ?? '') > now.toISOString() && canInvite(opportunity, now)

/** Whether a family that was asked can say yes. */
export const takesYes = (opportunity: OpportunityItem, now: Date) =>
  opportunity.askedBy !== undefined && canAsk(opportunity, now) && !isFull(opportunity)

/** Until when the asked families can answer. */
export const answerBy = ({ neededBy = '', registrationDeadline }: OpportunityItem) =>
  registrationDeadline && registrationDeadline < neededBy ? registrationDeadline : neededBy

/** Whether organizers of this type of opportunity can find the player. */
export const isOpenTo = (type: OpportunityItem['type'], player: Switched, now: Date) =>
  type === 'TRYOUT' ? isOpenToTryouts(player, now) : guestPlayUntil(player, now) !== null
