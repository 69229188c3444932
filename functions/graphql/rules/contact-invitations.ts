import { notFound } from '../../values/errors.ts'
import { isID } from '../../values/ids.ts'
import { asViewer } from './as-viewer.ts'
import { forbid, type Rule } from './rule.ts'

/** The user whom the invitation is for. */
export const invitedUser: Rule<{ id: string }> = (context, { id }) => {
  const viewer = asViewer(context)
  const [userID, ...record] = id.split('.').reverse()
  if (!isID(userID) || record.length === 0) throw notFound('Invitation')
  if (userID !== viewer.userID) throw forbid('This invitation is for somebody else.')
}
