import { statesAround } from '../../services/places/us-places.ts'
import { isWithinRateLimits } from '../../services/rate-limits/rate-limits.ts'
import { isHidden, isShown } from '../../store/records/hidden.ts'
import { writeRecord } from '../../store/records/listed-record.ts'
import { ownedBy } from '../../store/records/owned-by.ts'
import {
  find,
  findAll,
  queryPartition,
  retryOnConflict,
  transactWrite,
  versionConflict,
  type Writes,
} from '../../store/store.ts'
import { DAY_MS, DAY_SECONDS, expiresAfter } from '../../values/durations.ts'
import { conflict, notFound, Refusal } from '../../values/errors.ts'
import { isID } from '../../values/ids.ts'
import { coachRefusalTexts } from '../../values/messages/coach-refusals.ts'
import { refusalTexts } from '../../values/messages/refusals.ts'
import { isTeamOnly } from '../../values/player-visibility.ts'
import { currentConsent } from '../guardian-consent/consent.ts'
import { findCountedAges } from '../opportunities/counted-ages.ts'
import { type OpportunityItem, opportunities } from '../opportunities/entity.ts'
import { opportunitySport } from '../opportunities/service.ts'
import { guestPlayers, type PlayerItem, players } from '../players/entity.ts'
import { getManagedPlayer, NO_PLAYER, unchangedPlayer } from '../players/managed.ts'
import { playerRecord } from '../players/record.ts'
import {
  type GuestInvitationItem,
  guestInvitations,
  playerGuestInvitations,
  registrations,
} from '../registrations/entity.ts'
import { playerSports } from '../roster/entity.ts'
import { MAX_MILES, matchOf } from './match.ts'
import { canInvite, GUEST_PLAY_DAYS, isOpenTo } from './open.ts'

const MAX_SHOWN = 50
/** How long an invitation is kept. */
const KEPT_DAYS = 180

type Choice = {
  /** The user whose claim of the player was checked. */
  userID: string
  isOpen: boolean
  /** Also for tryouts. */
  tryouts: boolean
}

/** Turns guest play on for 60 days from now, or off. */
export const setOpenToGuestPlay = (
  playerID: string,
  { userID, isOpen, tryouts }: Choice,
  now: Date,
): Promise<PlayerItem> =>
  retryOnConflict(async () => {
    const player = await getManagedPlayer(playerID, { userID, isAdmin: false }, now)
    if (isOpen && !currentConsent(player)) throw conflict(refusalTexts.confirmGuardiansConsentFirst)
    if (isOpen && !player.state) throw conflict(refusalTexts.addPlayersStateFirst)
    const until = new Date(now.getTime() + GUEST_PLAY_DAYS * DAY_MS).toISOString()
    const guestPlay = isOpen ? { by: userID, until, tryouts } : undefined
    return writeRecord(playerRecord.replace(player, { guestPlay }, { now }))
  })

/** The players who fit the opportunity and are open to it, best match first, then nearest first. Excludes the organizer's own players. */
export async function guestPlayersOf(opportunityID: string, organizerID: string, now: Date) {
  const partition = await queryPartition(opportunities().get({ opportunityID }), true)
  const [opportunity] = partition.of(opportunities)
  if (!opportunity || !canInvite(opportunity, now)) return []
  const states = await statesNear(opportunity)
  const partitions = await Promise.all(states.map((state) => queryPartition(guestPlayers().query.byState({ state }))))
  const references = partitions.flatMap((it) => it.of(guestPlayers))
  const [found, sport, counted] = await Promise.all([
    findAll(players, references),
    opportunitySport(opportunity),
    findCountedAges(opportunity),
  ])
  const registered = new Set(partition.of(registrations).map(({ playerID }) => playerID))
  const invited = new Set(partition.of(guestInvitations).map(({ playerID }) => playerID))
  const open = found
    .filter((it) => !isHidden(it) && !isTeamOnly(it) && isOpenTo(opportunity.type, it, now))
    .filter((it) => it.claimedBy !== organizerID && !registered.has(it.playerID))
  const candidates = await Promise.all(
    open.map(async (player) => ({ player, sports: await playerSports(player.playerID) })),
  )
  return candidates
    .flatMap(({ player, sports }) => {
      const match = matchOf({ player, sports }, { ...opportunity, sport, countedAges: counted }, now)
      return match ? [{ player, ...match, isInvited: invited.has(player.playerID) }] : []
    })
    .sort((a, b) => a.match.localeCompare(b.match) || a.within - b.within)
    .slice(0, MAX_SHOWN)
}

/** The opportunity's state and the states within range. */
async function statesNear({ state, latitude, longitude }: OpportunityItem): Promise<string[]> {
  const isPlaced = latitude !== undefined && longitude !== undefined
  const near = isPlaced ? await statesAround({ latitude, longitude }, MAX_MILES) : []
  return [...new Set([...(state ? [state] : []), ...near])]
}

/** Invites the family of a player in the opportunity's list. Refuses a second invitation. */
export const inviteGuestPlayer = (opportunityID: string, playerID: string, invitedBy: string, now: Date) =>
  retryOnConflict(async () => {
    const found = (await guestPlayersOf(opportunityID, invitedBy, now)).find((it) => it.player.playerID === playerID)
    if (!found) throw notFound('Player')
    if (!(await isWithinRateLimits({ askOfFamily: found.player.claimedBy! }, now)))
      throw new Refusal('RATE_LIMITED', coachRefusalTexts.familyAskedTwiceToday)
    await transactWrite([
      [isShown(opportunities().get({ opportunityID })), notFound('Opportunity')],
      ...invitationWrites(found.player, { opportunityID, invitedBy }, now),
    ])
    return true as const
  })

type Invitation = Pick<GuestInvitationItem, 'opportunityID' | 'invitedBy' | 'askedUserID'>

export function invitationWrites(player: PlayerItem, invitation: Invitation, now: Date): Writes {
  const { playerID } = player
  const { opportunityID } = invitation
  const expiresAt = expiresAfter(KEPT_DAYS * DAY_SECONDS, now)
  return [
    [unchangedPlayer(player), versionConflict],
    [
      guestInvitations().create({ ...invitation, playerID, createdAt: now.toISOString(), expiresAt }),
      invitation.askedUserID ? versionConflict : conflict(refusalTexts.familyAlreadyInvited),
    ],
    [playerGuestInvitations().put({ playerID, opportunityID, expiresAt })],
  ]
}

/** The organizer is not notified and cannot invite the family again. A family that was asked counts as a no. */
export async function declineGuestInvitation(opportunityID: string, playerID: string, userID: string, now: Date) {
  if (!isID(opportunityID)) throw notFound('Invitation')
  const isAsked = (await find(guestInvitations, { opportunityID, playerID }))?.askedUserID === userID
  await transactWrite([
    [ownedBy(players().get({ playerID }), userID), new Refusal('FORBIDDEN', NO_PLAYER)],
    [playerGuestInvitations().remove({ playerID, opportunityID }), notFound('Invitation')],
    ...(isAsked
      ? ([[guestInvitations().patch({ opportunityID, playerID }).set({ saidNoAt: now.toISOString() })]] as const)
      : []),
  ])
  return true as const
}
