import type { queryPartition } from '../../store/store.ts'
import { registrations } from '../registrations/entity.ts'
import { guestInvitations } from '../registrations/guest-invitation-entity.ts'

/** The families that were asked and have not answered. */
export const unanswered = (partition: Awaited<ReturnType<typeof queryPartition>>) => {
  const registered = new Set(partition.of(registrations).map(({ playerID }) => playerID))
  return partition
    .of(guestInvitations)
    .flatMap(({ playerID, askedUserID, saidNoAt }) =>
      askedUserID && !saidNoAt && !registered.has(playerID) ? [{ playerID, userID: askedUserID }] : [],
    )
}
