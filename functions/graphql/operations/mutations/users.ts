import { reviewSafetyRecord, updateSafetyRecords } from '../../../domain/safety-records/service.ts'
import * as users from '../../../domain/users/service.ts'
import { admin, signedIn } from '../../rules/rule.ts'
import * as userRules from '../../rules/users.ts'
import type { Mutations } from '../operation.ts'

export const mutations = {
  updateUser: {
    rule: userRules.selfOrAdmin,
    call: ({ id, input }, { caller, now }) => users.updateUser(id, input, { caller, now }),
  },
  updateUserSettings: {
    rule: signedIn,
    call: ({ input }, { userID, now }) => users.updateUserSettings(userID, input, now),
  },
  updateSafetyRecords: {
    rule: signedIn,
    call: ({ input }, { userID, now }) => updateSafetyRecords(userID, input, now),
  },
  reviewSafetyRecord: {
    rule: admin,
    call: (args, { userID, now }) => reviewSafetyRecord({ ...args, by: userID, now }),
  },
  deleteUser: { rule: admin, call: ({ id }) => users.deleteUser(id) },
  blockUser: { rule: admin, call: ({ id }, { userID, now }) => users.blockUser(id, userID, now) },
  unblockUser: { rule: admin, call: ({ id }, { now }) => users.unblockUser(id, now) },
} satisfies Partial<Mutations>
