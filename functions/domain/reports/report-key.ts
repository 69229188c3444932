import type { ReportItem } from './entity.ts'

/** Held while the report is open, so that nobody reports a record twice. */
export const keyOf = ({ kind, recordID, reporter }: Pick<ReportItem, 'kind' | 'recordID' | 'reporter'>) =>
  ({ scope: 'report', value: `${kind}#${recordID}#${reporter}` }) as const
