import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { mutationOf, queryOf } from '../../api/options.ts'
import { alerts } from '../../ui/alerts.tsx'
import { Button } from '../../ui/button.tsx'
import { CancelButton, Drawer } from '../../ui/drawer.tsx'
import { browserZone } from '../../ui/local-time.ts'
import { Time } from '../../ui/time.tsx'
import { type DeadLetter, retrySyncRunMutation, whatOf } from './queries.ts'
import { DismissSyncDeadLettersDocument, SyncDeadLettersDocument } from './sync.generated.ts'

/** Lists pages in the dead-letter queue, with a retry per run. Renders nothing if there are none. */
export function DeadLetters() {
  const { data: letters = [] } = useQuery({
    ...queryOf(SyncDeadLettersDocument, {}),
    staleTime: 0,
    // A page reaches the dead-letter queue minutes after its last try.
    refetchInterval: 30_000,
  })
  const [isOpen, setOpen] = useState(false)
  if (letters.length === 0) return null
  const byRun = [...Map.groupBy(letters, ({ run }) => run.id).values()]

  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md border border-danger/50 px-4 py-3">
      <p className="flex-1 basis-60">
        <span className="font-semibold text-danger">
          {letters.length === 1 ? '1 failed page is stuck.' : `${letters.length} failed pages are stuck.`}
        </span>{' '}
        {letters.length === 1 ? "The sync couldn't import it" : "The sync couldn't import them"} in five tries.
      </p>
      <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
        Show Failed Pages (Stuck)
      </Button>
      <Drawer isOpen={isOpen} onClose={() => setOpen(false)} title="Failed Pages (Stuck)">
        <div className="grid gap-6">
          {byRun.map((ofRun) => (
            <DeadLettersOfRun key={ofRun[0]!.run.id} letters={ofRun} onRetried={() => setOpen(false)} />
          ))}
          <CancelButton className="justify-self-start" />
        </div>
      </Drawer>
    </div>
  )
}

function DeadLettersOfRun({ letters, onRetried }: { letters: DeadLetter[]; onRetried: () => void }) {
  const { run } = letters[0]!
  const retry = useMutation(retrySyncRunMutation)
  const dismiss = useMutation(mutationOf(DismissSyncDeadLettersDocument))
  const title = `letters-${run.id}`

  return (
    <section aria-labelledby={title} className="grid gap-3">
      <h3 id={title} className="text-base">
        {whatOf(run)}, <Time at={run.startedAt} zone={browserZone()} />
      </h3>
      <ul className="grid gap-3">
        {letters.map(({ kind, page, cursor, receives, sentAt, diedAt, reason }) => (
          <li key={`${kind}-${page}`} className="border-t border-line pt-3">
            <p className="font-semibold">
              {kind}, page {page.toLocaleString('en-US')}
            </p>
            <p>{reason}</p>
            <p className="text-sm text-soft">
              Sent <Time at={sentAt} zone={browserZone()} />, failed <Time at={diedAt} zone={browserZone()} />, received{' '}
              {receives} times
            </p>
            {cursor && <p className="text-sm break-all text-soft">{cursor}</p>}
          </li>
        ))}
      </ul>
      {run.status === 'running' ? (
        <p className="text-soft">Other pages of this sync are still running.</p>
      ) : run.heldRemovals ? (
        <p className="text-soft">
          This sync waits until its {run.heldRemovals.toLocaleString('en-US')} removals are allowed, under History. It
          then also retries {letters.length === 1 ? 'this page' : 'these pages'}.
        </p>
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button
            size="small"
            busy={retry.isPending}
            busyText="Retrying..."
            onClick={() => retry.mutateAsync({ runID: run.id }).then(onRetried, alerts.failed)}
          >
            {letters.length === 1 ? 'Retry' : 'Retry All'}
          </Button>
          <Button
            variant="ghost"
            size="small"
            busy={dismiss.isPending}
            onClick={() => dismiss.mutateAsync({ runID: run.id }).catch(alerts.failed)}
          >
            Dismiss
          </Button>
        </div>
      )}
    </section>
  )
}
