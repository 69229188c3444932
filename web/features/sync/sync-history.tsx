import { type UseQueryResult, useMutation, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { alerts } from '../../ui/alerts.tsx'
import { Badge, type Tone } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { Time } from '../../ui/time.tsx'
import { FailedPages } from './failed-pages.tsx'
import { retrySyncRunMutation, type SyncRun } from './queries.ts'
import { Refusals } from './refusals.tsx'
import { syncStateLabels, whatOf } from './types.ts'

const Drawer = lazy(() => import('../../ui/drawer.tsx').then((module) => ({ default: module.Drawer })))

const tones: Record<SyncRun['status'], Tone> = {
  running: 'sky',
  succeeded: 'grass',
  failed: 'danger',
  cancelled: 'warn',
}

type SyncHistoryProps = {
  query: UseQueryResult<SyncRun[]>
  onMore: () => void
  /** There are no earlier runs. */
  isWhole: boolean | undefined
}

/** The last runs, what each changed, what went wrong, and what it would not take. */
export function SyncHistory({ query, onMore, isWhole }: SyncHistoryProps) {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const retry = useMutation({
    ...retrySyncRunMutation(useQueryClient()),
    onError: (error) => alerts.error(`Error: ${error.message}`),
  })
  const [examined, setExamined] = useState<{ run: SyncRun; about: 'refusals' | 'pages' }>()
  const [isOpen, setOpen] = useState(false)
  const examine = (run: SyncRun, about: 'refusals' | 'pages') => {
    setExamined({ run, about })
    setOpen(true)
  }

  const columns: Column<SyncRun>[] = [
    {
      header: 'Started',
      cell: ({ startedAt }) => (
        <span className="md:whitespace-nowrap">
          <Time at={startedAt} zone={zone} />
        </span>
      ),
    },
    { header: 'What', cell: whatOf },
    { header: 'Status', cell: ({ status }) => <Badge tone={tones[status]}>{syncStateLabels[status]}</Badge> },
    {
      header: 'Result',
      cell: ({ status, message }) => (
        <span className={status === 'failed' ? 'font-semibold text-danger' : undefined}>{message}</span>
      ),
    },
    { header: 'Records', cell: ({ recordsProcessed }) => recordsProcessed.toLocaleString('en-US'), numeric: true },
    {
      header: 'Refused',
      numeric: true,
      cell: (run) =>
        run.refused === 0 ? (
          '0'
        ) : (
          <button
            type="button"
            className="link min-h-6"
            aria-label={`${run.refused.toLocaleString('en-US')} refused records`}
            onClick={() => examine(run, 'refusals')}
          >
            {run.refused.toLocaleString('en-US')}
          </button>
        ),
    },
    { header: 'Took', cell: took, numeric: true },
    {
      header: 'Actions',
      actions: true,
      cell: (run) =>
        run.status === 'failed' && (
          <>
            <Button variant="ghost" size="small" onClick={() => examine(run, 'pages')}>
              Failed Pages
            </Button>
            <Button
              variant="secondary"
              size="small"
              busy={retry.isPending && retry.variables === run.id}
              busyText="Retrying..."
              onClick={() => retry.mutate(run.id)}
            >
              Retry
            </Button>
          </>
        ),
    },
  ]

  return (
    <details className="mt-4 border-t border-line pt-2">
      <summary className="py-1.5 font-semibold">History</summary>
      <Loaded query={query}>
        {(runs) =>
          runs.length === 0 ? (
            <p className="text-soft">No syncs yet</p>
          ) : (
            <>
              <Table
                caption="Sync runs"
                columns={columns}
                rows={runs}
                keyOf={({ id }) => id}
                className="[&_th]:bg-surface"
              />
              {!isWhole && (
                <Button variant="ghost" size="small" className="mt-2" onClick={onMore}>
                  Show earlier runs
                </Button>
              )}
            </>
          )
        }
      </Loaded>
      <Suspense>
        {examined && (
          <Drawer
            isOpen={isOpen}
            onClose={() => setOpen(false)}
            title={examined.about === 'pages' ? 'Failed Pages' : 'Refused Records'}
          >
            <div className="grid gap-3">
              {examined.about === 'pages' ? <FailedPages runID={examined.run.id} /> : <Refusals run={examined.run} />}
            </div>
          </Drawer>
        )}
      </Suspense>
    </details>
  )
}

/** '42 s' or '3 min 5 s'; nothing while it goes on. */
function took({ startedAt, finishedAt }: SyncRun) {
  if (!finishedAt) return '–'
  const seconds = Math.max(0, Math.round((Date.parse(finishedAt) - Date.parse(startedAt)) / 1000))
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`
}
