import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query'
import { query } from '../../api/client.ts'
import {
  type AdminListInput,
  BlockUserDocument,
  type ListColumn,
  type Role,
  UnblockUserDocument,
  UsersDocument,
  type UsersQuery,
} from '../../api/generated.ts'
import { orderIn } from '../../ui/result-table.tsx'

export const USERS_PER_PAGE = 50

export type ListedUser = UsersQuery['users'][number]

export const USER_FILTERS = ['search', 'order', 'role', 'status'] as const
type UserFilters = Record<(typeof USER_FILTERS)[number], string>

const LONG_UNSEEN_MS = 90 * 86_400_000
/** Rounded to the start of the day, so that the query key stays the same all day. */
const longAgo = () => `${new Date(Date.now() - LONG_UNSEEN_MS).toISOString().slice(0, 10)}T00:00:00.000Z`

function variablesOf({ search, order, role, status }: UserFilters) {
  const { column, descending } = orderIn(order)
  const admin: AdminListInput = {
    ...(column && { orderBy: column as ListColumn, descending }),
    ...(isRole(role) && { role }),
    ...(status === 'blocked' && { isBlocked: true }),
    ...(status === 'unseen' && { notSeenSince: longAgo() }),
  }
  return { search, ...(Object.keys(admin).length > 0 && { admin }) }
}

export async function loadUsers(filters: UserFilters, page: number, perPage: number, signal?: AbortSignal) {
  const { users, usersCount } = await query(UsersDocument, { ...variablesOf(filters), page, perPage }, { signal })
  return { rows: users, total: usersCount }
}

export const usersQuery = (filters: UserFilters, page: number) =>
  queryOptions({
    queryKey: ['users', 'list', filters, page],
    queryFn: ({ signal }) => loadUsers(filters, page, USERS_PER_PAGE, signal),
    placeholderData: keepPreviousData,
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
