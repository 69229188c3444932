import { enforceRateLimits } from '../../services/rate-limits/rate-limits.ts'
import { auditedWrite } from '../../store/audit-log/audit-context.ts'
import { find, retryOnConflict, transactWrite, versionConflict, type Write } from '../../store/store.ts'
import { uniqueKeys } from '../../store/unique-keys/entity.ts'
import { DAY_SECONDS, expiresAfter } from '../../values/durations.ts'
import { conflict, notFound } from '../../values/errors.ts'
import { isID, localID, parentOf } from '../../values/ids.ts'
import * as m from '../../values/messages/generated.ts'
import { parse } from '../../values/parse.ts'
import type { TeamItem } from '../teams/entity.ts'
import { appointmentBy, appointmentOfOwn, getManagedTeam, managesTeam, unchanged } from '../teams/managers.ts'
import { type Caller, userExists, userReferences, users } from '../users/entity.ts'
import {
  type DivisionContactRow,
  divisionContacts,
  pendingDivisionContact,
  pendingTeamContact,
  type TeamContactRow,
  teamContacts,
} from './entity.ts'
import { inviteContact, withdrawInvitation } from './invitation-writes.ts'
import { contactInput, emailedContactInput } from './validation.ts'

type Addition = { caller: Caller; input: { userID: string; role: string }; now: Date }

/**
 * Adds the caller directly. Anyone else gets an invitation, and a manager gains access on acceptance. An existing contact can be invited to
 * become a manager.
 */
export const addTeamContact = (teamID: string, { caller, input, now }: Addition): Promise<TeamContactRow> =>
  retryOnConflict(async () => {
    const fields = await getContactUser(input)
    const { userID, role, name } = fields
    const already = conflict(m.this_user_is_already_a_contact_of_this_team)
    const team = await getManagedTeam(teamID, caller)
    if (userID !== caller.userID) {
      const contact = await find(teamContacts, { teamID, contactID: userID })
      const appointment = role === 'manager' && !managesTeam(team, userID) ? appointmentBy(team) : undefined
      if (contact && !appointment) throw already
      const invitation = { teamID, recordID: teamID, userID, role, invitedBy: caller.userID, appointment }
      return pendingTeamContact(await inviteContact(invitation, team, now), name)
    }
    const own = appointmentOfOwn(team, userID)
    const contact = { teamID, contactID: userID, ...fields, ...own, createdAt: now.toISOString() }
    await addCaller(team, userID, teamID, [teamContacts().create(contact), already])
    return contact
  })

/** Adds the caller directly. Anyone else gets an invitation. */
export const addDivisionContact = (divisionID: string, { caller, input, now }: Addition): Promise<DivisionContactRow> =>
  retryOnConflict(async () => {
    const teamID = parentOf(divisionID, 'Division')
    const fields = await getContactUser(input)
    const { userID, role, name } = fields
    const already = conflict(m.this_user_is_already_a_contact_of_this_division)
    const team = await getManagedTeam(teamID, caller)
    if (!team.divisions.some(({ id }) => id === divisionID)) throw notFound('Division')
    if (userID !== caller.userID) {
      if (await find(divisionContacts, { teamID, divisionID, userID })) throw already
      const invitation = { teamID, recordID: divisionID, userID, role, invitedBy: caller.userID }
      return pendingDivisionContact(await inviteContact(invitation, team, now), name)
    }
    const own = appointmentOfOwn(team, userID)
    const contact = { teamID, divisionID, ...fields, ...own, createdAt: now.toISOString() }
    await addCaller(team, userID, divisionID, [divisionContacts().create(contact), already])
    return contact
  })

/** The user who will be a contact, with the account fields that contacts copy. */
async function getContactUser(input: { userID: string; role: string }) {
  const { userID, role } = parse(contactInput, input)
  const user = isID(userID) ? await find(users, { userID }) : null
  if (!user || user.isBlocked) throw notFound('User')
  return { userID, role, name: user.name, email: user.email }
}

const addCaller = (team: TeamItem, userID: string, recordID: string, contact: [Write, Error]) =>
  transactWrite([
    [unchanged(team), versionConflict],
    userExists(userID, notFound('User')),
    contact,
    [userReferences().put({ userID, kind: 'contact', recordID })],
  ])

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

/** How long the emailed link works. */
const DAYS = 14

/** Invites the account with this email address. Without an account, the address gets a link. `recordID`: the team or division. */
export async function inviteContactByEmail(
  recordID: string,
  { caller, input, now }: { caller: Caller; input: { email: string; role: string }; now: Date },
): Promise<true> {
  const { email, role } = parse(emailedContactInput, input)
  const [teamID = '', division] = recordID.split('.')
  const account = await find(uniqueKeys, { scope: 'email', value: email })
  if (account) {
    const add = division ? addDivisionContact : addTeamContact
    await add(recordID, { caller, input: { userID: account.owner, role }, now })
    return true
  }
  await enforceRateLimits({ contactInvitationForEmail: email }, now)
  await retryOnConflict(async () => {
    const team = await getManagedTeam(teamID, caller)
    if (division && !team.divisions.some(({ id }) => id === recordID)) throw notFound('Division')
    await inviteContact(
      {
        ...{ teamID, recordID, email, role, invitedBy: caller.userID },
        userID: localID('contact-invitation', recordID, email),
        appointment: role === 'manager' && !division ? appointmentBy(team) : undefined,
        expiresAt: expiresAfter(DAYS * DAY_SECONDS, now),
      },
      team,
      now,
    )
  })
  return true
}
