import { agesOf } from '../age-groups/age-groups.ts'
import type { Kind } from '../change-log/rows.ts'
import { FITS_AGE_SQL } from '../opportunities/eligibility.ts'
import { fitsPositionSQL } from '../positions/fit.ts'
import { cellsAround, distanceFrom } from './distance.ts'
import type { FacetColumn, Query } from './query.ts'
import { shapeOf } from './shapes.ts'
import { hasWord, isWord, plain, startsWith, type TextSpace, type ValueSpace, valueTerm } from './terms.ts'

/** What people type is cut here: no name is longer. */
const LONGEST_SEARCH = 100

export type Statement = { sql: string; values: (string | number)[] }

/** Some of the records: an expression of terms, ordinals between two, and conditions on the rows. */
interface Scope {
  match: string[]
  not?: string
  from?: number
  below?: number
  where: Statement[]
}

/** A run of the answer. The answer is the runs one after the other, whatever their scopes share counts to the first. */
interface Run {
  scope: Scope
  by: 'ascending' | 'descending' | Statement
}

export interface Plan {
  scope: Scope
  runs: Run[]
}

/** The filters of all kinds. */
type AnyQuery = Partial<
  Omit<Query<'team'> & Query<'player'> & Query<'event'> & Query<'opportunity'> & Query<'user'>, 'now'>
> & { now?: Date }

/** `firstAfter` is the ordinal of the first record that is not past; ordinals are in the order of time. */
export function planOf(kind: Kind, anyQuery: Query, firstAfter: (now: Date) => number): Plan {
  const query = anyQuery as AnyQuery
  const upcoming = shapeOf(kind).order === 'startsAt' && query.now ? firstAfter(query.now) : undefined
  const upcomingOnly = query.upcomingOnly || query.openOnly
  const texts = query.searchPublicNames ? 'publicSearch' : 'search'
  const scope: Scope = {
    match: matchOf(kind, query, texts),
    from: upcomingOnly ? upcoming : undefined,
    where: conditionsOf(kind, query),
  }
  const ranks = query.sort
    ? [scope]
    : ranksOf(query.search, texts, shapeOf(kind).texts[texts] ?? []).map((rank) => narrowed(scope, rank))
  const order = orderOf(query)
  if (upcoming === undefined) return { scope, runs: ranks.map((it) => ({ scope: it, by: order ?? 'descending' })) }
  const open = joinable(kind, query.now!)
  return {
    scope,
    runs: ranks.flatMap((it): Run[] => [
      { scope: where({ ...it, from: upcoming }, open), by: order ?? 'ascending' },
      ...(query.openOnly
        ? []
        : [{ scope: where({ ...it, from: upcoming }, negated(open)), by: order ?? 'ascending' } as const]),
      ...(upcomingOnly ? [] : [{ scope: { ...it, below: upcoming }, by: order ?? 'descending' } as const]),
    ]),
  }
}

/** Undefined for the usual order; SOONEST is the usual order of what has a time. */
function orderOf({ sort, near }: AnyQuery): Statement | undefined {
  if (sort === 'NEAREST' && near) return distanceFrom(near)
  return sort === 'NEWEST' ? { sql: '-createdAt', values: [] } : undefined
}

/** What is still to come and takes people: not canceled, not past its deadline. */
const joinable = (kind: Kind, now: Date): Statement =>
  kind === 'opportunity'
    ? { sql: 'ifnull(cancelled, 0) = 0 AND (deadline IS NULL OR deadline >= ?)', values: [now.getTime()] }
    : { sql: 'ifnull(cancelled, 0) = 0', values: [] }

const where = (scope: Scope, condition: Statement): Scope => ({ ...scope, where: [...scope.where, condition] })

const negated = ({ sql, values }: Statement): Statement => ({ sql: `NOT (${sql})`, values })

function matchOf(kind: Kind, query: AnyQuery, texts: TextSpace): string[] {
  const values = (Object.keys(shapeOf(kind).values) as (ValueSpace & keyof AnyQuery)[]).flatMap((space) => {
    const value = query[space] as string | boolean | null | undefined
    return value !== null && value !== undefined && String(value).trim() ? [valueTerm(space, value)] : []
  })
  const visible = query.visibleTo && 'ownTeamIDs' in query.visibleTo ? [visibleTo(query.visibleTo)] : []
  const cells = query.near && cellsAround(query.near)
  return [
    ...values,
    ...(kind === 'player' && query.ageGroup ? [playersOf(query.ageGroup, query.seasonYear)] : []),
    ...visible,
    ...words(query.city, 'city'),
    ...words(query.location?.replaceAll(',', ' '), 'location'),
    ...searchedWords(query, texts),
    ...(cells ? [any(cells)] : []),
  ]
}

/** The words of the search. A viewer limited to public names still finds their own players by full name. */
function searchedWords({ search, ownerID }: AnyQuery, texts: TextSpace): string[] {
  const found = words(search, texts)
  if (found.length === 0 || texts !== 'publicSearch' || !ownerID) return found
  return [any([all(found), all([valueTerm('claimedBy', ownerID), ...words(search, 'search')])])]
}

/** Players whose age is of the group: as typed in, or by their birth year in the season. */
function playersOf(ageGroup: string, seasonYear: number | undefined) {
  const ages = agesOf(ageGroup)
  const born = seasonYear === undefined ? [] : ages.map((age) => valueTerm('leagueBirthYear', seasonYear - age))
  return any([valueTerm('age', 'none'), ...ages.map((age) => valueTerm('age', age)), ...born])
}

function conditionsOf(kind: Kind, { near, age, plays, isClaimed, openOnly, now, from, to }: AnyQuery): Statement[] {
  const conditions: Statement[] = []
  if (near) {
    const { sql, values } = distanceFrom(near)
    conditions.push({ sql: `${sql} <= ?`, values: [...values, near.withinMiles] })
  }
  if (age !== null && age !== undefined) conditions.push({ sql: FITS_AGE_SQL, values: [age, age] })
  if (plays) conditions.push({ sql: fitsPositionSQL(plays.length), values: plays })
  if (isClaimed) conditions.push({ sql: 'claimedBy IS NOT NULL', values: [] })
  if (openOnly && now) conditions.push(joinable(kind, now))
  if (from) conditions.push({ sql: 'lastDay >= ?', values: [from] })
  if (to) conditions.push({ sql: 'firstDay <= ?', values: [to] })
  return conditions
}

function visibleTo({
  viewerID,
  ownTeamIDs,
  rosterTeamIDs,
}: { viewerID?: string | null } & Record<'ownTeamIDs' | 'rosterTeamIDs', string[]>) {
  const ofTeams = (ids: string[]) => any(ids.map((id) => valueTerm('teamID', id)))
  return any([
    valueTerm('visibility', 'PUBLIC'),
    ...(viewerID ? [valueTerm('createdBy', viewerID)] : []),
    ...(ownTeamIDs.length > 0 ? [ofTeams(ownTeamIDs)] : []),
    ...(rosterTeamIDs.length > 0 ? [`(${valueTerm('visibility', 'PRIVATE')} AND ${ofTeams(rosterTeamIDs)})`] : []),
  ])
}

type Rank = { match?: string; not?: string; where?: Statement }

/** Exact, prefix, the rest. One word needs the index alone, several need the rows that begin with the first. */
function ranksOf(search: string | null | undefined, space: TextSpace, columns: string[]): Rank[] {
  const text = searched(search)
  const [first, ...more] = text.split(' ')
  if (!first) return [{}]
  const begins = startsWith(space, first)
  if (more.length === 0) {
    const equals = isWord(space, text)
    return [{ match: equals }, { match: begins, not: equals }, { not: begins }]
  }
  const equal = {
    sql: `(${columns.map((column) => `plain(${column}) = ?`).join(' OR ')})`,
    values: columns.map(() => text),
  }
  const prefixed = {
    sql: `(${columns.map((column) => `substr(plain(${column}), 1, ?) = ?`).join(' OR ')})`,
    values: columns.flatMap(() => [Array.from(text).length, text]),
  }
  return [
    { match: begins, where: equal },
    {
      match: begins,
      where: { sql: `${prefixed.sql} AND NOT ${equal.sql}`, values: [...prefixed.values, ...equal.values] },
    },
    { where: { sql: `NOT ${prefixed.sql}`, values: prefixed.values } },
  ]
}

const narrowed = (scope: Scope, { match, not, where }: Rank): Scope => ({
  ...scope,
  match: match ? [...scope.match, match] : scope.match,
  not,
  where: where ? [...scope.where, where] : scope.where,
})

const searched = (text: string | null | undefined) =>
  Array.from(plain((text ?? '').slice(0, 10 * LONGEST_SEARCH)))
    .slice(0, LONGEST_SEARCH)
    .join('')
    .trim()

const words = (text: string | null | undefined, space: TextSpace) =>
  [...new Set(searched(text).split(' '))].filter(Boolean).map((word) => hasWord(space, word))

const any = (terms: string[]) => `(${terms.join(' OR ')})`
const all = (terms: string[]) => `(${terms.join(' AND ')})`

/** A slice of a run, in its order. */
export function sliceOf({ scope, by }: Run, columns: string, limit: number, offset: number): Statement {
  const { at, sql, values } = from(scope, typeof by === 'object')
  const direction = by === 'ascending' ? 'ASC' : 'DESC'
  const order =
    typeof by === 'object' ? { sql: `${by.sql}, ${at}`, values: by.values } : { sql: `${at} ${direction}`, values: [] }
  return {
    sql: `SELECT ${columns} FROM (SELECT ${at} AS at ${sql} ORDER BY ${order.sql} LIMIT ? OFFSET ?) CROSS JOIN record ON ordinal = at`,
    values: [...values, ...order.values, limit, offset],
  }
}

export function sizeOf({ scope }: { scope: Scope }): Statement {
  const { sql, values } = from(scope)
  return { sql: `SELECT count(*) AS n ${sql}`, values }
}

export function facetOf(kind: Kind, column: FacetColumn, { scope }: Plan): Statement {
  const isList = shapeOf(kind).columns[column] === 'list'
  const { sql, values } = from(scope, true, isList ? ` CROSS JOIN json_each(${column}) AS item` : '')
  const value = isList ? 'item.value' : column
  return { sql: `SELECT ${value} AS value, count(*) AS count ${sql} GROUP BY 1 ORDER BY 2 DESC, 1`, values }
}

/** FROM and WHERE of a scope. Rows are looked up only where a condition needs more of them than their ordinal. */
function from({ match, not, from, below, where }: Scope, needsRows = where.length > 0, joined = '') {
  const rows = needsRows || where.length > 0
  const at = match.length > 0 ? 'term.rowid' : 'ordinal'
  const conditions = [...where]
  if (below !== undefined) conditions.unshift({ sql: `${at} < ?`, values: [below] })
  if (from !== undefined) conditions.unshift({ sql: `${at} >= ?`, values: [from] })
  if (match.length > 0) {
    const expression = not ? `(${match.join(' AND ')}) NOT ${not}` : match.join(' AND ')
    conditions.unshift({ sql: 'term MATCH ?', values: [expression] })
  }
  const table = match.length === 0 ? 'record' : rows ? 'term CROSS JOIN record ON ordinal = term.rowid' : 'term'
  const filter = conditions.length > 0 ? ` WHERE ${conditions.map(({ sql }) => `(${sql})`).join(' AND ')}` : ''
  return { at, sql: `FROM ${table}${joined}${filter}`, values: conditions.flatMap(({ values }) => values) }
}
