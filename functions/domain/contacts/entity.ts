import { CustomAttributeType, type EntityItem } from 'electrodb'
import { entity, optional, required } from '../../store/entity.ts'
import type { Writes } from '../../store/store.ts'
import { pick } from '../../values/pick.ts'
import { CONTACT_ROLES } from '../../values/roles.ts'
import type { Appointment } from '../teams/managers.ts'
import { userReferences } from '../users/entity.ts'

export type ContactInvitationItem = EntityItem<ReturnType<typeof contactInvitations>>

/** An invitation to be a contact. Accepting creates the contact. A declined invitation is kept while it must not be repeated. */
// The invitations of a team and its divisions.
export const contactInvitations = entity(
  'contact-invitation',
  { byTeam: ['team#${teamID}', 'inv#${recordID}#${userID}'] },
  () => ({
    ...required('string', 'invitedBy', 'createdAt'),
    ...optional('string', 'email', 'declinedAt'),
    /** The ID of the team or division. */
    recordID: { type: 'string', required: true },
    /** With an email address, the ID is of no account: the invitation is accepted with the emailed link. */
    userID: { type: 'string', required: true },
    role: { type: CONTACT_ROLES, required: true },
    /** The user becomes a manager of the team on acceptance, if the owner is still the same. */
    appointment: { type: CustomAttributeType<Appointment>('any') },
    /** Moved from a merged team or restored with a deleted one. The user already got the email. */
    isRepeated: { type: 'boolean' },
    /** Epoch seconds. Set when the invitation is declined, or goes to an email address. */
    expiresAt: { type: 'number' },
  }),
)

/** The ID of an invitation: `<recordID>.<userID>`. */
export const invitationID = ({ recordID, userID }: Pick<ContactInvitationItem, 'recordID' | 'userID'>) =>
  `${recordID}.${userID}`

export const isPending = ({ declinedAt }: Pick<ContactInvitationItem, 'declinedAt'>) => !declinedAt

export type TeamContactItem = EntityItem<ReturnType<typeof teamContacts>>

/** A contact, or a pending invitation that is shown as one to the people concerned. */
export type TeamContactRow = TeamContactItem & { isPending?: boolean; isAppointed?: boolean }

export const pendingTeamContact = (invitation: ContactInvitationItem, name: string): TeamContactRow => ({
  ...pick(invitation, 'teamID', 'userID', 'role', 'createdAt'),
  contactID: invitationID(invitation),
  name,
  isPending: true,
  isAppointed: invitation.appointment !== undefined,
})

/** `contactID` is the user's ID, or an ID derived from the feed's for contacts in the feed. */
// The contacts of a team.
export const teamContacts = entity('team-contact', { byTeam: ['team#${teamID}', 'con#${contactID}'] }, () => ({
  ...required('string', 'name', 'createdAt'),
  ...optional('string', 'userID', 'email'),
  role: { type: CONTACT_ROLES, required: true },
  /** Set if the contact came with an appointment as manager, or if the owner added themselves. The contact ends with that role. */
  appointment: { type: CustomAttributeType<Appointment>('any') },
  /** When the feed last changed the contact. Only for contacts in the feed. */
  modified: { type: 'string' },
}))

export type DivisionContactItem = EntityItem<ReturnType<typeof divisionContacts>>

/** A contact, or a pending invitation that is shown as one to the people concerned. */
export type DivisionContactRow = DivisionContactItem & { isPending?: boolean }

export const pendingDivisionContact = (invitation: ContactInvitationItem, name: string): DivisionContactRow => ({
  ...pick(invitation, 'teamID', 'userID', 'role', 'createdAt'),
  divisionID: invitation.recordID,
  name,
  isPending: true,
})

// The contacts of a team's divisions.
export const divisionContacts = entity(
  'division-contact',
  { byTeam: ['team#${teamID}', 'divcon#${divisionID}#${userID}'] },
  () => ({
    ...required('string', 'name', 'createdAt'),
    email: { type: 'string' },
    role: { type: CONTACT_ROLES, required: true },
    /** Set if the owner or a manager of the team added themselves. The contact ends with that role. */
    appointment: { type: CustomAttributeType<Appointment>('any') },
  }),
)

/** The writes that remove the contact and the user's reference to it. */
export const teamContactRemoval = ({ teamID, contactID, userID }: TeamContactItem): Writes => [
  [teamContacts().delete({ teamID, contactID })],
  ...(userID ? [[userReferences().delete({ userID, kind: 'contact', recordID: teamID })] as const] : []),
]

export const divisionContactRemoval = ({ teamID, divisionID, userID }: DivisionContactItem): Writes => [
  [divisionContacts().delete({ teamID, divisionID, userID })],
  [userReferences().delete({ userID, kind: 'contact', recordID: divisionID })],
]

export const invitationRemoval = ({ teamID, recordID, userID }: ContactInvitationItem): Writes => [
  [contactInvitations().delete({ teamID, recordID, userID })],
  [userReferences().delete({ userID, kind: 'contactInvitation', recordID })],
]
