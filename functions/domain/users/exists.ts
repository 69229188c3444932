import { Refusal } from '../errors.ts'
import { conditionCheck, type Write } from '../store.ts'
import { users } from './entity.ts'

const gone = () => new Refusal('UNAUTHENTICATED', 'Please log in first.')

/** The condition that the user was not deleted meanwhile, for the transaction of what they make. */
export const userExists = (userID: string, refusal = gone()): [Write, Error] => [
  conditionCheck(users().get({ userID }), 'exists'),
  refusal,
]
