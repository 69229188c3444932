import { CustomAttributeType, type EntityItem } from 'electrodb'
import { entity } from '../../store/entity.ts'
import type { Appointment } from '../teams/managers.ts'
import { type ContactInvitationItem, invitationID } from './invitation-entity.ts'
import { CONTACT_ROLES } from './roles.ts'

export type TeamContactItem = EntityItem<ReturnType<typeof teamContacts>>

export { CONTACT_ROLES }

/** A contact, or a pending invitation that is shown as one to the people concerned. */
export type TeamContactRow = TeamContactItem & { isPending?: boolean; isAppointed?: boolean }

export const pendingTeamContact = (invitation: ContactInvitationItem, name: string): TeamContactRow => ({
  teamID: invitation.teamID,
  contactID: invitationID(invitation),
  userID: invitation.userID,
  name,
  role: invitation.role,
  createdAt: invitation.createdAt,
  isPending: true,
  isAppointed: invitation.appointment !== undefined,
})

/** `contactID` is the user's ID, or an ID derived from the feed's for contacts in the feed. */
export const teamContacts = entity(() => ({
  model: { service: 'fungo', entity: 'team-contact', version: '1' },
  attributes: {
    teamID: { type: 'string', required: true },
    contactID: { type: 'string', required: true },
    userID: { type: 'string' },
    name: { type: 'string', required: true },
    email: { type: 'string' },
    role: { type: CONTACT_ROLES, required: true },
    /** Set if the contact came with an appointment as manager, or if the owner added themselves. The contact ends with that role. */
    appointment: { type: CustomAttributeType<Appointment>('any') },
    /** When the feed last changed the contact. Only for contacts in the feed. */
    modified: { type: 'string' },
    createdAt: { type: 'string', required: true },
  },
  indexes: {
    // The contacts of a team.
    byTeam: {
      pk: { field: 'pk', composite: ['teamID'], template: 'team#${teamID}' },
      sk: { field: 'sk', composite: ['contactID'], template: 'con#${contactID}' },
    },
  },
}))
