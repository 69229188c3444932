import { CustomAttributeType, Entity, type EntityItem } from 'electrodb'
import { client, tableName } from '../dynamo.ts'
import { lazy } from '../lazy.ts'

export const FEED_KINDS = ['teams', 'contacts', 'events', 'players'] as const
export type FeedKind = (typeof FEED_KINDS)[number]

/** A record that the sync would not take, and why. */
export type SyncRefusal = { kind: FeedKind; externalID: string; reason: string }
/** A record that a dry run would take. */
export type SyncPreviewRecord = { kind: FeedKind; name: string; line?: number; changes?: SyncPreviewChange[] }
/** A field that an update changes; empty texts for no value. */
export type SyncPreviewChange = { field: string; before: string; after: string }
/** The first of the records that a page of a dry run would create, update, leave as they are, or remove. */
export type SyncPreview = Record<'created' | 'updated' | 'unchanged', SyncPreviewRecord[]> & {
  removed?: SyncPreviewRecord[]
}
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
} as const

export const syncRuns = lazy(
  () =>
    new Entity(
      {
        model: { service: 'fungo', entity: 'sync-run', version: '1' },
        attributes: {
          runID: { type: 'string', required: true },
          type: { type: ['all', 'teams', 'players', 'events'] as const, required: true },
          state: { type: 'string' },
          city: { type: 'string' },
          /** The one team that a team's own sync is about. */
          teamID: { type: 'string' },
          /** From the beginning instead of from the last run's cursor. */
          isFull: { type: 'boolean', required: true, default: false },
          /** The uploaded files, where the source is not the feed. */
          upload: { type: 'string' },
          /** Nothing is written: the counts say what would be. */
          isDryRun: { type: 'boolean', required: true, default: false },
          startedBy: { type: 'string', required: true },
          startedAt: { type: 'string', required: true },
          finishedAt: { type: 'string' },
          /** When the last page was done, or the run was taken up again. */
          progressAt: { type: 'string' },
          /** The last time that the source failed in a way that may pass: why, and when it is asked again. */
          waiting: { type: CustomAttributeType<{ since: string; reason: string; retryAt: string }>('any') },
          status: { type: ['running', 'succeeded', 'failed', 'cancelled'] as const, required: true },
          message: { type: 'string', required: true },
          /** Which step of the run's plan its open tasks belong to. */
          step: { type: 'number', required: true },
          /** Tasks of the step that are not done. */
          pending: { type: 'number', required: true },
          /** Why the run cannot succeed any more. */
          failure: { type: 'string' },
          /** How often the run was taken up again after it had stopped. */
          resumes: { type: 'number', required: true, default: 0 },
          pages: { type: 'number', required: true, default: 0 },
          /** How many of the records here the source has deleted. */
          removable: { type: 'number', required: true, default: 0 },
          /** The removals wait for an admin to allow them. */
          areRemovalsHeld: { type: 'boolean' },
          areRemovalsAllowed: { type: 'boolean' },
          ...counters,
          refusals: { type: CustomAttributeType<SyncRefusal[]>('any'), required: true, default: () => [] },
          /** The first of the records that wait for their team, and for which. */
          recordsAwaitingTeam: { type: CustomAttributeType<SyncRefusal[]>('any'), required: true, default: () => [] },
        },
        indexes: {
          // The runs in the order of their start.
          all: {
            pk: { field: 'pk', composite: [], template: 'sync#runs' },
            sk: { field: 'sk', composite: ['runID'], template: '${runID}' },
          },
        },
      },
      { client, table: tableName() },
    ),
)

/** One page of a run's work. Its counters move in the transactions that write its records, so that no crash miscounts. */
export const syncTasks = lazy(
  () =>
    new Entity(
      {
        model: { service: 'fungo', entity: 'sync-task', version: '1' },
        attributes: {
          runID: { type: 'string', required: true },
          /** The kind of records, or `removals`. */
          chain: { type: [...FEED_KINDS, 'removals'] as const, required: true },
          page: { type: 'number', required: true, padding: { length: 7, char: '0' } },
          status: { type: ['open', 'done', 'failed'] as const, required: true },
          /** Why the page failed. */
          reason: { type: 'string' },
          /** When its message was last sent again. */
          sentAt: { type: 'string' },
          /** Who published the page's records. */
          source: { type: 'string' },
          /** Where the page begins; absent at the beginning of the feed. */
          cursor: { type: 'string' },
          /** How many pages right before this one held nothing. */
          emptyPages: { type: 'number' },
          next: { type: 'string' },
          /** The page at which the last run stopped could not be read: the next run begins at the first. */
          isStuck: { type: 'boolean' },
          isLast: { type: 'boolean' },
          etag: { type: 'string' },
          /** How many deletions the page reported; `syncDeletions` holds them. */
          deletions: { type: 'number' },
          preview: { type: CustomAttributeType<SyncPreview>('any') },
          ...counters,
          /** Records that had waited for a team of this page. Stored under their first names. */
          attachedCreated: { field: 'lateCreated', type: 'number', required: true, default: 0 },
          attachedUpdated: { field: 'lateUpdated', type: 'number', required: true, default: 0 },
          expiresAt: { type: 'number', required: true },
        },
        indexes: {
          // The pages of a run, by kind, in order.
          byRun: {
            pk: { field: 'pk', composite: ['runID'], template: 'sync#run#${runID}' },
            sk: { field: 'sk', composite: ['chain', 'page'], template: '${chain}#${page}' },
          },
        },
      },
      { client, table: tableName() },
    ),
)

/** Deletions that a page reported, in pieces that one transaction can carry out. They wait until the whole run is known to be good. */
export const syncDeletions = lazy(
  () =>
    new Entity(
      {
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
      },
      { client, table: tableName() },
    ),
)

/** Where a run has been in the source, and what it has seen there: a run that comes there again is in a loop. */
export const syncFootprints = lazy(
  () =>
    new Entity(
      {
        model: { service: 'fungo', entity: 'sync-footprint', version: '1' },
        attributes: {
          runID: { type: 'string', required: true },
          chain: { type: FEED_KINDS, required: true },
          /** A cursor, or the fingerprint of a page. */
          seen: { type: 'string', required: true },
          page: { type: 'number', required: true },
          expiresAt: { type: 'number', required: true },
        },
        indexes: {
          // Which page it was.
          bySeen: {
            pk: { field: 'pk', composite: ['runID'], template: 'sync#seen#${runID}', casing: 'none' },
            sk: { field: 'sk', composite: ['chain', 'seen'], template: '${chain}#${seen}', casing: 'none' },
          },
        },
      },
      { client, table: tableName() },
    ),
)

/** What the dead-letter queue gave out: a queue cannot be listed, so its messages are kept here until their page is sent again. */
export const syncDeadLetters = lazy(
  () =>
    new Entity(
      {
        model: { service: 'fungo', entity: 'sync-dead-letter', version: '1' },
        attributes: {
          runID: { type: 'string', required: true },
          chain: { type: [...FEED_KINDS, 'removals'] as const, required: true },
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
      },
      { client, table: tableName() },
    ),
)

/** The running sync holds it; another run can take it once it has expired. */
export const syncLocks = lazy(
  () =>
    new Entity(
      {
        model: { service: 'fungo', entity: 'sync-lock', version: '1' },
        attributes: {
          runID: { type: 'string', required: true },
          /** Epoch milliseconds. */
          until: { type: 'number', required: true },
        },
        indexes: {
          // The running sync.
          one: {
            pk: { field: 'pk', composite: [], template: 'sync#lock' },
            sk: { field: 'sk', composite: [], template: 'lock' },
          },
        },
      },
      { client, table: tableName() },
    ),
)

/** How far a source has been read, by kind and filters. */
export const syncCursors = lazy(
  () =>
    new Entity(
      {
        model: { service: 'fungo', entity: 'sync-cursor', version: '1' },
        attributes: {
          feed: { type: 'string', required: true },
          kind: { type: FEED_KINDS, required: true },
          filter: { type: 'string', required: true },
          cursor: { type: 'string', required: true },
          etag: { type: 'string' },
          /** Why the source cannot be read from here on: the next run begins at the first page. */
          stuck: { type: 'string' },
        },
        indexes: {
          // Where to go on.
          byFeed: {
            pk: { field: 'pk', composite: ['feed'], template: 'sync#cursor#${feed}', casing: 'none' },
            sk: { field: 'sk', composite: ['kind', 'filter'], template: '${kind}#${filter}', casing: 'none' },
          },
        },
      },
      { client, table: tableName() },
    ),
)
