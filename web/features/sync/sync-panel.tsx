import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useState } from 'react'
import type { SyncGoverningBodyInput, SyncType } from '../../api/generated.ts'
import { mutationOf } from '../../api/options.ts'
import { invalidateAll } from '../../api/query-client.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Field, Select, TextInput } from '../../ui/field.tsx'
import { Checkbox } from '../../ui/fieldset.tsx'
import { DeadLetters } from './dead-letters.tsx'
import {
  FIRST_RUNS,
  feedDryRunMutation,
  isSyncType,
  syncRunQuery,
  syncRunsQuery,
  syncTypeOptions,
  useDryRun,
} from './queries.ts'
import { DryRunResult, isError, type Result, resultOf, SyncError } from './run-details.tsx'
import { SyncGoverningBodyDocument } from './sync.generated.ts'
import { SyncHistory } from './sync-history.tsx'
import { SyncProgress } from './sync-progress.tsx'
import { UploadForm } from './upload-form.tsx'

/** Starts a sync, follows the current one (whoever started it), and lists the latest runs. */
export function SyncPanel({ showsHistory = false }: { showsHistory?: boolean }) {
  const cache = useQueryClient()
  const [isFull, setFull] = useState(false)
  const [result, setResult] = useState<Result>()
  const [followedID, setFollowedID] = useState<string | null>(null)
  const [shownRuns, setShownRuns] = useState(FIRST_RUNS)

  const start = useMutation(mutationOf(SyncGoverningBodyDocument))
  const runs = useQuery(syncRunsQuery(shownRuns, start.isPending && followedID === null))
  const { data: followed } = useQuery(syncRunQuery(followedID))
  const runningID = runs.data?.find(({ status, isDryRun }) => status === 'running' && !isDryRun)?.id ?? null
  const isRunning = followed?.status === 'running'
  const dryRun = useDryRun(feedDryRunMutation)
  const isBusy = start.isPending || isRunning

  useEffect(() => {
    if (runningID) setFollowedID(runningID)
  }, [runningID])

  useEffect(() => {
    if (!followed || followed.status === 'running') return
    setFollowedID(null)
    setResult(resultOf(followed))
    void invalidateAll(cache)
  }, [followed, cache])

  async function begin(input: SyncGoverningBodyInput) {
    setResult(undefined)
    dryRun.reset()
    setFollowedID(null)
    setFull(false)
    try {
      const { message, recordsProcessed, runID } = await start.mutateAsync({ input })
      if (runID) setFollowedID(runID)
      else setResult({ message, recordsProcessed })
    } catch (error) {
      setResult({ message: `Error: ${(error as Error).message}`, recordsProcessed: 0 })
    }
  }

  return (
    <section aria-labelledby="sync-title" className="rounded-lg border border-line bg-surface p-4 sm:p-5">
      <h2 id="sync-title" className="text-xl">
        Governing Body Sync
      </h2>
      <p className="mt-1 mb-4 text-soft">Imports teams, contacts, events, and players from the outside source.</p>
      <FeedForm
        isFull={isFull}
        onFull={setFull}
        isBusy={isBusy}
        isChecking={dryRun.isChecking}
        onStart={begin}
        onCheck={(input) => {
          setResult(undefined)
          dryRun.start(input)
        }}
      />
      {isRunning && <SyncProgress run={followed} />}
      {dryRun.error && <SyncError message={dryRun.error.message} className="mt-4" />}
      <DryRunResult run={dryRun.run} isBusy={isBusy} onApply={() => void begin(dryRun.input!)} />
      <ResultLine result={result} />
      <DeadLetters />
      <UploadForm isBusy={isBusy} onApply={begin} />
      <SyncHistory
        query={runs}
        isOpen={showsHistory}
        onMore={() => setShownRuns((count) => count + 20)}
        hasAllRuns={runs.data && runs.data.length < shownRuns}
      />
    </section>
  )
}

type FeedFormProps = {
  isFull: boolean
  onFull: (isFull: boolean) => void
  isBusy: boolean
  isChecking: boolean
  onStart: (input: SyncGoverningBodyInput) => Promise<void>
  onCheck: (input: SyncGoverningBodyInput) => void
}

/** What to read from the feed. */
function FeedForm({ isFull, onFull, isBusy, isChecking, onStart, onCheck }: FeedFormProps) {
  const [type, setType] = useState<SyncType>('all')
  const [state, setState] = useState('')
  const [city, setCity] = useState('')

  const syncInput = (): SyncGoverningBodyInput => ({
    type,
    ...(state.trim() && { state: state.trim() }),
    ...(city.trim() && { city: city.trim() }),
    ...(isFull && { full: true }),
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    void onStart(syncInput())
  }

  return (
    <form
      onSubmit={submit}
      aria-label="Feed"
      className="grid grid-cols-[6rem_1fr] items-end gap-3 max-sm:*:first:col-span-2 sm:grid-cols-[1fr_6rem_1fr]"
    >
      <Field label="Sync Type">
        <Select
          value={type}
          options={syncTypeOptions}
          onChange={({ target }) => isSyncType(target.value) && setType(target.value)}
        />
      </Field>
      <Field label="State">
        <TextInput
          value={state}
          onChange={({ target }) => setState(target.value.toUpperCase())}
          maxLength={2}
          placeholder="All"
          autoComplete="off"
          autoCapitalize="characters"
        />
      </Field>
      <Field label="City">
        <TextInput
          value={city}
          onChange={({ target }) => setCity(target.value)}
          maxLength={100}
          placeholder="All cities"
          autoComplete="off"
        />
      </Field>
      <Checkbox
        label="Full Sync"
        hint="Reads the whole source again, not only what changed since the last sync."
        checked={isFull}
        onChange={({ target }) => onFull(target.checked)}
        className="col-span-full"
      />
      <div className="col-span-full flex flex-wrap gap-3">
        <Button type="submit" busy={isBusy} busyText="Syncing..." className="max-sm:flex-1">
          Start Sync
        </Button>
        <Button
          variant="secondary"
          busy={isChecking}
          busyText="Checking..."
          onClick={() => onCheck(syncInput())}
          className="max-sm:flex-1"
        >
          Dry Run
        </Button>
      </div>
    </form>
  )
}

const ResultLine = ({ result }: { result: Result | undefined }) => (
  <p
    role={result && isError(result) ? 'alert' : 'status'}
    className={classNames(
      'font-semibold tabular-nums',
      result && 'mt-4',
      result && (isError(result) ? 'text-danger' : 'text-grass'),
    )}
  >
    {result && `${result.message} (${result.recordsProcessed.toLocaleString('en-US')} records processed)`}
  </p>
)
