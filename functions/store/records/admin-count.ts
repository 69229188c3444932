import { entity } from '../entity.ts'
import type { Write } from '../store.ts'

/** The number of admins, in a single item, because a condition protects the last one. */
export const adminCount = entity(() => ({
  model: { service: 'fungo', entity: 'admin-count', version: '1' },
  attributes: { count: { type: 'number', required: true } },
  indexes: {
    admins: {
      pk: { field: 'pk', composite: [], template: 'admin-count' },
      sk: { field: 'sk', composite: [], template: 'all' },
    },
  },
}))

/** The write that updates the number, in the transaction of the accounts. For the last admin, its condition fails. */
export function addAdmins(by: number): Write {
  const change = adminCount().update({}).add({ count: by })
  return by < 0 ? change.where(({ count }, { gt }) => gt(count, -by)) : change
}
