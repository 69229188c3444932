import { CustomAttributeType, type EntityItem } from 'electrodb'
import { entity, expiring, optional, required } from '../../store/entity.ts'
import { DAY_SECONDS, expiresAfter } from '../../values/durations.ts'

export type RegistrationItem = EntityItem<ReturnType<typeof registrations>>

export const newestFirst = (list: RegistrationItem[]) =>
  list.sort((a, b) => (a.createdAt === b.createdAt ? 0 : a.createdAt < b.createdAt ? 1 : -1))

const REGISTRATION_STATUSES = ['PENDING', 'APPROVED', 'REJECTED'] as const

/** `ownID` is the last part of the ID of the roster entry, which merges of teams keep. */
export type RosterOfferMark = {
  ownID: string
  position: string
  offeredAt: string
  replyBy: string
  endedAs?: 'DECLINED' | 'EXPIRED'
}

/** What a decision replaced, so that the organizer can undo it. */
export type DecidedFrom = {
  status: (typeof REGISTRATION_STATUSES)[number]
  decidedAt: string
  waitlistedAt?: string
  judgedAt?: string
  offerExpiresAt?: string
  offerAcceptedAt?: string
  offerPassedAt?: string
  rejectionReason?: string
  decidedVersion?: number
}

/** The key enforces one registration per player and opportunity. The GraphQL ID is `<opportunityID>.<playerID>`. */
// The registrations of an opportunity.
export const registrations = entity(
  'registration',
  { byOpportunity: ['opp#${opportunityID}', 'reg#${playerID}'] },
  () => ({
    ...required('string', 'registeredBy', 'createdAt', 'updatedAt'),
    version: { type: 'number', required: true },
    ...optional('string', 'jerseyNumber', 'notes', 'waiverSignedBy', 'waiverVersion', 'waiverHash'),
    ...optional('string', 'checkInChangedAt', 'jerseyChangedAt'),
    feePaidCents: { type: 'number' },
    status: { type: REGISTRATION_STATUSES, required: true },
    /** The registrant's phone number, visible only to this opportunity's organizer. Stored with consent. */
    phone: { type: 'string' },
    /** The accepted waiver. The hash is the key of its text. */
    waiverSignedAt: { type: 'string' },
    /** The parent who signed it on the organizer's phone. */
    waiverSignerName: { type: 'string' },
    /** When it joined the waitlist, because every spot was taken. Absent if there were free spots, and when it is decided. */
    waitlistedAt: { type: 'string' },
    /** When the organizer reviewed it and kept it for a spot that becomes free. */
    judgedAt: { type: 'string' },
    /** Its place in the line, if the organizer has moved it. Otherwise that of its registration. */
    placeInLine: { type: 'string' },
    /** A coach registered a claimed player, and the family has not accepted yet. */
    waitsForFamily: { type: 'boolean' },
    /** Nobody managed the player when it was registered, or the claim of who did was rejected. See `precedesFamily`. */
    lacksConsent: { type: 'boolean' },
    /** When the offer of a held spot expires. Absent when it is decided. */
    offerExpiresAt: { type: 'string' },
    /** The version of the last review. Absent until it is reviewed. */
    decidedVersion: { type: 'number' },
    decidedFrom: { type: CustomAttributeType<DecidedFrom>('any') },
    /** When the player arrived, and when the arrival and the jersey number last changed at check-in. */
    checkedInAt: { type: 'string' },
    /** When the family said yes to an organizer who asked it. */
    saidYesAt: { type: 'string' },
    /** When the family accepted an offer from the waitlist. Cleared when the organizer reviews it again. */
    offerAcceptedAt: { type: 'string' },
    /** When the family let an offer pass. It is no longer on the waitlist. */
    offerPassedAt: { type: 'string' },
    /** The organizer's message to the family about the rejection. */
    rejectionReason: { type: 'string' },
    /** The last offer of a spot on the team's roster. */
    rosterOffer: { type: CustomAttributeType<RosterOfferMark>('any') },
    /** When the organizer told the family that the player was not selected for the roster. */
    notSelectedAt: { type: 'string' },
    notSelectedNote: { type: 'string' },
  }),
)

export const registrationID = ({ opportunityID, playerID }: Pick<RegistrationItem, 'opportunityID' | 'playerID'>) =>
  `${opportunityID}.${playerID}`

/** A player's reference to a registration. */
// The opportunities a player is registered for.
export const playerRegistrations = entity('player-registration', {
  byPlayer: ['player#${playerID}', 'reg#${opportunityID}'],
})

/** A withdrawal by the family. The organizer is notified. */
// The withdrawals from an opportunity.
export const withdrawals = entity(
  'withdrawal',
  { byOpportunity: ['opp#${opportunityID}', 'withdrawal#${playerID}#${withdrawnAt}'] },
  () => ({
    withdrawnBy: { type: 'string', required: true },
    registeredAt: { type: 'string', required: true },
    feePaidCents: { type: 'number' },
    status: { type: REGISTRATION_STATUSES, required: true },
    ...expiring,
  }),
)

/** How long the organizer can look up a withdrawal, in seconds. */
const TTL_SECONDS = 90 * DAY_SECONDS

/** The data for notifying the organizer of a withdrawal. */
export const withdrawalOf = (
  { opportunityID, playerID, status, feePaidCents, createdAt: registeredAt }: RegistrationItem,
  withdrawnBy: string,
  now: Date,
) => ({
  opportunityID,
  playerID,
  status,
  feePaidCents,
  withdrawnBy,
  registeredAt,
  withdrawnAt: now.toISOString(),
  expiresAt: expiresAfter(TTL_SECONDS, now),
})

export type GuestInvitationItem = EntityItem<ReturnType<typeof guestInvitations>>

/** An organizer's invitation of a player's family to an opportunity. */
// The invitations to an opportunity.
export const guestInvitations = entity(
  'guest-invitation',
  { byOpportunity: ['opp#${opportunityID}', 'guest#${playerID}'] },
  () => ({
    ...required('string', 'invitedBy', 'createdAt'),
    saidNoAt: { type: 'string' },
    /** The family's account, which is asked for a yes or no. Absent in a plain invitation. */
    askedUserID: { type: 'string' },
    ...expiring,
  }),
)

/** A player's reference to an invitation that the family has not answered. Registering or declining removes it. */
// The opportunities that a player is invited to.
export const playerGuestInvitations = entity(
  'player-guest-invitation',
  { byPlayer: ['player#${playerID}', 'guest#${opportunityID}'] },
  () => ({ ...expiring }),
)
