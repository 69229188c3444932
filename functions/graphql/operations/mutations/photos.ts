import { approvePhoto, rejectPhoto } from '../../../domain/photos/service.ts'
import { admin } from '../../rules/rule.ts'
import type { Mutations } from '../operation.ts'

export const mutations = {
  approvePhoto: {
    rule: admin,
    call: ({ id, ofAccount }, { userID: by, now }) => approvePhoto({ id, ofAccount: ofAccount === true, by, now }),
  },
  rejectPhoto: {
    rule: admin,
    call: ({ id, ofAccount, reason }, { userID: by, now }) =>
      rejectPhoto({ id, ofAccount: ofAccount === true, by, now }, { reason }),
  },
} satisfies Partial<Mutations>
