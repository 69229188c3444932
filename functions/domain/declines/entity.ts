import { Entity, type EntityItem } from 'electrodb'
import { client, tableName } from '../dynamo.ts'
import { lazy } from '../lazy.ts'

export type DeclineItem = EntityItem<ReturnType<typeof declines>>

/** A user's no to be a contact, or to evaluate the players of an opportunity. It is kept with the account and goes with it. */
export const declines = lazy(
  () =>
    new Entity(
      {
        model: { service: 'fungo', entity: 'decline', version: '1' },
        attributes: {
          userID: { type: 'string', required: true },
          /** The id of the team, of the division, or of the opportunity. */
          recordID: { type: 'string', required: true },
          /** Of a contact: who invited the user must not do so for another team either. */
          invitedBy: { type: 'string' },
          declinedAt: { type: 'string', required: true },
          /** In seconds. */
          expiresAt: { type: 'number', required: true },
        },
        indexes: {
          // What the user declined.
          byUser: {
            pk: { field: 'pk', composite: ['userID'], template: 'user#${userID}' },
            sk: { field: 'sk', composite: ['recordID'], template: 'declined#${recordID}' },
          },
        },
      },
      { client, table: tableName() },
    ),
)
