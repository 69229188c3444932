import type { Kind } from '../change-log/rows.ts'
import type { Token } from '../change-log/token.ts'
import type { FacetColumn, Listed, Query } from './query.ts'

/**
 * Every list, search and count. What others wrote is in the answers within a second or two, what the caller wrote at once: `seen` is its token.
 * Order: upcoming first for events and opportunities, newest first for the rest; when searching, exact before prefix before other matches.
 */
export interface Directory {
  ids<K extends Kind>(kind: K, query: Query<K>, seen?: Token): Promise<string[]>
  /** The flat columns, for pickers: costs no read of the table. */
  rows<K extends Kind>(kind: K, query: Query<K>, seen?: Token): Promise<Listed<K>[]>
  /** The exact number of matches, whatever the page. */
  count<K extends Kind>(kind: K, query: Query<K>, seen?: Token): Promise<number>
  /** How many matches have each value of the column; most frequent first. */
  facet<K extends Kind>(
    kind: K,
    column: FacetColumn<K>,
    query: Query<K>,
    seen?: Token,
  ): Promise<{ value: string; count: number }[]>
  /** A page of full records. `hydrate` answers in the order of the ids, null for one that is gone by now: the page is still full. */
  page<K extends Kind, T>(
    kind: K,
    query: Query<K>,
    hydrate: (ids: string[]) => Promise<(T | null)[]>,
    seen?: Token,
  ): Promise<T[]>
}
