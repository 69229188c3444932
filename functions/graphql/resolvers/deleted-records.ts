import type { DeletedRecordResolvers } from '../generated.ts'

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
