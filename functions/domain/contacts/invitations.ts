import { settings } from '../../services/settings.ts'
import { isLinkSignature, linkSignature } from '../../services/signature.ts'
import { auditedWrite } from '../../store/audit-log/audit-context.ts'
import { isHidden } from '../../store/records/hidden.ts'
import { recordWrites } from '../../store/records/listed-record.ts'
import { find, retryOnConflict, transactWrite, versionConflict } from '../../store/store.ts'
import { Refusal } from '../../values/errors.ts'
import { isID } from '../../values/ids.ts'
import { refusalTexts } from '../../values/messages/refusals.ts'
import { declineExpiresAt, declines } from '../declines/entity.ts'
import { type TeamItem, teams } from '../teams/entity.ts'
import { appointmentOfOwn, isAppointedBy, isManagerOrAdmin, unchanged, withManager } from '../teams/managers.ts'
import { teamRecord } from '../teams/record.ts'
import { userExists, userReferences, users } from '../users/entity.ts'
import { userRecord } from '../users/record.ts'
import {
  type ContactInvitationItem,
  contactInvitations,
  divisionContacts,
  invitationID,
  isPending,
  teamContacts,
} from './entity.ts'
import { closeInvitation, invitationNotFound } from './invitation-writes.ts'

const partsOf = (invitation: ContactInvitationItem) => ['contact', invitationID(invitation), invitation.role] as const

/** The path of the page where the invitation is accepted. The part after the # is not sent to the server. */
export async function contactInvitationPath(invitation: ContactInvitationItem) {
  const { teamID, email = '' } = invitation
  const contact = invitationID(invitation)
  const code = await linkSignature(...partsOf(invitation))
  return `/teams/${teamID}#${new URLSearchParams({ email, contact, invitation: code })}`
}

const isContactCode = (invitation: ContactInvitationItem, given: string) =>
  isLinkSignature(given, ...partsOf(invitation))

/** The invitation of an emailed link, before its reader signs in. Null if the link is not valid, or the invitation no longer open. */
export async function findContactInvitation(
  id: string,
  code: string,
  now: Date,
): Promise<ContactInvitationItem | null> {
  const invitation = await findOpenInvitation(id, now)
  return invitation && (await isContactCode(invitation, code)) ? invitation : null
}

/** The invitation, if it can be accepted. */
export async function findOpenInvitation(id: string, now: Date): Promise<ContactInvitationItem | null> {
  const invitation = await findPending(id, now)
  if (!invitation) return null
  return (await isOpen(invitation, await find(teams, { teamID: invitation.teamID }))) ? invitation : null
}

/** A team that an admin took down gets no new contacts. */
const isOpen = async ({ recordID, invitedBy, appointment }: ContactInvitationItem, team: TeamItem | null) =>
  team !== null &&
  !isHidden(team) &&
  (recordID === team.teamID || team.divisions.some(({ id }) => id === recordID)) &&
  (!appointment || isAppointedBy(appointment, team)) &&
  (await isManagerOrAdmin(invitedBy, team))

type Answer = { userID: string /** Of the emailed link. */; code: string | null | undefined; now: Date }

/** Makes the invited user a contact, with the account's current name and email address. An emailed link confirms the address. */
export const acceptContact = (id: string, { userID, code, now }: Answer) =>
  retryOnConflict(async () => {
    const invitation = await getPending(id, now)
    const { teamID, recordID, role, appointment, email } = invitation
    const user = await find(users, { userID })
    if (email ? !(await isContactCode(invitation, code ?? '')) : invitation.userID !== userID)
      throw invitationNotFound()
    if (email && user && user.email !== email) throw new Refusal('FORBIDDEN', OTHER_ADDRESS)
    const team = await find(teams, { teamID })
    if (!user || !team || !(await isOpen(invitation, team))) throw invitationNotFound()
    const before = await find(teamContacts, { teamID, contactID: userID })
    // Someone who was already a contact stays one when the appointment ends.
    const origin = before && !before.appointment ? {} : appointment ? { appointment } : appointmentOfOwn(team, userID)
    const fields = { teamID, userID, role, name: user.name, email: user.email, createdAt: now.toISOString() }
    await transactWrite([
      closeInvitation(invitation),
      ...(appointment
        ? recordWrites(teamRecord.replace(team, withManager(team, userID), { now }))
        : [[unchanged(team), versionConflict] as const]),
      ...(email && !user.emailVerifiedAt && email !== settings.adminEmail
        ? recordWrites(userRecord.replace(user, { emailVerifiedAt: now.toISOString() }, { now }))
        : [userExists(userID, invitationNotFound())]),
      [
        recordID === teamID
          ? teamContacts().put({ ...fields, ...origin, contactID: userID })
          : divisionContacts().put({ ...fields, ...appointmentOfOwn(team, userID), divisionID: recordID }),
      ],
      [userReferences().put({ userID, kind: 'contact', recordID })],
      [userReferences().delete({ userID, kind: 'contactInvitation', recordID })],
    ])
    return true as const
  })

const OTHER_ADDRESS = refusalTexts.invitationWentAnotherEmail

/** Declines the invitation. For a while, neither the team nor the inviter can repeat it. */
export async function declineContact(id: string, now: Date): Promise<true> {
  const invitation = await getPending(id, now)
  const { teamID, recordID, userID, invitedBy } = invitation
  const declined = { declinedAt: now.toISOString(), expiresAt: declineExpiresAt(now) }
  const decline = auditedWrite(
    contactInvitations(),
    contactInvitations()
      .patch({ teamID, recordID, userID })
      .set(declined)
      .where((held, { notExists }) => notExists(held.declinedAt)),
    invitation,
    { ...invitation, ...declined },
  )
  await transactWrite([
    [decline, invitationNotFound()],
    [declines().put({ userID, recordID, invitedBy, ...declined })],
    [userReferences().delete({ userID, kind: 'contactInvitation', recordID })],
  ])
  return true
}

/** DynamoDB may delete an expired invitation days later. */
async function findPending(id: string, now: Date): Promise<ContactInvitationItem | null> {
  const parts = id.split('.')
  if (!parts.every(isID)) return null
  const key = { teamID: parts[0]!, recordID: parts.slice(0, -1).join('.'), userID: parts.at(-1)! }
  const invitation = await find(contactInvitations, key)
  const isOver = invitation?.expiresAt !== undefined && invitation.expiresAt * 1000 < now.getTime()
  return invitation && isPending(invitation) && !isOver ? invitation : null
}

async function getPending(id: string, now: Date): Promise<ContactInvitationItem> {
  const invitation = await findPending(id, now)
  if (!invitation) throw invitationNotFound()
  return invitation
}
