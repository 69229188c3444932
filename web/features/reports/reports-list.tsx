import { useMutation } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import type { ReportAction } from '../../api/generated.ts'
import { mutationOf } from '../../api/options.ts'
import { paths } from '../../paths.ts'
import { AdminList, useAdminList } from '../../ui/admin-list.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { confirmWithAlerts } from '../../ui/confirm-with-alerts.ts'
import type { CSVColumn } from '../../ui/csv.ts'
import { CSVButton } from '../../ui/csv-button.tsx'
import { zonedTime } from '../../ui/local-time.ts'
import { type Column, dayColumn } from '../../ui/table.tsx'
import { confirmHide } from './hide-button.tsx'
import {
  isHideable,
  kindLabels,
  pathOf,
  type Report,
  type ReportInFile,
  reportStatusOf,
  reportsSource,
} from './queries.ts'
import { ResolveReportDocument } from './reports.generated.ts'

const statuses = [
  { value: 'open', label: 'Open' },
  { value: 'closed', label: 'Closed' },
]
const outcomes: Record<ReportAction, string> = { hide: 'Hidden', keep: 'Kept', dismiss: 'Dismissed' }
const nameOf = ({ recordName, kind }: Report) => recordName ?? `Deleted ${kindLabels[kind].toLowerCase()}`

/** The queue of reports, for admins. */
export function ReportsList() {
  const list = useAdminList(reportsSource)
  const status = reportStatusOf(list.values.status)
  return (
    <AdminList
      list={list}
      caption="Reports"
      columns={columns}
      wide
      choices={[{ name: 'status', label: 'Status', options: statuses }]}
      actions={<CSVButton fileName={`reports-${status}.csv`} columns={fileColumns} load={list.loadAll} />}
      none={`No ${status} reports found`}
    />
  )
}

const columns: Column<Report>[] = [
  {
    header: 'Record',
    title: true,
    order: 'NAME',
    cell: (report) => (
      <>
        {report.recordName ? (
          <Link to={pathOf(report.kind, report.recordID)} className="link font-semibold wrap-anywhere">
            {report.recordName}
          </Link>
        ) : (
          nameOf(report)
        )}
        <p className="flex flex-wrap gap-2 text-sm text-soft">
          {kindLabels[report.kind]}
          {report.isHidden && <Badge tone="warn">Hidden</Badge>}
        </p>
      </>
    ),
  },
  {
    header: 'Reason',
    cell: ({ cause, reason }) => (
      <>
        {cause === 'words' && <Badge tone="warn">Words</Badge>}
        <p className="max-w-prose wrap-anywhere whitespace-pre-line">“{reason}”</p>
      </>
    ),
  },
  {
    header: 'Reporter',
    order: 'EMAIL',
    cell: ({ cause, reporter, reporterDismissed }) => (
      <>
        {reporter ? (
          <Link to={paths.user(reporter.id)} className="link wrap-anywhere">
            {reporter.email ?? reporter.name}
          </Link>
        ) : cause === 'words' ? (
          'Check of words'
        ) : (
          'Visitor'
        )}
        {reporterDismissed > 0 && <p className="text-sm text-soft">{reporterDismissed} dismissed in 30 days</p>}
      </>
    ),
  },
  { ...dayColumn('Date', ({ createdAt }) => createdAt), order: 'CREATED' },
  { header: 'Decision', actions: true, cell: (report) => <Decision report={report} /> },
]

const fileColumns: CSVColumn<ReportInFile>[] = [
  { header: 'Kind', text: ({ kind }) => kindLabels[kind] },
  { header: 'Record', text: ({ recordName }) => recordName ?? 'Deleted' },
  { header: 'ID', text: ({ recordID }) => recordID },
  { header: 'Reason', text: ({ reason }) => reason },
  {
    header: 'Reporter',
    text: ({ cause, reporter }) =>
      cause === 'words' ? 'Check of words' : (reporter?.email ?? reporter?.name ?? 'Visitor'),
  },
  { header: 'Decision', text: ({ action }) => (action ? outcomes[action] : '') },
  { header: 'Note', text: ({ note }) => note ?? '' },
  { header: 'Decided by', text: ({ resolvedBy }) => resolvedBy?.name ?? '' },
  { header: 'Date', text: ({ createdAt }) => zonedTime(createdAt) },
]

function Decision({ report }: { report: Report }) {
  const { mutateAsync: resolve } = useMutation(mutationOf(ResolveReportDocument))
  const name = nameOf(report)
  if (report.action) {
    return (
      <div className="text-sm">
        <p className="font-semibold">{outcomes[report.action]}</p>
        {report.note && <p className="wrap-anywhere text-soft">{report.note}</p>}
        {report.resolvedBy && <p className="text-soft">by {report.resolvedBy.name}</p>}
      </div>
    )
  }

  const askAndHide = () =>
    confirmHide({ name, hasOwner: report.hasOwner }, (note) => resolve({ id: report.id, action: 'hide', note }))
  const ask = (action: 'keep' | 'dismiss', title: string, message: string) =>
    confirmWithAlerts({
      title,
      message,
      actionLabel: title,
      action: () => resolve({ id: report.id, action }),
      done: 'Report closed.',
    })
  return (
    <>
      {isHideable(report.kind) && report.recordName && !report.isHidden && (
        <Button size="small" aria-label={`Hide ${name}`} onClick={askAndHide}>
          Hide
        </Button>
      )}
      <Button
        variant="secondary"
        size="small"
        aria-label={`Keep ${name}`}
        onClick={() => ask('keep', 'Keep', `Close this report and leave ${name} as it is?`)}
      >
        Keep
      </Button>
      <Button
        variant="ghost"
        size="small"
        aria-label={`Dismiss the report of ${name}`}
        onClick={() =>
          ask(
            'dismiss',
            'Dismiss',
            'Dismiss this report as unfounded? After five of these in 30 days, its reporter has to wait.',
          )
        }
      >
        Dismiss
      </Button>
    </>
  )
}
