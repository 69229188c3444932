import { QueryClient } from '@tanstack/react-query'
import { isNetworkFault } from './api-error.ts'

/**
 * A list that keeps its page on screen while the next one loads says `placeholderData: keepPreviousData`
 * in its own `queryOptions`; the screen dims it by `isPlaceholderData`.
 */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, error) => isNetworkFault(error) && failures < 2,
      },
      // A form must hear at once that it could not be sent: a paused mutation would look busy for ever.
      mutations: { retry: false, networkMode: 'always' },
    },
  })
