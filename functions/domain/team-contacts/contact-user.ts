import { Refusal } from '../errors.ts'
import { isID } from '../ids.ts'
import { parse } from '../parse.ts'
import { conditionCheck, type Write } from '../store.ts'
import { users } from '../users/entity.ts'
import { contactInput } from './validation.ts'

const notFound = () => new Refusal('NOT_FOUND', 'User not found')

/** The user who will be a contact, with the account fields that contacts copy. */
export async function getContactUser(input: { userID: string; role: string }) {
  const { userID, role } = parse(contactInput, input)
  const user = isID(userID) ? (await users().get({ userID }).go({ consistent: true })).data : null
  if (!user || user.isBlocked) throw notFound()
  const isThere: [Write, Error] = [conditionCheck(users().get({ userID }), 'exists'), notFound()]
  return { fields: { userID, role, name: user.name, email: user.email }, isThere }
}
