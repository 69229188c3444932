import type { DeletedRecordResolvers, QueryResolvers } from '../generated.ts'
import { asViewer } from '../rules/rule.ts'

/** Loaded on first use, to keep reads fast. */
const service = () => import('../../lifecycle/restore/restore.ts')

const erasing = () => import('../../lifecycle/erasure/erase.ts')

export const Query = {
  deletedRecords: async (_, { kind }, context) =>
    context.load.readOnce(`deletedRecords#${kind ?? ''}`, async () =>
      (await service()).deletedRecordsOf(kind, asViewer(context), context.now),
    ),
  erasure: async (_, { playerID }, context) => (await erasing()).erasureFor(playerID, asViewer(context)),
} satisfies QueryResolvers

export const DeletedRecord = {
  id: ({ recordID }) => recordID,
  deletedBy: ({ deletedBy }, _, { load }) => load.user(deletedBy),
  expiresAt: ({ expiresAt }) => new Date(expiresAt * 1000).toISOString(),
  isRestorable: ({ isComplete }) => isComplete,
  mergedIntoID: async ({ kind, recordID }, _, { load }) =>
    (kind === 'team' || kind === 'player') && (await load.wasMerged(kind, recordID))
      ? load.mergedIntoID(kind, recordID)
      : null,
  // The copy of a merged duplicate is erased with the player that it was merged into.
  viewerCanErase: async ({ kind, ownerID, recordID }, _, { viewer, load }) =>
    kind === 'player' &&
    viewer !== null &&
    (viewer.isAdmin || ownerID === viewer.userID) &&
    !(await load.wasMerged(kind, recordID)),
} satisfies DeletedRecordResolvers
