import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query'
import { query } from '../../api/client.ts'
import {
  type AdminListInput,
  BlockUserDocument,
  DeleteUserDocument,
  HandBackDocument,
  type ListColumn,
  ProfileReadersDocument,
  type ProfileReadersQuery,
  RecordsOfUserDocument,
  RejectTakenDocument,
  ResetTotpDocument,
  type Role,
  TakenRecordsDocument,
  UnblockUserDocument,
  UpdateUserDocument,
  type UpdateUserInput,
  UsersDocument,
  type UsersQuery,
  UserToEditDocument,
  type UserToEditQuery,
} from '../../api/generated.ts'
import { orderIn } from '../../ui/result-table.tsx'

export const USERS_PER_PAGE = 50

export const recordsOfUserQuery = (userID: string) =>
  queryOptions({
    queryKey: ['users', 'recordsOf', userID],
    queryFn: () =>
      query(RecordsOfUserDocument, { userID }).then(({ claimRequests, user }) => ({
        claims: claimRequests,
        registrations: user?.registrations ?? [],
      })),
  })

export type ListedUser = UsersQuery['users'][number]

export const USER_FILTERS = ['search', 'order', 'role', 'status'] as const
/** List filters in the URL. */
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

export type ProfileReader = ProfileReadersQuery['profileReaders'][number]

/** Accounts that recently viewed many full profiles. */
export const profileReadersQuery = queryOptions({
  queryKey: ['users', 'profile readers'],
  queryFn: () => query(ProfileReadersDocument).then(({ profileReaders }) => profileReaders),
})

export const updateUserMutation = (userID: string) =>
  mutationOptions({
    mutationFn: (input: UpdateUserInput) =>
      query(UpdateUserDocument, { id: userID, input }).then(({ updateUser }) => updateUser),
  })

export const blockUserMutation = mutationOptions({
  mutationFn: ({ id, isBlocked }: Pick<ListedUser, 'id' | 'isBlocked'>): Promise<unknown> =>
    isBlocked ? query(UnblockUserDocument, { id }) : query(BlockUserDocument, { id }),
})

/** The records that an approved claim of the user took from somebody else, and that the user still owns. */
export const takenRecordsQuery = (userID: string) =>
  queryOptions({
    queryKey: ['users', 'taken records', userID],
    queryFn: () =>
      query(TakenRecordsDocument, { userID }).then(({ claimRequests }) =>
        claimRequests.flatMap(({ id, resourceName, resourceOwner, formerOwner }) =>
          formerOwner && resourceOwner?.id === userID ? [{ id, name: resourceName, from: formerOwner.email }] : [],
        ),
      ),
  })

/** Gives the record back to its former owner and rejects the claim. */
export const handBackMutation = mutationOptions({
  mutationFn: async (claimID: string) => {
    await query(HandBackDocument, { claimID })
    await query(RejectTakenDocument, { claimID })
  },
})

export const deleteUserMutation = mutationOptions({
  mutationFn: (id: string) => query(DeleteUserDocument, { id }),
})

export type EditedUser = NonNullable<UserToEditQuery['user']>

/** Null if the account was deleted. */
export const userToEditQuery = (userID: string) =>
  queryOptions({
    queryKey: ['users', 'toEdit', userID],
    queryFn: () => query(UserToEditDocument, { id: userID }).then(({ user }) => user),
  })

export const resetTotpMutation = mutationOptions({
  mutationFn: (userID: string) => query(ResetTotpDocument, { userID }),
})

export const roleLabels: Record<Role, string> = {
  user: 'User',
  player_parent: 'Player Parent',
  coach: 'Coach',
  admin: 'Admin',
}

export const roleOptions = Object.entries(roleLabels).map(([value, label]) => ({ value, label }))

const isRole = (text: string): text is Role => Object.hasOwn(roleLabels, text)
