import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query'
import { query } from '../../api/client.ts'
import {
  HiddenRecordsDocument,
  type HiddenRecordsQuery,
  type HideableKind,
  HideRecordDocument,
  type HideRecordMutationVariables,
  ReportRecordDocument,
  type ReportRecordMutationVariables,
  type ReportStatus,
  ReportsDocument,
  ReportsFileDocument,
  type ReportsFileQuery,
  type ReportsQuery,
  ResolveReportDocument,
  type ResolveReportMutationVariables,
  UnhideRecordDocument,
  type UnhideRecordMutationVariables,
} from '../../api/generated.ts'
import { paths } from '../../paths.ts'

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

export const reportsQuery = (status: ReportStatus, page: number) =>
  queryOptions({
    queryKey: ['reports', status, page],
    queryFn: () => query(ReportsDocument, { status, page }).then(({ reports }) => reports),
    placeholderData: keepPreviousData,
  })

export type ReportInFile = ReportsFileQuery['reports'][number]

export const loadReportsFile = (status: ReportStatus, page: number, perPage: number) =>
  query(ReportsFileDocument, { status, page, perPage }).then(({ reports }) => reports)

export const hiddenRecordsQuery = queryOptions({
  queryKey: ['reports', 'hidden'],
  queryFn: () => query(HiddenRecordsDocument).then(({ hiddenRecords }) => hiddenRecords),
})

export const reportRecordMutation = mutationOptions({
  mutationFn: (report: ReportRecordMutationVariables) => query(ReportRecordDocument, report),
})
export const hideRecordMutation = mutationOptions({
  mutationFn: (record: HideRecordMutationVariables) => query(HideRecordDocument, record),
})
export const unhideRecordMutation = mutationOptions({
  mutationFn: (record: UnhideRecordMutationVariables) => query(UnhideRecordDocument, record),
})
export const resolveReportMutation = mutationOptions({
  mutationFn: (resolution: ResolveReportMutationVariables) => query(ResolveReportDocument, resolution),
})
