import { entity } from '../entity.ts'
import type { Write } from '../store.ts'

/** The number of admins, in a single item, because a condition protects the last one. */
export const adminCount = entity('admin-count', { admins: ['admin-count', 'all'] }, () => ({
  count: { type: 'number', required: true },
}))

/** The write that updates the number, in the transaction of the accounts. For the last admin, its condition fails. */
export function addAdmins(by: number): Write {
  const change = adminCount().update({}).add({ count: by })
  return by < 0 ? change.where(({ count }, { gt }) => gt(count, -by)) : change
}
