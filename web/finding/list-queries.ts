import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { coordinatesOf } from '../../functions/values/list-filters.ts'
import type { NearInput } from '../api/generated.ts'
import { type Facet, type Facets, facetsFrom } from './facets.ts'
import type { Values } from './filters.ts'
import type { MapPoint } from './map/near-map.tsx'
import { isAwaitingPlace, NEAREST_SHOWN, nearestVariables } from './near.ts'

/** `stated` counts those of `total` that state all that is asked for. */
type Page<Row> = { rows: readonly Row[]; total: number; stated: number }

type Sources<Name extends string, Variables, Row> = {
  /** The first part of the cache's keys. */
  name: string
  perPage: number
  variablesOf: (values: Values<Name>) => Variables
  page: (
    variables: Variables & { page: number; perPage: number; asksStated: boolean },
    signal: AbortSignal,
  ) => Promise<Page<Row>>
  facets: (variables: Variables & { isEmpty: boolean }, signal: AbortSignal) => Promise<readonly Facet[]>
  points?: (variables: Variables, signal: AbortSignal) => Promise<readonly MapPoint[]>
}

type Listed = { distanceMiles?: number | null }

export type ListQueries<Name extends string, Row extends Listed> = ReturnType<
  typeof listQueries<Name, { near: NearInput | null }, Row>
>

/** The queries of a list screen. */
export function listQueries<Name extends string, Variables extends { near: NearInput | null }, Row extends Listed>({
  name,
  perPage,
  variablesOf,
  ...fetch
}: Sources<Name, Variables, Row>) {
  const enabled = ({ near }: Values<Name>) => !isAwaitingPlace(near)
  const unsorted = (values: Values<Name>) => ({ ...values, place: '', sort: '' })
  return {
    perPage,
    page: (values: Values<Name>, page: number) =>
      queryOptions({
        queryKey: [name, 'list', values, page],
        queryFn: ({ signal }) => {
          const { ageGroup, stated, sport, seasonUpTo } = values as Record<string, string>
          const asksStated = Boolean(ageGroup || sport || seasonUpTo) && !stated
          return fetch.page({ ...variablesOf(values), page, perPage, asksStated }, signal)
        },
        enabled: enabled(values),
        placeholderData: keepPreviousData,
      }),
    facets: (values: Values<Name>) =>
      queryOptions<Facets>({
        queryKey: [name, 'facets', unsorted(values)],
        queryFn: async ({ signal }) =>
          facetsFrom(await fetch.facets({ ...variablesOf(values), isEmpty: false }, signal)),
        enabled: enabled(values),
        placeholderData: keepPreviousData,
      }),
    /** How many records there are without each filter that is set. */
    countsWithout: (values: Values<Name>) =>
      queryOptions<Record<string, number>>({
        queryKey: [name, 'without', unsorted(values)],
        queryFn: async ({ signal }) => {
          const facets = await fetch.facets({ ...variablesOf(values), isEmpty: true }, signal)
          return Object.fromEntries(facets.map(({ filter, countWithout }) => [filter, countWithout ?? 0]))
        },
      }),
    /** The nearest matches of the other filters, at any distance. */
    nearest: (values: Values<Name>) =>
      queryOptions({
        queryKey: [name, 'nearest', values],
        queryFn: async ({ signal }) => {
          const { rows } = await fetch.page({ ...nearestVariables(variablesOf(values)), asksStated: false }, signal)
          const miles = ({ distanceMiles }: Row) => distanceMiles ?? Number.POSITIVE_INFINITY
          return rows.toSorted((one, other) => miles(one) - miles(other)).slice(0, NEAREST_SHOWN)
        },
      }),
    /** Positions of the records in the selected place or state, for the map. Undefined if the map only shows states. */
    points:
      fetch.points &&
      ((values: Values<Name>, isOn: boolean) =>
        queryOptions({
          queryKey: [name, 'points', unsorted(values)],
          queryFn: ({ signal }) => fetch.points!(variablesOf(values), signal),
          enabled: isOn && (values.state !== '' || coordinatesOf(values.near) !== null),
        })),
  }
}
