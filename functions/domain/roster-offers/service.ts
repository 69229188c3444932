import { isHidden } from '../../store/records/hidden.ts'
import { raiseVersion, replaceItem } from '../../store/records/version.ts'
import { find, get, type Partition, queryPartition, retryOnConflict, transactWrite } from '../../store/store.ts'
import { DAY_MS } from '../../values/durations.ts'
import { badInput, conflict, notFound, Refusal } from '../../values/errors.ts'
import { checkID, childID, parentOf } from '../../values/ids.ts'
import { refusalTexts } from '../../values/messages/refusals.ts'
import { rosterOfferTexts } from '../../values/messages/roster-offers.ts'
import { parse } from '../../values/parse.ts'
import { type OpportunityItem, opportunities } from '../opportunities/entity.ts'
import { type PlayerItem, players } from '../players/entity.ts'
import { NO_PLAYER } from '../players/managed.ts'
import { type RegistrationItem, registrations } from '../registrations/entity.ts'
import { precedesFamily } from '../registrations/families.ts'
import { FAMILY_FIRST } from '../registrations/validation.ts'
import { type RosterOffer, type RosterRequest, rosterEntries, rosterRequests } from '../roster/entity.ts'
import {
  ALREADY_WAITING,
  endExpiredRequest,
  findRequest,
  findSameRequest,
  isOver,
  ownerUnchanged,
  requestWrites,
} from '../roster/requests.ts'
import { type ScheduledWork, scheduledWork } from '../scheduled-work/entity.ts'
import { nameOfDivision } from '../teams/divisions.ts'
import { type TeamItem, teams } from '../teams/entity.ts'
import { getManagedTeam, managesTeam, touched } from '../teams/managers.ts'
import { type Caller, users } from '../users/entity.ts'
import { rescheduleFollowUp, scheduleFollowUp } from './schedule.ts'
import { holdsSpot, rowFor, spotsLeft, statusOf } from './status.ts'
import { notSelectedInput, rosterOfferInput, rosterSpotsInput } from './validation.ts'

type Call = { caller: Caller; now: Date }
type Terms = Pick<RosterOffer, 'replyBy' | 'priceCents' | 'note'> & { divisionID: string; season: string }

/** A family may answer for at most this long. */
const LONGEST_MS = 60 * DAY_MS

/** Offers each of the registered players a spot on the roster of the opportunity's team. Nothing changes until the family says yes. */
export async function offerRosterSpots(opportunityID: string, input: unknown, call: Call): Promise<RegistrationItem[]> {
  const { players: offered, priceCents, note, replyBy: until, ...rest } = parse(rosterOfferInput, input)
  const replyBy = new Date(until).toISOString()
  const latest = new Date(call.now.getTime() + LONGEST_MS).toISOString()
  if (isOver({ replyBy }, call.now) || replyBy > latest) throw badInput('replyBy', rosterOfferTexts.chooseReplyBy)
  const terms: Terms = { ...rest, replyBy, priceCents: priceCents ?? undefined, note: note || undefined }
  const registered: RegistrationItem[] = []
  for (const player of offered) registered.push(await offerTo(opportunityID, player, terms, call))
  return registered
}

type Offered = { playerID: string; position: string }

const offerTo = (
  opportunityID: string,
  { playerID, position }: Offered,
  { divisionID, season, ...terms }: Terms,
  { caller, now }: Call,
): Promise<RegistrationItem> =>
  retryOnConflict(async () => {
    const { opportunity, team, all } = await readAll(opportunityID, caller)
    const registration = all.find((it) => it.playerID === checkID(playerID, 'Player'))
    const player = await get(players, { playerID })
    if (!registration) throw notFound('Registration')
    // As with messages, an organizer cannot write to a family that has not accepted a coach's registration.
    if (registration.waitsForFamily || precedesFamily(registration, player)) throw conflict(FAMILY_FIRST)
    const owner = team.of(teams)[0]!
    if (!player.claimedBy) throw conflict(rosterOfferTexts.familyHasNoAccount)
    if (team.of(rosterRequests).some((it) => it.playerID === playerID && it.offer))
      throw conflict(rosterOfferTexts.alreadyOffered)
    refuseWithoutSpot(opportunity, all, team, position, now)
    const at = now.toISOString()
    const teamHistoryID = childID(owner.teamID)
    const entry = {
      teamHistoryID,
      teamID: owner.teamID,
      playerID,
      version: 1,
      startDate: at.slice(0, 10),
      season,
      ...nameOfDivision(owner, divisionID),
      addedBy: managesTeam(owner, caller.userID) ? caller.userID : owner.claimedBy,
      createdAt: at,
      offer: { opportunityID, position, ...terms },
    }
    if (await findSameRequest(entry)) throw conflict(ALREADY_WAITING)
    const mark = { ownID: teamHistoryID.split('.')[1]!, position, offeredAt: at, replyBy: terms.replyBy }
    const next = { ...registration, rosterOffer: mark, version: registration.version + 1 }
    await transactWrite([
      touched(owner),
      ownerUnchanged(player),
      // Concurrent offers of the last spot see each other.
      raiseVersion(opportunities(), { opportunityID }, opportunity),
      ...(await requestWrites(entry, 'player', now)),
      replaceItem(registrations(), registration, next),
      ...scheduleFollowUp(teamHistoryID, terms.replyBy, now),
    ])
    return next
  })

async function readAll(opportunityID: string, caller: Caller) {
  const partition = await queryPartition(opportunities().get({ opportunityID }), true)
  const [opportunity] = partition.of(opportunities)
  if (!opportunity) throw notFound('Opportunity')
  if (isHidden(opportunity)) throw conflict(refusalTexts.opportunityHiddenReviewLater)
  if (!opportunity.teamID) throw conflict(rosterOfferTexts.needsTeam)
  await getManagedTeam(opportunity.teamID, caller)
  const team = await queryPartition(teams().get({ teamID: opportunity.teamID }), true)
  return { opportunity, team, all: partition.of(registrations) }
}

function refuseWithoutSpot(
  { rosterSpots = [] }: OpportunityItem,
  all: RegistrationItem[],
  team: Partition,
  position: string,
  now: Date,
) {
  if (rosterSpots.length === 0) return
  const row = rowFor(spotsLeft(rosterSpots, all, team, now), position)
  if (!row || row.spots < 1) throw conflict(rosterOfferTexts.noSpotLeft)
}

/** Sets how many spots on the roster are to be filled, by position. */
export async function setRosterSpots(opportunityID: string, input: unknown): Promise<OpportunityItem> {
  const rosterSpots = parse(rosterSpotsInput, input)
  if (new Set(rosterSpots.map(({ position }) => position)).size < rosterSpots.length)
    throw badInput('spots', rosterOfferTexts.positionTwice)
  return retryOnConflict(async () => {
    const opportunity = await get(opportunities, { opportunityID })
    const next = { ...opportunity, rosterSpots, version: opportunity.version + 1 }
    await transactWrite([replaceItem(opportunities(), opportunity, next)])
    return next
  })
}

/** Tells the families of all others who were there, once, that their player was not selected. Returns their number. */
export async function sendNotSelected(opportunityID: string, input: unknown, { caller, now }: Call): Promise<number> {
  const { note } = parse(notSelectedInput, input)
  const { team, all } = await readAll(opportunityID, caller)
  const others = all.filter((it) => isOther(it, team, now))
  if (others.length === 0) throw conflict(rosterOfferTexts.nobodyLeftToTell)
  for (const { playerID } of others) await markNotSelected({ opportunityID, playerID }, note, now)
  return others.length
}

/** An approved player without an offer, whose family was not told yet. */
const isOther = (it: RegistrationItem, team: Partition, now: Date) =>
  it.status === 'APPROVED' && !it.notSelectedAt && !holdsSpot(statusOf(it, team, now)) && !it.rosterOffer?.endedAs

const markNotSelected = (key: { opportunityID: string; playerID: string }, note: string, now: Date) =>
  retryOnConflict(async () => {
    const registration = await find(registrations, key)
    if (!registration || registration.notSelectedAt) return
    const told = { notSelectedAt: now.toISOString(), notSelectedNote: note || undefined }
    const next = { ...registration, ...told, version: registration.version + 1 }
    await transactWrite([replaceItem(registrations(), registration, next)])
  })

type EmailedOffer = { teamHistoryID: string; userID: string }

export type OfferRequest = RosterRequest & { offer: RosterOffer }
/** Without a request, the player is on the roster. */
export type OpenRosterOffer = { request: OfferRequest | null; team: TeamItem; player: PlayerItem }

/** What an emailed link offers. Refuses an offer that is over, and a user who is no longer the player's family. */
export async function openRosterOffer({ teamHistoryID, userID }: EmailedOffer, now: Date): Promise<OpenRosterOffer> {
  const request = await findRequest(teamHistoryID)
  if (request && (!request.offer || isOver(request.offer, now))) throw conflict(rosterOfferTexts.offerIsOver)
  const teamID = parentOf(teamHistoryID, 'Team history')
  const entry = request ?? (await find(rosterEntries, { teamID, teamHistoryID }))
  if (!entry) throw conflict(rosterOfferTexts.offerIsOver)
  const [team, player, user] = await Promise.all([
    find(teams, { teamID }),
    find(players, { playerID: entry.playerID }),
    find(users, { userID }),
  ])
  if (!team || team.hidden || !player || player.hidden) throw conflict(rosterOfferTexts.offerIsOver)
  if (!user || user.isBlocked || player.claimedBy !== userID) throw new Refusal('FORBIDDEN', NO_PLAYER)
  return { request: request as OfferRequest | null, team, player }
}

/** Reminds the family of an open offer, or ends it when its time has passed. */
export async function followUpOffer(work: ScheduledWork, now: Date): Promise<void> {
  const request = await findRequest(work.recordID)
  if (!request?.offer) return transactWrite([[scheduledWork().delete({ kind: work.kind, recordID: work.recordID })]])
  if (isOver(request.offer, now)) return endExpiredRequest(work.recordID, now)
  const { teamID, teamHistoryID } = request
  const reminder = rosterRequests().patch({ teamID, teamHistoryID }).set({ remindedAt: now.toISOString() })
  await transactWrite([[reminder], ...rescheduleFollowUp(work, request.offer.replyBy)])
}
