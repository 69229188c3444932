import type { Heads } from '../../store/change-log/head.ts'
import { heads } from '../../store/change-log/head.ts'
import { changeLog, type LogReader } from '../../store/change-log/log.ts'
import type { Kind } from '../../store/change-log/rows.ts'
import type { Token } from '../../store/change-log/token.ts'
import { Follower } from '../../store/read-model/follower.ts'
import type { FacetColumn, Listed, Query } from '../../store/read-model/query.ts'
import type { ReadModel } from '../../store/read-model/read-model.ts'
import { lazy } from '../../values/lazy.ts'
import { type SnapshotStore, snapshots } from './snapshot-store.ts'

/**
 * Lists, searches, and counts. Other users' writes appear within a second or two, the caller's own writes immediately: `seen` is the
 * caller's token. Default order: newest first. Events and opportunities: upcoming first, soonest first, then past ones. Searches: exact
 * matches, then prefixes, then the rest.
 */
export interface Directory {
  ids<K extends Kind>(kind: K, query: Query<K>, seen?: Token): Promise<string[]>
  /** The columns only, for pickers. Does not read the table. */
  rows<K extends Kind>(kind: K, query: Query<K>, seen?: Token): Promise<Listed<K>[]>
  /** The exact number of matches, regardless of the page. */
  count<K extends Kind>(kind: K, query: Query<K>, seen?: Token): Promise<number>
  /** The number of matches per value of the column, most frequent first. */
  facet<K extends Kind>(
    kind: K,
    column: FacetColumn<K>,
    query: Query<K>,
    seen?: Token,
  ): Promise<{ value: string; count: number }[]>
  /**
   * A page of full records. `hydrate` returns them in the order of the IDs, with null for a deleted record. It gets a few more IDs than the
   * page needs, so that the page stays full.
   */
  page<K extends Kind, T>(
    kind: K,
    query: Query<K>,
    hydrate: (ids: string[]) => Promise<(T | null)[]>,
    seen?: Token,
  ): Promise<T[]>
}

type Ports = { log: LogReader; heads: Heads; snapshots: SnapshotStore; now?: () => number }
type Open = { model: ReadModel; follower: Follower }

/** Extra IDs beyond the page size, in case records are deleted before they are read. */
const SPARE_IDS = 3

/** The directory of this process. */
export const directory = lazy(() => createDirectory({ log: changeLog, heads, snapshots }))

export function createDirectory({ log, heads, snapshots, now = () => Date.now() }: Ports): Directory {
  const opened = new Map<Kind, Promise<Open>>()

  async function open(kind: Kind): Promise<Open> {
    const { inFolder, newestModel } = await import('./snapshot-file.ts')
    const { model, position } = await inFolder((folder) => newestModel(kind, folder, { heads, snapshots, now }))
    return { model, follower: new Follower(kind, log, position, (changes) => model.apply(changes, now()), now) }
  }

  async function current(kind: Kind, seen: Token = {}): Promise<ReadModel> {
    let opening = opened.get(kind)
    if (!opening) {
      opening = open(kind)
      opened.set(kind, opening)
      opening.catch(() => opened.delete(kind))
    }
    const { model, follower } = await opening
    if (follower.isFarBehind) {
      if (opened.get(kind) === opening) opened.delete(kind)
      return current(kind, seen)
    }
    await follower.catchUp(seen[kind])
    return model
  }

  return {
    ids: async (kind, query, seen) => (await current(kind, seen)).ids(query),
    rows: async <K extends Kind>(kind: K, query: Query<K>, seen?: Token) =>
      (await current(kind, seen)).rows(query) as unknown as Listed<K>[],
    count: async (kind, query, seen) => (await current(kind, seen)).count(query),
    facet: async (kind, column, query, seen) => (await current(kind, seen)).facet(column, query),
    async page(kind, query, hydrate, seen) {
      const ids = (await current(kind, seen)).ids(query, SPARE_IDS)
      const records = await hydrate(ids)
      return records.filter((record) => record !== null).slice(0, query.perPage ?? 20)
    },
  }
}
