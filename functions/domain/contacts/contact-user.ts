import { find } from '../../store/store.ts'
import { notFound } from '../../values/errors.ts'
import { isID } from '../../values/ids.ts'
import { parse } from '../../values/parse.ts'
import { users } from '../users/entity.ts'
import { userExists } from '../users/exists.ts'
import { contactInput } from './validation.ts'

/** The user who will be a contact, with the account fields that contacts copy. */
export async function getContactUser(input: { userID: string; role: string }) {
  const { userID, role } = parse(contactInput, input)
  const user = isID(userID) ? await find(users, { userID }) : null
  if (!user || user.isBlocked) throw notFound('User')
  const isThere = userExists(userID, notFound('User'))
  return { fields: { userID, role, name: user.name, email: user.email }, isThere }
}
