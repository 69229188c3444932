import { queryOptions } from '@tanstack/react-query'
import { query } from '../../api/client.ts'
import { HomeDocument } from '../../api/generated.ts'

export const homeQuery = queryOptions({
  queryKey: ['home'],
  queryFn: () => query(HomeDocument),
})
