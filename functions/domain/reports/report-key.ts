import type { ReportItem } from './entity.ts'

/** A unique key that exists while the report is open, so that no one reports a record twice. */
export const openReportKey = ({ kind, recordID, reporter }: Pick<ReportItem, 'kind' | 'recordID' | 'reporter'>) =>
  ({ scope: 'report', value: `${kind}#${recordID}#${reporter}` }) as const
