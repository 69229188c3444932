import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import {
  coordinatesOf,
  type SharedParameter,
  sortOf,
  UNSTATED_FILTERS,
  type UnstatedFilter,
} from '../../functions/values/list-filters.ts'
import type { ListSort, NearInput } from '../api/generated.ts'
import type { Drawing } from '../ui/empty-state.tsx'
import type { Option } from '../ui/field.tsx'
import type { MapPoint } from './map/near-map.tsx'
import { isAwaitingPlace, NEAREST_SHOWN, nearestVariables } from './near.ts'

export type Values<Name extends string = SharedParameter> = Record<Name | SharedParameter, string>
export type Changes<Name extends string = SharedParameter> = Partial<Values<Name>>

/** Record counts by filter, then by choice. */
type Facets = Record<string, Record<string, number>>

type Facet = { filter: string; values?: readonly { value: string; count: number }[]; countWithout?: number }

const facetsFrom = (facets: readonly Facet[]): Facets =>
  Object.fromEntries(
    facets.map(({ filter, values = [] }) => [
      filter,
      Object.fromEntries(values.map(({ value, count }) => [value, count])),
    ]),
  )

/** Adds the counts to the labels once they are loaded: 'TX (214)'. */
export const countedOptions = (
  options: readonly Option[],
  counts: Record<string, number> | undefined,
): readonly Option[] =>
  counts
    ? options.map((option) => ({
        ...option,
        label: `${option.label} (${(counts[option.value] ?? 0).toLocaleString('en-US')})`,
      }))
    : options

/** A filter that is set, by the API's name for it. */
export type SetFilter<Name extends string> = { filter: string; label: string; clear: Changes<Name> }

export type FieldsProps<Name extends string> = {
  values: Values<Name>
  facets: Facets
  /** The time zone of the place, once it is known. */
  zone: string | undefined
  onChange: (changes: Changes<Name>) => void
}

/** All that differs between the lists of teams, players, events, and opportunities. */
export interface ListKind<Name extends string, Row extends { id: string; distanceMiles?: number | null }> {
  /** What is counted, as one: 'event'. */
  noun: string
  /** Plural. */
  nouns: string
  filters: readonly (Name | SharedParameter)[]
  /** The URL parameter of the text filter for a city. */
  cityFilter: Name
  /** The record's page, for pins on the map. */
  pathOf?: (id: string) => string
  queries: ListQueries<Name, Row>
  search: { label: string; placeholder: string; debounceMs?: number }
  /** Sorted by date, soonest first, when there is no place. */
  isTimed?: boolean
  /** The fields under 'More filters'. */
  Fields: (props: FieldsProps<Name>) => ReactNode
  /** The set filters that only this kind has. */
  setFilters?: (values: Values<Name>) => (SetFilter<Name> | false | '')[]
  /** The notes of what the row leaves open, by the filter that asks for it. */
  unstated: (row: Row) => { [Name in UnstatedFilter]?: string | false }
  /** `notes` says what the card does not state, `previous` is the row above. */
  card: (row: Row, notes: readonly string[], previous?: Row) => ReactNode
  /** Where else to look when nothing matches. */
  Instead?: (props: { values: Values<Name> }) => ReactNode
  drawing?: Drawing
  className?: string
  skeletonClassName: string
}

/** `stated` counts those of `total` that state all that is asked for. */
type Page<Row> = { rows: readonly Row[]; total: number; stated: number }

type PageVariables<Filter> = {
  filter: Filter
  sort: ListSort | null
  page: number
  perPage: number
  asksStated: boolean
}

type Sources<Name extends string, Filter, Row> = {
  /** The first part of the cache's keys. */
  name: string
  perPage: number
  filterOf: (values: Values<Name>) => Filter
  page: (variables: PageVariables<Filter>, signal: AbortSignal) => Promise<Page<Row>>
  facets: (variables: { filter: Filter; isEmpty: boolean }, signal: AbortSignal) => Promise<readonly Facet[]>
  points?: (variables: { filter: Filter }, signal: AbortSignal) => Promise<readonly MapPoint[]>
}

type Listed = { distanceMiles?: number | null }
type ListFilter = { near: NearInput | null; statedOnly: boolean } & { [Name in UnstatedFilter]?: unknown }

type ListQueries<Name extends string, Row extends Listed> = ReturnType<typeof listQueries<Name, ListFilter, Row>>

/** The queries of a list screen. */
export function listQueries<Name extends string, Filter extends ListFilter, Row extends Listed>({
  name,
  perPage,
  filterOf,
  ...fetch
}: Sources<Name, Filter, Row>) {
  const enabled = ({ near }: Values<Name>) => !isAwaitingPlace(near)
  const unsorted = (values: Values<Name>) => ({ ...values, place: '', sort: '' })
  /** The set filters of what a record may leave open. */
  const asked = (filter: Filter) => UNSTATED_FILTERS.filter((name) => filter[name])
  return {
    perPage,
    asked: (values: Values<Name>) => asked(filterOf(values)),
    page: (values: Values<Name>, page: number) =>
      queryOptions({
        queryKey: [name, 'list', values, page],
        queryFn: ({ signal }) => {
          const filter = filterOf(values)
          const asksStated = asked(filter).length > 0 && !filter.statedOnly
          return fetch.page({ filter, sort: sortOf(values), page, perPage, asksStated }, signal)
        },
        enabled: enabled(values),
        placeholderData: keepPreviousData,
      }),
    facets: (values: Values<Name>) =>
      queryOptions<Facets>({
        queryKey: [name, 'facets', unsorted(values)],
        queryFn: async ({ signal }) =>
          facetsFrom(await fetch.facets({ filter: filterOf(values), isEmpty: false }, signal)),
        enabled: enabled(values),
        placeholderData: keepPreviousData,
      }),
    /** How many records there are without each filter that is set. */
    countsWithout: (values: Values<Name>) =>
      queryOptions<Record<string, number>>({
        queryKey: [name, 'without', unsorted(values)],
        queryFn: async ({ signal }) => {
          const facets = await fetch.facets({ filter: filterOf(values), isEmpty: true }, signal)
          return Object.fromEntries(facets.map(({ filter, countWithout }) => [filter, countWithout ?? 0]))
        },
      }),
    /** The nearest matches of the other filters, at any distance. */
    nearest: (values: Values<Name>) =>
      queryOptions({
        queryKey: [name, 'nearest', values],
        queryFn: async ({ signal }) => {
          const { rows } = await fetch.page({ ...nearestVariables(filterOf(values)), asksStated: false }, signal)
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
          queryFn: ({ signal }) => fetch.points!({ filter: filterOf(values) }, signal),
          enabled: isOn && (values.state !== '' || coordinatesOf(values.near) !== null),
        })),
  }
}
