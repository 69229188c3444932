import { requireHuman } from '../../services/human-check/human-check.ts'
import { ipNetwork } from '../../services/rate-limits/ip-network.ts'
import { enforceRateLimits } from '../../services/rate-limits/rate-limits.ts'
import { auditedWrite } from '../../store/audit-log/audit-context.ts'
import { needsConsistentReads } from '../../store/change-log/token.ts'
import { find, transactWrite, type Write } from '../../store/store.ts'
import { uniqueKeys } from '../../store/unique-keys/entity.ts'
import { digest } from '../../values/digest.ts'
import { DAY_SECONDS } from '../../values/durations.ts'
import { conflict, notFound, Refusal } from '../../values/errors.ts'
import { checkID, newID } from '../../values/ids.ts'
import type { Locale } from '../../values/messages/locale.ts'
import { refusalTexts } from '../../values/messages/refusals.ts'
import { parse } from '../../values/parse.ts'
import {
  openReportKey,
  type ReportAction,
  type ReportItem,
  type ReportKind,
  type ReportStatus,
  reporters,
  reports,
} from './entity.ts'
import { reportWrites } from './report-writes.ts'
import { reportInput, resolveInput } from './validation.ts'

const CLOSED_DAYS = 365
/** A user with this many dismissed reports within the period cannot report again until it ends. */
const MAX_DISMISSED = 5
const DISMISSED_DAYS = 30

type Reporter = {
  userID: string | null
  ip: () => Promise<string>
  recaptchaToken?: string | null
  now: Date
  locale: Locale
}

/** Files a report. The caller checks that the reporter can see the record. Visitors must pass the human check. */
export async function reportRecord(
  { kind, id }: { kind: ReportKind; id: string },
  input: unknown,
  { userID, ip, recaptchaToken, now, locale }: Reporter,
): Promise<true> {
  const { reason, email } = parse(reportInput, input)
  const address = userID ? '' : await ip()
  const reporter = userID ?? digest(ipNetwork(address))
  if (!userID) await requireHuman('report', { token: recaptchaToken, address, now })
  await enforceRateLimits(
    userID
      ? { reportByUser: userID }
      : { reportAtAddress: ipNetwork(address), ...(email && { reportForEmail: email }) },
    now,
  )
  await refuseDismissed(reporter, now)
  const report: ReportItem = {
    reportID: newID(),
    status: 'open',
    cause: 'person',
    kind,
    recordID: id,
    reason,
    ...(userID ? { reportedBy: userID } : email && { email, locale }),
    reporter,
    createdAt: now.toISOString(),
  }
  await transactWrite(reportWrites(report, conflict(refusalTexts.alreadyReported)))
  return true
}

async function refuseDismissed(reporter: string, now: Date) {
  const data = await find(reporters, { reporter })
  if (!data || data.dismissed < MAX_DISMISSED || data.expiresAt * 1000 <= now.getTime()) return
  const retryAfter = Math.ceil(data.expiresAt - now.getTime() / 1000)
  const message = refusalTexts.severalReportsDismissed
  throw new Refusal('RATE_LIMITED', message, { retryAfter })
}

type Page = { status: ReportStatus; offset: number; perPage: number; oldestFirst?: boolean }

/** A page of the reports of a status, newest first by default. */
export async function reportsOf({ status, offset, perPage, oldestFirst }: Page): Promise<ReportItem[]> {
  const { data } = await reports()
    .query.byStatus({ status })
    .go({
      order: oldestFirst ? 'asc' : 'desc',
      count: offset + perPage,
      pages: 'all',
      consistent: needsConsistentReads(),
    })
  return data.slice(offset)
}

/** The number of open reports. */
export async function openReports(): Promise<number> {
  const { data } = await reports()
    .query.byStatus({ status: 'open' })
    .go({ pages: 'all', consistent: needsConsistentReads() })
  return data.length
}

export async function dismissedOf({ reporter }: ReportItem): Promise<number> {
  const data = await find(reporters, { reporter })
  return data && data.expiresAt * 1000 > Date.now() ? data.dismissed : 0
}

export async function getOpenReport(reportID: string): Promise<ReportItem> {
  const data = await find(reports, { status: 'open', reportID: checkID(reportID, 'Report') })
  if (!data) throw notFound('Report')
  return data
}

type Resolution = { action: ReportAction; note?: string | null; by: string; now: Date }

/** Closes an open report. A dismissed one counts against its reporter. The caller hides the record. */
export async function closeReport(reportID: string, { action, note, by, now }: Resolution): Promise<ReportItem> {
  const parsed = parse(resolveInput, { note })
  const open = await getOpenReport(reportID)
  const seconds = Math.floor(now.getTime() / 1000)
  const closed: ReportItem = {
    ...open,
    status: 'closed',
    action,
    note: parsed.note || undefined,
    resolvedBy: by,
    resolvedAt: now.toISOString(),
    expiresAt: seconds + CLOSED_DAYS * DAY_SECONDS,
  }
  const alreadyResolved = conflict('This report has already been resolved')
  const remove = reports()
    .delete({ status: 'open', reportID })
    .where((held, { exists }) => exists(held.reportID))
  await transactWrite([
    [remove, alreadyResolved],
    [auditedWrite(reports(), reports().put(closed), open, closed)],
    [uniqueKeys().delete(openReportKey(open))],
    ...(action === 'dismiss' && open.cause === 'person' ? [[countDismissed(open.reporter, seconds)] as [Write]] : []),
  ])
  return closed
}

const countDismissed = (reporter: string, seconds: number): Write =>
  reporters()
    .upsert({ reporter })
    .add({ dismissed: 1 })
    .set({ expiresAt: seconds + DISMISSED_DAYS * DAY_SECONDS })
