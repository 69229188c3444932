import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { query } from '../../api/client.ts'
import {
  DeletedRecordsDocument,
  type DeletedRecordsQuery,
  ErasePlayerDocument,
  ErasureDocument,
  RestoreRecordDocument,
  type RestoreRecordMutationVariables,
} from '../../api/generated.ts'

export type DeletedRecord = DeletedRecordsQuery['deletedRecords'][number]

/** Polls while a record is still being removed, until it can be restored. */
export const deletedRecordsQuery = queryOptions({
  queryKey: ['deleted-records'],
  queryFn: () => query(DeletedRecordsDocument).then(({ deletedRecords }) => deletedRecords),
  refetchInterval: ({ state: { data } }) => (data?.some(({ isRestorable }) => !isRestorable) ? 2_000 : false),
})

export const restoreRecordMutation = mutationOptions({
  mutationFn: (record: RestoreRecordMutationVariables) => query(RestoreRecordDocument, record),
})

/** Polls until the background part is finished. */
export const erasureQuery = (playerID: string) =>
  queryOptions({
    queryKey: ['erasure', playerID],
    queryFn: () => query(ErasureDocument, { playerID }).then(({ erasure }) => erasure ?? null),
    refetchInterval: ({ state: { data } }) => (data?.status === 'running' ? 1_000 : false),
  })

export const erasePlayerMutation = mutationOptions({
  mutationFn: (id: string) => query(ErasePlayerDocument, { id }),
  meta: { refresh: 'later' },
})
