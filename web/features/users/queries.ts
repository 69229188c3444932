import { mutationOptions } from '@tanstack/react-query'
import { query } from '../../api/client.ts'
import type { AdminListInput, Role } from '../../api/generated.ts'
import { adminListSource, pageLoader } from '../../ui/admin-list.tsx'
import { orderVariables } from '../../ui/result-table.tsx'
import { BlockUserDocument, UnblockUserDocument, UsersDocument, type UsersQuery } from './users.generated.ts'

export type ListedUser = UsersQuery['users'][number]

const LONG_UNSEEN_MS = 90 * 86_400_000
/** Rounded to the start of the day, so that the query key stays the same all day. */
const longAgo = () => `${new Date(Date.now() - LONG_UNSEEN_MS).toISOString().slice(0, 10)}T00:00:00.000Z`

function variablesOf({ search, order, role, status }: Record<'search' | 'order' | 'role' | 'status', string>) {
  const admin: AdminListInput = {
    ...orderVariables(order),
    ...(isRole(role) && { role }),
    ...(status === 'blocked' && { isBlocked: true }),
    ...(status === 'unseen' && { notSeenSince: longAgo() }),
  }
  return { search, ...(Object.keys(admin).length > 0 && { admin }) }
}

export const usersSource = adminListSource({
  name: 'users',
  filters: ['search', 'order', 'role', 'status'],
  perPage: 50,
  load: pageLoader(UsersDocument, variablesOf),
})

export const blockUserMutation = mutationOptions({
  mutationFn: ({ id, isBlocked }: Pick<ListedUser, 'id' | 'isBlocked'>): Promise<unknown> =>
    isBlocked ? query(UnblockUserDocument, { id }) : query(BlockUserDocument, { id }),
})

export const roleLabels: Record<Role, string> = {
  user: 'User',
  player_parent: 'Player Parent',
  coach: 'Coach',
  admin: 'Admin',
}

export const roleOptions = Object.entries(roleLabels).map(([value, label]) => ({ value, label }))

const isRole = (text: string): text is Role => Object.hasOwn(roleLabels, text)
