import type { EntityItem } from 'electrodb'
import { entity } from '../../store/entity.ts'
import type { Hidden } from '../../store/records/hidden.ts'
import type { Write } from '../../store/store.ts'
import { needsConsistentReads } from '../../store/write-positions.ts'
import { LOCALES } from '../../values/messages/locale.ts'

export type ReportItem = EntityItem<ReturnType<typeof reports>>
export type HiddenRecordItem = EntityItem<ReturnType<typeof hiddenRecords>>

/** The kinds of records that can be hidden and reported. */
export const HIDEABLE_KINDS = ['team', 'player', 'event', 'opportunity'] as const
export type HideableKind = (typeof HIDEABLE_KINDS)[number]
const REPORT_KINDS = [...HIDEABLE_KINDS, 'user'] as const
export type ReportKind = (typeof REPORT_KINDS)[number]

/** hide: the record was hidden. keep: the report was justified, but the record stays. dismiss: the report was unfounded. */
const REPORT_ACTIONS = ['hide', 'keep', 'dismiss'] as const
export type ReportAction = (typeof REPORT_ACTIONS)[number]
const REPORT_STATUSES = ['open', 'closed'] as const
export type ReportStatus = (typeof REPORT_STATUSES)[number]

export const reports = entity(() => ({
  model: { service: 'fungo', entity: 'report', version: '1' },
  attributes: {
    reportID: { type: 'string', required: true },
    status: { type: REPORT_STATUSES, required: true },
    kind: { type: REPORT_KINDS, required: true },
    recordID: { type: 'string', required: true },
    reason: { type: 'string', required: true },
    /** The reporting user. Absent if no one was signed in. */
    reportedBy: { type: 'string' },
    /** Where a visitor wants to read the outcome. Removed once it is sent. */
    email: { type: 'string' },
    /** The language of that email. */
    locale: { type: LOCALES },
    /** The reporter: the user, or a hash of the IP address. */
    reporter: { type: 'string', required: true },
    createdAt: { type: 'string', required: true },
    action: { type: REPORT_ACTIONS },
    note: { type: 'string' },
    resolvedBy: { type: 'string' },
    resolvedAt: { type: 'string' },
    /** Epoch seconds. Set for closed reports. */
    expiresAt: { type: 'number' },
  },
  indexes: {
    // Open or closed reports, oldest first.
    byStatus: {
      pk: { field: 'pk', composite: ['status'], template: 'reports#${status}' },
      sk: { field: 'sk', composite: ['reportID'], template: '${reportID}' },
    },
  },
}))

/** The number of a reporter's recently dismissed reports. */
export const reporters = entity(() => ({
  model: { service: 'fungo', entity: 'reporter', version: '1' },
  attributes: {
    reporter: { type: 'string', required: true },
    dismissed: { type: 'number', required: true },
    /** Epoch seconds. */
    expiresAt: { type: 'number', required: true },
  },
  indexes: {
    byReporter: {
      pk: { field: 'pk', composite: ['reporter'], template: 'reporter#${reporter}', casing: 'none' },
      sk: { field: 'sk', composite: [], template: 'meta' },
    },
  },
}))

/** References to hidden records, which no directory list has. */
export const hiddenRecords = entity(() => ({
  model: { service: 'fungo', entity: 'hidden-record', version: '1' },
  attributes: {
    kind: { type: HIDEABLE_KINDS, required: true },
    recordID: { type: 'string', required: true },
    /** The hidden team that the record is hidden with. */
    withTeam: { type: 'string' },
  },
  indexes: {
    // All hidden records.
    all: {
      pk: { field: 'pk', composite: [], template: 'hidden' },
      sk: { field: 'sk', composite: ['kind', 'recordID'], template: '${kind}#${recordID}' },
    },
  },
}))

/** The write that adds the reference, in the transaction that hides the record. */
export const hiddenReference = (kind: HideableKind, recordID: string, hidden: Hidden | undefined): [Write][] =>
  hidden ? [[hiddenRecords().put({ kind, recordID, ...(hidden.withTeam && { withTeam: hidden.withTeam }) })]] : []

/** A unique key that exists while the report is open, so that no one reports a record twice. */
export const openReportKey = ({ kind, recordID, reporter }: Pick<ReportItem, 'kind' | 'recordID' | 'reporter'>) =>
  ({ scope: 'report', value: `${kind}#${recordID}#${reporter}` }) as const

export async function allHiddenRecords(consistent = needsConsistentReads()): Promise<HiddenRecordItem[]> {
  const { data } = await hiddenRecords().query.all({}).go({ pages: 'all', consistent })
  return data
}
