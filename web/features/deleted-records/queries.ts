import { queryOptions } from '@tanstack/react-query'
import { queryOf } from '../../api/options.ts'
import { DeletedRecordsDocument, type DeletedRecordsQuery, ErasureDocument } from './deleted-records.generated.ts'

export type DeletedRecord = DeletedRecordsQuery['deletedRecords'][number]

/** Polls while a record is still being removed, until it can be restored. */
export const deletedRecordsQuery = queryOptions({
  ...queryOf(DeletedRecordsDocument, {}),
  refetchInterval: ({ state: { data } }) => (data?.some(({ isRestorable }) => !isRestorable) ? 2_000 : false),
})

/** Polls until the background part is finished. */
export const erasureQuery = (playerID: string) =>
  queryOptions({
    ...queryOf(ErasureDocument, { playerID }),
    refetchInterval: ({ state: { data } }) => (data?.status === 'running' ? 1_000 : false),
  })
