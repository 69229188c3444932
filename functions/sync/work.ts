import { once } from '../domain/once.ts'
import { settings } from '../domain/settings.ts'
import type { FeedKind, SyncRunItem, SyncTaskItem } from '../domain/sync-runs/entity.ts'
import {
  carryOn,
  failTask,
  findRun,
  findTask,
  finishTask,
  openNext,
  pageOfRemovals,
} from '../domain/sync-runs/progress.ts'
import { enqueue, type SyncMessage } from '../domain/sync-runs/queue.ts'
import { applyPage } from './apply/apply.ts'
import type { Scope } from './apply/plan.ts'
import { ensureReferences } from './apply/references.ts'
import { applyRemovals } from './apply/removals.ts'
import { httpSource } from './source/http.ts'
import { type Page, SourceError } from './source/source.ts'

/** Seconds before the source is asked again, unless it says itself; after the last of them the run fails. */
const PAUSES = [2, 5, 15, 30, 60]
/** The queue's own limit. */
const LONGEST_PAUSE = 900

const feed = once(() => httpSource({ url: settings.feedURL!, token: settings.feedToken }))

/** Works on one page of a run. Doing it twice, at the same time or after a crash, changes nothing more than doing it once. */
export async function work(message: SyncMessage, isRepeated: boolean) {
  const [run, task] = await Promise.all([findRun(message.runID), findTask(message)])
  if (!task || run?.status !== 'running') return
  if (task.status !== 'open') return carryOn(run.runID)
  if (task.chain === 'removals') return removePage(run, task)

  const kind = task.chain
  let page: Page
  try {
    page = await feed().page({
      kind,
      state: run.state,
      city: run.city,
      cursor: task.cursor,
      after: task.after,
      etag: task.etag,
    })
  } catch (error) {
    if (!(error instanceof SourceError)) throw error
    return askLater(message, error)
  }
  if (!page.isLast && page.next) await openNext(task, { cursor: page.next, after: page.last }, isRepeated)
  await applied(run, task, kind, page)
}

async function applied(run: SyncRunItem, task: SyncTaskItem, kind: FeedKind, page: Page) {
  const plan = await applyPage(kind, page.items, scopeOf(run, page.source), task)
  const tombstones = page.items.flatMap(({ isDeleted, externalID, modified }) =>
    isDeleted ? [{ externalID, modified }] : [],
  )
  const result = {
    source: page.source,
    next: page.next,
    isLast: page.isLast,
    last: page.last,
    etag: page.etag,
    tombstones: run.teamID ? [] : tombstones,
    refusals: [...page.refusals, ...plan.refusals],
    applicable: plan.applicable,
    divisionsFound: plan.divisionsFound,
  }
  await finishTask(task, result, plan.committed, () => ensureReferences(plan.references))
}

async function removePage(run: SyncRunItem, task: SyncTaskItem) {
  const page = await pageOfRemovals(task)
  const committed = page?.tombstones
    ? await applyRemovals(page.chain as FeedKind, page.tombstones, scopeOf(run, page.source ?? ''), task)
    : 0
  const nothing = { source: '', isLast: true, tombstones: [], refusals: [], applicable: 0, divisionsFound: 0 }
  await finishTask(task, nothing, committed, async () => {})
}

/** Of a team's own run the state is only there to spare the source some pages. */
const scopeOf = ({ state, city, teamID }: SyncRunItem, source: string): Scope => ({
  source,
  now: new Date().toISOString(),
  ...(teamID ? { teamID } : { state, city }),
})

async function askLater(message: SyncMessage, error: SourceError) {
  const pause = PAUSES[message.attempt]
  if (!error.isPassing || pause === undefined) return failTask(message, error.message)
  const seconds = Math.min(LONGEST_PAUSE, error.retryAfter ?? pause)
  await enqueue([{ ...message, attempt: message.attempt + 1 }], seconds)
}
