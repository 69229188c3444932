import { Entity, type EntityItem } from 'electrodb'
import { client, tableName } from '../dynamo.ts'
import { lazy } from '../lazy.ts'

export type RegistrationItem = EntityItem<ReturnType<typeof registrations>>

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
          waiverSignedAt: { type: 'string' },
          feePaidCents: { type: 'number' },
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
