import { find, retryOnConflict, transactWrite, versionConflict } from '../../store/store.ts'
import { conflict } from '../../values/errors.ts'
import * as m from '../../values/messages/generated.ts'
import { getManagedTeam, unchanged } from '../teams/managed.ts'
import { appointmentBy, appointmentOfOwn, managesTeam } from '../teams/managers.ts'
import type { Caller } from '../users/caller.ts'
import { userReferences } from '../users/entity.ts'
import { getContactUser } from './contact-user.ts'
import { inviteContact } from './invite.ts'
import { pendingTeamContact, type TeamContactRow, teamContacts } from './team-contact-entity.ts'

type Addition = { caller: Caller; input: { userID: string; role: string }; now: Date }

const already = () => conflict(m.this_user_is_already_a_contact_of_this_team)

/**
 * Adds the caller directly. Anyone else gets an invitation, and a manager gains access on acceptance. An existing contact can be invited to
 * become a manager.
 */
export const addTeamContact = (teamID: string, addition: Addition) => retryOnConflict(() => add(teamID, addition))

async function add(teamID: string, { caller, input, now }: Addition): Promise<TeamContactRow> {
  const { fields, isThere } = await getContactUser(input)
  const { userID, role, name } = fields
  const team = await getManagedTeam(teamID, caller)
  if (userID !== caller.userID) {
    const data = await find(teamContacts, { teamID, contactID: userID })
    const appointment = role === 'manager' && !managesTeam(team, userID) ? appointmentBy(team) : undefined
    if (data && !appointment) throw already()
    const invitation = { teamID, recordID: teamID, userID, role, invitedBy: caller.userID, appointment }
    return pendingTeamContact(await inviteContact(invitation, team, now), name)
  }
  const own = appointmentOfOwn(team, userID)
  const contact = { teamID, contactID: userID, ...fields, ...own, createdAt: now.toISOString() }
  await transactWrite([
    [unchanged(team), versionConflict],
    isThere,
    [teamContacts().create(contact), already()],
    [userReferences().put({ userID, kind: 'contact', recordID: teamID })],
  ])
  return contact
}
