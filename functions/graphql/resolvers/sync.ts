import type { SyncRunItem } from '../../domain/sync/entity.ts'
import type { SyncDeadLetterResolvers, SyncRunResolvers } from '../generated.ts'

const runs = () => import('../../domain/sync/service.ts')

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
  adjusted: ({ adjusted }) => adjusted ?? 0,
  adjustments: ({ adjustments }) => adjustments ?? [],
  heldRemovals: ({ areRemovalsHeld, removable }: SyncRunItem) => (areRemovalsHeld ? removable : null),
  isUpload: ({ upload }) => upload !== undefined,
  lastProgressAt: async (run) => (await runs()).lastProgressAt(run),
  waiting: async (run) => (await runs()).waitingFor(run),
  isStalled: async (run) => (await runs()).isStalled(run),
  recordsProcessed: ({ created, updated, removed }: SyncRunItem) => created + updated + removed,
} satisfies SyncRunResolvers
