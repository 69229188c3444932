import { Refusal } from '../errors.ts'
import { isID } from '../ids.ts'
import { conditionCheck, transactWrite } from '../store.ts'
import { teams } from '../teams/entity.ts'
import { userTies } from '../users/entity.ts'
import { contactable } from './contactable.ts'
import { type TeamContactItem, teamContacts } from './entity.ts'

export async function addTeamContact(
  teamID: string,
  input: { userID: string; role: string },
  now: Date,
): Promise<TeamContactItem> {
  const { fields, isThere } = await contactable(input)
  const { userID } = fields
  const contact = { teamID, contactID: userID, ...fields, createdAt: now.toISOString() }
  await transactWrite([
    [conditionCheck(teams().get({ teamID }), 'exists'), new Refusal('NOT_FOUND', 'Team not found')],
    isThere,
    [teamContacts().create(contact), new Refusal('CONFLICT', 'This user is already a contact of this team')],
    [userTies().put({ userID, tie: 'con', recordID: teamID })],
  ])
  return contact
}

/** `contactID` is the user's id, or the contact's own where the feed named it. */
export async function removeTeamContact(teamID: string, contactID: string): Promise<true> {
  const contact = isID(contactID)
    ? (await teamContacts().get({ teamID, contactID }).go({ consistent: true })).data
    : null
  if (!contact) throw new Refusal('NOT_FOUND', 'Contact not found')
  const { userID } = contact
  await transactWrite([
    [teamContacts().delete({ teamID, contactID })],
    ...(userID ? [[userTies().delete({ userID, tie: 'con', recordID: teamID })] as const] : []),
  ])
  return true
}
