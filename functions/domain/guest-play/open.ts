import { isHidden } from '../../store/records/hidden.ts'
import type { OpportunityItem } from '../opportunities/entity.ts'
import { takesRegistrations } from '../opportunities/status.ts'
import { guestPlayUntil, isOpenToTryouts, type Switched } from '../players/guest-play.ts'

/** Whether the organizer can search for players: families can open the opportunity and register. */
export const canInvite = (opportunity: OpportunityItem, now: Date) =>
  (opportunity.visibility === 'PUBLIC' || opportunity.visibility === 'INVITE_ONLY') &&
  !isHidden(opportunity) &&
  takesRegistrations(opportunity, now)

/** Whether organizers of this type of opportunity can find the player. */
export const isOpenTo = (type: OpportunityItem['type'], player: Switched, now: Date) =>
  type === 'TRYOUT' ? isOpenToTryouts(player, now) : guestPlayUntil(player, now) !== null
