import type { SignedLink } from '../../services/mail/links.ts'
import { isWithinRateLimits } from '../../services/rate-limits/rate-limits.ts'
import { isShown } from '../../store/records/hidden.ts'
import { replaceItem } from '../../store/records/version.ts'
import {
  find,
  findAll,
  get,
  queryPartition,
  retryOnConflict,
  transactWrite,
  versionConflict,
  type Writes,
} from '../../store/store.ts'
import { HOUR_MS } from '../../values/durations.ts'
import { conflict, Refusal } from '../../values/errors.ts'
import { coachRefusalTexts } from '../../values/messages/coach-refusals.ts'
import { refusalTexts } from '../../values/messages/refusals.ts'
import { type OpportunityItem, opportunities } from '../opportunities/entity.ts'
import { isFull } from '../opportunities/status.ts'
import { players } from '../players/entity.ts'
import { guestInvitations, type RegistrationItem, registrations } from '../registrations/entity.ts'
import { checkShown, NOT_FAMILY } from '../registrations/families.ts'
import { checkEligibility, registrationWrites } from '../registrations/service.ts'
import { available } from '../registrations/waitlist.ts'
import { reschedule, schedule, scheduledWork } from '../scheduled-work/entity.ts'
import { users } from '../users/entity.ts'
import { askerText } from './asker.ts'
import { answerBy, canAsk, takesYes } from './open.ts'
import { declineGuestInvitation, guestPlayersOf, invitationWrites } from './service.ts'

/** How many families are asked at once. */
const WAVE = 5
const WAVE_MS = 15 * 60_000
/** How long a spot is held for a family that said yes and has to sign the waiver. */
const HOLD_MS = HOUR_MS

type Ask = SignedLink<'ask'>

const keyOfWork = (opportunityID: string) => ({ kind: 'ask', recordID: opportunityID }) as const

type Asking = { userID: string; isOn: boolean }

/** Starts asking families in waves, the first one now, or stops it. */
export async function setAskingFamilies(opportunityID: string, { userID, isOn }: Asking, now: Date) {
  await retryOnConflict(async () => {
    const before = await get(opportunities, { opportunityID })
    if (isOn === (before.askedBy !== undefined)) return
    if (isOn) checkAskable(before, now)
    const key = keyOfWork(opportunityID)
    const work: Writes = isOn
      ? schedule({ ...key, dueAt: now.toISOString(), edits: 1 })
      : [[scheduledWork().delete(key)]]
    await transactWrite([asking(before, isOn ? userID : undefined), ...work])
  })
  if (isOn) await askNextFamilies(opportunityID, now)
  return familyAsksOf(opportunityID, userID, now)
}

function checkAskable(opportunity: OpportunityItem, now: Date) {
  const { neededBy } = opportunity
  if (!neededBy) throw conflict(coachRefusalTexts.setNeededByFirst)
  if (neededBy <= now.toISOString()) throw conflict(coachRefusalTexts.neededByHasPassed)
  if (!canAsk(opportunity, now)) throw conflict(coachRefusalTexts.familiesCannotRegister)
  if (isFull(opportunity)) throw conflict(refusalTexts.opportunityFull)
}

/** Does not change `updatedAt`, since families see no difference. */
const asking = (before: OpportunityItem, askedBy: string | undefined) =>
  replaceItem(opportunities(), before, { ...before, askedBy, version: before.version + 1 })

/** What the organizer sees of the asks: no family, and no answer but their number. */
export async function familyAsksOf(opportunityID: string, organizerID: string, now: Date) {
  const [partition, work] = await Promise.all([
    queryPartition(opportunities().get({ opportunityID }), true),
    find(scheduledWork, keyOfWork(opportunityID)),
  ])
  const [opportunity] = partition.of(opportunities)
  const isOn = opportunity?.askedBy !== undefined && canAsk(opportunity, now)
  const asked = partition.of(guestInvitations).filter(({ askedUserID }) => askedUserID)
  const registered = new Set(partition.of(registrations).map(({ playerID }) => playerID))
  return {
    isOn,
    fittingCount: (await candidatesOf(opportunityID, opportunity?.askedBy ?? organizerID, now)).length,
    askedCount: asked.length,
    saidNoCount: asked.filter(({ saidNoAt, playerID }) => saidNoAt && !registered.has(playerID)).length,
    nextAt: isOn && work ? work.dueAt : null,
  }
}

/** The players who fit and whose families were not invited or asked, best match first. Without those whose families get no emails. */
async function candidatesOf(opportunityID: string, organizerID: string, now: Date) {
  const fitting = (await guestPlayersOf(opportunityID, organizerID, now)).filter(({ isInvited }) => !isInvited)
  const families = await findAll(
    users,
    fitting.map(({ player }) => ({ userID: player.claimedBy! })),
  )
  const reached = new Set(
    families.filter((it) => !it.isBlocked && it.emailNotifications && it.emailVerifiedAt).map(({ userID }) => userID),
  )
  return fitting.map(({ player }) => player).filter(({ claimedBy }) => reached.has(claimedBy!))
}

/**
 * Asks the next families and schedules the wave after them, in one transaction. None while the spots are taken or held. Ends when the time
 * has passed, or the organizer may no longer ask.
 */
export const askNextFamilies = (opportunityID: string, now: Date) =>
  retryOnConflict(async () => {
    const [work, opportunity] = await Promise.all([
      find(scheduledWork, keyOfWork(opportunityID)),
      find(opportunities, { opportunityID }),
    ])
    if (!work || work.dueAt > now.toISOString()) return
    const { askedBy } = opportunity ?? {}
    if (!opportunity || !askedBy || !canAsk(opportunity, now) || !(await askerText(askedBy, opportunity, now)))
      return transactWrite([
        [scheduledWork().delete(keyOfWork(opportunityID))],
        ...(opportunity ? [asking(opportunity, undefined)] : []),
      ])
    const wave: Writes[] = []
    const candidates = isFull(opportunity) ? [] : await candidatesOf(opportunityID, askedBy, now)
    for (const player of candidates) {
      if (wave.length === WAVE) break
      if (!(await isWithinRateLimits({ askOfFamily: player.claimedBy! }, now))) continue
      if (!(await isWithinRateLimits({ invitationByUser: askedBy }, now))) break
      wave.push(invitationWrites(player, { opportunityID, invitedBy: askedBy, askedUserID: player.claimedBy }, now))
    }
    const next = new Date(now.getTime() + WAVE_MS).toISOString()
    const dueAt = next < answerBy(opportunity) ? next : answerBy(opportunity)
    await transactWrite([
      ...reschedule(work, { ...work, dueAt, edits: work.edits + 1 }),
      [isShown(opportunities().get({ opportunityID })), versionConflict],
      ...wave.flat(),
    ])
  })

const NOT_NEEDED = refusalTexts.organizerNoLongerNeeds

/** What an emailed link asks, and the registration if the family said yes before. Refused if the family can no longer answer. */
export async function openAsk({ opportunityID, playerID, userID }: Ask, now: Date) {
  const [found, invitation, registration, player, user] = await Promise.all([
    find(opportunities, { opportunityID }),
    find(guestInvitations, { opportunityID, playerID }),
    find(registrations, { opportunityID, playerID }),
    find(players, { playerID }),
    find(users, { userID }),
  ])
  if (!player || !user || user.isBlocked || player.claimedBy !== userID) throw new Refusal('FORBIDDEN', NOT_FAMILY)
  const opportunity = available(found)
  if (registration && !registration.saidYesAt) throw conflict(refusalTexts.playerAlreadyRegistered)
  if (!registration && !takesYes(opportunity, now)) {
    if (opportunity.canceledAt) throw conflict(refusalTexts.opportunityCanceled)
    throw conflict(canAsk(opportunity, now) && isFull(opportunity) ? refusalTexts.anotherFamilySaidYes : NOT_NEEDED)
  }
  const asker = await askerText(opportunity.askedBy ?? invitation?.invitedBy ?? '', opportunity, now)
  if (invitation?.askedUserID !== userID || (!asker && !registration)) throw conflict(NOT_NEEDED)
  return { opportunity, player, invitation, registration, asker }
}

type Yes = { now: Date; opportunityUpdatedAt: string | null }

/**
 * The first yes takes the spot. If a waiver is required, the spot is held until the family has signed it. Exactly one of several families
 * that say yes at once gets the last spot.
 */
export const sayYes = (ask: Ask, { now, opportunityUpdatedAt }: Yes): Promise<RegistrationItem> =>
  retryOnConflict(async () => {
    const { opportunity, player, registration: earlier } = await openAsk(ask, now)
    if (earlier) return earlier
    checkShown(opportunityUpdatedAt, opportunity)
    await checkEligibility(opportunity, player, true, now)
    const { opportunityID, playerID, userID: registeredBy } = ask
    const at = now.toISOString()
    const registration: RegistrationItem = {
      opportunityID,
      playerID,
      registeredBy,
      version: 1,
      saidYesAt: at,
      createdAt: at,
      updatedAt: at,
      ...(opportunity.waiverRequired
        ? { status: 'PENDING', waitsForFamily: true, offerExpiresAt: holdEnd(opportunity, now) }
        : { status: 'APPROVED', offerAcceptedAt: at, decidedVersion: 1 }),
    }
    // A second yes of the family at the same time reads the first one.
    await transactWrite(registrationWrites(opportunity, registration, registeredBy, versionConflict))
    return registration
  })

const holdEnd = ({ startTime }: OpportunityItem, now: Date) =>
  new Date(Math.min(now.getTime() + HOLD_MS, Date.parse(startTime))).toISOString()

export async function sayNo(ask: Ask, now: Date): Promise<void> {
  const { invitation, registration } = await openAsk(ask, now)
  if (registration) throw conflict(refusalTexts.saidYesAlready)
  if (!invitation.saidNoAt) await declineGuestInvitation(ask.opportunityID, ask.playerID, ask.userID, now)
}
