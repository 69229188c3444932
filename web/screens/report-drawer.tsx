import { HumanCheck } from '../features/accounts/human-check/human-check.tsx'
import { ReportForm } from '../features/reports/report-form.tsx'

type ReportDrawerProps = { kind: 'team' | 'player' | 'event' | 'opportunity' | 'user'; id: string; onDone: () => void }

export const ReportDrawer = (props: ReportDrawerProps) => (
  <ReportForm {...props} humanCheck={(ref) => <HumanCheck action="report" ref={ref} />} />
)
