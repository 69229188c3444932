import { queryOptions } from '@tanstack/react-query'
import { query } from '../../api/client.ts'
import { AdminQueuesDocument } from '../../api/generated.ts'

/** Counts of items that await an admin. */
export const adminQueuesQuery = queryOptions({
  queryKey: ['admin', 'queues'],
  queryFn: () => query(AdminQueuesDocument).then(({ adminQueues }) => adminQueues),
  staleTime: 60_000,
  meta: { isInHeader: true },
})
