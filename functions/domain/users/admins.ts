import { entity, itemKey, parseItem } from '../../store/entity.ts'
import { batchGet } from '../../store/store.ts'
import { type UserItem, users } from './entity.ts'

/** The current admins, who are notified of pending reviews. */
export const adminReferences = entity(() => ({
  model: { service: 'fungo', entity: 'admin-reference', version: '1' },
  attributes: { userID: { type: 'string', required: true } },
  indexes: {
    // Every admin.
    all: {
      pk: { field: 'pk', composite: [], template: 'admins' },
      sk: { field: 'sk', composite: ['userID'], template: '${userID}' },
    },
  },
}))

export const isActiveAdmin = ({ role, isBlocked }: Pick<UserItem, 'role' | 'isBlocked'>) =>
  role === 'admin' && !isBlocked

export async function activeAdmins(): Promise<UserItem[]> {
  const { data } = await adminReferences().query.all({}).go({ pages: 'all', consistent: true })
  const items = await batchGet(
    data.map(({ userID }) => itemKey(users, { userID })),
    true,
  )
  return items.map((item) => parseItem(users, item)).filter(isActiveAdmin)
}
