import { blockUser, deleteUser, unblockUser, updateUser, updateUserSettings } from '../../domain/users/service.ts'
import type { MutationResolvers } from '../generated.ts'
import { asViewer } from '../rules/as-viewer.ts'

export const Mutation = {
  updateUser: (_, { id, input }, { now }) => updateUser(id, input, now),
  updateUserSettings: (_, { input }, context) => updateUserSettings(asViewer(context).userID, input, context.now),
  deleteUser: (_, { id }) => deleteUser(id),
  blockUser: (_, { id }, context) => blockUser(id, asViewer(context).userID, context.now),
  unblockUser: (_, { id }, { now }) => unblockUser(id, now),
} satisfies MutationResolvers
