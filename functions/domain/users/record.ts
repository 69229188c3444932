import { listedRecord } from '../../store/records/listed-record.ts'
import { adminReferences, isActiveAdmin } from './admins.ts'
import { type UserItem, users } from './entity.ts'
import { userRow } from './row.ts'

export const userRecord = listedRecord({
  kind: 'user',
  id: 'userID',
  entity: users,
  row: userRow,
  // A blocked admin has no access and is not counted.
  counters: (user: UserItem) => ({ admin: isActiveAdmin(user) ? 1 : 0 }),
  uniqueKey: ({ email }) => ({ scope: 'email', value: email }) as const,
  references: (user) => (isActiveAdmin(user) ? [{ entity: adminReferences, key: { userID: user.userID } }] : []),
})
