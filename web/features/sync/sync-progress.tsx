import { useMutation } from '@tanstack/react-query'
import { relativeTime } from '../../../functions/values/time-format.ts'
import { mutationOf } from '../../api/options.ts'
import { alerts } from '../../ui/alerts.tsx'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { confirmWithAlerts } from '../../ui/confirm-with-alerts.ts'
import { retrySyncRunMutation, type SyncRun, syncRunQuery } from './queries.ts'
import { CancelSyncRunDocument } from './sync.generated.ts'

/** Time without progress before the source counts as not responding. */
const SILENCE_MS = 10_000

/** 'in 12 s'. Counts down, because the run is polled every second. */
function inSeconds(at: string) {
  const seconds = Math.ceil((Date.parse(at) - Date.now()) / 1000)
  return seconds > 0 ? `in ${seconds} s` : 'now'
}

/** Progress of a run. The number of records in the source is unknown, so there is no percentage. */
export function SyncProgress({ run }: { run: SyncRun }) {
  const { mutateAsync: cancel } = useMutation({
    ...mutationOf(CancelSyncRunDocument),
    onSuccess: (run, _, __, { client }) => client.setQueryData(syncRunQuery(run.id).queryKey, run),
  })
  const retry = useMutation({ ...retrySyncRunMutation, onError: alerts.failed })
  async function askAndCancel() {
    await confirmWithAlerts({
      title: 'Cancel Sync',
      message: 'Are you sure you want to cancel this sync? Records imported so far stay.',
      actionLabel: 'Cancel Sync',
      cancelLabel: 'Keep Going',
      destructive: true,
      action: () => cancel({ id: run.id }),
    })
  }

  return (
    <div className="mt-4 grid gap-3">
      <ProgressBar run={run} />
      {run.waiting && !run.isStalled && Date.now() - Date.parse(run.lastProgressAt) > SILENCE_MS && (
        <p role="status" className="font-semibold text-warn">
          The source isn't responding. Retrying {inSeconds(run.waiting.retryAt)}. {run.waiting.reason}
        </p>
      )}
      {run.isStalled && (
        <p role="status" className="font-semibold text-warn">
          Waiting. Last progress {relativeTime(run.lastProgressAt, 'UTC')}.
        </p>
      )}
      <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
        <Numbers run={run} />
        <div className="flex flex-wrap gap-2">
          {run.isStalled && (
            <Button
              size="small"
              busy={retry.isPending}
              busyText="Retrying..."
              onClick={() => retry.mutate({ runID: run.id })}
            >
              Retry
            </Button>
          )}
          <Button variant="secondary" size="small" onClick={askAndCancel}>
            Cancel Sync
          </Button>
        </div>
      </div>
    </div>
  )
}

const ProgressBar = ({ run }: { run: SyncRun }) => (
  <div
    role="progressbar"
    aria-label="Sync"
    aria-valuetext={`${run.recordsProcessed} records processed`}
    className="h-1.5 overflow-hidden rounded-sm bg-ink/10"
  >
    <div
      className={classNames(
        'h-full',
        run.isStalled ? 'bg-warn' : 'w-1/4 animate-to-and-fro bg-grass motion-reduce:w-full motion-reduce:opacity-50',
      )}
    />
  </div>
)

function Numbers({ run }: { run: SyncRun }) {
  const numbers = [
    { label: 'Pages', value: run.pages },
    { label: 'Created', value: run.created },
    { label: 'Updated', value: run.updated },
    { label: 'Removed', value: run.removed },
    { label: 'Unchanged', value: run.unchanged },
    { label: 'Skipped', value: run.refused },
  ]
  return (
    <dl className="grid flex-1 grid-cols-3 gap-x-6 gap-y-2 max-sm:basis-full sm:flex sm:flex-wrap">
      {numbers.map(({ label, value }) => (
        <div key={label}>
          <dt className="text-sm text-soft">{label}</dt>
          <dd className="condensed text-xl tabular-nums">{value.toLocaleString('en-US')}</dd>
        </div>
      ))}
    </dl>
  )
}
