import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { query } from '../../api/client.ts'
import {
  HiddenRecordsDocument,
  type HiddenRecordsQuery,
  type HideableKind,
  type ListColumn,
  type ReportStatus,
  ReportsDocument,
  ReportsFileDocument,
  type ReportsFileQuery,
  type ReportsQuery,
} from '../../api/generated.ts'
import { queryOf } from '../../api/options.ts'
import { paths } from '../../paths.ts'
import { orderIn } from '../../ui/result-table.tsx'

export const REPORTS_PER_PAGE = 20

export type Report = ReportsQuery['reports'][number]
export type HiddenRecord = HiddenRecordsQuery['hiddenRecords'][number]

export const kindLabels: Record<Report['kind'], string> = {
  team: 'Team',
  player: 'Player',
  event: 'Event',
  opportunity: 'Opportunity',
  user: 'User',
}

export const isHideable = (kind: Report['kind']): kind is HideableKind => kind !== 'user'

export const pathOf = (kind: Report['kind'], id: string) => paths[kind](id)

export const reportStatusOf = (text: string): ReportStatus => (text === 'closed' ? 'closed' : 'open')

export const REPORT_FILTERS = ['status', 'order'] as const
type ReportFilters = Record<(typeof REPORT_FILTERS)[number], string>

function variablesOf({ status, order }: ReportFilters) {
  const { column, descending } = orderIn(order)
  return { status: reportStatusOf(status), ...(column && { orderBy: column as ListColumn, descending }) }
}

export const reportsQuery = (filters: ReportFilters, page: number) =>
  queryOptions({ ...queryOf(ReportsDocument, { ...variablesOf(filters), page }), placeholderData: keepPreviousData })

export type ReportInFile = ReportsFileQuery['reports'][number]

export const loadReportsFile = (filters: ReportFilters, page: number, perPage: number) =>
  query(ReportsFileDocument, { ...variablesOf(filters), page, perPage }).then(({ reports }) => reports)

export const hiddenRecordsQuery = queryOf(HiddenRecordsDocument, {})
