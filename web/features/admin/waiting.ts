import { queryOptions } from '@tanstack/react-query'
import { AdminQueuesDocument } from '../../api/generated.ts'
import { queryOf } from '../../api/options.ts'

/** Counts of items that await an admin. */
export const adminQueuesQuery = queryOptions({
  ...queryOf(AdminQueuesDocument, {}),
  staleTime: 60_000,
  meta: { isInHeader: true },
})
