import { thirdsOfAge } from '../../values/age.ts'
import { agesOf } from '../../values/age-groups.ts'
import { cityInState } from '../../values/list-filters.ts'
import type { Kind } from '../change-log/rows.ts'
import { dayOf, daysBetween, unindexedDays } from './days.ts'
import { cellsAround, distanceFrom } from './distance.ts'
import { orderExpression, type Query, type Ties } from './query.ts'
import { placeWords, type Rank, ranksOf, searchedWords } from './search-terms.ts'
import { tableSchemaOf, unstatedTerm } from './table-schemas.ts'
import {
  all as allOf,
  any,
  cellNumber,
  cellTerm,
  type Dialect,
  type Expression,
  indexedPlace,
  isText,
  type Statement,
  type TextSpace,
  valueTerm,
} from './terms.ts'

/** A condition on the rows. Rows that fail it have one of the terms in `suspects`. */
type Condition = Statement & { suspects?: Expression }

/** A set of records: terms, cells, a range of ordinals, and conditions on the rows. */
export interface Scope {
  match: Expression[]
  /** The cells that contain all of the records, as a term and as numbers. */
  cells?: { term: Expression; numbers: number[] } | undefined
  not?: Expression
  from?: number
  below?: number
  where: Condition[]
}

/** A sorted part of the result. The result is the concatenation of its runs. A record in several scopes counts for the first. */
export interface Run {
  scope: Scope
  by: 'ascending' | 'descending' | 'newest' | Statement
}

export interface Plan {
  scope: Scope
  runs: Run[]
}

/** The filters of all kinds. */
type AnyQuery = Partial<
  Omit<Query<'team'> & Query<'player'> & Query<'event'> & Query<'opportunity'> & Query<'user'>, 'now'>
> & { now?: Date }

/** How an engine writes conditions, and what it knows about the stored records. */
export interface Engine {
  dialect: Dialect
  /** The position of the first upcoming record in the order of the kind. */
  firstAfter(now: Date): number
  /** The cities whose names match the expression. Undefined if there are too many. */
  cities(expression: Expression): string[] | undefined
  /** Whether a record has the term. */
  has(term: string): boolean
}

export function planOf(kind: Kind, anyQuery: Query, engine: Engine): Plan {
  const query = anyQuery as AnyQuery
  const { dialect } = engine
  const isTimed = tableSchemaOf(kind).order === 'startsAt'
  const upcoming = isTimed && query.now ? engine.firstAfter(query.now) : undefined
  const upcomingOnly = query.upcomingOnly || query.openOnly
  const texts = textSpaceOf(query)
  const optional = optionalTerms(kind, query)
  const all: Scope = {
    match: [
      ...matchOf(kind, query, texts, engine),
      ...optional.map(({ term, unstated }) => (query.statedOnly ? term : any([term, unstated]))),
    ],
    cells: cellsOf(query),
    from: upcomingOnly ? upcoming : undefined,
    where: conditionsOf(kind, query, engine),
  }
  const { now } = query
  const scope = query.openOnly && now && isTimed ? joinable(all, kind, now) : all
  const ranks = query.sort
    ? [scope]
    : ranksOf(query.search, texts, tableSchemaOf(kind).texts[texts] ?? [], dialect).map((rank) => narrowed(scope, rank))
  /** The records that state all that is asked for, then those that leave some of it open. */
  const statedFirst = (it: Scope): Scope[] => {
    if (optional.length === 0 || query.statedOnly) return [it]
    const stated = optional.map(({ term }) => term)
    const unstated = it.not ? any([it.not, allOf(stated)]) : allOf(stated)
    return [
      { ...it, match: [...it.match, ...stated] },
      { ...it, not: unstated },
    ]
  }
  const order = orderOf(query, isTimed, dialect)
  const byColumn = columnOrder(kind, query, dialect)
  if (byColumn) return { scope, runs: [{ scope, by: byColumn }] }
  if (upcoming === undefined || !now)
    return { scope, runs: ranks.flatMap(statedFirst).map((it) => ({ scope: it, by: order ?? 'descending' })) }
  const runs = ranks.flatMap((it): Run[] => {
    const ahead = { ...it, from: upcoming }
    const by = order ?? 'ascending'
    if (query.openOnly) return [{ scope: ahead, by }]
    return [
      { scope: joinable(ahead, kind, now), by },
      { scope: closed(ahead, kind, now), by },
      ...(upcomingOnly ? [] : [{ scope: { ...it, below: upcoming }, by: order ?? 'descending' } as const]),
    ]
  })
  return { scope, runs: runs.flatMap(({ scope, by }) => statedFirst(scope).map((it) => ({ scope: it, by }))) }
}

/** What the viewer may see of what matches the expression, whatever the filters of the query, and the columns of the names that the viewer searches. */
export function textsOf(kind: Kind, query: Query, match: Expression, engine: Engine) {
  const { visibleTo, ties, searchPublicNames, now } = query as AnyQuery
  const { scope } = planOf(kind, { visibleTo, ties, searchPublicNames, now } as Query, engine)
  const columns = tableSchemaOf(kind).texts[textSpaceOf(query)] ?? []
  return { scope: { ...scope, match: [...scope.match, match] }, columns }
}

/** The names that the viewer searches. */
export const textSpaceOf = (query: Query): TextSpace =>
  (query as AnyQuery).searchPublicNames ? 'publicSearch' : 'search'

/** The scope without a condition that few rows may fail, and the rows that fail it. Counting both is faster than checking each row. */
export function splitByCondition(scope: Scope): { all: Scope; failing: Scope } | undefined {
  const condition = scope.where.find(({ suspects }) => suspects)
  if (!condition?.suspects) return undefined
  const where = scope.where.filter((it) => it !== condition)
  const fails = { sql: `NOT (${condition.sql})`, values: condition.values }
  return {
    all: { ...scope, where },
    failing: { ...scope, match: [condition.suspects, ...scope.match], where: [...where, fails] },
  }
}

/** Undefined for the default order: soonest first for kinds with a start time, otherwise newest first. */
function orderOf({ sort, near, now }: AnyQuery, isTimed: boolean, dialect: Dialect): Run['by'] | undefined {
  if (near && sort === 'BEST' && isTimed && now) {
    const { sql, values } = distanceFrom(near, dialect)
    return { sql: `${sql} + abs(startsAt - ?) / ?`, values: [...values, now.getTime(), MILLISECONDS_PER_MILE] }
  }
  if (near && (sort === 'NEAREST' || sort === 'BEST')) return distanceFrom(near, dialect)
  return sort === 'NEWEST' && isTimed ? 'newest' : undefined
}

/** For the best fit, a week is as long as 14 miles are far. */
const MILLISECONDS_PER_MILE = 12 * 60 * 60_000

function columnOrder(kind: Kind, { orderBy }: AnyQuery, dialect: Dialect): Statement | undefined {
  if (!orderBy) return undefined
  const column = orderExpression(kind, orderBy.column)
  const sql = typeof column === 'function' ? column(dialect) : column
  return sql ? { sql: `${sql} ${orderBy.descending ? 'DESC' : 'ASC'} NULLS LAST`, values: [] } : undefined
}

/** The part of the scope that can be joined: not canceled, not past its deadline. */
function joinable(scope: Scope, kind: Kind, now: Date): Scope {
  const match = [...scope.match, valueTerm('cancelled', false)]
  if (kind !== 'opportunity') return { ...scope, match }
  const closed = daysBetween('closes', null, dayOf(now.getTime()))
  const isOpen: Condition = {
    sql: 'deadline IS NULL OR deadline >= ?',
    values: [now.getTime()],
    ...(closed && { suspects: any([...closed, unindexedDays('closes')]) }),
  }
  return { ...scope, match, where: [...scope.where, isOpen] }
}

/** The part of the scope that cannot be joined. */
function closed(scope: Scope, kind: Kind, now: Date): Scope {
  if (kind !== 'opportunity') return { ...scope, match: [...scope.match, valueTerm('cancelled', true)] }
  return { ...scope, where: [...scope.where, { sql: 'cancelled = 1 OR deadline < ?', values: [now.getTime()] }] }
}

/** The filters by a value of the row. */
const filtersOf = (kind: Kind, query: AnyQuery) =>
  tableSchemaOf(kind).filtered.flatMap(({ filter, keepsUnstated }) => {
    const value = query[filter]
    return value !== null && value !== undefined && String(value).trim() ? [{ filter, value, keepsUnstated }] : []
  })

/** The filters that keep the records without a value: what a record does not state is not a no. */
function optionalTerms(kind: Kind, query: AnyQuery): { term: Expression; unstated: Expression }[] {
  const values = filtersOf(kind, query)
    .filter(({ keepsUnstated }) => keepsUnstated)
    .map(({ filter, value }) => ({ term: valueTerm(filter, value), unstated: unstatedTerm(filter) }))
  if (kind !== 'player' || !query.ageGroup) return values
  return [{ term: playersOf(query.ageGroup, query.lastThird), unstated: unstatedTerm('ageGroup') }]
}

function matchOf(kind: Kind, query: AnyQuery, texts: TextSpace, engine: Engine): Expression[] {
  const values = filtersOf(kind, query).filter(({ keepsUnstated }) => !keepsUnstated)
  const visible = query.visibleTo && 'ownTeamIDs' in query.visibleTo ? [visibleTo(query.visibleTo)] : []
  return [
    ...values.map(({ filter, value }) => valueTerm(filter, value)),
    ...visible,
    ...inCity(query.city, engine),
    ...(kind === 'player' && query.isClaimed ? [valueTerm('isClaimed', true)] : []),
    ...playerFitTerms(query),
    ...during(query, engine),
    ...(exactCity(query.location) ?? placeWords(query.location?.replaceAll(',', ' '), 'location')),
    ...searchedWords(query, texts),
  ]
}

function cellsOf({ near }: AnyQuery): Scope['cells'] {
  const cells = near ? cellsAround(near) : undefined
  return (
    cells && {
      term: any(cells.map(({ latitude, longitude }) => cellTerm(latitude, longitude))),
      numbers: cells.map(({ latitude, longitude }) => cellNumber(latitude, longitude)),
    }
  )
}

function exactCity(text: string | null | undefined): Expression[] | undefined {
  const exact = cityInState(text ?? '')
  return exact ? [isText('city', indexedPlace(exact.city)), valueTerm('state', exact.state)] : undefined
}

/** Uses the full names of matching cities if there are few, because the trigrams of a name occur in many other names. */
function inCity(city: string | null | undefined, engine: Engine): Expression[] {
  const exact = exactCity(city)
  if (exact) return exact
  const found = placeWords(city, 'city')
  if (found.length === 0) return []
  const cities = engine.cities(allOf(found))
  return cities && cities.length > 0 ? [any(cities.map((it) => isText('city', it)))] : found
}

/** The opportunities that fit a player, by the same rules as `fitsAge`, `fitsSomeAge`, and `fitsPosition`. */
function playerFitTerms({ age, seasonAges, plays }: AnyQuery): Expression[] {
  const ages = age !== null && age !== undefined ? [any([valueTerm('fitsAge', 'all'), valueTerm('fitsAge', age)])] : []
  const ofSeasons = seasonAges ? [any([valueTerm('fitsAge', 'all'), ...seasonAges.map(fitsIn)])] : []
  const needed = plays
    ? [any([valueTerm('needs', 'any'), ...plays.map((positionID) => valueTerm('position', positionID))])]
    : []
  return [...ages, ...ofSeasons, ...needed]
}

const fitsIn = ({ season, decidedBy, ages }: { season: number; decidedBy: string[]; ages: number[] }) =>
  allOf([
    valueTerm('season', season),
    any(decidedBy.map((it) => valueTerm('decidedBy', it))),
    ...(ages.length > 0 ? [any(ages.map((age) => valueTerm('fitsAge', age)))] : []),
  ])

function during({ from, to }: AnyQuery, engine: Engine): Expression[] {
  const units = from || to ? daysBetween('days', from, to) : undefined
  if (!units) return []
  return [any(engine.has(unindexedDays('days')) ? [...units, unindexedDays('days')] : units)]
}

/** Players in the age group by the age that everyone sees: entered, or from the birth year and window. */
function playersOf(ageGroup: string, last: number | undefined) {
  const ages = agesOf(ageGroup)
  const born = last === undefined ? [] : ages.flatMap((age) => thirdsOfAge(age, last))
  return any([
    valueTerm('age', 'none'),
    ...ages.map((age) => valueTerm('age', age)),
    ...born.map((third) => valueTerm('bornThird', third)),
  ])
}

function conditionsOf(kind: Kind, query: AnyQuery, { dialect, has }: Engine): Condition[] {
  const { near, from, to, isClaimed, isImported, notSeenSince, ties } = query
  const conditions: Condition[] = []
  if (near) {
    const { sql, values } = distanceFrom(near, dialect)
    conditions.push({ sql: `${sql} <= ?`, values: [...values, near.withinMiles] })
  }
  const isIndexed = (from || to) && daysBetween('days', from, to) !== undefined && !has(unindexedDays('days'))
  if (from && !isIndexed) conditions.push({ sql: 'lastDay >= ?', values: [from] })
  if (to && !isIndexed) conditions.push({ sql: 'firstDay <= ?', values: [to] })
  // For claimed players there is a term.
  if (typeof isClaimed === 'boolean' && !(isClaimed && kind === 'player'))
    conditions.push({ sql: `claimedBy IS ${isClaimed ? 'NOT NULL' : 'NULL'}`, values: [] })
  if (typeof isImported === 'boolean')
    conditions.push({ sql: `coalesce(isImported, 0) = ${isImported ? 1 : 0}`, values: [] })
  if (kind === 'player' && !(ties && 'all' in ties)) conditions.push(tiedTo(ties, dialect))
  if (notSeenSince) conditions.push({ sql: 'lastSeenAt IS NULL OR lastSeenAt < ?', values: [notSeenSince.getTime()] })
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
    ...(rosterTeamIDs.length > 0 ? [allOf([valueTerm('visibility', 'PRIVATE'), ofTeams(rosterTeamIDs)])] : []),
  ])
}

/** Players that everyone finds, and those with a tie to the viewer. */
function tiedTo(
  { viewerID, teamIDs = [], playerIDs = [] }: Partial<Exclude<Ties, { all: true }>> = {},
  { isAmong }: Dialect,
): Condition {
  const ofTeams = isAmong("coalesce(custodianTeamID, '')", teamIDs)
  const own = isAmong('record.id', playerIDs)
  return {
    sql: `visibility IS DISTINCT FROM 'TEAM_ONLY' OR coalesce(claimedBy = ?, false) OR ${ofTeams.sql} OR ${own.sql}`,
    values: [viewerID ?? '', ...ofTeams.values, ...own.values],
    suspects: valueTerm('visibility', 'TEAM_ONLY'),
  }
}

const narrowed = (scope: Scope, { match, not, where }: Rank): Scope => ({
  ...scope,
  match: match ? [...scope.match, match] : scope.match,
  not,
  where: where ? [...scope.where, where] : scope.where,
})
