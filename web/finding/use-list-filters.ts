import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query'
import { cacheAndNetwork } from '../api/query-client.ts'
import { filtersOf, useURLFilters } from '../ui/use-url-filters.ts'
import { isAwaitingPlace, isNearSet } from './near.ts'
import { rememberSport } from './remembered-sport.ts'

const nowhere = { state: '', city: '', location: '' }
const anywhere = { near: '', place: '', within: '' }

/** A list is filtered by a named place or by a position. If a link has both, `near` wins. */
function withOnePlace<Values extends Record<string, string>>(values: Values): Values {
  if (!isNearSet(values.near ?? '')) return values
  const named = Object.keys(nowhere).filter((name) => name in values)
  return { ...values, ...Object.fromEntries(named.map((name) => [name, ''])) }
}

/** For list loaders: prefetches the page of results for the URL. */
export function prefetchList<Name extends string>(
  cache: QueryClient,
  request: Request,
  names: readonly Name[],
  // biome-ignore lint/suspicious/noExplicitAny: prefetching works with any result type
  query: (values: Record<Name, string>, page: number) => FetchQueryOptions<any, Error, any, any>,
) {
  const filters = filtersOf(new URL(request.url).searchParams, names)
  const values: Record<Name, string> & { near?: string } = withOnePlace(filters.values)
  if (!isAwaitingPlace(values.near ?? ''))
    void cache.prefetchQuery({ ...query(values, filters.page), ...cacheAndNetwork })
}

/** List filters in the URL. Also remembers the sport for the next visit. */
export function useListFilters<Name extends string>(names: readonly Name[]) {
  const { values, change, clear, ...filters } = useURLFilters(names)
  return {
    ...filters,
    values: withOnePlace(values),
    change: (changes: Partial<Record<Name, string>>) => {
      const asked: Partial<Record<string, string>> = changes
      if (asked.sport !== undefined) rememberSport(asked.sport)
      const isNamed = Boolean(asked.state || asked.city || asked.location)
      change({ ...(isNamed && anywhere), ...changes, ...(asked.near && nowhere) })
    },
    clear: () => {
      rememberSport('')
      clear()
    },
  }
}
