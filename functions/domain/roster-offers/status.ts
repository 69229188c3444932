import type { Partition } from '../../store/store.ts'
import type { RosterSpots } from '../opportunities/entity.ts'
import type { RegistrationItem } from '../registrations/entity.ts'
import { rosterEntries, rosterRequests } from '../roster/entity.ts'
import { isOver } from '../roster/requests.ts'

type OfferStatus = 'OFFERED' | 'ACCEPTED' | 'DECLINED' | 'EXPIRED' | 'WITHDRAWN'

const ownIDOf = ({ teamHistoryID }: { teamHistoryID: string }) => teamHistoryID.split('.')[1]

/** The pending request of the registration's last offer, or null. */
export const requestOf = ({ rosterOffer: mark, playerID }: RegistrationItem, team: Partition | null) =>
  team?.of(rosterRequests).find((it) => ownIDOf(it) === mark?.ownID && it.playerID === playerID) ?? null

/** What became of the registration's last offer. The roster and the requests of the team say whether it was accepted or still waits. */
export function statusOf(registration: RegistrationItem, team: Partition | null, now: Date): OfferStatus | null {
  const { rosterOffer: mark, playerID } = registration
  if (!mark) return null
  if (team?.of(rosterEntries).some((it) => ownIDOf(it) === mark.ownID && it.playerID === playerID)) return 'ACCEPTED'
  const request = requestOf(registration, team)
  // A yes that a new owner has to confirm has no end.
  if (request) return request.offer && isOver(request.offer, now) ? 'EXPIRED' : 'OFFERED'
  return mark.endedAs ?? 'WITHDRAWN'
}

/** Whether the offer holds or has taken a spot. */
export const holdsSpot = (status: OfferStatus | null) => status === 'OFFERED' || status === 'ACCEPTED'

/** The spots of each position that are neither held nor taken. Players of a position that is not listed take one of any position. */
export function spotsLeft(
  spots: readonly RosterSpots[],
  all: readonly RegistrationItem[],
  team: Partition | null,
  now: Date,
): RosterSpots[] {
  const held = all.filter((it) => holdsSpot(statusOf(it, team, now)))
  return spots.map(({ position, spots: count }) => ({
    position,
    spots: count - held.filter((it) => rowFor(spots, it.rosterOffer!.position)?.position === position).length,
  }))
}

export const rowFor = <Row extends RosterSpots>(spots: readonly Row[], position: string) =>
  spots.find((it) => it.position === position) ?? spots.find((it) => it.position === '')
