import type { SyncRunItem } from '../../domain/sync/entity.ts'
import { notFound } from '../../values/errors.ts'
import type { MutationResolvers, QueryResolvers, SyncDeadLetterResolvers, SyncRunResolvers } from '../generated.ts'
import { paging } from '../reads/paging.ts'
import { asViewer } from '../rules/as-viewer.ts'

const service = () => import('../../domain/sync/service.ts')
const runs = () => import('../../domain/sync/runs.ts')

export const Query = {
  syncRuns: async (_, args, __, info) => (await runs()).pageOfRuns(paging(args, info)),
  syncRun: async (_, { id }) => (await runs()).getRun(id),
  syncDeadLetters: async () => (await import('../../domain/sync/dead-letters.ts')).deadLetters(),
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
  uploadSyncFiles: async (_, { input }) => (await import('../../domain/sync/uploads.ts')).uploadSyncFiles(input),
  retrySyncRun: async (_, { id, allowRemovals }) =>
    (await import('../../domain/sync/retry.ts')).retrySyncRun(id, allowRemovals ?? false),
  dismissSyncDeadLetters: async (_, { runID }) => (await service()).dismissSyncDeadLetters(runID),
  cancelSyncRun: async (_, { id }) => (await service()).cancelSyncRun(id),
  syncTeam: async (_, { input: { teamID } }, context) => {
    const team = await context.load.team(teamID)
    if (!team) throw notFound('Team')
    return (await service()).syncTeam(team, asViewer(context).userID)
  },
} satisfies MutationResolvers

export const SyncDeadLetter = {
  run: async ({ runID }) => (await runs()).getRun(runID),
  kind: ({ chain }) => chain,
  page: ({ page }) => page + 1,
} satisfies SyncDeadLetterResolvers

export const SyncRun = {
  id: ({ runID }) => runID,
  failedPages: async ({ runID }) => (await runs()).failedPages(runID),
  preview: async (run) => {
    const preview = await (await runs()).previewOf(run)
    if (!preview) return null
    const rows = (change: keyof typeof preview) => preview[change].map((it) => ({ changes: [], ...it }))
    return {
      created: rows('created'),
      updated: rows('updated'),
      unchanged: rows('unchanged'),
      removed: rows('removed'),
    }
  },
  isDryRun: ({ isDryRun }) => isDryRun ?? false,
  heldRemovals: ({ areRemovalsHeld, removable }: SyncRunItem) => (areRemovalsHeld ? removable : null),
  isUpload: ({ upload }) => upload !== undefined,
  lastProgressAt: async (run) => (await runs()).lastProgressAt(run),
  waiting: async (run) => (await runs()).waitingFor(run),
  isStalled: async (run) => (await runs()).isStalled(run),
  recordsProcessed: ({ created, updated, removed }: SyncRunItem) => created + updated + removed,
} satisfies SyncRunResolvers
