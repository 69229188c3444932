import { Entity, type EntityItem } from 'electrodb'
import { client, tableName } from '../dynamo.ts'
import { lazy } from '../lazy.ts'

export type RegistrationItem = EntityItem<ReturnType<typeof registrations>>

export const newestFirst = (list: RegistrationItem[]) =>
  list.sort((a, b) => (a.createdAt === b.createdAt ? 0 : a.createdAt < b.createdAt ? 1 : -1))

const REGISTRATION_STATUSES = ['PENDING', 'APPROVED', 'REJECTED'] as const

/** Its key is the rule "one registration per player and opportunity"; its GraphQL id is `<opportunityID>.<playerID>`. */
export const registrations = lazy(
  () =>
    new Entity(
      {
        model: { service: 'fungo', entity: 'registration', version: '1' },
        attributes: {
          opportunityID: { type: 'string', required: true },
          playerID: { type: 'string', required: true },
          version: { type: 'number', required: true },
          status: { type: REGISTRATION_STATUSES, required: true },
          jerseyNumber: { type: 'string' },
          notes: { type: 'string' },
          /** Of who registered the player, for the organizer of this opportunity alone; given with consent. */
          phone: { type: 'string' },
          waiverSignedAt: { type: 'string' },
          feePaidCents: { type: 'number' },
          /** Since when it is on the waitlist; nothing for one that came while there were spots. */
          waitlistedAt: { type: 'string' },
          /** A coach registered a claimed player, whose family has yet to accept. */
          waitsForFamily: { type: 'boolean' },
          /** Until when a spot is held for it. */
          offerExpiresAt: { type: 'string' },
          /** The version in which its status last changed; nothing until it is decided. */
          decidedVersion: { type: 'number' },
          /** When the player came, and when that, or the number on the jersey, was last changed at check-in. */
          checkedInAt: { type: 'string' },
          checkInChangedAt: { type: 'string' },
          /** When its family took a spot of the waitlist; nothing once the organizer decided again. */
          offerAcceptedAt: { type: 'string' },
          /** When it let an offer pass: it is not on the waitlist any more. */
          offerPassedAt: { type: 'string' },
          /** What the organizer wrote to the family with a rejection. */
          rejectionReason: { type: 'string' },
          registeredBy: { type: 'string', required: true },
          createdAt: { type: 'string', required: true },
          updatedAt: { type: 'string', required: true },
        },
        indexes: {
          // The registrations of an opportunity.
          byOpportunity: {
            pk: { field: 'pk', composite: ['opportunityID'], template: 'opp#${opportunityID}' },
            sk: { field: 'sk', composite: ['playerID'], template: 'reg#${playerID}' },
          },
        },
      },
      { client, table: tableName() },
    ),
)

/** A player's reference to a registration. */
export const playerRegistrations = lazy(
  () =>
    new Entity(
      {
        model: { service: 'fungo', entity: 'player-registration', version: '1' },
        attributes: {
          playerID: { type: 'string', required: true },
          opportunityID: { type: 'string', required: true },
        },
        indexes: {
          // The opportunities a player is registered for.
          byPlayer: {
            pk: { field: 'pk', composite: ['playerID'], template: 'player#${playerID}' },
            sk: { field: 'sk', composite: ['opportunityID'], template: 'reg#${opportunityID}' },
          },
        },
      },
      { client, table: tableName() },
    ),
)

/** A family withdrew its registration; the organizer is notified. */
export const withdrawals = lazy(
  () =>
    new Entity(
      {
        model: { service: 'fungo', entity: 'withdrawal', version: '1' },
        attributes: {
          opportunityID: { type: 'string', required: true },
          playerID: { type: 'string', required: true },
          withdrawnBy: { type: 'string', required: true },
          withdrawnAt: { type: 'string', required: true },
          status: { type: REGISTRATION_STATUSES, required: true },
          feePaidCents: { type: 'number' },
          expiresAt: { type: 'number', required: true },
        },
        indexes: {
          // The withdrawals from an opportunity.
          byOpportunity: {
            pk: { field: 'pk', composite: ['opportunityID'], template: 'opp#${opportunityID}' },
            sk: {
              field: 'sk',
              composite: ['playerID', 'withdrawnAt'],
              template: 'withdrawal#${playerID}#${withdrawnAt}',
            },
          },
        },
      },
      { client, table: tableName() },
    ),
)
