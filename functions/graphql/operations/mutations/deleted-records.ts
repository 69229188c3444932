import { restoreRecord } from '../../../lifecycle/restore/restore.ts'
import { signedIn } from '../../rules/rule.ts'
import type { Mutations } from '../operation.ts'

export const mutations = {
  restoreRecord: {
    rule: signedIn,
    limit: 'changeByUser',
    call: ({ kind, id }, { caller, now }) => restoreRecord(kind, id, caller, now),
  },
} satisfies Partial<Mutations>
