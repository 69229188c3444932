import type { EntityItem } from 'electrodb'
import { entity } from '../../store/entity.ts'

export type GuestInvitationItem = EntityItem<ReturnType<typeof guestInvitations>>

/** An organizer's invitation of a player's family to an opportunity. */
export const guestInvitations = entity(() => ({
  model: { service: 'fungo', entity: 'guest-invitation', version: '1' },
  attributes: {
    opportunityID: { type: 'string', required: true },
    playerID: { type: 'string', required: true },
    invitedBy: { type: 'string', required: true },
    /** The family's account, which is asked for a yes or no. Absent in a plain invitation. */
    askedUserID: { type: 'string' },
    saidNoAt: { type: 'string' },
    createdAt: { type: 'string', required: true },
    /** Epoch seconds. */
    expiresAt: { type: 'number', required: true },
  },
  indexes: {
    // The invitations to an opportunity.
    byOpportunity: {
      pk: { field: 'pk', composite: ['opportunityID'], template: 'opp#${opportunityID}' },
      sk: { field: 'sk', composite: ['playerID'], template: 'guest#${playerID}' },
    },
  },
}))

/** A player's reference to an invitation that the family has not answered. Registering or declining removes it. */
export const playerGuestInvitations = entity(() => ({
  model: { service: 'fungo', entity: 'player-guest-invitation', version: '1' },
  attributes: {
    playerID: { type: 'string', required: true },
    opportunityID: { type: 'string', required: true },
    /** Epoch seconds. */
    expiresAt: { type: 'number', required: true },
  },
  indexes: {
    // The opportunities that a player is invited to.
    byPlayer: {
      pk: { field: 'pk', composite: ['playerID'], template: 'player#${playerID}' },
      sk: { field: 'sk', composite: ['opportunityID'], template: 'guest#${opportunityID}' },
    },
  },
}))
