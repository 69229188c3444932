import { CustomAttributeType, type EntityItem } from 'electrodb'
import { entity, expiring, optional, required } from '../../store/entity.ts'

export const FEED_KINDS = ['teams', 'contacts', 'events', 'players'] as const
export type FeedKind = (typeof FEED_KINDS)[number]
export const isFeedKind = (chain: string | undefined): chain is FeedKind => FEED_KINDS.some((kind) => kind === chain)
/** What the tasks of a run process: the pages of one kind, the deferred listings, or the removals. */
export const TASK_KINDS = [...FEED_KINDS, 'listings', 'removals'] as const
export type TaskKind = (typeof TASK_KINDS)[number]

/** A record that the sync rejected or adjusted, and why. */
export type SyncRefusal = { kind: FeedKind; externalID: string; reason: string }
/** A record that a dry run would import. */
export type SyncPreviewRecord = { kind: FeedKind; name: string; line?: number; changes?: SyncPreviewChange[] }
/** A field that an update would change. Empty strings mean no value. */
export type SyncPreviewChange = { field: string; before: string; after: string }
/** The first records that a page of a dry run would create, update, leave unchanged, or remove, or that one of any run would remove. */
export type SyncPreview = Partial<Record<'created' | 'updated' | 'unchanged' | 'removed', SyncPreviewRecord[]>>
/** A deletion that the source reported. */
export type Tombstone = { externalID: string; modified: string }

export type SyncRunItem = EntityItem<ReturnType<typeof syncRuns>>
export type SyncTaskItem = EntityItem<ReturnType<typeof syncTasks>>
export type SyncDeadLetterItem = EntityItem<ReturnType<typeof syncDeadLetters>>

const counters = {
  created: { type: 'number', required: true, default: 0 },
  updated: { type: 'number', required: true, default: 0 },
  removed: { type: 'number', required: true, default: 0 },
  unchanged: { type: 'number', required: true, default: 0 },
  refused: { type: 'number', required: true, default: 0 },
  divisionsFound: { type: 'number', required: true, default: 0 },
  divisionsAdded: { type: 'number', required: true, default: 0 },
  contactsAdded: { type: 'number', required: true, default: 0 },
  awaitingTeam: { type: 'number', required: true, default: 0 },
  adjusted: { type: 'number', default: 0 },
} as const

// The runs, in order of their start.
export const syncRuns = entity('sync-run', { all: ['sync#runs', '${runID}'] }, () => ({
  ...required('string', 'startedBy', 'startedAt', 'message'),
  ...optional('string', 'state', 'city', 'finishedAt'),
  areRemovalsAllowed: { type: 'boolean' },
  type: { type: ['all', 'teams', 'players', 'events'] as const, required: true },
  /** For a single team's sync: the team. */
  teamID: { type: 'string' },
  /** Reads from the beginning instead of the stored cursor. */
  isFull: { type: 'boolean', required: true, default: false },
  /** The uploaded files, if they are the source instead of the feed. */
  upload: { type: 'string' },
  /** Nothing is written. The counts say what would change. */
  isDryRun: { type: 'boolean', required: true, default: false },
  /** When the last page was done or the run was resumed. */
  progressAt: { type: 'string' },
  /** The latest transient failure of the source: the reason, and when it is retried. */
  waiting: { type: CustomAttributeType<{ since: string; reason: string; retryAt: string }>('any') },
  status: { type: ['running', 'succeeded', 'failed', 'cancelled'] as const, required: true },
  /** The current step of the run's plan. Its open tasks belong to it. */
  step: { type: 'number', required: true },
  /** The number of unfinished tasks of the step. */
  pending: { type: 'number', required: true },
  /** Why the run can no longer succeed. */
  failure: { type: 'string' },
  /** How many times a stopped run was resumed. */
  resumes: { type: 'number', required: true, default: 0 },
  pages: { type: 'number', required: true, default: 0 },
  /** The number of stored records that the source has deleted. */
  removable: { type: 'number', required: true, default: 0 },
  /** Whether the removals wait for an admin's approval. */
  areRemovalsHeld: { type: 'boolean' },
  /** The number of listings that are decided after all pages of teams. */
  deferred: { type: 'number', required: true, default: 0 },
  ...counters,
  refusals: { type: CustomAttributeType<SyncRefusal[]>('any'), required: true, default: () => [] },
  /** The first records that wait for their team, and the team's external ID. */
  recordsAwaitingTeam: { type: CustomAttributeType<SyncRefusal[]>('any'), required: true, default: () => [] },
  /** The first records that were imported with a change, and what was changed. */
  adjustments: { type: CustomAttributeType<SyncRefusal[]>('any'), default: () => [] },
}))

/** One page of a run. Its counters are updated in the transactions that write its records, so that a crash cannot cause a miscount. */
// The pages of a run, by kind, in order.
export const syncTasks = entity('sync-task', { byRun: ['sync#run#${runID}', '${chain}#${page}'] }, () => ({
  ...optional('string', 'next', 'etag'),
  isLast: { type: 'boolean' },
  chain: { type: TASK_KINDS, required: true },
  page: { type: 'number', required: true, padding: { length: 7, char: '0' } },
  status: { type: ['open', 'done', 'failed'] as const, required: true },
  /** Why the page failed. */
  reason: { type: 'string' },
  /** When its message was last resent. */
  sentAt: { type: 'string' },
  /** The publisher of the page's records. */
  source: { type: 'string' },
  /** The cursor of the page. Absent for the first page of the feed. */
  cursor: { type: 'string' },
  /** The number of consecutive empty pages before this one. */
  emptyPages: { type: 'number' },
  /** The page at the stored cursor could not be read. The next run starts from the beginning. */
  isStuck: { type: 'boolean' },
  /** The number of deletions that the page reported. They are stored in `syncTombstones`. */
  deletions: { type: 'number' },
  /** The number of the page's listings that are decided after all pages of teams. They are stored in `deferredListings`. */
  deferred: { type: 'number' },
  /** The number of transactions that wrote its records. */
  transactions: { type: 'number', required: true, default: 0 },
  preview: { type: CustomAttributeType<SyncPreview>('any') },
  ...counters,
  ...expiring,
}))

/** Deletions that a page reported, in pieces that fit in one transaction. They are applied only if the whole run succeeds. */
// The deletions of a run, by page.
export const syncTombstones = entity(
  'sync-deletion',
  { byRun: ['sync#gone#${runID}', '${chain}#${page}#${piece}'] },
  () => ({
    source: { type: 'string', required: true },
    chain: { type: FEED_KINDS, required: true },
    page: { type: 'number', required: true, padding: { length: 7, char: '0' } },
    piece: { type: 'number', required: true, padding: { length: 3, char: '0' } },
    tombstones: { type: CustomAttributeType<Tombstone[]>('any'), required: true },
    ...expiring,
  }),
)

/** New listings of a run, until all pages of teams are written and no team is renamed anymore. Each with its newest version. */
// The listings of a run, by source.
export const deferredListings = entity(
  'deferred-listing',
  { byRun: ['sync#deferred#${runID}', '${source}#${position}', 'case-sensitive'] },
  () => ({
    modified: { type: 'string', required: true },
    /** The record's line in an uploaded file, or its external ID. Lines stay in order, since they are equally new. */
    position: { type: 'string', required: true },
    /** The page of this version. */
    page: { type: 'number', required: true },
    /** The record as JSON, because it may contain text that DynamoDB cannot store. */
    item: { type: 'string', required: true },
    ...expiring,
  }),
)

/** The cursors and pages that a run has visited, to detect loops in the source. */
// Looks up the page of a cursor or fingerprint.
export const visitedPages = entity(
  'sync-footprint',
  { bySeen: ['sync#seen#${runID}', '${chain}#${seen}', 'case-sensitive'] },
  () => ({
    page: { type: 'number', required: true },
    chain: { type: TASK_KINDS, required: true },
    /** A cursor, or the fingerprint of a page. */
    seen: { type: 'string', required: true },
    ...expiring,
  }),
)

/** Messages from the dead-letter queue. A queue cannot be listed, so they are stored here until their page is resent. */
// The dead letters, by run.
export const syncDeadLetters = entity('sync-dead-letter', { all: ['sync#dead', '${runID}#${chain}#${page}'] }, () => ({
  ...required('string', 'sentAt', 'diedAt', 'reason'),
  receives: { type: 'number', required: true },
  cursor: { type: 'string' },
  chain: { type: TASK_KINDS, required: true },
  page: { type: 'number', required: true, padding: { length: 7, char: '0' } },
  ...expiring,
}))

/** Held by the running sync. Another run can take it after it expires. */
// The lock.
export const syncLocks = entity('sync-lock', { one: ['sync#lock', 'lock'] }, () => ({
  runID: { type: 'string', required: true },
  /** Epoch milliseconds. */
  until: { type: 'number', required: true },
}))

/** The cursor of each source, by kind and filters. */
// The cursors of a feed.
export const syncCursors = entity(
  'sync-cursor',
  { byFeed: ['sync#cursor#${feed}', '${kind}#${filter}', 'case-sensitive'] },
  () => ({
    cursor: { type: 'string', required: true },
    etag: { type: 'string' },
    kind: { type: FEED_KINDS, required: true },
    /** Why the source cannot continue from the cursor. The next run starts from the beginning. */
    stuck: { type: 'string' },
  }),
)
