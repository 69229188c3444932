import type { FieldNode, GraphQLResolveInfo } from 'graphql'
import type { HideableKind } from '../../domain/reports/entity.ts'
import { directory } from '../../services/directory/directory.ts'
import { filteredColumns, type Kind } from '../../store/change-log/rows.ts'
import { milesBetween } from '../../store/read-model/distance.ts'
import type { FacetColumn, Listed, Query } from '../../store/read-model/query.ts'
import { orderExpression } from '../../store/read-model/query.ts'
import { badInput, Refusal } from '../../values/errors.ts'
import { lazy } from '../../values/lazy.ts'
import { FARTHEST } from '../../values/list-filters.ts'
import { requestTexts } from '../../values/messages/requests.ts'
import { findAll } from '../../values/promises.ts'
import { SEASON_LIMITS } from '../../values/season-cost.ts'
import type { Context } from '../context.ts'
import type { AdminListInput, FacetValue, ListColumn, ListSort, NearInput } from '../generated.ts'
import { defaultPerPage, fieldsOf, MAX_NESTED_PER_PAGE, MAX_PER_PAGE } from '../limits/cost.ts'
import { ADMINS_ONLY } from '../rules/rule.ts'
import type { FacetParent } from './listed-rows.ts'

type Maybe<T> = T | null | undefined

/** Validates the circle of a list. */
function nearby(near: Maybe<NearInput>) {
  if (!near) return null
  const { latitude, longitude, within } = near
  const withinMiles = within ?? 50
  const isOnEarth = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
  if (!isOnEarth) throw badInput('near', requestTexts.invalidPlace)
  if (withinMiles <= 0 || withinMiles > FARTHEST) throw badInput('near', requestTexts.distanceAbove0)
  return { latitude, longitude, withinMiles }
}

/** Validates the order of a list. With a place, the best fit is first. */
function sorted({ sort, near }: { sort?: Maybe<ListSort>; near?: Maybe<NearInput> }) {
  if ((sort === 'NEAREST' || sort === 'BEST') && !near) throw badInput('sort', requestTexts.distanceNeedsPlace)
  return sort ?? (near && 'BEST')
}

const unsupportedOrder = () => badInput('orderBy', requestTexts.invalidOrder)

/** Validates an admin's filters of a list. */
export function administered(
  kind: Kind,
  { admin }: { admin?: Maybe<AdminListInput> },
  { viewer }: { viewer: { isAdmin: boolean } | null },
) {
  if (!admin) return {}
  if (!viewer?.isAdmin) throw new Refusal(viewer ? 'FORBIDDEN' : 'UNAUTHENTICATED', ADMINS_ONLY)
  const { orderBy, descending, isClaimed, isImported, isBlocked, role, notSeenSince } = admin
  if (orderBy && !orderExpression(kind, orderBy)) throw unsupportedOrder()
  const ofUsers = { isBlocked, role, notSeenSince: notSeenSince ? new Date(notSeenSince) : null }
  return {
    ...(orderBy && { orderBy: { column: orderBy, descending: descending ?? false } }),
    ...((kind === 'team' || kind === 'player') && { isClaimed }),
    ...((kind === 'team' || kind === 'player' || kind === 'event') && { isImported }),
    ...(kind === 'user' && ofUsers),
  }
}

/** Validates the date range of a list. */
function days({ from, to }: { from?: Maybe<string>; to?: Maybe<string> }) {
  if (from && to && from > to) throw badInput('to', requestTexts.lastDayBeforeFirst)
  return { from, to }
}

/** Validates the highest cost of a season. */
function seasonLimit({ seasonUpTo }: { seasonUpTo?: Maybe<number> }) {
  if (seasonUpTo != null && !SEASON_LIMITS.some((limit) => limit === seasonUpTo))
    throw badInput('seasonUpTo', requestTexts.chooseLimit(SEASON_LIMITS.join(', ')))
  return seasonUpTo
}

type ListArguments = {
  filter?: Maybe<object>
  isExact?: Maybe<boolean>
  admin?: Maybe<AdminListInput>
  near?: Maybe<NearInput>
  sort?: Maybe<ListSort>
  from?: Maybe<string>
  to?: Maybe<string>
  seasonUpTo?: Maybe<number>
  page?: Maybe<number>
  perPage?: Maybe<number>
}

/** The arguments of a list, which replace the fields of its `filter`. */
const withFilter = <Args extends ListArguments>({ filter, ...args }: Args) => ({ ...filter, ...args }) as Args

/** The filters of a list, validated. */
export function filtersOf<Args extends ListArguments>(kind: Kind, args: Args, context: Context) {
  const { admin: _, near, sort: __, page: ___, perPage: ____, isExact: _____, ...filters } = args
  return {
    ...filters,
    ...administered(kind, args, context),
    ...days(args),
    near: nearby(near),
    seasonUpTo: seasonLimit(args),
  }
}

type Positioned = { latitude?: number; longitude?: number }

/** The records, with their distance in miles from the center of the circle, if there is one. */
function withDistance<T extends Positioned>(records: T[], near: Maybe<NearInput>) {
  if (!near) return records
  return records.map((record) => {
    const { latitude, longitude } = record
    const isPlaced = latitude !== undefined && longitude !== undefined
    return { ...record, distanceMiles: isPlaced ? milesBetween(near, { latitude, longitude }) : null }
  })
}

/** Filters without choices, by the name that clients know. */
const OTHER_FILTERS = {
  search: ['search'],
  city: ['city'],
  location: ['location'],
  near: ['near'],
  dates: ['from', 'to'],
  upcomingOnly: ['upcomingOnly'],
  openOnly: ['openOnly'],
  age: ['age'],
  fitsPlayer: ['age', 'plays'],
} as const

type Asked = { admin?: AdminListInput | null }

/** Loaded on first use, to keep reads fast. */
const matches = async ({ admin }: Asked, kind: HideableKind, query: Query, context: Context) =>
  admin?.includeHidden ? (await import('./hidden-matches.ts')).hiddenMatches(kind, query, context) : []

/** The query, or if nothing matches its search, the query for similar names. Lists of admins are exact: what matches may be hidden. */
async function orSimilar<K extends Kind>(
  kind: K,
  query: Query<K>,
  { admin, isExact }: ListArguments,
  { seen }: Context,
): Promise<Query<K>> {
  if (!query.search || admin || isExact || (await directory().count(kind, query, seen)) > 0) return query
  const search = await directory().similar(kind, query, seen)
  return search ? { ...query, search } : query
}

type RecordList<K extends HideableKind, Args, Item> = {
  filters(args: Args, context: Context): Query<K> | Promise<Query<K>>
  /** The facets of filters that have no column, after those of the columns. */
  facets?: Record<string, (query: Query<K>, context: Context) => Promise<FacetValue[]>>
  /** The fields that directory rows contain. */
  listed: ReadonlySet<string>
  rows(rows: Listed<K>[]): Item[] | Promise<Item[]>
  item(id: string, context: Context): Promise<Item | null>
}

/** The queries of a list of records: a page, its number of records, and their numbers for each choice of a filter. */
export function recordList<K extends HideableKind, Args extends ListArguments, Item extends object>(
  kind: K,
  { filters, facets = {}, listed, rows, item }: RecordList<K, Args, Item>,
) {
  return {
    /**
     * Rows of the directory if they contain all selected fields, otherwise items. Hidden records, if an admin asks for them, come after all
     * others. If nothing matches a search, records with similar names.
     */
    async page(_: unknown, given: Args, context: Context, info: GraphQLResolveInfo) {
      const { seen } = context
      const args = withFilter(given)
      const { page, perPage } = paging(args, info)
      const filtered = await orSimilar(kind, await filters(args, context), args, context)
      const query = { ...filtered, sort: sorted(args), page, perPage }
      const hydrate = (ids: string[]) => Promise.all(ids.map((id) => item(id, context)))
      const found = selectedFields(info).isSubsetOf(listed)
        ? await rows(await directory().rows(kind, query, seen))
        : await directory().page(kind, query, hydrate, seen)
      if (found.length >= perPage) return withDistance(found, args.near)
      const hidden = await matches(args, kind, query, context)
      if (hidden.length === 0) return withDistance(found, args.near)
      const start = Math.max(0, (page - 1) * perPage - (await directory().count(kind, query, seen)))
      const more = await findAll(hidden.slice(start, start + perPage - found.length), (id) => item(id, context))
      return withDistance([...found, ...more], args.near)
    },

    async count(_: unknown, given: Args, context: Context) {
      const args = withFilter(given)
      const query = await orSimilar(kind, await filters(args, context), args, context)
      const [count, hidden] = await Promise.all([
        directory().count(kind, query, context.seen),
        matches(args, kind, query, context),
      ])
      return count + hidden.length
    },

    /**
     * With the number of records without the filter. Counted when they are selected. A filter does not apply to its own choices. If the list has records
     * with similar names instead, the choice of `search` is that similar search.
     */
    async facets(_: unknown, given: Args, context: Context): Promise<FacetParent[]> {
      const { seen } = context
      const args = withFilter(given)
      const asked = await filters(args, context)
      const query = await orSimilar(kind, asked, args, context)
      const { search: similar } = query
      const facet = (
        filter: string,
        names: readonly string[],
        values: (without: Query<K>) => Promise<FacetValue[]>,
      ) => {
        const without = { ...query, ...Object.fromEntries(names.map((name) => [name, undefined])) }
        return { filter, values: () => values(without), countWithout: () => directory().count(kind, without, seen) }
      }
      const ofColumns = filteredColumns(kind)
        .filter(({ hasFacet }) => hasFacet)
        .map(({ filter, name }) =>
          facet(filter, [filter], (without) => directory().facet(kind, name as FacetColumn<K>, without, seen)),
        )
      const counted = Object.entries(facets).map(([filter, count]) =>
        facet(filter, [filter], (without) => count(without, context)),
      )
      const others = Object.entries(OTHER_FILTERS)
        .filter(([, names]) => names.some((name) => (query as Record<string, unknown>)[name]))
        .map(([filter, names]) =>
          facet(filter, names, async () =>
            filter === 'search' && similar && similar !== asked.search
              ? [{ value: similar, count: await directory().count(kind, query, seen) }]
              : [],
          ),
        )
      return [...ofColumns, ...counted, ...others]
    },
  }
}

/** Validates the page of a list. Null stands for the default. `isFlat`: only scalar fields of the rows are selected. */
export function paging(args: Pick<ListArguments, 'page' | 'perPage'>, info: GraphQLResolveInfo) {
  const page = args.page ?? 1
  const perPage = args.perPage ?? defaultPerPage(info.parentType.getFields()[info.fieldName]!)
  const isFlat = selectionOf(info).every(({ selectionSet }) => !selectionSet)
  if (page < 1) throw badInput('page', requestTexts.pageFrom1)
  if (perPage < 1 || perPage > MAX_PER_PAGE) throw badInput('perPage', 'perPage must be from 1 to 10,000.')
  if (perPage > MAX_NESTED_PER_PAGE && !isFlat) {
    throw badInput('perPage', 'perPage above 1,000 is for flat selections only.')
  }
  return { page, perPage, offset: (page - 1) * perPage, isFlat }
}

/** The names of the fields selected on a list's rows. */
export const selectedFields = (info: GraphQLResolveInfo) => new Set(selectionOf(info).map(({ name }) => name.value))

function selectionOf({ fieldNodes, fragments }: GraphQLResolveInfo): FieldNode[] {
  const selections = fieldNodes.flatMap(({ selectionSet }) => selectionSet ?? [])
  return [...fieldsOf(selections, new Map(Object.entries(fragments))).values()].flat()
}

/** How many of the newest rows of a queue are read for sorting by text. */
const MAX_ORDERED = 1_000

type Page = { offset: number; perPage: number }
type Read<Row> = (page: Page & { oldestFirst?: boolean }) => Promise<Row[]>
type Order = { orderBy?: ListColumn | null; descending?: boolean | null }
type Texts<Row> = { [Column in ListColumn]?: (row: Row) => Maybe<string> | Promise<Maybe<string>> }

/**
 * A page of a queue, sorted by time or by the text of what its rows are about. Rows without text come after the sorted ones, and rows
 * beyond the newest thousand come last.
 */
export async function orderedPage<Row>(
  { orderBy, descending }: Order,
  { offset, perPage }: Page,
  read: Read<Row>,
  texts: Texts<Row>,
): Promise<Row[]> {
  if (!orderBy || orderBy === 'CREATED') return read({ offset, perPage, oldestFirst: orderBy != null && !descending })
  const textOf = texts[orderBy]
  if (!textOf) throw unsupportedOrder()
  const rows = await read({ offset: 0, perPage: MAX_ORDERED })
  const keyed = await Promise.all(rows.map(async (row) => ({ row, text: (await textOf(row)) ?? '' })))
  const direction = descending ? -1 : 1
  keyed.sort((a, b) => {
    if (!a.text || !b.text) return Number(!a.text) - Number(!b.text)
    return direction * alphabetical().compare(a.text, b.text)
  })
  const last = offset + perPage
  const page = keyed.slice(offset, last).map(({ row }) => row)
  if (last <= MAX_ORDERED) return page
  const from = Math.max(offset, MAX_ORDERED)
  return [...page, ...(await read({ offset: from, perPage: last - from }))]
}

const alphabetical = lazy(() => new Intl.Collator('en', { sensitivity: 'base' }))
