import type { EntityItem } from 'electrodb'
import { needsConsistentReads } from '../../store/change-log/token.ts'
import { entity, expiring, optional, required } from '../../store/entity.ts'
import type { Hidden } from '../../store/records/hidden.ts'
import type { Write } from '../../store/store.ts'
import { LOCALES } from '../../values/messages/locale.ts'

export type ReportItem = EntityItem<ReturnType<typeof reports>>
type HiddenRecordItem = EntityItem<ReturnType<typeof hiddenRecords>>

/** The kinds of records that can be hidden and reported. */
export const HIDEABLE_KINDS = ['team', 'player', 'event', 'opportunity'] as const
export type HideableKind = (typeof HIDEABLE_KINDS)[number]
const REPORT_KINDS = [...HIDEABLE_KINDS, 'user'] as const
export type ReportKind = (typeof REPORT_KINDS)[number]

/** hide: the record was hidden. keep: the report was justified, but the record stays. dismiss: the report was unfounded. */
const REPORT_ACTIONS = ['hide', 'keep', 'dismiss'] as const
export type ReportAction = (typeof REPORT_ACTIONS)[number]
/** Who reported: a person, or the check of words. */
const REPORT_CAUSES = ['person', 'words'] as const
const REPORT_STATUSES = ['open', 'closed'] as const
export type ReportStatus = (typeof REPORT_STATUSES)[number]

// Open or closed reports, oldest first.
export const reports = entity('report', { byStatus: ['reports#${status}', '${reportID}'] }, () => ({
  ...required('string', 'recordID', 'reason', 'createdAt'),
  ...optional('string', 'note', 'resolvedBy', 'resolvedAt'),
  status: { type: REPORT_STATUSES, required: true },
  kind: { type: REPORT_KINDS, required: true },
  cause: { type: REPORT_CAUSES, required: true },
  /** The reporting user. Absent if no one was signed in. */
  reportedBy: { type: 'string' },
  /** Where a visitor wants to read the outcome. Removed once it is sent. */
  email: { type: 'string' },
  /** The language of that email. */
  locale: { type: LOCALES },
  /** The reporter: the user, or a hash of the IP address. */
  reporter: { type: 'string', required: true },
  action: { type: REPORT_ACTIONS },
  /** Epoch seconds. Set for closed reports. */
  expiresAt: { type: 'number' },
}))

/** The number of a reporter's recently dismissed reports. */
export const reporters = entity('reporter', { byReporter: ['reporter#${reporter}', 'meta', 'case-sensitive'] }, () => ({
  dismissed: { type: 'number', required: true },
  ...expiring,
}))

/** References to hidden records, which no directory list has. */
// All hidden records.
export const hiddenRecords = entity('hidden-record', { all: ['hidden', '${kind}#${recordID}'] }, () => ({
  kind: { type: HIDEABLE_KINDS, required: true },
  /** The hidden team that the record is hidden with. */
  withTeam: { type: 'string' },
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
