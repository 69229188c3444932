import { type UseQueryResult, useMutation, useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { queryOf } from '../../api/options.ts'
import { alerts } from '../../ui/alerts.tsx'
import { Badge, type Tone } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { confirmWithAlerts } from '../../ui/confirm-with-alerts.ts'
import { CancelButton, Drawer, useDrawer } from '../../ui/drawer.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { browserZone } from '../../ui/local-time.ts'
import { type Column, Table } from '../../ui/table.tsx'
import { Time } from '../../ui/time.tsx'
import { retrySyncRunMutation, type SyncRun, syncStateLabels, whatOf } from './queries.ts'
import { DryRunPreview, HeldRemovals, RecordNotes } from './run-details.tsx'
import { SyncFailedPagesDocument } from './sync.generated.ts'

const tones: Record<SyncRun['status'], Tone> = {
  running: 'sky',
  succeeded: 'grass',
  failed: 'danger',
  cancelled: 'warn',
}

/** A dry run changes nothing, so it does not show as succeeded. */
const statusOf = ({ status, isDryRun }: SyncRun) =>
  isDryRun && status === 'succeeded' ? (
    <Badge shape="ring">Dry Run</Badge>
  ) : (
    <Badge tone={tones[status]}>{syncStateLabels[status]}</Badge>
  )

const titles = {
  refusals: 'Skipped Records',
  awaiting: 'Waiting for Their Team',
  adjustments: 'Adjusted Records',
  pages: 'Failed Pages',
  preview: 'Preview',
}
type About = keyof typeof titles

type SyncHistoryProps = {
  query: UseQueryResult<SyncRun[]>
  isOpen: boolean
  onMore: () => void
  hasAllRuns: boolean | undefined
}

/** The latest runs with their changes, failed pages, and skipped records. */
export function SyncHistory({ query, isOpen: isOpenAtFirst, onMore, hasAllRuns }: SyncHistoryProps) {
  const retry = useRetry()
  const { subject: examined, ...drawer } = useDrawer<{ run: SyncRun; about: About }>()
  const examine = (run: SyncRun, about: About) => drawer.open({ run, about })
  return (
    <details open={isOpenAtFirst} className="mt-4 border-t border-line pt-2">
      <summary className="py-1.5 font-semibold">History</summary>
      <Loaded query={query} empty={<p className="text-soft">No syncs yet</p>}>
        {(runs) => (
          <>
            <Table
              caption="Sync runs"
              columns={columnsOf(examine, retry)}
              rows={runs}
              keyOf={({ id }) => id}
              wide
              className="[&_th]:bg-surface"
            />
            {!hasAllRuns && (
              <Button variant="ghost" size="small" className="mt-2" onClick={onMore}>
                Show earlier runs
              </Button>
            )}
          </>
        )}
      </Loaded>
      {examined && (
        <Drawer {...drawer.drawerProps} title={titles[examined.about]}>
          <div className="grid gap-3">
            {examined.about === 'pages' ? (
              <FailedPages runID={examined.run.id} />
            ) : examined.about === 'preview' ? (
              <DryRunPreview run={examined.run} />
            ) : (
              <RecordNotes run={examined.run} about={examined.about} />
            )}
            <CancelButton className="justify-self-start" />
          </div>
        </Drawer>
      )}
    </details>
  )
}

const useRetry = () => useMutation({ ...retrySyncRunMutation, onError: alerts.failed })
type Retry = ReturnType<typeof useRetry>

function columnsOf(examine: (run: SyncRun, about: About) => void, retry: Retry): Column<SyncRun>[] {
  return [
    { header: 'Started', cell: ({ startedAt }) => <Time at={startedAt} zone={browserZone()} />, oneLine: true },
    { header: 'Scope', cell: whatOf },
    { header: 'Status', cell: statusOf },
    {
      header: 'Result',
      cell: (run) => <ResultOf run={run} examine={examine} />,
    },
    {
      header: 'Records',
      cell: ({ isDryRun, recordsProcessed }) => (isDryRun ? '–' : recordsProcessed.toLocaleString('en-US')),
      numeric: true,
    },
    {
      header: 'Skipped',
      numeric: true,
      cell: (run) =>
        run.refused === 0 ? (
          '0'
        ) : (
          <TextButton
            aria-label={`${run.refused.toLocaleString('en-US')} skipped records`}
            onClick={() => examine(run, 'refusals')}
          >
            {run.refused.toLocaleString('en-US')}
          </TextButton>
        ),
    },
    { header: 'Duration', cell: took, numeric: true, oneLine: true },
    {
      header: 'Actions',
      actions: true,
      cell: (run) =>
        run.status === 'failed' && (
          <Button
            variant={run.heldRemovals ? 'danger' : 'secondary'}
            size="small"
            busy={retry.isPending && retry.variables.runID === run.id}
            busyText="Retrying..."
            onClick={() =>
              run.heldRemovals ? askAndRemove(retry, run, run.heldRemovals) : retry.mutate({ runID: run.id })
            }
          >
            {run.heldRemovals ? `Remove ${run.heldRemovals.toLocaleString('en-US')} Records` : 'Retry'}
          </Button>
        ),
    },
  ]
}

async function askAndRemove(retry: Retry, run: SyncRun, heldRemovals: number) {
  const count = heldRemovals.toLocaleString('en-US')
  await confirmWithAlerts({
    title: `Remove ${count} Records`,
    message: (
      <>
        <p>
          The source ({whatOf(run)}) deleted {count} records. Are you sure you want to remove them here too?
        </p>
        <HeldRemovals run={run} />
      </>
    ),
    actionLabel: `Remove ${count} Records`,
    destructive: true,
    action: () => retry.mutateAsync({ runID: run.id, allowRemovals: true }),
  })
}

function TextButton(props: ComponentProps<'button'>) {
  return <button type="button" className="link min-h-6" {...props} />
}

/** '42 s' or '3 min 5 s', or '–' while running. */
function took({ startedAt, finishedAt }: SyncRun) {
  if (!finishedAt) return '–'
  const seconds = Math.max(0, Math.round((Date.parse(finishedAt) - Date.parse(startedAt)) / 1000))
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`
}

function FailedPages({ runID }: { runID: string }) {
  const query = useQuery({
    ...queryOf(SyncFailedPagesDocument, { id: runID }, ({ syncRun }) => syncRun?.failedPages ?? []),
    staleTime: 0,
  })
  return (
    <Loaded query={query} empty={<p className="text-soft">No failed pages.</p>}>
      {(pages) => (
        <ul className="grid gap-3">
          {pages.map(({ kind, page, reason }) => (
            <li key={`${kind}-${page}`} className="border-t border-line pt-3 first:border-0 first:pt-0">
              <p className="text-sm text-soft">
                {kind}, page {page.toLocaleString('en-US')}
              </p>
              <p>{reason}</p>
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  )
}

type ResultOfProps = { run: SyncRun; examine: (run: SyncRun, about: About) => void }

function ResultOf({ run, examine }: ResultOfProps) {
  const detail = (about: About) => <TextButton onClick={() => examine(run, about)}>{titles[about]}</TextButton>
  const { status, message, isDryRun } = run
  return (
    <>
      <p className={status === 'failed' ? 'font-semibold text-danger' : undefined}>{message}</p>
      {status === 'failed' && detail('pages')}
      {run.awaitingTeam > 0 && detail('awaiting')}
      {run.adjusted > 0 && detail('adjustments')}
      {isDryRun && status === 'succeeded' && run.created + run.updated + run.unchanged > 0 && detail('preview')}
    </>
  )
}
