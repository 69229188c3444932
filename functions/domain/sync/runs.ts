import { notFound } from '../../values/errors.ts'
import { checkID } from '../../values/ids.ts'
import { type SyncPreview, type SyncRunItem, syncRuns } from './entity.ts'
import { MAX_PREVIEWED } from './progress.ts'
import { findRun, tasksOf } from './tasks.ts'

/** How long a page may take before a person may resend it. A worker has two minutes per page. */
const STALL_MS = 3 * 60_000

export async function getRun(runID: string): Promise<SyncRunItem> {
  const run = await findRun(checkID(runID, 'Sync run'))
  if (!run) throw notFound('Sync run')
  return run
}

/** The runs, newest first. */
export async function pageOfRuns({ page, perPage }: { page: number; perPage: number }): Promise<SyncRunItem[]> {
  const { data } = await syncRuns()
    .query.all({})
    .go({ order: 'desc', limit: page * perPage })
  return data.slice((page - 1) * perPage)
}

/** The pages of a run that failed, and why. */
export async function failedPages(runID: string) {
  const failed = (await tasksOf(runID)).filter(({ status }) => status === 'failed')
  return failed.map(({ chain, page, reason = '' }) => ({ kind: chain, page: page + 1, reason }))
}

/** The first records that a dry run would create, update, leave unchanged, or remove. Null for a run that writes. */
export async function previewOf({ runID, isDryRun }: SyncRunItem): Promise<Required<SyncPreview> | null> {
  if (!isDryRun) return null
  const pages = (await tasksOf(runID)).flatMap(({ preview }) => preview ?? [])
  const first = (change: keyof SyncPreview) => pages.flatMap((page) => page[change] ?? []).slice(0, MAX_PREVIEWED)
  return {
    created: first('created'),
    updated: first('updated'),
    unchanged: first('unchanged'),
    removed: first('removed'),
  }
}

export const lastProgressAt = ({ progressAt, startedAt }: SyncRunItem) => progressAt ?? startedAt

/** Why and until when the run waits for its source. Null if a page was done since. */
export const waitingFor = (run: SyncRunItem) =>
  run.status === 'running' && run.waiting && run.waiting.since > lastProgressAt(run) ? run.waiting : null

/** The run is still running but makes no progress: its source is delayed, or its workers crashed. */
export const isStalled = (run: SyncRunItem) =>
  run.status === 'running' && Date.parse(lastProgressAt(run)) < Date.now() - STALL_MS

export const recordsProcessed = ({ created, updated, removed }: SyncRunItem) => created + updated + removed
