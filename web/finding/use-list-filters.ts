import type { QueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { cacheAndNetwork } from '../api/query-client.ts'
import { withQuery } from '../paths.ts'
import { filtersOf, useURLFilters } from '../ui/use-url-filters.ts'
import type { Changes, Values } from './filters.ts'
import type { ListKind } from './list-kind.ts'
import { isAwaitingPlace, isNearSet } from './near.ts'
import { rememberSport } from './remembered-sport.ts'

const anywhere = { near: '', place: '', within: '' }

/** A list is filtered by a named place or by a position. If a link has both, `near` wins. */
const withOnePlace = <Name extends string>(values: Values<Name>, cityFilter: Name): Values<Name> =>
  isNearSet(values.near) ? { ...values, state: '', [cityFilter]: '' } : values

/** For list loaders: prefetches the page of results for the URL. */
export function prefetchList<Name extends string, Row extends { id: string }>(
  cache: QueryClient,
  request: Request,
  { filters, queries, cityFilter }: ListKind<Name, Row>,
) {
  const { values, page } = filtersOf(new URL(request.url).searchParams, filters)
  if (isAwaitingPlace(values.near)) return
  void cache.prefetchQuery({ ...queries.page(withOnePlace(values, cityFilter), page), ...cacheAndNetwork })
}

/** Filters that the path of a page sets. */
export type Preset<Name extends string> = {
  values: Changes<Name>
  /** The list without them. Any other filter leads there. */
  listPath: string
}

/** List filters in the URL. Also remembers the sport for the next visit. */
export function useListFilters<Name extends string, Row extends { id: string }>(
  { filters, cityFilter }: ListKind<Name, Row>,
  preset?: Preset<Name>,
) {
  const navigate = useNavigate()
  const { values: inURL, change: changeURL, clear, ...rest } = useURLFilters(filters)
  const values: Values<Name> = { ...inURL, ...preset?.values }
  const change = (changes: Changes<Name>) =>
    preset ? navigate(withQuery(preset.listPath, { ...values, ...changes })) : changeURL(changes as typeof inURL)
  return {
    ...rest,
    values: withOnePlace(values, cityFilter),
    change: (changes: Changes<Name>) => {
      const asked: Partial<Record<string, string>> = changes
      if (asked.sport !== undefined) rememberSport(asked.sport)
      const isNamed = Boolean(asked.state || asked[cityFilter])
      change({
        ...(isNamed && anywhere),
        ...changes,
        ...(asked.near && { state: '', [cityFilter]: '' }),
      })
    },
    clear: () => {
      rememberSport('')
      if (preset) navigate(preset.listPath)
      else clear()
    },
  }
}
