import { conditionCheck, type Write } from '../../store/store.ts'
import { Refusal } from '../../values/errors.ts'
import * as m from '../../values/messages/generated.ts'
import { users } from './entity.ts'

const gone = () => new Refusal('UNAUTHENTICATED', m.please_log_in_first)

/** A condition check that the user was not deleted, for transactions that create items for the user. */
export const userExists = (userID: string, refusal: Error = gone()): [Write, Error] => [
  conditionCheck(users().get({ userID }), 'exists'),
  refusal,
]

/** A condition check that the account exists and is not blocked. */
export const notBlocked = (userID: string, refusal: Error): [Write, Error] => [
  {
    params: () => ({
      ...(users().get({ userID }).params() as object),
      ConditionExpression: 'attribute_exists(pk) AND isBlocked = :no',
      ExpressionAttributeValues: { ':no': false },
      isCheck: true,
    }),
  },
  refusal,
]
