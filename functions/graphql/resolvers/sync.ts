import type { SyncRunItem } from '../../domain/sync-runs/entity.ts'
import type { MutationResolvers, QueryResolvers, SyncDeadLetterResolvers, SyncRunResolvers } from '../generated.ts'
import { paging } from '../paging.ts'
import { asViewer } from '../rules.ts'

const service = () => import('../../domain/sync-runs/service.ts')

export const Query = {
  syncRuns: async (_, args, __, info) => (await service()).pageOfRuns(paging(args, info)),
  syncRun: async (_, { id }) => (await service()).getRun(id),
  syncDeadLetters: async () => (await import('../../domain/sync-runs/dead-letters.ts')).deadLetters(),
} satisfies QueryResolvers

export const Mutation = {
  syncGoverningBody: async (_, { input: { type, state, city, upload, full: isFull, dryRun: isDryRun } }, context) => {
    const startedBy = asViewer(context).userID
    return (await service()).syncGoverningBody({
      type: type ?? 'all',
      state,
      city,
      upload,
      isFull,
      isDryRun,
      startedBy,
    })
  },
  uploadSyncFiles: async (_, { input }) => (await import('../../domain/sync-runs/uploads.ts')).saveUpload(input),
  retrySyncRun: async (_, { id, allowRemovals }) => (await service()).retryRun(id, allowRemovals ?? false),
  dismissSyncDeadLetters: async (_, { runID }) => (await service()).dismissDeadLetters(runID),
  cancelSyncRun: async (_, { id }) => (await service()).cancelRun(id),
  syncTeam: async (_, { input: { teamID } }, context) => (await service()).syncTeam(teamID, asViewer(context).userID),
} satisfies MutationResolvers

export const SyncDeadLetter = {
  run: async ({ runID }) => (await service()).getRun(runID),
  kind: ({ chain }) => chain,
  page: ({ page }) => page + 1,
} satisfies SyncDeadLetterResolvers

export const SyncRun = {
  id: ({ runID }) => runID,
  failedPages: async ({ runID }) => (await service()).failedPages(runID),
  preview: async (run) => (await service()).previewOf(run),
  isDryRun: ({ isDryRun }) => isDryRun ?? false,
  heldRemovals: ({ areRemovalsHeld, removable }: SyncRunItem) => (areRemovalsHeld ? removable : null),
  isUpload: ({ upload }) => upload !== undefined,
  lastProgressAt: async (run) => (await service()).lastProgressAt(run),
  waiting: async (run) => (await service()).waitingFor(run),
  isStalled: async (run) => (await service()).isStalled(run),
  recordsProcessed: ({ created, updated, removed }: SyncRunItem) => created + updated + removed,
} satisfies SyncRunResolvers
