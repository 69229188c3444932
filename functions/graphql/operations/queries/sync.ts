import { paging } from '../../reads/lists.ts'
import { admin } from '../../rules/rule.ts'
import type { Queries } from '../operation.ts'

const runs = () => import('../../../domain/sync/service.ts')

export const queries = {
  syncRuns: { rule: admin, call: async (_, args, __, info) => (await runs()).pageOfRuns(paging(args, info)) },
  syncRun: { rule: admin, call: async (_, { id }) => (await runs()).getRun(id) },
  syncDeadLetters: { rule: admin, call: async () => (await import('../../../domain/sync/tasks.ts')).deadLetters() },
} satisfies Partial<Queries>
