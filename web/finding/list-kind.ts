import type { ReactNode } from 'react'
import type { Drawing } from '../ui/empty-state.tsx'
import type { Facets } from './facets.ts'
import type { Changes, SharedFilter, Values } from './filters.ts'
import type { ListQueries } from './list-queries.ts'

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
  filters: readonly (Name | SharedFilter)[]
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
  /** What the row leaves open, of what can be asked for. */
  unstated: (row: Row) => { sport?: boolean; ages?: boolean; season?: boolean }
  /** `notes` says what the card does not state, `previous` is the row above. */
  card: (row: Row, notes: readonly string[], previous?: Row) => ReactNode
  /** Where else to look when nothing matches. */
  Instead?: (props: { values: Values<Name> }) => ReactNode
  drawing?: Drawing
  className?: string
  skeletonClassName: string
}
