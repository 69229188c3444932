import { CustomAttributeType, type EntityItem } from 'electrodb'
import { entity } from '../../store/entity.ts'
import type { Appointment } from '../teams/managers.ts'
import { CONTACT_ROLES } from './roles.ts'

export type ContactInvitationItem = EntityItem<ReturnType<typeof contactInvitations>>

/** An invitation to be a contact. Accepting creates the contact. A declined invitation is kept while it must not be repeated. */
export const contactInvitations = entity(() => ({
  model: { service: 'fungo', entity: 'contact-invitation', version: '1' },
  attributes: {
    teamID: { type: 'string', required: true },
    /** The ID of the team or division. */
    recordID: { type: 'string', required: true },
    /** With an email address, the ID is of no account: the invitation is accepted with the emailed link. */
    userID: { type: 'string', required: true },
    email: { type: 'string' },
    role: { type: CONTACT_ROLES, required: true },
    invitedBy: { type: 'string', required: true },
    /** The user becomes a manager of the team on acceptance, if the owner is still the same. */
    appointment: { type: CustomAttributeType<Appointment>('any') },
    createdAt: { type: 'string', required: true },
    /** Moved from a merged team or restored with a deleted one. The user already got the email. */
    isRepeated: { type: 'boolean' },
    declinedAt: { type: 'string' },
    /** Epoch seconds. Set when the invitation is declined, or goes to an email address. */
    expiresAt: { type: 'number' },
  },
  indexes: {
    // The invitations of a team and its divisions.
    byTeam: {
      pk: { field: 'pk', composite: ['teamID'], template: 'team#${teamID}' },
      sk: { field: 'sk', composite: ['recordID', 'userID'], template: 'inv#${recordID}#${userID}' },
    },
  },
}))

/** The ID of an invitation: `<recordID>.<userID>`. */
export const invitationID = ({ recordID, userID }: Pick<ContactInvitationItem, 'recordID' | 'userID'>) =>
  `${recordID}.${userID}`

export const isPending = ({ declinedAt }: Pick<ContactInvitationItem, 'declinedAt'>) => !declinedAt
