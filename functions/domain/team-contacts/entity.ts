import { CustomAttributeType, Entity, type EntityItem } from 'electrodb'
import { type ContactInvitationItem, invitationID } from '../contact-invitations/entity.ts'
import { client, tableName } from '../dynamo.ts'
import { lazy } from '../lazy.ts'
import type { Appointment } from '../teams/managers.ts'
import { CONTACT_ROLES } from './roles.ts'

export type TeamContactItem = EntityItem<ReturnType<typeof teamContacts>>

export { CONTACT_ROLES }

/** A contact, or an invitation that shows as one to the people concerned. */
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

/** `contactID` is the user's id, or an id made from the feed's where the feed named the contact. */
export const teamContacts = lazy(
  () =>
    new Entity(
      {
        model: { service: 'fungo', entity: 'team-contact', version: '1' },
        attributes: {
          teamID: { type: 'string', required: true },
          contactID: { type: 'string', required: true },
          userID: { type: 'string' },
          name: { type: 'string', required: true },
          email: { type: 'string' },
          role: { type: CONTACT_ROLES, required: true },
          /** It came with the appointment to manage the team, or the owner made it of themselves: it goes with that ownership. */
          appointment: { type: CustomAttributeType<Appointment>('any') },
          /** When the feed last changed a contact that it named. */
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
      },
      { client, table: tableName() },
    ),
)
