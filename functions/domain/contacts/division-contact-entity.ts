import { CustomAttributeType, type EntityItem } from 'electrodb'
import { entity } from '../../store/entity.ts'
import type { Appointment } from '../teams/managers.ts'
import type { ContactInvitationItem } from './invitation-entity.ts'
import { CONTACT_ROLES } from './roles.ts'

export type DivisionContactItem = EntityItem<ReturnType<typeof divisionContacts>>

/** A contact, or a pending invitation that is shown as one to the people concerned. */
export type DivisionContactRow = DivisionContactItem & { isPending?: boolean }

export const pendingDivisionContact = (invitation: ContactInvitationItem, name: string): DivisionContactRow => ({
  teamID: invitation.teamID,
  divisionID: invitation.recordID,
  userID: invitation.userID,
  name,
  role: invitation.role,
  createdAt: invitation.createdAt,
  isPending: true,
})

export const divisionContacts = entity(() => ({
  model: { service: 'fungo', entity: 'division-contact', version: '1' },
  attributes: {
    teamID: { type: 'string', required: true },
    divisionID: { type: 'string', required: true },
    userID: { type: 'string', required: true },
    name: { type: 'string', required: true },
    email: { type: 'string' },
    role: { type: CONTACT_ROLES, required: true },
    /** Set if the owner or a manager of the team added themselves. The contact ends with that role. */
    appointment: { type: CustomAttributeType<Appointment>('any') },
    createdAt: { type: 'string', required: true },
  },
  indexes: {
    // The contacts of a team's divisions.
    byTeam: {
      pk: { field: 'pk', composite: ['teamID'], template: 'team#${teamID}' },
      sk: { field: 'sk', composite: ['divisionID', 'userID'], template: 'divcon#${divisionID}#${userID}' },
    },
  },
}))
