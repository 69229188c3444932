import type { FacetColumn, Listed, Query } from './query.ts'
import type { Expression } from './terms.ts'

/** An embedded engine answers at once. */
type Answer<T> = T | Promise<T>

/** The read model of one kind: what the directory asks of an engine. */
export interface ReadModel {
  /** Returns up to `spare` more IDs than the page has. */
  ids(query: Query, spare?: number): Answer<string[]>
  rows(query: Query): Answer<Listed[]>
  count(query: Query): Answer<number>
  facet(column: FacetColumn, query: Query): Answer<{ value: string; count: number }[]>
  /** Searched texts of up to `limit` records that the viewer may see and that match the expression, whatever the filters of the query. */
  texts(match: Expression, query: Query, limit: number): Answer<string[]>
}
