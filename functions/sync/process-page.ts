import type { FeedKind, SyncPreview, SyncRunItem, SyncTaskItem } from '../domain/sync/entity.ts'
import {
  continueRun,
  failTask,
  finishTask,
  MAX_PREVIEWED,
  markWaiting,
  type PageResult,
} from '../domain/sync/progress.ts'
import {
  enqueue,
  enqueueNextPage,
  findRun,
  findTask,
  MAX_PAGES,
  PageLoop,
  resendOpenedBy,
  type SyncMessage,
  TooManyPages,
  tasksOf,
} from '../domain/sync/tasks.ts'
import { tombstonesOf } from '../domain/sync/tombstones.ts'
import { readUpload } from '../domain/sync/uploads.ts'
import { countMetrics } from '../services/log.ts'
import { findSecret } from '../services/secrets.ts'
import { settings } from '../services/settings.ts'
import { DAY_MS } from '../values/durations.ts'
import { timeOfID } from '../values/ids.ts'
import { lazy } from '../values/lazy.ts'
import { applyPage, attachWaitingRecords } from './apply/apply.ts'
import type { Plan, Preview, Scope } from './apply/plan.ts'
import { applyTombstones, removableNames } from './apply/tombstones.ts'
import { unreadFields } from './cleaning/clean-records.ts'
import { deferredSource } from './deferred.ts'
import { onCopies } from './dry-run.ts'
import { httpSource } from './source/http.ts'
import { type FeedItem, leftOut } from './source/items.ts'
import { LOOP, onLine, type Page, type Source, SourceError } from './source/source.ts'

/** Retry delays in seconds, longer if the source asks for it. After the last retry, the run fails. */
const RETRY_DELAYS = [2, 5, 15, 30, 60]
/** A source may return empty pages for filtered records. After this many in a row, it counts as ended. */
const MAX_EMPTY_PAGES = 20
/** The maximum number of records per run that wait for their teams, so that a faulty feed cannot fill the table. */
const MAX_WAITING = 20_000
/** The maximum delay of SQS. */
const MAX_PAUSE_SECONDS = 900
/** How far the source's clock may be ahead. */
const MAX_AHEAD_MS = DAY_MS

const feed = lazy(() => httpSource({ url: settings.feedURL!, token: () => findSecret('FEED_TOKEN') }))

/** Processes one page of a run. Idempotent, even if it runs twice concurrently or after a crash. */
export async function processPage(message: SyncMessage) {
  const [run, task] = await Promise.all([findRun(message.runID), findTask(message)])
  if (!task || !run) return
  if (run.status === 'running') await processTask(message, run, task)
}

async function processTask(message: SyncMessage, run: SyncRunItem, task: SyncTaskItem) {
  if (task.status !== 'open') {
    await continueRun(run.runID)
    // A crashed worker's last request may have started a step just now. Messages of a step must not be sent before it starts.
    if (message.isRepeated) await resendOpenedBy(message)
    return
  }
  if (task.chain === 'removals') return writeRemovals(run, task)

  const kind = task.chain === 'listings' ? 'teams' : task.chain
  const { state, city } = run
  const { cursor, etag } = task
  let page: Page
  try {
    const source = await sourceOf(run, task)
    page = await source.page({ kind, state, city, cursor, etag })
  } catch (error) {
    if (!(error instanceof SourceError)) throw error
    return retryLater(message, task, error)
  }
  page = { ...page, items: page.items.map((item) => withoutFuture(item, run)) }
  const emptyPages = page.items.length + page.refusals.length === 0 ? (task.emptyPages ?? 0) + 1 : 0
  if (emptyPages === MAX_EMPTY_PAGES) page = { ...page, isLast: true }
  const openNextPage = async () => {
    const { isLast, next, fingerprint } = page
    if (!isLast && next) await enqueueNextPage(task, { cursor: next, emptyPages, fingerprint }, message.isRepeated)
  }
  try {
    // Pages are written in parallel, so their order decides whether a record counts as created or updated. A dry run follows the order of
    // the source.
    if (!run.isDryRun) await openNextPage()
    const { result, recheck } = await writePage(run, task, kind, page)
    if (run.isDryRun) await openNextPage()
    await finishTask(task, result, (transactions) => recheck(message.isRepeated ?? false, transactions))
  } catch (error) {
    if (error instanceof PageLoop) return failTask(message, LOOP, true)
    if (!(error instanceof TooManyPages)) throw error
    await countMetrics([['SyncsTooLong', 1]])
    await failTask(message, `The source has more than ${MAX_PAGES.toLocaleString('en-US')} pages of ${kind}.`, true)
  }
}

/** A version of the far future counts as one of now, since no later version would be newer. */
function withoutFuture(item: FeedItem, { startedAt }: SyncRunItem): FeedItem {
  const latest = new Date(Date.parse(startedAt) + MAX_AHEAD_MS).toISOString()
  return item.modified <= latest
    ? item
    : { ...item, modified: startedAt, note: 'Modified in the future: counts as now.' }
}

async function sourceOf({ runID, upload, failure }: SyncRunItem, { chain }: SyncTaskItem): Promise<Source> {
  if (chain === 'listings') {
    // An older feed is a true feed: it ends before the first page that failed.
    const failed =
      failure && (await tasksOf(runID)).find(({ chain, status }) => chain === 'teams' && status === 'failed')
    return deferredSource(runID, failed ? failed.page : Number.MAX_SAFE_INTEGER)
  }
  return upload ? uploaded(upload) : feed()
}

let lastUpload: { upload: string; source: Promise<Source> } | undefined

/** Caches the files of the last upload, because its pages are processed in sequence. */
function uploaded(upload: string): Promise<Source> {
  if (lastUpload?.upload !== upload) {
    const uploadedAt = new Date(timeOfID(upload)).toISOString()
    const source = import('./source/csv.ts').then(({ csvSource }) =>
      csvSource({ uploadedAt, read: (kind) => readUpload(upload, kind) }),
    )
    lastUpload = { upload, source }
  }
  return lastUpload.source
}

async function writePage(run: SyncRunItem, task: SyncTaskItem, kind: FeedKind, page: Page) {
  // All pages of teams have been written, unless the run is for one team and another run is active.
  const areTeamsWritten = kind === 'contacts' && task.page === 0 && !run.teamID
  const refusedLate = areTeamsWritten ? await withDryRun(run, () => attachWaitingRecords(run.runID)) : []
  const scope = { ...scopeOf(run, page.source), defersListings: task.chain === 'teams' }
  const tombstones = page.items.flatMap(({ isDeleted, externalID, modified }) =>
    isDeleted ? [{ externalID, modified }] : [],
  )
  const { plan, recheck } = await withDryRun(run, () => applyPage(kind, page.items, scope, task))
  const removable = await withDryRun(run, () => removableNames(kind, tombstones, scope))
  const result: PageResult = {
    source: page.source,
    next: page.next,
    isLast: page.isLast,
    etag: page.etag,
    removable: removable.length,
    tombstones: run.teamID ? [] : tombstones,
    refusals: [
      ...page.refusals,
      ...refusedLate,
      ...plan.refusals.map((refusal) => ({
        ...refusal,
        reason: onLine(page.lineOf?.(refusal.externalID), refusal.reason),
      })),
    ],
    awaitingTeam: plan.waiting.map(({ item, teamExternalID }) => ({
      kind,
      externalID: item.externalID,
      reason: onLine(page.lineOf?.(item.externalID), `Waiting for team ${teamExternalID}.`),
    })),
    adjustments: await adjustmentsOf(kind, page),
    deferred: plan.deferred.length,
    applicable: plan.previews.length,
    divisionsFound: plan.divisionsFound,
    preview: run.isDryRun
      ? previewOf(kind, plan, page)
      : removable.length > 0
        ? { removed: removedRecords(kind, removable) }
        : undefined,
  }
  return { result, recheck: (...how: Parameters<typeof recheck>) => withDryRun(run, () => recheck(...how)) }
}

/** What was left out of each record or changed, with the line in the file. */
async function adjustmentsOf(kind: FeedKind, { items, lineOf }: Page) {
  const adjustments = await Promise.all(
    items.map(async (item) => ({ item, notes: [item.note ?? [], leftOut(await unreadFields(item))].flat() })),
  )
  return adjustments.flatMap(({ item: { externalID }, notes }) =>
    notes.length > 0 ? [{ kind, externalID, reason: onLine(lineOf?.(externalID), notes.join(' ')) }] : [],
  )
}

/** Runs the writes of a real run on the table, and those of a dry run on copies. */
const withDryRun = <T>({ runID, isDryRun }: SyncRunItem, write: () => Promise<T>) =>
  isDryRun ? onCopies(runID, write) : write()

/** The first records of each change, with their lines in the file. */
function previewOf(kind: FeedKind, { previews }: Plan, { lineOf }: Page): SyncPreview {
  const first = (change: Preview['change']) =>
    previews
      .filter((one) => one.change === change)
      .slice(0, MAX_PREVIEWED)
      .map(({ externalID, name, changes }) => ({ kind, name, line: lineOf?.(externalID), changes }))
  return { created: first('created'), updated: first('updated'), unchanged: first('unchanged') }
}

async function writeRemovals(run: SyncRunItem, task: SyncTaskItem) {
  const stored = await tombstonesOf(task)
  const names = stored
    ? await withDryRun(run, () => applyTombstones(stored.chain, stored.tombstones, scopeOf(run, stored.source), task))
    : []
  const preview = run.isDryRun && stored ? { removed: removedRecords(stored.chain, names) } : undefined
  await finishTask(task, { isLast: true, preview })
}

const removedRecords = (kind: FeedKind, names: readonly string[]) =>
  names.slice(0, MAX_PREVIEWED).map((name) => ({ kind, name }))

/** In a single team's run, the state only filters the pages that the source sends. */
const scopeOf = ({ state, city, teamID, awaitingTeam, startedAt }: SyncRunItem, source: string): Scope => ({
  source,
  waitingCapacity: Math.max(0, MAX_WAITING - awaitingTeam),
  now: new Date().toISOString(),
  ...(teamID ? { teamID } : { state, city, runStartedAt: startedAt }),
})

async function retryLater(message: SyncMessage, task: SyncTaskItem, error: SourceError) {
  const pause = RETRY_DELAYS[message.attempt]
  // The source may be unable to continue from the end of an earlier run.
  const isStuck =
    error.message === LOOP ||
    (!error.isTransient && !error.isUnauthorized && message.page === 0 && Boolean(task.cursor))
  if (!error.isTransient || pause === undefined) return failTask(message, error.message, isStuck)
  const seconds = Math.min(MAX_PAUSE_SECONDS, Math.max(pause, error.retryAfter ?? 0))
  await markWaiting(message.runID, error.message, seconds)
  await enqueue([{ ...message, attempt: message.attempt + 1 }], seconds)
}
