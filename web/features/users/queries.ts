import { keepPreviousData, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { query } from '../../api/client.ts'
import {
  BlockUserDocument,
  DeleteUserDocument,
  UnblockUserDocument,
  UpdateUserDocument,
  type UpdateUserInput,
  UsersDocument,
  type UsersQuery,
} from '../../api/generated.ts'

export const USERS_PER_PAGE = 50

export type ListedUser = UsersQuery['users'][number]

export const usersQuery = (search: string, page: number) =>
  queryOptions({
    queryKey: ['users', 'list', search, page],
    queryFn: async ({ signal }) => {
      const { users, usersCount } = await query(UsersDocument, { search, page }, { signal })
      return { rows: users, total: usersCount }
    },
    placeholderData: keepPreviousData,
    staleTime: 2_000,
  })

export const updateUserMutation = (userID: string, cache: QueryClient) =>
  mutationOptions({
    mutationFn: (input: UpdateUserInput) =>
      query(UpdateUserDocument, { id: userID, input }).then(({ updateUser }) => updateUser),
    onSettled: () => invalidateUsers(cache),
  })

export const blockUserMutation = (cache: QueryClient) =>
  mutationOptions({
    mutationFn: ({ id, isBlocked }: Pick<ListedUser, 'id' | 'isBlocked'>): Promise<unknown> =>
      isBlocked ? query(UnblockUserDocument, { id }) : query(BlockUserDocument, { id }),
    onSettled: () => invalidateUsers(cache),
  })

export const deleteUserMutation = (cache: QueryClient) =>
  mutationOptions({
    mutationFn: (id: string) => query(DeleteUserDocument, { id }),
    onSettled: () => invalidateUsers(cache),
  })

const invalidateUsers = (cache: QueryClient) =>
  Promise.all(['users', 'accounts'].map((feature) => cache.invalidateQueries({ queryKey: [feature] })))
