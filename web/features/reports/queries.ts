import type { HideableKind, ReportStatus } from '../../api/generated.ts'
import { queryOf } from '../../api/options.ts'
import { paths } from '../../paths.ts'
import { adminListSource, pageLoader } from '../../ui/admin-list.tsx'
import { orderVariables } from '../../ui/result-table.tsx'
import {
  HiddenRecordsDocument,
  type HiddenRecordsQuery,
  ReportsDocument,
  ReportsFileDocument,
  type ReportsFileQuery,
  type ReportsQuery,
} from './reports.generated.ts'

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

export type ReportInFile = ReportsFileQuery['reports'][number]

const variablesOf = ({ status, order }: Record<'status' | 'order', string>) => ({
  status: reportStatusOf(status),
  ...orderVariables(order),
})

export const reportsSource = adminListSource({
  name: 'reports',
  filters: ['status', 'order'],
  perPage: 20,
  load: pageLoader(ReportsDocument, variablesOf),
  loadForFile: pageLoader(ReportsFileDocument, variablesOf),
  perPageOfFile: 200,
})

export const hiddenRecordsQuery = queryOf(HiddenRecordsDocument, {})
