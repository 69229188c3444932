import type { Rows } from '../../store/change-log/rows.ts'
import type { UserItem } from './entity.ts'

/** The directory row of a user. */
export const userRow = (user: UserItem): Rows['user'] => ({
  email: user.email,
  name: user.name,
  role: user.role,
  isBlocked: user.isBlocked,
  lastSeenAt: user.lastSeenAt,
  createdAt: user.createdAt,
})
