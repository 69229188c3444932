import { isHidden } from '../../store/records/hidden.ts'
import { replaceItem, unchangedSince } from '../../store/records/version.ts'
import { find, queryPartition, retryOnConflict, transactWrite, versionConflict } from '../../store/store.ts'
import { HOUR_MS } from '../../values/durations.ts'
import { conflict, notFound, Refusal } from '../../values/errors.ts'
import { parentOf } from '../../values/ids.ts'
import { coachRefusalTexts } from '../../values/messages/coach-refusals.ts'
import { refusalTexts } from '../../values/messages/refusals.ts'
import { type OpportunityItem, opportunities } from '../opportunities/entity.ts'
import { hasStarted } from '../opportunities/status.ts'
import { players } from '../players/entity.ts'
import { publicName } from '../players/public-name.ts'
import { scheduledWork } from '../scheduled-work/entity.ts'
import { users } from '../users/entity.ts'
import { type RegistrationItem, registrations } from './entity.ts'
import { type Answer, checkShown, familyOf, familyUnchanged, NOT_FAMILY } from './families.ts'
import { changeRegistration, hasSpot, isOffered, lineOf, placeInLine } from './spots.ts'
import { ALREADY_STARTED, FAMILY_FIRST } from './validation.ts'

/** How long a family has to respond. */
const OFFER_MS = 24 * HOUR_MS
/** This close to the start, no spots are offered: the organizer fills them on site. */
const LAST_OFFER_MS = 2 * HOUR_MS

/** Whether an admin took the opportunity down, or the organizer made it a draft again. Families do not see it. */
export const isUnavailable = (opportunity: OpportunityItem) =>
  isHidden(opportunity) || opportunity.visibility === 'HIDDEN'

/** The opportunity of an emailed link. */
export function available(opportunity: OpportunityItem | null): OpportunityItem {
  if (!opportunity) throw conflict(refusalTexts.opportunityDeleted)
  if (isUnavailable(opportunity)) throw conflict(refusalTexts.opportunityNotShown)
  return opportunity
}

/** When an offer made now expires. Null if it is too late for an offer. */
export function offerEnd({ startTime }: Pick<OpportunityItem, 'startTime'>, now: Date): string | null {
  const end = Math.min(now.getTime() + OFFER_MS, Date.parse(startTime) - LAST_OFFER_MS)
  return end > now.getTime() ? new Date(end).toISOString() : null
}

/**
 * Offers each free spot to the first in line, if the organizer has left that to us. Idempotent and safe to run concurrently: one offer
 * holds one spot, and a family with an offer does not get another.
 */
export async function offerFreeSpots(opportunityID: string, now = new Date()): Promise<void> {
  while (await offerOneSpot(opportunityID, now));
}

const offerOneSpot = (opportunityID: string, now: Date) =>
  retryOnConflict(async () => {
    const partition = await queryPartition(opportunities().get({ opportunityID }), true)
    const [opportunity] = partition.of(opportunities)
    const [next] = lineOf(partition.of(registrations))
    if (!opportunity?.offersAutomatically || !next || opportunity.canceledAt || isUnavailable(opportunity)) return false
    if (!hasSpot(opportunity)) return false
    const offerExpiresAt = offerEnd(opportunity, now)
    if (!offerExpiresAt) return false
    await transactWrite(changeRegistration(opportunity, next, changed(next, offer(next, offerExpiresAt, now), now)))
    return true
  })

/** The family stays on the waitlist if the offer ends without its fault. */
const offer = ({ waitlistedAt }: RegistrationItem, offerExpiresAt: string, now: Date) => ({
  offerExpiresAt,
  waitlistedAt: waitlistedAt ?? now.toISOString(),
  offerPassedAt: undefined,
})

/** Offers a free spot to the family that the organizer chose. */
export const offerSpot = (id: string, now: Date): Promise<RegistrationItem> =>
  decideAsOrganizer(id, now, (registration, opportunity) => {
    if (opportunity.canceledAt) throw conflict(refusalTexts.opportunityCanceled)
    if (opportunity.visibility === 'HIDDEN') throw conflict(refusalTexts.opportunityDraft)
    if (!hasSpot(opportunity)) throw conflict(refusalTexts.opportunityFull)
    const offerExpiresAt = offerEnd(opportunity, now)
    if (!offerExpiresAt) throw conflict(coachRefusalTexts.tooLateToOffer)
    return offer(registration, offerExpiresAt, now)
  })

/** Keeps the registration, after a review, for a spot that becomes free. Its place in the line is that of its registration. */
export const waitlistRegistration = (id: string, now: Date): Promise<RegistrationItem> =>
  decideAsOrganizer(id, now, (registration) =>
    registration.judgedAt ? null : { judgedAt: now.toISOString(), offerPassedAt: undefined },
  )

/** Swaps the registration with the one before or after it in the line. At the end of the line, nothing changes. */
export const moveInLine = (id: string, isUp: boolean, now: Date): Promise<RegistrationItem> =>
  retryOnConflict(async () => {
    const { opportunityID, playerID } = registrationKey(id)
    const partition = await queryPartition(opportunities().get({ opportunityID }), true)
    const [opportunity] = partition.of(opportunities)
    if (!opportunity) throw notFound('Registration')
    if (opportunity.offersAutomatically) throw conflict(coachRefusalTexts.lineIsAutomatic)
    const line = lineOf(partition.of(registrations))
    const at = line.findIndex((it) => it.playerID === playerID)
    const moved = line[at]
    if (!moved) throw conflict(coachRefusalTexts.onlyPendingWait)
    const other = line[at + (isUp ? -1 : 1)]
    if (!other) return moved
    const next = changed(moved, { placeInLine: placeInLine(other) }, now)
    await transactWrite([
      replaceItem(registrations(), moved, next),
      replaceItem(registrations(), other, changed(other, { placeInLine: placeInLine(moved) }, now)),
      [unchangedSince(opportunities().get({ opportunityID }), opportunity.version), versionConflict],
    ])
    return next
  })

type Decide = (registration: RegistrationItem, opportunity: OpportunityItem) => Partial<RegistrationItem> | null

/** A decision about a pending registration. Nothing changes for a registration that has an offer. */
const decideAsOrganizer = (id: string, now: Date, decide: Decide) =>
  retryOnConflict(async () => {
    const { registration, opportunity } = await getBoth(id)
    if (isOffered(registration)) return registration
    if (isHidden(opportunity)) throw conflict(refusalTexts.opportunityHiddenReviewLater)
    if (registration.status !== 'PENDING') throw conflict(coachRefusalTexts.onlyPendingWait)
    const decision = decide(registration, opportunity)
    if (!decision) return registration
    const next = changed(registration, decision, now)
    await transactWrite(changeRegistration(opportunity, registration, next))
    return next
  })

export const changed = (
  registration: RegistrationItem,
  changes: Partial<RegistrationItem>,
  now: Date,
): RegistrationItem => ({
  ...registration,
  ...changes,
  version: registration.version + 1,
  updatedAt: now.toISOString(),
})

/** `until`: the end of the offer that an emailed link answers. */
type OfferAnswer = Omit<Answer, 'userID'> & { until?: string; opportunityUpdatedAt?: string | null }

/** Accepts the offer for the family. The registration is approved without a review. */
export const acceptWaitlistOffer = (id: string, answer: OfferAnswer): Promise<RegistrationItem> =>
  decideOffer(id, answer, (registration, opportunity) => {
    if (registration.status === 'APPROVED') return registration
    refuseOther(registration, answer.until)
    return takenOffer(registration, opportunity, answer)
  })

type Taking = Pick<OfferAnswer, 'now' | 'opportunityUpdatedAt'>

/** The registration with the offered spot. Refused if the offer is over. */
export function takenOffer(
  registration: RegistrationItem,
  opportunity: OpportunityItem,
  { now, opportunityUpdatedAt }: Taking,
): RegistrationItem {
  if (isUnavailable(opportunity)) throw notFound('Opportunity')
  if (opportunity.canceledAt) throw conflict(refusalTexts.opportunityCanceled)
  checkShown(opportunityUpdatedAt, opportunity)
  if (hasStarted(opportunity, now)) throw conflict(ALREADY_STARTED)
  if (!isOffered(registration)) throw conflict(noOffer(registration))
  if (registration.waitsForFamily) throw conflict(FAMILY_FIRST)
  if (registration.offerExpiresAt! <= now.toISOString()) throw conflict(refusalTexts.offerExpired)
  const offerAcceptedAt = now.toISOString()
  const decidedVersion = registration.version + 1
  const taken = { status: 'APPROVED', ...ANSWERED } as const
  return changed(registration, { ...taken, offerAcceptedAt, decidedVersion }, now)
}

/** Passes the spot to the next family. The registration stays, off the waitlist. */
export const declineWaitlistOffer = (id: string, answer: OfferAnswer): Promise<RegistrationItem> =>
  decideOffer(id, answer, (registration) => {
    const { now, until } = answer
    refuseOther(registration, until)
    if (!isOffered(registration)) throw conflict(noOffer(registration))
    return passed(registration, now)
  })

/** An emailed link answers only the offer it was sent for, not a later one. */
function refuseOther(registration: RegistrationItem, until: string | undefined) {
  if (until === undefined || until === registration.offerExpiresAt) return
  throw conflict(registration.status === 'APPROVED' ? noOffer(registration) : refusalTexts.offerExpired)
}

const noOffer = ({ offerPassedAt, status }: RegistrationItem) =>
  status === 'APPROVED'
    ? refusalTexts.registrationAlreadyApproved
    : offerPassedAt
      ? refusalTexts.offerExpired
      : refusalTexts.noSpotOffered

const passed = (registration: RegistrationItem, now: Date) =>
  changed(registration, { ...ANSWERED, offerPassedAt: now.toISOString() }, now)

/** What an answer to an offer ends. The organizer cannot undo it with an earlier decision. */
const ANSWERED = { offerExpiresAt: undefined, waitlistedAt: undefined, judgedAt: undefined, decidedFrom: undefined }

type EmailedOffer = { registrationID: string; until: string; userID: string }

/** What an emailed link offers, or offered if the player has the spot. Refuses an offer that has ended, and a user who is no longer the player's family. */
export async function openOffer({ registrationID, until, userID }: EmailedOffer, now: Date) {
  const found = await findBoth(registrationID)
  const opportunity = available(found.opportunity)
  const { registration } = found
  if (!registration) throw conflict(refusalTexts.registrationDeleted)
  const [player, user] = await Promise.all([
    find(players, { playerID: registration.playerID }),
    find(users, { userID }),
  ])
  if (!player || !user || user.isBlocked || (await familyOf(registration, player)) !== userID)
    throw new Refusal('FORBIDDEN', NOT_FAMILY)
  const isTaken = registration.status === 'APPROVED' && !opportunity.canceledAt
  if (!isTaken) {
    refuseOther(registration, until)
    if (until <= now.toISOString()) throw conflict(refusalTexts.offerExpired)
  }
  return { opportunity, name: publicName(player.name), playerOwner: player.claimedBy, isTaken }
}

export function registrationKey(id: string) {
  const opportunityID = parentOf(id, 'Registration')
  return { opportunityID, playerID: id.slice(opportunityID.length + 1) }
}

async function findBoth(id: string) {
  const key = registrationKey(id)
  const [registration, opportunity] = await Promise.all([
    find(registrations, key),
    find(opportunities, { opportunityID: key.opportunityID }),
  ])
  return { registration, opportunity }
}

/** The registration and its opportunity. */
export async function getBoth(id: string) {
  const { registration, opportunity } = await findBoth(id)
  if (!registration || !opportunity) throw notFound('Registration')
  return { registration, opportunity }
}

type Change = (registration: RegistrationItem, opportunity: OpportunityItem) => RegistrationItem

const decideOffer = (id: string, { playerOwner }: OfferAnswer, change: Change) =>
  retryOnConflict(async () => {
    const { registration, opportunity } = await getBoth(id)
    const next = change(registration, opportunity)
    if (next !== registration)
      await transactWrite([
        ...changeRegistration(opportunity, registration, next),
        familyUnchanged(registration.playerID, playerOwner),
      ])
    return next
  })

/** Ends an offer that has expired, and offers the spot to the next family. */
export async function endExpiredOffer(registrationID: string, now: Date): Promise<void> {
  await retryOnConflict(() => endOffer(registrationID, now))
  await offerFreeSpots(parentOf(registrationID, 'Registration'), now)
}

async function endOffer(id: string, now: Date): Promise<void> {
  const { registration, opportunity } = await findBoth(id)
  if (!registration || !opportunity || !isOffered(registration))
    return transactWrite([[scheduledWork().delete({ kind: 'offer', recordID: id })]])
  // A later offer may have been made since.
  if (registration.offerExpiresAt! > now.toISOString()) return
  // The family could not answer, so it stays in line.
  const after = isUnavailable(opportunity)
    ? changed(registration, { offerExpiresAt: undefined }, now)
    : passed(registration, now)
  await transactWrite(changeRegistration(opportunity, registration, after))
}
