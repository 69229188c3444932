import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query'
import { query } from '../../api/client.ts'
import {
  BlockUserDocument,
  DeleteUserDocument,
  ProfileReadersDocument,
  type ProfileReadersQuery,
  ResetTotpDocument,
  UnblockUserDocument,
  UpdateUserDocument,
  type UpdateUserInput,
  UsersDocument,
  type UsersQuery,
  UserTwoStepDocument,
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
  })

export type ProfileReader = ProfileReadersQuery['profileReaders'][number]

/** Who read many full profiles lately. */
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

export const deleteUserMutation = mutationOptions({
  mutationFn: (id: string) => query(DeleteUserDocument, { id }),
})

/** Whether the user signs in with a code of an authenticator app. */
export const twoStepQuery = (userID: string) =>
  queryOptions({
    queryKey: ['users', 'twoStep', userID],
    queryFn: () => query(UserTwoStepDocument, { id: userID }).then(({ user }) => user?.hasTotp ?? false),
  })

export const resetTotpMutation = mutationOptions({
  mutationFn: (userID: string) => query(ResetTotpDocument, { userID }),
})
