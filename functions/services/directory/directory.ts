import type { Heads } from '../../store/change-log/head.ts'
import { heads } from '../../store/change-log/head.ts'
import { changeLog, type LogReader } from '../../store/change-log/log.ts'
import type { Kind } from '../../store/change-log/rows.ts'
import type { Token } from '../../store/change-log/token.ts'
import { Follower, type Source } from '../../store/read-model/follower.ts'
import type { PostgreSQL } from '../../store/read-model/postgres/database.ts'
import type { FacetColumn, Listed, Query } from '../../store/read-model/query.ts'
import type { ReadModel } from '../../store/read-model/read-model.ts'
import { lazy } from '../../values/lazy.ts'
import { cityInState } from '../../values/list-filters.ts'
import { cityName } from '../places/us-places.ts'
import { listsDatabase } from './data-api.ts'
import { type SnapshotStore, snapshots } from './snapshot-store.ts'

type Ports = {
  log: LogReader
  heads: Heads
  snapshots: SnapshotStore
  now?: () => number
  /** The database of the lists. Without one they are in a file of this process. */
  database?: PostgreSQL
}
type Open = { model: ReadModel; follower: Follower }

/** Extra IDs beyond the page size, in case records are deleted before they are read. */
const SPARE_IDS = 3

/** The query with 'De Soto, TX' as 'DeSoto, TX', as records have it. */
async function inGazetteer<K extends Kind>(query: Query<K>): Promise<Query<K>> {
  const { city, location } = query as { city?: string | null; location?: string | null }
  const named = async (text: string | null | undefined) => {
    const exact = cityInState(text ?? '')
    return exact ? `${await cityName(exact.city, exact.state)}, ${exact.state}` : text
  }
  return { ...query, ...(city && { city: await named(city) }), ...(location && { location: await named(location) }) }
}

export type Directory = ReturnType<typeof createDirectory>

/** The directory of this process. */
export const directory = lazy(() => createDirectory({ log: changeLog, heads, snapshots, database: listsDatabase() }))

/**
 * Lists, searches, and counts. Other users' writes appear within a second or two, the caller's own writes immediately: `seen` is the
 * caller's token. Default order: newest first. Events and opportunities: upcoming first, soonest first, then past ones. Searches: exact
 * matches, then prefixes, then the rest.
 */
export function createDirectory({ log, heads, snapshots, now = () => Date.now(), database }: Ports) {
  const opened = new Map<Kind, Promise<Open>>()

  function open(kind: Kind): Promise<Open> {
    const follow = (model: ReadModel, position: string, apply: Source['apply']): Open => ({
      model,
      follower: new Follower({ kind, log, apply, now }, position),
    })
    const load = async () => {
      const ports = { heads, snapshots, now }
      if (database) {
        const { openPostgreSQL } = await import('./postgres.ts')
        const { model, position } = await openPostgreSQL(kind, database, ports)
        return follow(model, position, (changes, readUpTo) => model.apply(changes, readUpTo, now()))
      }
      const { inFolder, newestModel } = await import('./snapshot-file.ts')
      const { model, position } = await inFolder((folder) => newestModel(kind, folder, ports))
      return follow(model, position, (changes) => void model.apply(changes, now()))
    }
    const opening = load()
    opened.set(kind, opening)
    opening.catch(() => opened.delete(kind))
    return opening
  }

  async function current(kind: Kind, seen: Token = {}): Promise<ReadModel> {
    const opening = opened.get(kind) ?? open(kind)
    const { model, follower } = await opening
    if (follower.isFarBehind) {
      if (opened.get(kind) === opening) opened.delete(kind)
      return current(kind, seen)
    }
    await follower.catchUp(seen[kind])
    return model
  }

  return {
    ids: async <K extends Kind>(kind: K, query: Query<K>, seen?: Token) =>
      (await current(kind, seen)).ids(await inGazetteer(query)),
    /** The columns only, for pickers. Does not read the table. */
    rows: async <K extends Kind>(kind: K, query: Query<K>, seen?: Token) =>
      (await current(kind, seen)).rows(await inGazetteer(query)) as unknown as Promise<Listed<K>[]>,
    /** The exact number of matches, regardless of the page. */
    count: async <K extends Kind>(kind: K, query: Query<K>, seen?: Token) =>
      (await current(kind, seen)).count(await inGazetteer(query)),
    /** The number of matches per value of the column, most frequent first. */
    facet: async <K extends Kind>(kind: K, column: FacetColumn<K>, query: Query<K>, seen?: Token) =>
      (await current(kind, seen)).facet(column, await inGazetteer(query)),
    /** A search for similar names, if nothing in the list has the query's words: see `similarSearch`. */
    similar: async <K extends Kind>(kind: K, query: Query<K>, seen?: Token) => {
      if (!query.search) return null
      const { similarSearch } = await import('../../store/read-model/similar-search.ts')
      return similarSearch(await current(kind, seen), query)
    },
    /**
     * A page of full records. `hydrate` returns them in the order of the IDs, with null for a deleted record. It gets a few more IDs than the
     * page needs, so that the page stays full.
     */
    async page<K extends Kind, T>(
      kind: K,
      query: Query<K>,
      hydrate: (ids: string[]) => Promise<(T | null)[]>,
      seen?: Token,
    ): Promise<T[]> {
      const ids = await (await current(kind, seen)).ids(await inGazetteer(query), SPARE_IDS)
      const records = await hydrate(ids)
      return records.filter((record) => record !== null).slice(0, query.perPage ?? 20)
    },
  }
}
