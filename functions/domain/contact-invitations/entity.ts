import { CustomAttributeType, Entity, type EntityItem } from 'electrodb'
import { client, tableName } from '../dynamo.ts'
import { lazy } from '../lazy.ts'
import { CONTACT_ROLES } from '../team-contacts/roles.ts'
import type { Appointment } from '../teams/managers.ts'

export type ContactInvitationItem = EntityItem<ReturnType<typeof contactInvitations>>

/** A user who is asked to be a contact. Accepting it makes the contact; a declined one stays for as long as it must not be repeated. */
export const contactInvitations = lazy(
  () =>
    new Entity(
      {
        model: { service: 'fungo', entity: 'contact-invitation', version: '1' },
        attributes: {
          teamID: { type: 'string', required: true },
          /** The id of the team, or of the division. */
          recordID: { type: 'string', required: true },
          userID: { type: 'string', required: true },
          role: { type: CONTACT_ROLES, required: true },
          invitedBy: { type: 'string', required: true },
          /** Who accepts it manages the team, if the owner is still the same. */
          appointment: { type: CustomAttributeType<Appointment>('any') },
          createdAt: { type: 'string', required: true },
          /** It came from a merged team, or back with a deleted one: the user got the mail before. */
          isRepeated: { type: 'boolean' },
          declinedAt: { type: 'string' },
          /** In seconds; set when it is declined. */
          expiresAt: { type: 'number' },
        },
        indexes: {
          // The invitations of a team and its divisions.
          byTeam: {
            pk: { field: 'pk', composite: ['teamID'], template: 'team#${teamID}' },
            sk: { field: 'sk', composite: ['recordID', 'userID'], template: 'inv#${recordID}#${userID}' },
          },
        },
      },
      { client, table: tableName() },
    ),
)

/** The id of an invitation: the team's or division's, and the user's. */
export const invitationID = ({ recordID, userID }: Pick<ContactInvitationItem, 'recordID' | 'userID'>) =>
  `${recordID}.${userID}`

export const isPending = ({ declinedAt }: Pick<ContactInvitationItem, 'declinedAt'>) => !declinedAt
