import { CustomAttributeType, type EntityItem } from 'electrodb'
import { entity, optional, required } from '../../store/entity.ts'
import { check, conditionCheck, find, findAll, type Write } from '../../store/store.ts'
import { Refusal } from '../../values/errors.ts'
import { LOCALES, type Locale } from '../../values/messages/locale.ts'
import { requestTexts } from '../../values/messages/requests.ts'
import { ROLES } from '../../values/roles.ts'

/** The signed-in user who makes a request. */
export type Caller = { userID: string; isAdmin: boolean }
/** A caller who publishes a record. */
export type Publisher = Caller & { user: Pick<UserItem, 'emailVerifiedAt'> }

export type UserItem = EntityItem<ReturnType<typeof users>>

// The account. References to what the user claims or is a contact of are in the same partition.
export const users = entity('user', { byID: ['user#${userID}', 'meta'] }, () => ({
  ...required('string', 'email', 'name', 'createdAt', 'updatedAt'),
  version: { type: 'number', required: true },
  ...required('boolean', 'isBlocked', 'emailNotifications', 'eventReminders', 'opportunityAlerts'),
  marketingEmails: { type: 'boolean', required: true },
  ...optional('string', 'emailVerifiedAt', 'backgroundCheckConfirmedAt', 'backgroundCheckConfirmedBy'),
  /** When an admin or the provider first approved a photo of this account. Removed when an admin rejects one. */
  photosApprovedAt: { type: 'string' },
  ...optional('string', 'safeSportTrainedOn', 'safeSportConfirmedAt', 'safeSportConfirmedBy'),
  role: { type: ROLES, required: true },
  /** The language of emails and notifications. */
  locale: { type: LOCALES },
  /** The admin who blocked it. */
  blockedBy: { type: 'string' },
  /** When the user was notified that the unconfirmed account will be deleted. */
  retentionNoticedAt: { type: 'string' },
  /** When two-factor authentication was turned on. */
  totpAt: { type: 'string' },
  /** Access tokens issued before this are invalid. */
  signedOutAt: { type: 'string' },
  /** Ended sessions and when they ended (epoch seconds), kept while their access tokens could still be valid. */
  endedSessions: { type: CustomAttributeType<Record<string, number>>('any') },
  /** The dates of a background check and a SafeSport training, and the admin who saw the proof. */
  backgroundCheckedOn: { type: 'string' },
  /** The last day on which the user signed in or refreshed a session. Absent if that was before this was recorded. */
  lastSeenAt: { type: 'string' },
}))

const USER_REFERENCES = [
  'claimedTeam',
  'claimedPlayer',
  // For teams or divisions.
  'contact',
  'contactInvitation',
  // Teams offered to the user.
  'teamTransfer',
  // Opportunities whose players the user is invited to evaluate.
  'evaluator',
  'claimRequest',
  // Registrations that the user made.
  'registration',
  // Conversations in which the user wrote.
  'conversation',
] as const
export type UserReferenceKind = (typeof USER_REFERENCES)[number]

/** References to the records that belong to the user or that the user requested. */
// The references of a user.
export const userReferences = entity('user-reference', { byUser: ['user#${userID}', '${kind}#${recordID}'] }, () => ({
  kind: { type: USER_REFERENCES, required: true },
  /** The ID of the referenced record, such as a team, player, division, claim request, or registration. */
  recordID: { type: 'string', required: true },
}))

/** The language of what is sent to the user. */
export const localeOf = ({ locale }: Pick<UserItem, 'locale'>): Locale => locale ?? 'en'

const gone = () => new Refusal('UNAUTHENTICATED', requestTexts.logInFirst)

/** A condition check that the user was not deleted, for transactions that create items for the user. */
export const userExists = (userID: string, refusal: Error = gone()): [Write, Error] => [
  conditionCheck(users().get({ userID }), 'exists'),
  refusal,
]

/** A condition check that the account exists and is not blocked. */
export const notBlocked = (userID: string, refusal: Error): [Write, Error] => [
  check(users().get({ userID }), 'attribute_exists(pk) AND isBlocked = :no', {
    ExpressionAttributeValues: { ':no': false },
  }),
  refusal,
]

/** An admin, or an account with a confirmed email address. */
export const isVerified = ({ isAdmin, user }: Publisher) => isAdmin || user.emailVerifiedAt !== undefined

/**
 * The mark of a record whose texts, links, and pictures were last written by an account without a confirmed address. Others see them as soon
 * as the address is confirmed.
 */
export const unverifiedMark = (publisher: Publisher) => ({
  unverifiedBy: isVerified(publisher) ? undefined : publisher.userID,
})

/** Whether others do not see the texts, links, and pictures of the record, but only its facts. */
export async function isWithheld({ unverifiedBy }: { unverifiedBy?: string }): Promise<boolean> {
  return unverifiedBy !== undefined && !(await canMessageStrangers(unverifiedBy))
}

/** Whether text written by this user may be emailed to people who have no relation to the user. */
export async function canMessageStrangers(userID: string): Promise<boolean> {
  const author = await find(users, { userID })
  return author !== null && mayEmailOthers(author)
}

/** Without a confirmed address, an account emails nobody. */
export const mayEmailOthers = ({ isBlocked, emailVerifiedAt, role }: UserItem) =>
  !isBlocked && (emailVerifiedAt !== undefined || role === 'admin')

/** The current admins, who are notified of pending reviews. */
// Every admin.
export const adminReferences = entity('admin-reference', { all: ['admins', '${userID}'] })

export const isActiveAdmin = ({ role, isBlocked }: Pick<UserItem, 'role' | 'isBlocked'>) =>
  role === 'admin' && !isBlocked

export async function activeAdmins(): Promise<UserItem[]> {
  const { data } = await adminReferences().query.all({}).go({ pages: 'all', consistent: true })
  return (await findAll(users, data, true)).filter(isActiveAdmin)
}
