import { idempotent } from '../../store/idempotency.ts'
import { isHidden } from '../../store/records/hidden.ts'
import { ownedBy } from '../../store/records/owned-by.ts'
import {
  checkSeen,
  raiseVersion,
  removeItem,
  replaceItem,
  type SeenVersion,
  unchangedSince,
} from '../../store/records/version.ts'
import {
  find,
  get,
  queryPartition,
  retryOnConflict,
  transactWrite,
  versionConflict,
  type Write,
  type Writes,
} from '../../store/store.ts'
import { type Born, playerAge } from '../../values/age.ts'
import { badInput, conflict, notFound, Refusal } from '../../values/errors.ts'
import { agesIn, fitsSomeAge } from '../../values/league-age.ts'
import { coachRefusalTexts } from '../../values/messages/coach-refusals.ts'
import { refusalTexts } from '../../values/messages/refusals.ts'
import type { Text } from '../../values/messages/text.ts'
import { parse } from '../../values/parse.ts'
import { pick } from '../../values/pick.ts'
import { notAfter } from '../../values/time-format.ts'
import { findCountedAges } from '../opportunities/counted-ages.ts'
import { type OpportunityItem, opportunities } from '../opportunities/entity.ts'
import { hasStarted, isFull, isPastDeadline } from '../opportunities/status.ts'
import { players } from '../players/entity.ts'
import { consentOf } from '../players/managed.ts'
import { publicName } from '../players/public-name.ts'
import { type Caller, userExists, userReferences } from '../users/entity.ts'
import {
  playerGuestInvitations,
  playerRegistrations,
  type RegistrationItem,
  registrationID,
  registrations,
  withdrawalOf,
  withdrawals,
} from './entity.ts'
import { type Answer, checkShown, familyUnchanged, NOT_YOURS } from './families.ts'
import { signedWaiver } from './signed-waiver.ts'
import {
  changeRegistration,
  countChange,
  difference,
  hasSpot,
  isOffered,
  isUnchangedFor,
  scheduleOffer,
  takesSpot,
} from './spots.ts'
import {
  ALREADY_STARTED,
  agreesToPhone,
  checkInInput,
  FAMILY_FIRST,
  PHONE_CONSENT_REQUIRED,
  registrationInput,
  rejectionInput,
  updateRegistrationInput,
  WAIVER_REQUIRED,
} from './validation.ts'
import { changed, getBoth, registrationKey, takenOffer } from './waitlist.ts'

type Status = RegistrationItem['status']
type Registering = {
  caller: Caller
  /** Whether the caller has a tie to the player. A refusal tells others no more than the shown age. */
  isTied: boolean
  /** The player's owner when the permission was checked. */
  playerOwner: string | undefined
  input: unknown
  key: string | null
  now: Date
}

const IS_HIDDEN = refusalTexts.opportunityHiddenReviewLater
const already = () => conflict(refusalTexts.playerRegisteredHere)

export const getRegistration = (id: string): Promise<RegistrationItem> => get(registrations, registrationKey(id))

/** The resolver checks whether the caller may see the opportunity and register the player. */
export async function registerForOpportunity({
  caller,
  isTied,
  playerOwner,
  input,
  key,
  now,
}: Registering): Promise<RegistrationItem> {
  const parsed = parse(registrationInput, input)
  const { opportunityID, playerID, waiverSigned, waiverHash, jerseyNumber, notes, phone, opportunityUpdatedAt } = parsed
  if (!agreesToPhone(parsed)) throw badInput('phoneConsent', PHONE_CONSENT_REQUIRED)
  const { userID } = caller
  const at = now.toISOString()
  const requested: RegistrationItem = {
    opportunityID,
    playerID,
    version: 1,
    status: 'PENDING',
    jerseyNumber: jerseyNumber || undefined,
    notes: notes || undefined,
    phone: phone || undefined,
    registeredBy: userID,
    createdAt: at,
    updatedAt: at,
  }
  const id = registrationID(requested)
  const register = (guard: [Write, Error][]) =>
    retryOnConflict(async () => {
      const [opportunity, player] = await Promise.all([
        get(opportunities, { opportunityID }),
        get(players, { playerID }),
      ])
      if (isHidden(opportunity)) throw notFound('Opportunity')
      if (player.claimedBy !== playerOwner) throw new Refusal('FORBIDDEN', NOT_YOURS)
      checkShown(opportunityUpdatedAt, opportunity)
      const waitsForFamily = !caller.isAdmin && !!player.claimedBy && player.claimedBy !== userID
      // Only the user who claimed the player can accept the waiver.
      const born = isTied ? player : { age: playerAge(player, now) }
      await checkEligibility(opportunity, born, waitsForFamily || waiverSigned, now)
      const signature = { waiverSigned: waiverSigned && !waitsForFamily, waiverHash, userID, now }
      const { signed, writes } = await signedWaiver(opportunity, signature)
      const registration = {
        ...requested,
        ...signed,
        ...(waitsForFamily && { waitsForFamily }),
        ...consentOf(player),
        waitlistedAt: isFull(opportunity) ? at : undefined,
      }
      await transactWrite([...guard, ...writes, ...registrationWrites(opportunity, registration, playerOwner)])
      return registration
    })
  return idempotent({ userID, operation: 'registerForOpportunity', input, key, now }, id, register, getRegistration)
}

/** The writes of a new registration, with the spot that it takes or holds. */
export function registrationWrites(
  opportunity: OpportunityItem,
  registration: RegistrationItem,
  playerOwner: string | undefined,
  ifRegistered?: Error,
): Writes {
  const { opportunityID, playerID } = registration
  return [
    ...newRegistration(registration, ifRegistered),
    [ownedBy(players().get({ playerID }), playerOwner), versionConflict],
    [playerGuestInvitations().delete({ playerID, opportunityID })],
    takesRegistration(opportunity, registration),
    ...scheduleOffer(null, registration),
  ]
}

/** The registration and what refers to it. */
export function newRegistration(registration: RegistrationItem, ifRegistered: Error = already()): Writes {
  const { opportunityID, playerID, registeredBy: userID } = registration
  return [
    [registrations().create(registration), ifRegistered],
    userExists(userID),
    [playerRegistrations().put({ playerID, opportunityID })],
    [userReferences().put({ userID, kind: 'registration', recordID: registrationID(registration) })],
  ]
}

/** Counts the registration. Fails if the opportunity was edited, or is no longer as full as it was, since it was read. */
const takesRegistration = (opportunity: OpportunityItem, registration: RegistrationItem): [Write, Error] => {
  const { opportunityID, updatedAt } = opportunity
  const patch = opportunities()
    .patch({ opportunityID })
    .add({ version: 1, ...difference(null, registration) })
    .where((held, operations) => {
      const { eq, notExists } = operations
      return [
        notExists(held.canceledAt),
        notExists(held.hidden),
        eq(held.updatedAt, updatedAt),
        isUnchangedFor(opportunity, held, operations),
      ].join(' AND ')
    })
  return [patch, versionConflict]
}

export async function checkEligibility(opportunity: OpportunityItem, born: Born, waiverSigned: boolean, now: Date) {
  const { canceledAt, visibility, waiverRequired } = opportunity
  if (canceledAt) throw conflict(refusalTexts.opportunityCanceled)
  if (visibility === 'HIDDEN') throw conflict(refusalTexts.opportunityDraft)
  if (hasStarted(opportunity, now)) throw conflict(ALREADY_STARTED)
  if (isPastDeadline(opportunity, now)) throw conflict(refusalTexts.registrationDeadlinePassed)
  await checkAges(opportunity, born, 'playerID', now)
  if (waiverRequired && !waiverSigned) throw badInput('waiverSigned', WAIVER_REQUIRED)
}

export async function checkAges(opportunity: OpportunityItem, born: Born, field: string, now: Date) {
  const { minAge, maxAge } = opportunity
  if (minAge === undefined && maxAge === undefined) return
  const { season, rules } = await findCountedAges(opportunity)
  if (!fitsSomeAge(agesIn(season, born, rules, now), opportunity)) throw badInput(field, forAges(minAge, maxAge))
}

/** At least one limit is given. */
const forAges =
  (minAge: number | undefined, maxAge: number | undefined): Text =>
  (locale) => {
    if (maxAge === undefined) return refusalTexts.forAgesAndOlder(minAge!)(locale)
    return minAge === undefined
      ? refusalTexts.forAgesAndYounger(maxAge)(locale)
      : refusalTexts.forAges({ minAge, maxAge })(locale)
  }

const DECIDED_FIELDS = [
  'status',
  'waitlistedAt',
  'judgedAt',
  'offerExpiresAt',
  'offerAcceptedAt',
  'offerPassedAt',
  'rejectionReason',
  'decidedVersion',
] as const

const UNDECIDED = {
  waitlistedAt: undefined,
  judgedAt: undefined,
  offerExpiresAt: undefined,
  offerAcceptedAt: undefined,
  offerPassedAt: undefined,
  rejectionReason: undefined,
  decidedVersion: undefined,
}

/** Ends before the notice of the decision is sent. */
const UNDO_MS = 30_000

/** Makes the registration what it was before the last decision. The family has not been told of either. */
export const undoDecision = (id: string, now: Date) =>
  retryOnConflict(async () => {
    const { registration, opportunity } = await getBoth(id)
    const { decidedAt, ...before } = registration.decidedFrom ?? {}
    if (!decidedAt || now.getTime() - Date.parse(decidedAt) > UNDO_MS) throw conflict(coachRefusalTexts.tooLateToUndo)
    if (isHidden(opportunity)) throw conflict(IS_HIDDEN)
    const next = changed(registration, { ...UNDECIDED, ...before, decidedFrom: undefined }, now)
    if (takesSpot(registration, next) && !hasSpot(opportunity)) throw conflict(refusalTexts.opportunityFull)
    await transactWrite(changeRegistration(opportunity, registration, next))
    return next
  })

/** Concurrent approvals and acceptances never exceed the capacity, because one condition of the write checks the count. */
export async function updateRegistrationStatus(id: string, status: Status, now: Date, reason?: string | null) {
  const rejectionReason = parse(rejectionInput, { reason }).reason || undefined
  return retryOnConflict(async () => {
    const { registration, opportunity } = await getBoth(id)
    if (registration.status === status) return registration
    // The reason of a rejection would reach families in the name of an opportunity that an admin took down.
    if (isHidden(opportunity)) throw conflict(IS_HIDDEN)
    if (status === 'APPROVED' && registration.waitsForFamily) throw conflict(FAMILY_FIRST)
    if (status === 'APPROVED' && !isOffered(registration) && !hasSpot(opportunity))
      throw conflict(refusalTexts.opportunityFull)
    const decision = {
      ...UNDECIDED,
      status,
      rejectionReason: status === 'REJECTED' ? rejectionReason : undefined,
      decidedVersion: registration.version + 1,
      decidedFrom: { ...pick(registration, ...DECIDED_FIELDS), decidedAt: now.toISOString() },
    }
    const next = changed(registration, decision, now)
    await transactWrite(changeRegistration(opportunity, registration, next))
    return next
  })
}

export const approveRegistration = (id: string, now: Date) => updateRegistrationStatus(id, 'APPROVED', now)

export const rejectRegistration = (id: string, reason: string | null | undefined, now: Date) =>
  updateRegistrationStatus(id, 'REJECTED', now, reason)

/** Withdraws the registration for the family. A spot that it held is free immediately. */
export const withdrawRegistration = (id: string, { userID, playerOwner, now }: Answer) =>
  retryOnConflict(async () => {
    const { registration, opportunity } = await getBoth(id)
    if (hasStarted(opportunity, now)) throw conflict(ALREADY_STARTED)
    const { opportunityID, playerID, registeredBy } = registration
    await transactWrite([
      removeItem(registrations(), { opportunityID, playerID }, registration),
      familyUnchanged(playerID, playerOwner),
      [playerRegistrations().delete({ playerID, opportunityID })],
      [userReferences().delete({ userID: registeredBy, kind: 'registration', recordID: id })],
      [withdrawals().put(withdrawalOf(registration, userID, now))],
      ...countChange(opportunity, registration, null),
      ...scheduleOffer(registration, null),
    ])
    return true as const
  })

type Acceptance = Answer & { waiverSigned: boolean; waiverHash?: string | null; opportunityUpdatedAt?: string | null }

/**
 * Accepts for the family a registration that a coach or its yes to an organizer made, with the waiver if one is required. A spot that is
 * held for it is taken.
 */
export async function acceptRegistration(
  id: string,
  { waiverSigned, waiverHash, opportunityUpdatedAt, userID, playerOwner, now }: Acceptance,
): Promise<RegistrationItem> {
  return retryOnConflict(async () => {
    const { registration, opportunity } = await getBoth(id)
    if (!registration.waitsForFamily) return registration
    if (isHidden(opportunity)) throw notFound('Opportunity')
    checkShown(opportunityUpdatedAt, opportunity)
    if (opportunity.waiverRequired && !waiverSigned) throw badInput('waiverSigned', WAIVER_REQUIRED)
    const { opportunityID } = opportunity
    const { signed, writes } = await signedWaiver(opportunity, { waiverSigned, waiverHash, userID, now })
    const accepted = { ...registration, ...signed, waitsForFamily: undefined }
    const isHeld = isOffered(registration) && registration.offerExpiresAt! > now.toISOString()
    const next: RegistrationItem = isHeld
      ? takenOffer(accepted, opportunity, { now })
      : changed(accepted, { offerPassedAt: undefined }, now)
    await transactWrite([
      ...writes,
      ...(isHeld
        ? changeRegistration(opportunity, registration, next)
        : [
            replaceItem(registrations(), registration, next),
            [unchangedSince(opportunities().get({ opportunityID }), opportunity.version), versionConflict] as const,
          ]),
      familyUnchanged(registration.playerID, playerOwner),
    ])
    return next
  })
}

/**
 * Records the player's arrival and jersey number. Phones send changes when they are back online, in any order and more than once: the
 * latest change of each wins. Two players do not get one number at check-in.
 */
export async function checkIn(id: string, input: unknown, now: Date): Promise<RegistrationItem> {
  const parsed = parse(checkInInput, input)
  const checkedInAt = parsed.checkedInAt ? notAfter(parsed.checkedInAt, now) : undefined
  const changedAt = notAfter(parsed.changedAt ?? parsed.checkedInAt ?? now.toISOString(), now)
  return retryOnConflict(async () => {
    const { registration: before, opportunity } = await getBoth(id)
    const hasArrival = parsed.checkedInAt !== undefined && (before.checkInChangedAt ?? '') <= changedAt
    const hasNumber = parsed.jerseyNumber !== undefined && (before.jerseyChangedAt ?? '') <= changedAt
    if (!hasArrival && !hasNumber) return before
    if (before.status !== 'APPROVED') throw conflict(coachRefusalTexts.onlyApprovedPlayersChecked)
    const wanted = (hasNumber ? parsed.jerseyNumber : before.jerseyNumber) || undefined
    const holder = wanted && (await holderOfNumber(wanted, before))
    if (holder && hasNumber) throw conflict(coachRefusalTexts.nameHasNumber({ name: holder, number: wanted }))
    const checked = {
      ...(hasArrival && { checkedInAt, checkInChangedAt: changedAt }),
      ...(hasNumber && { jerseyChangedAt: changedAt }),
      // The number that the family wished for may be taken.
      jerseyNumber: holder ? undefined : wanted,
    }
    const next = changed(before, checked, now)
    await transactWrite([replaceItem(registrations(), before, next), ...(wanted ? [touched(opportunity)] : [])])
    return next
  })
}

/** The name of another player who has the number, because it was given at check-in or the player is there. */
async function holderOfNumber(number: string, { opportunityID, playerID }: RegistrationItem) {
  const partition = await queryPartition(registrations().query.byOpportunity({ opportunityID }), true)
  const holds = (it: RegistrationItem) =>
    it.status === 'APPROVED' && (it.checkedInAt ?? it.jerseyChangedAt) && it.jerseyNumber === number
  const holder = partition.of(registrations).find((it) => it.playerID !== playerID && holds(it))
  if (!holder) return null
  const player = await find(players, { playerID: holder.playerID })
  return player && publicName(player.name)
}

/** Makes concurrent check-ins of the opportunity see each other's numbers. */
const touched = (opportunity: OpportunityItem) =>
  raiseVersion(opportunities(), { opportunityID: opportunity.opportunityID }, opportunity)

/** Updates the organizer's notes on the registration. */
export async function updateRegistration(id: string, input: SeenVersion, now: Date): Promise<RegistrationItem> {
  const parsed = parse(updateRegistrationInput, input)
  return retryOnConflict(async () => {
    const before = await getRegistration(id)
    checkSeen(input, before)
    const next = changed(before, { feePaidCents: parsed.feePaidCents ?? before.feePaidCents }, now)
    await transactWrite([replaceItem(registrations(), before, next)])
    return next
  })
}
