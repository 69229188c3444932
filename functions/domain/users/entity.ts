import { CustomAttributeType, Entity, type EntityItem } from 'electrodb'
import { client, tableName } from '../dynamo.ts'
import { lazy } from '../lazy.ts'
import { ROLES } from './roles.ts'

export type UserItem = EntityItem<ReturnType<typeof users>>

export const users = lazy(
  () =>
    new Entity(
      {
        model: { service: 'fungo', entity: 'user', version: '1' },
        attributes: {
          userID: { type: 'string', required: true },
          version: { type: 'number', required: true },
          email: { type: 'string', required: true },
          name: { type: 'string', required: true },
          role: { type: ROLES, required: true },
          isBlocked: { type: 'boolean', required: true },
          /** The admin who blocked it. */
          blockedBy: { type: 'string' },
          emailVerifiedAt: { type: 'string' },
          /** When the user was told that the unconfirmed account will be deleted. */
          retentionNoticedAt: { type: 'string' },
          /** Since when sign-in asks for a code of an authenticator app. */
          totpAt: { type: 'string' },
          /** Access tokens issued before are no longer valid. */
          signedOutAt: { type: 'string' },
          /** Sessions that were signed out of, and when (epoch seconds), as long as an access token of them may live. */
          endedSessions: { type: CustomAttributeType<Record<string, number>>('any') },
          /** The day of a background check and of a SafeSport training, and the admin who saw the proof. */
          backgroundCheckedOn: { type: 'string' },
          backgroundCheckConfirmedAt: { type: 'string' },
          backgroundCheckConfirmedBy: { type: 'string' },
          safeSportTrainedOn: { type: 'string' },
          safeSportConfirmedAt: { type: 'string' },
          safeSportConfirmedBy: { type: 'string' },
          /** The last day on which it signed in or a session of it went on; absent where that is longer ago than this is noted. */
          lastSeenAt: { type: 'string' },
          emailNotifications: { type: 'boolean', required: true },
          eventReminders: { type: 'boolean', required: true },
          opportunityAlerts: { type: 'boolean', required: true },
          marketingEmails: { type: 'boolean', required: true },
          createdAt: { type: 'string', required: true },
          updatedAt: { type: 'string', required: true },
        },
        indexes: {
          // The account; references to what the user claims or is a contact of share the partition.
          byID: {
            pk: { field: 'pk', composite: ['userID'], template: 'user#${userID}' },
            sk: { field: 'sk', composite: [], template: 'meta' },
          },
        },
      },
      { client, table: tableName() },
    ),
)

const USER_REFERENCES = [
  'claimedTeam',
  'claimedPlayer',
  // Of teams or divisions.
  'contact',
  'contactInvitation',
  // Teams that are offered to the user.
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

/** A user's references to the records that are the user's, or that the user asked for. */
export const userReferences = lazy(
  () =>
    new Entity(
      {
        model: { service: 'fungo', entity: 'user-reference', version: '1' },
        attributes: {
          userID: { type: 'string', required: true },
          kind: { type: USER_REFERENCES, required: true },
          /** The id of the team, the player, the division, the claim request or the registration. */
          recordID: { type: 'string', required: true },
        },
        indexes: {
          // What the user has claimed or is a contact of.
          byUser: {
            pk: { field: 'pk', composite: ['userID'], template: 'user#${userID}' },
            sk: { field: 'sk', composite: ['kind', 'recordID'], template: '${kind}#${recordID}' },
          },
        },
      },
      { client, table: tableName() },
    ),
)
