import {
  keepPreviousData,
  mutationOptions,
  queryOptions,
  type UseMutationOptions,
  useMutation,
  useQuery,
} from '@tanstack/react-query'
import { query } from '../../api/client.ts'
import type { SyncGoverningBodyInput, SyncState, SyncType, UploadSyncFilesInput } from '../../api/generated.ts'
import { queryOf } from '../../api/options.ts'
import {
  RetrySyncRunDocument,
  type SyncDeadLettersQuery,
  SyncGoverningBodyDocument,
  type SyncPreviewQuery,
  type SyncProgressFragment,
  SyncRunDocument,
  SyncRunsDocument,
  UploadSyncFilesDocument,
} from './sync.generated.ts'

export type SyncRun = SyncProgressFragment

export type SyncPreview = NonNullable<NonNullable<SyncPreviewQuery['syncRun']>['preview']>
export type DeadLetter = SyncDeadLettersQuery['syncDeadLetters'][number]

const POLL_MS = 1_000

export const FIRST_RUNS = 5

/** The latest runs, newest first. Polls while one is running or starting. */
export const syncRunsQuery = (perPage: number, isStarting: boolean) =>
  queryOptions({
    ...queryOf(SyncRunsDocument, { perPage }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: isStarting ? POLL_MS : false,
  })

/** Polls a run until it ends. */
export const syncRunQuery = (runID: string | null) =>
  queryOptions({
    ...queryOf(SyncRunDocument, { id: runID ?? '' }),
    enabled: runID !== null,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data && data.status !== 'running' ? false : POLL_MS),
  })

export const retrySyncRunMutation = mutationOptions({
  mutationFn: ({ runID, allowRemovals = false }: { runID: string; allowRemovals?: boolean }) =>
    query(RetrySyncRunDocument, { id: runID, allowRemovals }).then(({ retrySyncRun }) => retrySyncRun),
  onSuccess: (run, _input, _result, { client }) => client.setQueryData(syncRunQuery(run.id).queryKey, run),
})

async function startDryRun(input: SyncGoverningBodyInput) {
  const { syncGoverningBody: result } = await query(SyncGoverningBodyDocument, { input: { ...input, dryRun: true } })
  if (!result.runID) throw new Error(result.message.replace(/^Error: /, ''))
  return { input, runID: result.runID }
}

export const feedDryRunMutation = mutationOptions({ meta: { refresh: 'nothing' }, mutationFn: startDryRun })

/** Uploads the files and starts a dry run of them. */
export const uploadDryRunMutation = mutationOptions({
  meta: { refresh: 'nothing' },
  mutationFn: async (files: UploadSyncFilesInput) => {
    const { uploadSyncFiles: upload } = await query(UploadSyncFilesDocument, { input: files })
    return startDryRun({ upload })
  },
})

type DryRunOptions<Source> = UseMutationOptions<Awaited<ReturnType<typeof startDryRun>>, Error, Source>

/** Starts a dry run and follows it. `input` applies it. */
export function useDryRun<Source>(options: DryRunOptions<Source>) {
  const { mutate: start, data, error, isPending, reset } = useMutation(options)
  const { data: run } = useQuery(syncRunQuery(data?.runID ?? null))
  const isChecking = isPending || run?.status === 'running' || Boolean(data && !run)
  return { start, input: data?.input, run, error, isChecking, reset }
}

const syncTypeLabels: Record<SyncType, string> = { all: 'All', teams: 'Teams', players: 'Players', events: 'Events' }

export const isSyncType = (text: string): text is SyncType => Object.hasOwn(syncTypeLabels, text)
export const syncTypeOptions = Object.entries(syncTypeLabels).map(([value, label]) => ({ value, label }))

export const syncStateLabels: Record<SyncState, string> = {
  running: 'Running',
  succeeded: 'Succeeded',
  failed: 'Failed',
  cancelled: 'Canceled',
}

type What = Pick<SyncProgressFragment, 'type' | 'city' | 'state' | 'isUpload' | 'isFull' | 'isDryRun'>

/** The scope of a run: 'Teams, Austin, TX' or 'CSV files, dry run'. */
export const whatOf = ({ type, city, state, isUpload, isFull, isDryRun }: What) =>
  [isUpload ? 'CSV files' : syncTypeLabels[type], city, state, isFull && 'full', isDryRun && 'dry run']
    .filter(Boolean)
    .join(', ')
