import { enforceRateLimits } from '../../services/rate-limits/rate-limits.ts'
import { auditedWrite } from '../../store/audit-log/audit-context.ts'
import type { EntityDefinition } from '../../store/entity.ts'
import { find, retryOnConflict, transactWrite, versionConflict } from '../../store/store.ts'
import { uniqueKeys } from '../../store/unique-keys/entity.ts'
import { DAY_SECONDS, expiresAfter } from '../../values/durations.ts'
import { conflict, notFound } from '../../values/errors.ts'
import { isID, localID, parentOf } from '../../values/ids.ts'
import { coachRefusalTexts } from '../../values/messages/coach-refusals.ts'
import type { Text } from '../../values/messages/text.ts'
import { parse } from '../../values/parse.ts'
import { appointmentBy, appointmentOfOwn, getManagedTeam, managesTeam, unchanged } from '../teams/managers.ts'
import { type Caller, userExists, userReferences, users } from '../users/entity.ts'
import {
  type ContactInvitationItem,
  type DivisionContactRow,
  divisionContacts,
  pendingDivisionContact,
  pendingTeamContact,
  type TeamContactRow,
  teamContacts,
} from './entity.ts'
import { inviteAccount, withdrawInvitation } from './invitation-writes.ts'
import { contactInput, emailedContactInput } from './validation.ts'

type Addition = { caller: Caller; input: { userID: string; role: string }; now: Date }

/**
 * Adds the caller directly. Anyone else gets an invitation, and a manager gains access on acceptance. An existing contact can be invited to
 * become a manager.
 */
export const addTeamContact = (teamID: string, addition: Addition): Promise<TeamContactRow> =>
  addContact(teamID, addition, {
    already: coachRefusalTexts.alreadyContactOfTeam,
    entity: teamContacts,
    keyOf: (userID) => ({ teamID, contactID: userID }),
    pending: pendingTeamContact,
  })

/** Adds the caller directly. Anyone else gets an invitation. */
export async function addDivisionContact(divisionID: string, addition: Addition): Promise<DivisionContactRow> {
  const teamID = parentOf(divisionID, 'Division')
  return addContact(teamID, addition, {
    divisionID,
    already: coachRefusalTexts.alreadyContactOfDivision,
    entity: divisionContacts,
    keyOf: (userID) => ({ teamID, divisionID, userID }),
    pending: pendingDivisionContact,
  })
}

type Contacts<Row> = {
  divisionID?: string
  already: Text
  entity: EntityDefinition
  keyOf(userID: string): Record<string, string>
  pending(invitation: ContactInvitationItem, name: string): Row
}

const addContact = <Row>(
  teamID: string,
  { caller, input, now }: Addition,
  { divisionID, already, entity, keyOf, pending }: Contacts<Row>,
) =>
  retryOnConflict(async () => {
    const fields = await getContactUser(input)
    const { userID, role, name } = fields
    const recordID = divisionID ?? teamID
    const team = await getManagedTeam(teamID, caller)
    if (divisionID && !team.divisions.some(({ id }) => id === divisionID)) throw notFound('Division')
    if (userID !== caller.userID) {
      const isAppointed = !divisionID && role === 'manager' && !managesTeam(team, userID)
      const appointment = isAppointed ? appointmentBy(team) : undefined
      if (!appointment && (await find(entity, keyOf(userID)))) throw conflict(already)
      const invitation = { teamID, recordID, userID, role, invitedBy: caller.userID, appointment }
      return pending(await inviteAccount(invitation, team, now), name)
    }
    const contact = { ...fields, ...keyOf(userID), ...appointmentOfOwn(team, userID), createdAt: now.toISOString() }
    await transactWrite([
      [unchanged(team), versionConflict],
      userExists(userID, notFound('User')),
      [entity().create(contact), conflict(already)],
      [userReferences().put({ userID, kind: 'contact', recordID })],
    ])
    return contact as Row
  })

/** The user who will be a contact, with the account fields that contacts copy. */
async function getContactUser(input: { userID: string; role: string }) {
  const { userID, role } = parse(contactInput, input)
  const user = isID(userID) ? await find(users, { userID }) : null
  if (!user || user.isBlocked) throw notFound('User')
  return { userID, role, name: user.name, email: user.email }
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

/** How long the emailed link works. */
const DAYS = 14

/** Invites the account with this email address. Without an account, the address gets a link. `recordID`: the team or division. */
export async function inviteContact(
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
    await inviteAccount(
      {
        teamID,
        recordID,
        email,
        role,
        invitedBy: caller.userID,
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
