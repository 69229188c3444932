import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Button } from '../../ui/button.tsx'
import { DryRunPreview } from './preview.tsx'
import type { SyncRun } from './queries.ts'
import { Adjustments, AwaitingTeam, Refusals } from './refusals.tsx'
import { isError, resultOf } from './result-line.ts'

type DryRunResultProps = {
  run: SyncRun | null | undefined
  /** Whether a sync is running. */
  isBusy: boolean
  onApply: () => void
}

/** The changes of a finished dry run, with a button to apply them. */
export function DryRunResult({ run, isBusy, onApply }: DryRunResultProps) {
  const cache = useQueryClient()
  const endedID = run && run.status !== 'running' ? run.id : undefined

  useEffect(() => {
    if (endedID) void cache.invalidateQueries({ queryKey: ['sync', 'runs'] })
  }, [endedID, cache])

  return (
    <div aria-live="polite">
      {run && endedID && (
        <section aria-label="Dry run" className="mt-4 grid gap-3 rounded-md border border-line bg-page p-4">
          <p className={isError(resultOf(run)) ? 'font-semibold text-danger' : 'font-semibold'}>
            {resultOf(run).message}
          </p>
          {run.status === 'succeeded' && <DryRunPreview run={run} />}
          {run.refused > 0 && <Refusals run={run} />}
          {run.awaitingTeam > 0 && <AwaitingTeam run={run} />}
          {run.adjusted > 0 && <Adjustments run={run} />}
          {run.status === 'succeeded' &&
            (run.recordsProcessed > 0 ? (
              <Button className="justify-self-start" busy={isBusy} busyText="Syncing..." onClick={onApply}>
                Apply
              </Button>
            ) : (
              <p className="text-soft">There's nothing to apply.</p>
            ))}
        </section>
      )}
    </div>
  )
}
