import { CustomAttributeType, type EntityItem } from 'electrodb'
import { entity } from '../../store/entity.ts'

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
/** The first records that a page of a dry run would create, update, leave unchanged, or remove. */
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

export const syncRuns = entity(() => ({
  model: { service: 'fungo', entity: 'sync-run', version: '1' },
  attributes: {
    runID: { type: 'string', required: true },
    type: { type: ['all', 'teams', 'players', 'events'] as const, required: true },
    state: { type: 'string' },
    city: { type: 'string' },
    /** For a single team's sync: the team. */
    teamID: { type: 'string' },
    /** Reads from the beginning instead of the stored cursor. */
    isFull: { type: 'boolean', required: true, default: false },
    /** The uploaded files, if they are the source instead of the feed. */
    upload: { type: 'string' },
    /** Nothing is written. The counts say what would change. */
    isDryRun: { type: 'boolean', required: true, default: false },
    startedBy: { type: 'string', required: true },
    startedAt: { type: 'string', required: true },
    finishedAt: { type: 'string' },
    /** When the last page was done or the run was resumed. */
    progressAt: { type: 'string' },
    /** The latest transient failure of the source: the reason, and when it is retried. */
    waiting: { type: CustomAttributeType<{ since: string; reason: string; retryAt: string }>('any') },
    status: { type: ['running', 'succeeded', 'failed', 'cancelled'] as const, required: true },
    message: { type: 'string', required: true },
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
    areRemovalsAllowed: { type: 'boolean' },
    /** The number of listings that are decided after all pages of teams. */
    deferred: { type: 'number', required: true, default: 0 },
    ...counters,
    refusals: { type: CustomAttributeType<SyncRefusal[]>('any'), required: true, default: () => [] },
    /** The first records that wait for their team, and the team's external ID. */
    recordsAwaitingTeam: { type: CustomAttributeType<SyncRefusal[]>('any'), required: true, default: () => [] },
    /** The first records that were imported with a change, and what was changed. */
    adjustments: { type: CustomAttributeType<SyncRefusal[]>('any'), default: () => [] },
  },
  indexes: {
    // The runs, in order of their start.
    all: {
      pk: { field: 'pk', composite: [], template: 'sync#runs' },
      sk: { field: 'sk', composite: ['runID'], template: '${runID}' },
    },
  },
}))

/** One page of a run. Its counters are updated in the transactions that write its records, so that a crash cannot cause a miscount. */
export const syncTasks = entity(() => ({
  model: { service: 'fungo', entity: 'sync-task', version: '1' },
  attributes: {
    runID: { type: 'string', required: true },
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
    next: { type: 'string' },
    /** The page at the stored cursor could not be read. The next run starts from the beginning. */
    isStuck: { type: 'boolean' },
    isLast: { type: 'boolean' },
    etag: { type: 'string' },
    /** The number of deletions that the page reported. They are stored in `syncTombstones`. */
    deletions: { type: 'number' },
    /** The number of the page's listings that are decided after all pages of teams. They are stored in `deferredListings`. */
    deferred: { type: 'number' },
    /** The number of transactions that wrote its records. */
    transactions: { type: 'number', required: true, default: 0 },
    preview: { type: CustomAttributeType<SyncPreview>('any') },
    ...counters,
    expiresAt: { type: 'number', required: true },
  },
  indexes: {
    // The pages of a run, by kind, in order.
    byRun: {
      pk: { field: 'pk', composite: ['runID'], template: 'sync#run#${runID}' },
      sk: { field: 'sk', composite: ['chain', 'page'], template: '${chain}#${page}' },
    },
  },
}))

/** Deletions that a page reported, in pieces that fit in one transaction. They are applied only if the whole run succeeds. */
export const syncTombstones = entity(() => ({
  model: { service: 'fungo', entity: 'sync-deletion', version: '1' },
  attributes: {
    runID: { type: 'string', required: true },
    chain: { type: FEED_KINDS, required: true },
    page: { type: 'number', required: true, padding: { length: 7, char: '0' } },
    piece: { type: 'number', required: true, padding: { length: 3, char: '0' } },
    source: { type: 'string', required: true },
    tombstones: { type: CustomAttributeType<Tombstone[]>('any'), required: true },
    expiresAt: { type: 'number', required: true },
  },
  indexes: {
    // The deletions of a run, by page.
    byRun: {
      pk: { field: 'pk', composite: ['runID'], template: 'sync#gone#${runID}' },
      sk: { field: 'sk', composite: ['chain', 'page', 'piece'], template: '${chain}#${page}#${piece}' },
    },
  },
}))

/** New listings of a run, until all pages of teams are written and no team is renamed anymore. Each with its newest version. */
export const deferredListings = entity(() => ({
  model: { service: 'fungo', entity: 'deferred-listing', version: '1' },
  attributes: {
    runID: { type: 'string', required: true },
    source: { type: 'string', required: true },
    /** The record's line in an uploaded file, or its external ID. Lines stay in order, since they are equally new. */
    position: { type: 'string', required: true },
    modified: { type: 'string', required: true },
    /** The page of this version. */
    page: { type: 'number', required: true },
    /** The record as JSON, because it may contain text that DynamoDB cannot store. */
    item: { type: 'string', required: true },
    expiresAt: { type: 'number', required: true },
  },
  indexes: {
    // The listings of a run, by source.
    byRun: {
      pk: { field: 'pk', composite: ['runID'], template: 'sync#deferred#${runID}' },
      sk: { field: 'sk', composite: ['source', 'position'], template: '${source}#${position}', casing: 'none' },
    },
  },
}))

/** The cursors and pages that a run has visited, to detect loops in the source. */
export const visitedPages = entity(() => ({
  model: { service: 'fungo', entity: 'sync-footprint', version: '1' },
  attributes: {
    runID: { type: 'string', required: true },
    chain: { type: TASK_KINDS, required: true },
    /** A cursor, or the fingerprint of a page. */
    seen: { type: 'string', required: true },
    page: { type: 'number', required: true },
    expiresAt: { type: 'number', required: true },
  },
  indexes: {
    // Looks up the page of a cursor or fingerprint.
    bySeen: {
      pk: { field: 'pk', composite: ['runID'], template: 'sync#seen#${runID}', casing: 'none' },
      sk: { field: 'sk', composite: ['chain', 'seen'], template: '${chain}#${seen}', casing: 'none' },
    },
  },
}))

/** Messages from the dead-letter queue. A queue cannot be listed, so they are stored here until their page is resent. */
export const syncDeadLetters = entity(() => ({
  model: { service: 'fungo', entity: 'sync-dead-letter', version: '1' },
  attributes: {
    runID: { type: 'string', required: true },
    chain: { type: TASK_KINDS, required: true },
    page: { type: 'number', required: true, padding: { length: 7, char: '0' } },
    cursor: { type: 'string' },
    receives: { type: 'number', required: true },
    sentAt: { type: 'string', required: true },
    diedAt: { type: 'string', required: true },
    reason: { type: 'string', required: true },
    expiresAt: { type: 'number', required: true },
  },
  indexes: {
    // The dead letters, by run.
    all: {
      pk: { field: 'pk', composite: [], template: 'sync#dead' },
      sk: { field: 'sk', composite: ['runID', 'chain', 'page'], template: '${runID}#${chain}#${page}' },
    },
  },
}))

/** Held by the running sync. Another run can take it after it expires. */
export const syncLocks = entity(() => ({
  model: { service: 'fungo', entity: 'sync-lock', version: '1' },
  attributes: {
    runID: { type: 'string', required: true },
    /** Epoch milliseconds. */
    until: { type: 'number', required: true },
  },
  indexes: {
    // The lock.
    one: {
      pk: { field: 'pk', composite: [], template: 'sync#lock' },
      sk: { field: 'sk', composite: [], template: 'lock' },
    },
  },
}))

/** The cursor of each source, by kind and filters. */
export const syncCursors = entity(() => ({
  model: { service: 'fungo', entity: 'sync-cursor', version: '1' },
  attributes: {
    feed: { type: 'string', required: true },
    kind: { type: FEED_KINDS, required: true },
    filter: { type: 'string', required: true },
    cursor: { type: 'string', required: true },
    etag: { type: 'string' },
    /** Why the source cannot continue from the cursor. The next run starts from the beginning. */
    stuck: { type: 'string' },
  },
  indexes: {
    // The cursors of a feed.
    byFeed: {
      pk: { field: 'pk', composite: ['feed'], template: 'sync#cursor#${feed}', casing: 'none' },
      sk: { field: 'sk', composite: ['kind', 'filter'], template: '${kind}#${filter}', casing: 'none' },
    },
  },
}))
