import type { Writes } from '../../store/store.ts'
import { uniqueKeys } from '../../store/unique-keys/entity.ts'
import { openReportKey, type ReportItem, reports } from './entity.ts'

/** The writes of a new report. They fail with `twice` if an open one of the reporter is about the same. */
export const reportWrites = (report: ReportItem, twice: Error): Writes => [
  [uniqueKeys().create({ ...openReportKey(report), owner: report.reportID }), twice],
  [reports().create(report)],
]
