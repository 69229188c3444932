import { focusManager, MutationCache, QueryClient } from '@tanstack/react-query'
import { listen } from '../listen.ts'
import { isNetworkFault, refusesInput } from './api-error.ts'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      isConstant?: boolean
      /** Belongs to the header, which stays mounted when the screen changes. */
      isInHeader?: boolean
    }
    mutationMeta: {
      /**
       * How queries are refetched after a mutation, if not the default (all active queries): 'later' for deleting the record of a
       * screen that is about to close; 'nothing' for a mutation that only reads.
       */
      refresh?: 'later' | 'nothing'
    }
  }
}

// Also when a window next to another one gets the focus, which does not change its visibility.
focusManager.setEventListener((onFocus) => listen(globalThis, ['focus', 'visibilitychange'], () => onFocus()))

/**
 * A list that shows its current page while the next one loads sets `placeholderData: keepPreviousData` in its own `queryOptions`;
 * the screen dims it while `isPlaceholderData` is true.
 */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: 30_000, retry: (failures, error) => isNetworkFault(error) && failures < 2 },
      // Fail at once while offline. A paused mutation would leave the form busy forever.
      mutations: { retry: false, networkMode: 'always' },
    },
    mutationCache: new MutationCache({
      // Also after a failed mutation: the response may be lost, or the screen may be stale because another user changed the record.
      onSettled: (_data, error, _variables, _result, { meta }, { client }) => {
        if (meta?.refresh === 'nothing' || refusesInput(error)) return
        if (meta?.refresh !== 'later') return invalidateAll(client)
        void client.refetchQueries({ type: 'active', predicate: ({ meta }) => meta?.isInHeader === true })
        return invalidateAll(client, 'none')
      },
    }),
  })

/** Refetches the queries on screen now and drops inactive ones, so that no screen starts with stale data. */
export function invalidateAll(cache: QueryClient, refetchType: 'active' | 'none' = 'active') {
  cache.removeQueries({ type: 'inactive', predicate: ({ meta }) => !meta?.isConstant })
  return cache.invalidateQueries({ refetchType })
}

/** For queries whose result no mutation changes. */
export const constant = { staleTime: 'static', meta: { isConstant: true } } as const

/** For lists: shows cached rows while each visit refetches. */
export const cacheAndNetwork = { staleTime: 0 }
