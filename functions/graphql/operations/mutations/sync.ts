import * as sync from '../../../domain/sync/service.ts'
import { uploadSyncFiles } from '../../../domain/sync/uploads.ts'
import { notFound } from '../../../values/errors.ts'
import { admin } from '../../rules/rule.ts'
import type { Mutations } from '../operation.ts'

export const mutations = {
  syncGoverningBody: {
    rule: admin,
    call: ({ input: { type, state, city, upload, full: isFull, dryRun: isDryRun } }, { userID }) =>
      sync.syncGoverningBody({ type: type ?? 'all', state, city, upload, isFull, isDryRun, startedBy: userID }),
  },
  uploadSyncFiles: { rule: admin, call: ({ input }) => uploadSyncFiles(input) },
  retrySyncRun: { rule: admin, call: ({ id, allowRemovals }) => sync.retrySyncRun(id, allowRemovals ?? false) },
  dismissSyncDeadLetters: { rule: admin, call: ({ runID }) => sync.dismissSyncDeadLetters(runID) },
  cancelSyncRun: { rule: admin, call: ({ id }) => sync.cancelSyncRun(id) },
  syncTeam: {
    rule: admin,
    call: async ({ input: { teamID } }, { context, userID }) => {
      const team = await context.load.team(teamID)
      if (!team) throw notFound('Team')
      return sync.syncTeam(team, userID)
    },
  },
} satisfies Partial<Mutations>
