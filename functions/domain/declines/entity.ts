import { entity } from '../../store/entity.ts'

/** A user declined to be a contact or an evaluator. Stored with the account and deleted with it. */
export const declines = entity(() => ({
  model: { service: 'fungo', entity: 'decline', version: '1' },
  attributes: {
    userID: { type: 'string', required: true },
    /** The ID of the team, division, or opportunity. */
    recordID: { type: 'string', required: true },
    /** For contacts: the inviter, who must not invite the user for another team either. */
    invitedBy: { type: 'string' },
    declinedAt: { type: 'string', required: true },
    /** Epoch seconds. */
    expiresAt: { type: 'number', required: true },
  },
  indexes: {
    // The declined invitations of a user.
    byUser: {
      pk: { field: 'pk', composite: ['userID'], template: 'user#${userID}' },
      sk: { field: 'sk', composite: ['recordID'], template: 'declined#${recordID}' },
    },
  },
}))
