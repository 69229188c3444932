import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { query } from '../../api/client.ts'
import {
  DeletedRecordsDocument,
  type DeletedRecordsQuery,
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
