import { auditedWrite } from '../../store/audit-log/audit-context.ts'
import { find, retryOnConflict, transactWrite, versionConflict } from '../../store/store.ts'
import { conflict, notFound } from '../../values/errors.ts'
import { isID, parentOf } from '../../values/ids.ts'
import * as m from '../../values/messages/generated.ts'
import { getManagedTeam, unchanged } from '../teams/managed.ts'
import { appointmentOfOwn } from '../teams/managers.ts'
import type { Caller } from '../users/caller.ts'
import { userReferences } from '../users/entity.ts'
import { getContactUser } from './contact-user.ts'
import { type DivisionContactRow, divisionContacts, pendingDivisionContact } from './division-contact-entity.ts'
import { inviteContact, withdrawInvitation } from './invite.ts'

type Addition = { caller: Caller; input: { userID: string; role: string }; now: Date }

const already = () => conflict(m.this_user_is_already_a_contact_of_this_division)

/** Adds the caller directly. Anyone else gets an invitation. */
export const addDivisionContact = (divisionID: string, addition: Addition) =>
  retryOnConflict(() => add(divisionID, addition))

async function add(divisionID: string, { caller, input, now }: Addition): Promise<DivisionContactRow> {
  const teamID = parentOf(divisionID, 'Division')
  const { fields, isThere } = await getContactUser(input)
  const { userID, role, name } = fields
  const team = await getManagedTeam(teamID, caller)
  if (!team.divisions.some(({ id }) => id === divisionID)) throw notFound('Division')

  if (userID !== caller.userID) {
    const data = await find(divisionContacts, { teamID, divisionID, userID })
    if (data) throw already()
    const invitation = await inviteContact(
      { teamID, recordID: divisionID, userID, role, invitedBy: caller.userID },
      team,
      now,
    )
    return pendingDivisionContact(invitation, name)
  }
  const contact = { teamID, divisionID, ...fields, ...appointmentOfOwn(team, userID), createdAt: now.toISOString() }
  await transactWrite([
    [unchanged(team), versionConflict],
    isThere,
    [divisionContacts().create(contact), already()],
    [userReferences().put({ userID, kind: 'contact', recordID: divisionID })],
  ])
  return contact
}

export async function removeDivisionContact(divisionID: string, userID: string): Promise<true> {
  const teamID = parentOf(divisionID, 'Division')
  if (!isID(userID)) throw notFound('Contact')
  if (await withdrawInvitation({ teamID, recordID: divisionID, userID })) return true
  await transactWrite([
    [
      auditedWrite(
        divisionContacts(),
        divisionContacts()
          .delete({ teamID, divisionID, userID })
          .where((held, { exists }) => exists(held.userID)),
        { teamID, divisionID, userID },
        null,
      ),
      notFound('Contact'),
    ],
    [userReferences().delete({ userID, kind: 'contact', recordID: divisionID })],
  ])
  return true
}
