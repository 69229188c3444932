import { erasePlayer } from '../../lifecycle/erasure/erase.ts'
import { restoreRecord } from '../../lifecycle/restore/restore.ts'
import type { MutationResolvers } from '../generated.ts'
import { asViewer } from '../rules/as-viewer.ts'

export const Mutation = {
  restoreRecord: (_, { kind, id }, context) => restoreRecord(kind, id, asViewer(context), context.now),
  erasePlayer: (_, { id }, context) => erasePlayer(id, asViewer(context), context.now),
} satisfies MutationResolvers
