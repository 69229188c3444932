import { listedRecord } from '../../store/records/listed-record.ts'
import { pick } from '../../values/pick.ts'
import { adminReferences, isActiveAdmin, type UserItem, users } from './entity.ts'

export const userRecord = listedRecord({
  kind: 'user',
  id: 'userID',
  entity: users,
  row: (user: UserItem) => pick(user, 'email', 'name', 'role', 'isBlocked', 'lastSeenAt', 'createdAt'),
  // A blocked admin has no access and is not counted.
  isAdmin: isActiveAdmin,
  uniqueKey: ({ email }) => ({ scope: 'email', value: email }) as const,
  references: (user) => (isActiveAdmin(user) ? [{ entity: adminReferences, key: { userID: user.userID } }] : []),
})
