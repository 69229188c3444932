import { entity } from '../../store/entity.ts'

/** The users whose dates an admin has not reviewed. */
export const safetyReviews = entity(() => ({
  model: { service: 'fungo', entity: 'safety-review', version: '1' },
  attributes: { userID: { type: 'string', required: true } },
  indexes: {
    // All users to review.
    all: {
      pk: { field: 'pk', composite: [], template: 'safety-reviews' },
      sk: { field: 'sk', composite: ['userID'], template: '${userID}' },
    },
  },
}))
