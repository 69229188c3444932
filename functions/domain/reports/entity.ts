import { Entity, type EntityItem } from 'electrodb'
import { client, tableName } from '../dynamo.ts'
import { lazy } from '../lazy.ts'
import type { Hidden } from '../records/hidden.ts'
import type { Write } from '../store.ts'

export type ReportItem = EntityItem<ReturnType<typeof reports>>
export type HiddenRecordItem = EntityItem<ReturnType<typeof hiddenRecords>>

/** What can be hidden, and what can be reported. */
export const HIDEABLE_KINDS = ['team', 'player', 'event', 'opportunity'] as const
export type HideableKind = (typeof HIDEABLE_KINDS)[number]
export const REPORT_KINDS = [...HIDEABLE_KINDS, 'user'] as const
export type ReportKind = (typeof REPORT_KINDS)[number]

/** hide: the record was hidden. keep: there was something in it, and the record stays. dismiss: there was nothing in it. */
export const REPORT_ACTIONS = ['hide', 'keep', 'dismiss'] as const
export type ReportAction = (typeof REPORT_ACTIONS)[number]
export const REPORT_STATUSES = ['open', 'closed'] as const
export type ReportStatus = (typeof REPORT_STATUSES)[number]

export const reports = lazy(
  () =>
    new Entity(
      {
        model: { service: 'fungo', entity: 'report', version: '1' },
        attributes: {
          reportID: { type: 'string', required: true },
          status: { type: REPORT_STATUSES, required: true },
          kind: { type: REPORT_KINDS, required: true },
          recordID: { type: 'string', required: true },
          reason: { type: 'string', required: true },
          /** The user; absent where nobody was signed in. */
          reportedBy: { type: 'string' },
          /** Whose report it counts as: the user's, or a digest of the address. */
          reporter: { type: 'string', required: true },
          createdAt: { type: 'string', required: true },
          action: { type: REPORT_ACTIONS },
          note: { type: 'string' },
          resolvedBy: { type: 'string' },
          resolvedAt: { type: 'string' },
          /** In seconds; of a closed one. */
          expiresAt: { type: 'number' },
        },
        indexes: {
          // The open reports, and the closed ones, oldest first.
          byStatus: {
            pk: { field: 'pk', composite: ['status'], template: 'reports#${status}' },
            sk: { field: 'sk', composite: ['reportID'], template: '${reportID}' },
          },
        },
      },
      { client, table: tableName() },
    ),
)

/** How many reports of one person were dismissed lately. */
export const reporters = lazy(
  () =>
    new Entity(
      {
        model: { service: 'fungo', entity: 'reporter', version: '1' },
        attributes: {
          reporter: { type: 'string', required: true },
          dismissed: { type: 'number', required: true },
          /** In seconds. */
          expiresAt: { type: 'number', required: true },
        },
        indexes: {
          byReporter: {
            pk: { field: 'pk', composite: ['reporter'], template: 'reporter#${reporter}', casing: 'none' },
            sk: { field: 'sk', composite: [], template: 'meta' },
          },
        },
      },
      { client, table: tableName() },
    ),
)

/** The references to the records that are hidden: no list of the directory has them. */
export const hiddenRecords = lazy(
  () =>
    new Entity(
      {
        model: { service: 'fungo', entity: 'hidden-record', version: '1' },
        attributes: {
          kind: { type: HIDEABLE_KINDS, required: true },
          recordID: { type: 'string', required: true },
          /** The hidden team that it is hidden with. */
          withTeam: { type: 'string' },
        },
        indexes: {
          // All of them: there are few.
          all: {
            pk: { field: 'pk', composite: [], template: 'hidden' },
            sk: { field: 'sk', composite: ['kind', 'recordID'], template: '${kind}#${recordID}' },
          },
        },
      },
      { client, table: tableName() },
    ),
)

/** The reference of a record that is hidden, in the transaction that hides it. */
export const hiddenReference = (kind: HideableKind, recordID: string, hidden: Hidden | undefined): [Write][] =>
  hidden ? [[hiddenRecords().put({ kind, recordID, ...(hidden.withTeam && { withTeam: hidden.withTeam }) })]] : []
