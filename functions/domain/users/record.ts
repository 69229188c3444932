import type { Rows } from '../../store/change-log/rows.ts'
import { listedRecord } from '../../store/records/listed-record.ts'
import { adminReferences, isActiveAdmin, type UserItem, users } from './entity.ts'

/** The directory row of a user. */
const userRow = (user: UserItem): Rows['user'] => ({
  email: user.email,
  name: user.name,
  role: user.role,
  isBlocked: user.isBlocked,
  lastSeenAt: user.lastSeenAt,
  createdAt: user.createdAt,
})

export const userRecord = listedRecord({
  kind: 'user',
  id: 'userID',
  entity: users,
  row: userRow,
  // A blocked admin has no access and is not counted.
  isAdmin: isActiveAdmin,
  uniqueKey: ({ email }) => ({ scope: 'email', value: email }) as const,
  references: (user) => (isActiveAdmin(user) ? [{ entity: adminReferences, key: { userID: user.userID } }] : []),
})
