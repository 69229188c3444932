import { queryOptions } from '@tanstack/react-query'
import { queryOf } from '../../api/options.ts'
import { AdminQueuesDocument } from './admin.generated.ts'

/** Counts of items that await an admin. */
export const adminQueuesQuery = queryOptions({
  ...queryOf(AdminQueuesDocument, {}),
  staleTime: 60_000,
  meta: { isInHeader: true },
})
