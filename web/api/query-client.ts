import { MutationCache, QueryClient } from '@tanstack/react-query'
import { isNetworkFault, refusesInput } from './api-error.ts'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      isConstant?: boolean
      /** In the header, which stays when the screen is left. */
      isInHeader?: boolean
    }
    mutationMeta: {
      /**
       * How a mutation differs from the others, after which what is on screen is read again:
       * 'later' deletes the record of the screen, which is about to be left; 'nothing' only reads.
       */
      refresh?: 'later' | 'nothing'
    }
  }
}

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
    mutationCache: new MutationCache({
      // A failed mutation counts too: its reply may be lost, or the screen shows what somebody else has changed.
      onSettled: (_data, error, _variables, _result, { meta }, { client }) => {
        if (meta?.refresh === 'nothing' || refusesInput(error)) return
        if (meta?.refresh !== 'later') return invalidateAll(client)
        void client.refetchQueries({ type: 'active', predicate: ({ meta }) => meta?.isInHeader === true })
        return invalidateAll(client, 'none')
      },
    }),
  })

/** What is on screen is read again at once, everything else when it is next seen: no screen begins with what was true before. */
export function invalidateAll(cache: QueryClient, refetchType: 'active' | 'none' = 'active') {
  cache.removeQueries({ type: 'inactive', predicate: ({ meta }) => !meta?.isConstant })
  return cache.invalidateQueries({ refetchType })
}

/** For a query whose answer no write changes. */
export const constant = { staleTime: 'static', meta: { isConstant: true } } as const

/** For the loader of a list: each visit asks for the current rows, while the cached ones are on screen. */
export const cacheAndNetwork = { staleTime: 0 }
