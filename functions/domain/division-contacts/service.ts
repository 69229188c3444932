import { Refusal } from '../errors.ts'
import { isID, parentOf } from '../ids.ts'
import { conditionCheck, transactWrite } from '../store.ts'
import { contactable } from '../team-contacts/contactable.ts'
import { teams } from '../teams/entity.ts'
import { userTies } from '../users/entity.ts'
import { type DivisionContactItem, divisionContacts } from './entity.ts'

const notFound = (what: string) => new Refusal('NOT_FOUND', `${what} not found`)

export async function addDivisionContact(
  divisionID: string,
  input: { userID: string; role: string },
  now: Date,
): Promise<DivisionContactItem> {
  const teamID = parentOf(divisionID, 'Division not found')
  const { fields, isThere } = await contactable(input)
  const { userID } = fields
  const { data: team } = await teams().get({ teamID }).go({ consistent: true })
  if (!team?.divisions.some(({ id }) => id === divisionID)) throw notFound('Division')

  const contact = { teamID, divisionID, ...fields, createdAt: now.toISOString() }
  await transactWrite([
    [conditionCheck(teams().get({ teamID }), 'exists'), notFound('Team')],
    isThere,
    [divisionContacts().create(contact), new Refusal('CONFLICT', 'This user is already a contact of this division')],
    [userTies().put({ userID, tie: 'con', recordID: divisionID })],
  ])
  return contact
}

export async function removeDivisionContact(divisionID: string, userID: string): Promise<true> {
  const teamID = parentOf(divisionID, 'Division not found')
  if (!isID(userID)) throw notFound('Contact')
  await transactWrite([
    [
      divisionContacts()
        .delete({ teamID, divisionID, userID })
        .where((held, { exists }) => exists(held.userID)),
      notFound('Contact'),
    ],
    [userTies().delete({ userID, tie: 'con', recordID: divisionID })],
  ])
  return true
}
