import { listedRecord } from '../records/listed-record.ts'
import { type UserItem, users } from './entity.ts'
import { userRow } from './row.ts'

export const userRecord = listedRecord({
  kind: 'user',
  id: 'userID',
  entity: users,
  row: userRow,
  // A blocked administrator administers nothing, and does not count.
  counters: ({ role, isBlocked }: UserItem) => ({ admin: role === 'admin' && !isBlocked ? 1 : 0 }),
  uniqueKey: ({ email }) => ({ scope: 'email', value: email }) as const,
})
