import { isHidden } from '../../store/records/hidden.ts'
import type { Partition } from '../../store/store.ts'
import type { OpportunityItem } from '../opportunities/entity.ts'
import { isFull, takesRegistrations } from '../opportunities/status.ts'
import type { PlayerItem } from '../players/entity.ts'
import { guestInvitations, registrations } from '../registrations/entity.ts'

/** How long guest play stays on. */
export const GUEST_PLAY_DAYS = 60

export type Switched = Pick<PlayerItem, 'claimedBy' | 'guestPlay'>

/** Until when organizers of guest opportunities can find the player. Null if they cannot. */
export const guestPlayUntil = ({ claimedBy, guestPlay }: Switched, now: Date) =>
  guestPlay && guestPlay.by === claimedBy && guestPlay.until > now.toISOString() ? guestPlay.until : null

/** Whether organizers of tryouts can find the player. */
export const isOpenToTryouts = (player: Switched, now: Date) =>
  guestPlayUntil(player, now) !== null && player.guestPlay?.tryouts === true

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

/** The families that were asked and have not answered. */
export const unanswered = (partition: Partition) => {
  const registered = new Set(partition.of(registrations).map(({ playerID }) => playerID))
  return partition
    .of(guestInvitations)
    .flatMap(({ playerID, askedUserID, saidNoAt }) =>
      askedUserID && !saidNoAt && !registered.has(playerID) ? [{ playerID, userID: askedUserID }] : [],
    )
}
