import { Entity } from 'electrodb'
import { client, tableName } from '../dynamo.ts'
import { lazy } from '../lazy.ts'

/** The users whose dates an admin has not reviewed. */
export const safetyReviews = lazy(
  () =>
    new Entity(
      {
        model: { service: 'fungo', entity: 'safety-review', version: '1' },
        attributes: { userID: { type: 'string', required: true } },
        indexes: {
          // All users to review.
          all: {
            pk: { field: 'pk', composite: [], template: 'safety-reviews' },
            sk: { field: 'sk', composite: ['userID'], template: '${userID}' },
          },
        },
      },
      { client, table: tableName() },
    ),
)
