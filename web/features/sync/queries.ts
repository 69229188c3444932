import { keepPreviousData, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { query } from '../../api/client.ts'
import {
  CancelSyncRunDocument,
  SyncGoverningBodyDocument,
  type SyncGoverningBodyInput,
  type SyncProgressFragment,
  SyncRunDocument,
  SyncRunsDocument,
} from '../../api/generated.ts'

export type SyncRun = SyncProgressFragment

const POLL_MS = 1_000

/** The last runs, newest first; read again and again while one goes on or is about to. */
export const syncRunsQuery = (perPage: number, isStarting: boolean) =>
  queryOptions({
    queryKey: ['sync', 'runs', perPage],
    queryFn: () => query(SyncRunsDocument, { perPage }).then(({ syncRuns }) => syncRuns),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: isStarting ? POLL_MS : false,
  })

/** One run, followed until it ends. */
export const syncRunQuery = (runID: string | null) =>
  queryOptions({
    queryKey: ['sync', 'run', runID],
    queryFn: () => query(SyncRunDocument, { id: runID! }).then(({ syncRun }) => syncRun),
    enabled: runID !== null,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data && data.status !== 'running' ? false : POLL_MS),
  })

export const syncGoverningBodyMutation = mutationOptions({
  mutationFn: (input: SyncGoverningBodyInput) =>
    query(SyncGoverningBodyDocument, { input }).then(({ syncGoverningBody }) => syncGoverningBody),
})

export const cancelSyncRunMutation = (cache: QueryClient) =>
  mutationOptions({
    mutationFn: (runID: string) =>
      query(CancelSyncRunDocument, { id: runID }).then(({ cancelSyncRun }) => cancelSyncRun),
    onSuccess: (run) => cache.setQueryData(['sync', 'run', run.id], run),
  })

/** What a run may have changed. */
export const refreshSynced = (cache: QueryClient) =>
  Promise.all(
    ['sync', 'admin', 'home', 'teams', 'players', 'events', 'opportunities'].map((feature) =>
      cache.invalidateQueries({ queryKey: [feature] }),
    ),
  )
