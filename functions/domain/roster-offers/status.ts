import type { Partition } from '../../store/store.ts'
import type { RosterSpots } from '../opportunities/entity.ts'
import type { RegistrationItem } from '../registrations/entity.ts'
import { type RosterRequest, rosterEntries, rosterRequests } from '../roster/entity.ts'

export const OFFER_STATUSES = ['OFFERED', 'ACCEPTED', 'DECLINED', 'EXPIRED', 'WITHDRAWN'] as const
export type OfferStatus = (typeof OFFER_STATUSES)[number]

/** An offer whose time has passed is over, even if the scheduled work has not ended it yet. */
export const isOver = ({ replyBy }: { replyBy: string }, now: Date) => replyBy <= now.toISOString()

const ownIDOf = ({ teamHistoryID }: { teamHistoryID: string }) => teamHistoryID.split('.')[1]

/** What became of the registration's last offer. The roster and the requests of the team say whether it was accepted or still waits. */
export function statusOf(
  { rosterOffer: mark, playerID }: RegistrationItem,
  team: Partition | null,
  now: Date,
): OfferStatus | null {
  if (!mark) return null
  const isIts = (it: { teamHistoryID: string; playerID: string }) =>
    ownIDOf(it) === mark.ownID && it.playerID === playerID
  if (team?.of(rosterEntries).some(isIts)) return 'ACCEPTED'
  if (team?.of(rosterRequests).some(isIts)) return isOver(mark, now) ? 'EXPIRED' : 'OFFERED'
  return mark.endedAs ?? 'WITHDRAWN'
}

/** The pending offer of the registration, or null. */
export const requestOf = ({ rosterOffer: mark, playerID }: RegistrationItem, team: Partition | null) =>
  team?.of(rosterRequests).find((it: RosterRequest) => ownIDOf(it) === mark?.ownID && it.playerID === playerID) ?? null

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
