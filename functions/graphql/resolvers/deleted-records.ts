import type { DeletedRecordResolvers, MutationResolvers, QueryResolvers } from '../generated.ts'
import { asViewer } from '../rules/as-viewer.ts'

/** Loaded on first use, to keep reads fast. */
const service = () => import('../../lifecycle/restore/restore.ts')

export const Query = {
  deletedRecords: async (_, { kind }, context) =>
    context.load.readOnce(`deletedRecords#${kind ?? ''}`, async () =>
      (await service()).deletedRecordsOf(kind, asViewer(context), context.now),
    ),
} satisfies QueryResolvers

export const Mutation = {
  restoreRecord: async (_, { kind, id }, context) =>
    (await service()).restoreRecord(kind, id, asViewer(context), context.now),
} satisfies MutationResolvers

export const DeletedRecord = {
  id: ({ recordID }) => recordID,
  deletedBy: ({ deletedBy }, _, { load }) => load.user(deletedBy),
  expiresAt: ({ expiresAt }) => new Date(expiresAt * 1000).toISOString(),
  isRestorable: ({ isComplete }) => isComplete,
  mergedIntoID: async ({ kind, recordID }, _, { load }) =>
    (kind === 'team' || kind === 'player') && (await load.wasMerged(kind, recordID))
      ? (await import('../../domain/merges/merge-chain.ts')).mergedIntoID(kind, recordID)
      : null,
} satisfies DeletedRecordResolvers
