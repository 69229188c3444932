import { retrySyncRun } from '../../domain/sync/retry.ts'
import { cancelSyncRun, dismissSyncDeadLetters, syncGoverningBody, syncTeam } from '../../domain/sync/service.ts'
import { uploadSyncFiles } from '../../domain/sync/uploads.ts'
import { notFound } from '../../values/errors.ts'
import type { MutationResolvers } from '../generated.ts'
import { asViewer } from '../rules/as-viewer.ts'

export const Mutation = {
  syncGoverningBody: (_, { input: { type, state, city, upload, full: isFull, dryRun: isDryRun } }, context) => {
    const startedBy = asViewer(context).userID
    return syncGoverningBody({
      type: type ?? 'all',
      state,
      city,
      upload,
      isFull,
      isDryRun,
      startedBy,
    })
  },
  uploadSyncFiles: (_, { input }) => uploadSyncFiles(input),
  retrySyncRun: (_, { id, allowRemovals }) => retrySyncRun(id, allowRemovals ?? false),
  dismissSyncDeadLetters: (_, { runID }) => dismissSyncDeadLetters(runID),
  cancelSyncRun: (_, { id }) => cancelSyncRun(id),
  syncTeam: async (_, { input: { teamID } }, context) => {
    const team = await context.load.team(teamID)
    if (!team) throw notFound('Team')
    return syncTeam(team, asViewer(context).userID)
  },
} satisfies MutationResolvers
