import { queryOptions } from '@tanstack/react-query'
import { query } from '../../api/client.ts'
import { HomeDocument } from '../../api/generated.ts'

/** Opportunities open for registration, full ones last. */
export const homeQuery = queryOptions({
  queryKey: ['home'],
  queryFn: async () => {
    const home = await query(HomeDocument)
    const isFull = ({ status }: (typeof home.opportunities)[number]) => Number(status !== 'OPEN')
    return { ...home, opportunities: home.opportunities.toSorted((a, b) => isFull(a) - isFull(b)) }
  },
})
