import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import type { ChangeLogChange, Kind, Row } from '../../functions/store/change-log/rows.ts'
import type { FacetColumn, Query } from '../../functions/store/read-model/query.ts'
import { ageOfThird, lastThird } from '../../functions/values/age.ts'
import { ageGroupOf } from '../../functions/values/age-groups.ts'
import { fitsAge } from '../../functions/values/eligibility.ts'
import { lazy } from '../../functions/values/lazy.ts'
import { seasonLimitsOf } from '../../functions/values/season-cost.ts'
import { openPGlite } from '../../scripts/local/postgres.ts'
import { InMemoryDirectory } from './directory-in-memory.ts'

// The reference implementation: plain arrays, filtered and sorted without indexes.

const LAST_THIRD = lastThird(new Date('2026-11-28T12:00:00Z'))

type Item = { id: string } & Record<string, unknown>
// biome-ignore lint/suspicious/noExplicitAny: the filters of all kinds
type AnyQuery = Record<string, any>

const plain = (text: unknown) =>
  String(text ?? '')
    .replace(/-+/g, ' ')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .trim()
    .replace(/\s+/g, ' ')
const same = (a: unknown, b: unknown) => plain(a) === plain(b)
const isLetter = (char: string | undefined) => char !== undefined && /[\p{L}\p{N}]/u.test(char)

function hasWord(text: string, word: string) {
  const letters = [...text]
  const length = [...word].length
  if (length > 2) return text.includes(word)
  return letters.some(
    (letter, i) => !(isLetter(letter) && isLetter(letters[i - 1])) && letters.slice(i, i + length).join('') === word,
  )
}
/** As people compare places: 'St. Louis' and 'Saint Louis' are one. */
const place = (text: unknown) =>
  plain(text)
    .replace(/['.]/g, '')
    .replaceAll('-', ' ')
    .split(' ')
    .map((word) => ({ st: 'saint', ft: 'fort' })[word] ?? word)
    .join(' ')
const hasPlace = (texts: unknown[], query: unknown) =>
  hasWords(texts.map(place), place(query)) || hasWords(texts.map(place), plain(query).replaceAll('.', ''))

const hasWords = (texts: unknown[], query: string) =>
  plain(query)
    .split(' ')
    .every((word) => texts.some((text) => hasWord(plain(text), word)))

const cityOf = (item: Item) => item.city ?? item.locationCity
/** Null if the text does not name a city with its state. */
function isInCity(item: Item, text: string) {
  const [city, state] = text.split(', ')
  return state ? place(cityOf(item)) === place(city) && same(item.state, state) : null
}

const searched: Record<Kind, string[]> = {
  team: ['name'],
  player: ['name'],
  event: ['name'],
  opportunity: ['title', 'teamName'],
  user: ['email', 'name'],
}
const isTimed = (kind: Kind) => kind === 'event' || kind === 'opportunity'
const searchedTexts = (kind: Kind, query: AnyQuery, item: Item) =>
  (query.searchPublicNames ? ['publicName'] : searched[kind]).map((column) => plain(item[column]))

function miles(query: AnyQuery, item: Item) {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const a = [radians(query.near.latitude), radians(query.near.longitude)] as const
  const b = [radians(item.latitude as number), radians(item.longitude as number)] as const
  const cosine = Math.sin(a[0]) * Math.sin(b[0]) + Math.cos(a[0]) * Math.cos(b[0]) * Math.cos(a[1] - b[1])
  return 3958.8 * Math.acos(Math.min(1, cosine))
}

function isVisible({ visibleTo }: AnyQuery, item: Item) {
  if (visibleTo.all || item.visibility === 'PUBLIC') return true
  if (visibleTo.viewerID && item.createdBy === visibleTo.viewerID) return true
  if (visibleTo.ownTeamIDs.includes(item.teamID)) return true
  return item.visibility === 'PRIVATE' && visibleTo.rosterTeamIDs.includes(item.teamID)
}

function satisfies(kind: Kind, query: AnyQuery, item: Item) {
  const now = (query.now as Date | undefined)?.toISOString() ?? ''
  const is = (name: string, column = name) => !query[name] || same(item[column], query[name])
  const mayBe = (name: string, column = name) =>
    is(name, column) || hasOne(name, column) || (!query.statedOnly && isUnstated(item, column))
  const hasOne = (name: string, column: string) =>
    !query[name] || [item[column] ?? []].flat().some((value) => same(value, query[name]))
  return (
    (kind !== 'opportunity' || isVisible(query, item)) &&
    (!plain(query.search) || hasWords(searchedTexts(kind, query, item), query.search)) &&
    (!query.city || (isInCity(item, query.city) ?? hasPlace([cityOf(item)], query.city))) &&
    (!query.location ||
      (isInCity(item, query.location) ?? hasPlace([item.city, item.state, item.location], query.location))) &&
    ['state', 'claimedBy', 'teamID', 'createdBy', 'type', 'eventType', 'role'].every((name) => is(name)) &&
    mayBe('sport') &&
    hasOne('position', kind === 'opportunity' ? 'positions' : 'listedPositions') &&
    (kind === 'player'
      ? !query.ageGroup ||
        (!query.statedOnly && item.age === undefined && item.bornThird === undefined) ||
        [item.age, item.bornThird && ageOfThird(item.bornThird as number, LAST_THIRD)].some(
          (age) => age !== undefined && ageGroupOf(age as number) === query.ageGroup,
        )
      : mayBe('ageGroup', 'ageGroups')) &&
    (!query.from || (item.lastDay as string) >= query.from) &&
    (!query.to || (item.firstDay as string) <= query.to) &&
    mayBe('level', 'levels') &&
    mayBe('seasonUpTo') &&
    (query.isBlocked === undefined || item.isBlocked === query.isBlocked) &&
    (!query.near || (item.latitude !== undefined && miles(query, item) <= query.near.withinMiles)) &&
    (!(query.upcomingOnly || query.openOnly) || (item.startsAt as string) >= now) &&
    (!query.openOnly || isJoinable(item, now)) &&
    (!query.isClaimed || item.claimedBy !== undefined) &&
    (!query.plays || fitsSome(query.plays as string[], item.positions as string[])) &&
    fitsAge(query.age, item as { minAge?: number; maxAge?: number })
  )
}

const isUnstated = (item: Item, column: string) => [item[column] ?? []].flat().length === 0

const fitsSome = (plays: string[], needed: string[]) => needed.length === 0 || needed.some((it) => plays.includes(it))

const isJoinable = (item: Item, now: string) =>
  (item.startsAt as string) >= now &&
  !item.cancelled &&
  (item.deadline === undefined || (item.deadline as string) >= now)

function rank(kind: Kind, query: AnyQuery, item: Item) {
  if (!plain(query.search)) return 0
  const texts = searchedTexts(kind, query, item)
  const text = plain(query.search)
  return texts.includes(text) ? 0 : texts.some((it) => it.startsWith(text)) ? 1 : 2
}

function expected(kind: Kind, query: AnyQuery, items: Item[]) {
  const time = isTimed(kind) ? 'startsAt' : 'createdAt'
  const stamp = (item: Item) => `${item[time]} ${item.id}`
  const now = (query.now as Date | undefined)?.toISOString() ?? ''
  const isPast = (item: Item) => !isTimed(kind) || (item.startsAt as string) < now
  return items
    .filter((item) => satisfies(kind, query, item))
    .sort((a, b) => {
      const byRank = query.sort ? 0 : rank(kind, query, a) - rank(kind, query, b)
      if (byRank) return byRank
      if (isTimed(kind)) {
        const group = (item: Item) => (isJoinable(item, now) ? 0 : isPast(item) ? 2 : 1)
        if (group(a) !== group(b)) return group(a) - group(b)
      }
      const statesAll = (item: Item) => satisfies(kind, { ...query, statedOnly: true }, item)
      if (statesAll(a) !== statesAll(b)) return statesAll(a) ? -1 : 1
      if ((query.sort === 'NEAREST' || query.sort === 'BEST') && query.near) {
        const daysAhead = (item: Item) => Math.abs(Date.parse(item.startsAt as string) - Date.parse(now)) / 86_400_000
        const cost = (item: Item) =>
          miles(query, item) + (query.sort === 'BEST' && isTimed(kind) ? 2 * daysAhead(item) : 0)
        const [nearer, farther] = [cost(a), cost(b)]
        if (Math.abs(nearer - farther) > 1e-6) return nearer - farther
        return stamp(a) < stamp(b) ? -1 : 1
      }
      if (query.sort === 'NEWEST') {
        if (a.createdAt !== b.createdAt) return (a.createdAt as string) < (b.createdAt as string) ? 1 : -1
        return stamp(a) < stamp(b) ? -1 : 1
      }
      return stamp(a) < stamp(b) === isPast(a) ? 1 : -1
    })
}

/** The visible records that match the query, and its page of them. */
function expectedIn(world: InMemoryDirectory, kind: Kind, query: Query) {
  const items = world.visible(kind).flatMap(({ id, row }) => (row ? [{ id, ...row } as Item] : []))
  const matches = expected(kind, query, items)
  const { page = 1, perPage = 20 } = query as { page?: number; perPage?: number }
  return { matches, page: matches.slice((page - 1) * perPage, page * perPage) }
}

// Few values each, so that filters match, values collide, and times are equal.

const names = fc.constantFrom(
  ...`Thunder|thunder|Thunder Bolts|Tampa Thunder|Élite Sluggers|elite sluggers|O'Brien's Nine|100% Heat|a_b*c "d"|Aces ⚾ Red|aaa aaa|aaaa|San José|A|Al|日本 Stars|Jo-Ann Lee|x AND y OR NOT z|%`.split(
    '|',
  ),
)
const searches = fc.oneof(
  names,
  names.chain((name) =>
    fc
      .tuple(fc.nat(name.length - 1), fc.integer({ min: 1, max: 6 }))
      .map(([from, length]) => name.slice(from, from + length)),
  ),
  fc.constantFrom(...`thu|th|t|e|el|éli|b|o'|%|_|*|"|""|⚾|a a|der bol|aaaa|and|zzz|日| |-|jos san|ed aces`.split('|')),
)
const cities = fc.constantFrom('Tampa', 'St. Louis', 'Saint Louis', 'San José', 'El Paso', 'Louisville')
const ids = fc.constantFrom('u1', 'u2', 'u3')
const teamIDs = fc.constantFrom('t1', 't2', 't3')
const states = fc.constantFrom('FL', 'MO', 'CA')
const start = Date.UTC(2026, 2, 1)
const instants = fc
  .oneof(fc.integer({ min: -3, max: 3 }), fc.integer({ min: -100_000, max: 100_000 }))
  .map((offset) => new Date(start + offset * 3_600).toISOString())
const maybe = <T>(it: fc.Arbitrary<T>) => fc.option(it, { nil: undefined })
const position = fc.record({
  latitude: fc.integer({ min: 260, max: 290 }).map((it) => it / 10),
  longitude: fc.integer({ min: -830, max: -800 }).map((it) => it / 10),
})
const sports = fc.constantFrom('BASEBALL', 'SOFTBALL')
const seasonLimits = fc.constantFrom(0, 90_000, 150_000, 900_000).map((cents) => seasonLimitsOf({ cents })!)
const ageGroups = fc.uniqueArray(fc.constantFrom('10U', '12U'))
const day = fc
  .oneof(fc.integer({ min: -5, max: 5 }), fc.constantFrom(-400, -59, 31, 306, 15_000))
  .map((offset) => dayAfter('2026-03-01', offset))
const dayAfter = (first: string, days: number) =>
  new Date(Date.parse(first) + days * 86_400_000).toISOString().slice(0, 10)
const days = { firstDay: day, length: fc.oneof(fc.nat(3), fc.constantFrom(30, 500)) }
const positions = fc.constantFrom('P', 'C', 'SS')

const rows: { [K in Kind]: fc.Arbitrary<Row<K>> } = {
  team: fc
    .record({
      name: names,
      locationCity: cities,
      state: states,
      claimedBy: maybe(ids),
      ageGroups,
      levels: fc.uniqueArray(fc.constantFrom('A', 'AA')),
      sport: maybe(sports),
      seasonUpTo: maybe(seasonLimits),
      createdAt: instants,
      place: maybe(position),
    })
    .map(({ place, ...row }) => ({ ...row, ...place })),
  player: fc
    .record({
      name: names,
      publicName: names,
      locationCity: maybe(cities),
      state: maybe(states),
      positions: maybe(fc.uniqueArray(positions)),
      listedPositions: maybe(fc.uniqueArray(positions)),
      age: maybe(fc.integer({ min: 8, max: 19 })),
      birthYear: maybe(fc.constant(2014)),
      birthWindow: maybe(fc.constant('MAY_AUG' as const)),
      bornThird: maybe(fc.integer({ min: 3 * 2008, max: 3 * 2019 })),
      claimedBy: maybe(ids),
      createdAt: instants,
      place: maybe(position),
    })
    .map(({ place, ...row }) => ({ ...row, ...place })),
  event: fc
    .record({
      name: names,
      city: maybe(cities),
      state: maybe(states),
      startsAt: instants,
      endsAt: maybe(instants),
      ...days,
      cancelled: fc.boolean(),
      sport: maybe(sports),
      ageGroups,
      eventType: maybe(fc.constantFrom('Tournament', 'Camp')),
      teamID: maybe(teamIDs),
      createdBy: maybe(ids),
      createdAt: instants,
      place: maybe(position),
    })
    .map(({ place, length, ...row }) => ({ ...row, ...place, lastDay: dayAfter(row.firstDay, length) })),
  opportunity: fc
    .record({
      title: names,
      teamName: maybe(names),
      teamID: maybe(teamIDs),
      createdBy: ids,
      type: fc.constantFrom('TRYOUT', 'GUEST_NEED'),
      visibility: fc.constantFrom('PUBLIC', 'PRIVATE', 'INVITE_ONLY', 'HIDDEN'),
      city: maybe(cities),
      state: maybe(states),
      location: maybe(fc.constantFrom('Field 3', 'Tampa Park')),
      startsAt: instants,
      ...days,
      sport: maybe(sports),
      seasonUpTo: maybe(seasonLimits),
      ageGroups,
      deadline: maybe(instants),
      cancelled: fc.boolean(),
      positions: fc.uniqueArray(positions),
      minAge: maybe(fc.integer({ min: 8, max: 12 })),
      maxAge: maybe(fc.integer({ min: 10, max: 14 })),
      createdAt: instants,
      place: maybe(position),
    })
    .map(({ place, length, ...row }) => ({ ...row, ...place, lastDay: dayAfter(row.firstDay, length) })),
  user: fc.record({
    email: fc.constantFrom('al@example.com', 'jo.ann@example.org', 'thunder@x.io'),
    name: names,
    role: fc.constantFrom('user', 'coach', 'admin'),
    isBlocked: fc.boolean(),
    createdAt: instants,
  }),
}

const paged = { page: maybe(fc.integer({ min: 1, max: 4 })), perPage: maybe(fc.integer({ min: 1, max: 6 })) }
const sometimes = <T>(it: fc.Arbitrary<T>) => fc.option(it, { nil: undefined, freq: 1 })
const placed = {
  state: sometimes(fc.constantFrom('FL', 'mo', 'XX')),
  city: sometimes(
    fc.constantFrom(
      'tampa',
      'san jose',
      'LOUIS',
      'l',
      'el',
      'ouis',
      'Tampa, FL',
      'tampa, MO',
      'st louis',
      'Ft',
      'Saint Louis, CA',
      'St. Louis, CA',
    ),
  ),
}
const near = sometimes(
  fc.tuple(position, fc.constantFrom(1, 30, 90, 200, 900)).map(([at, withinMiles]) => ({ ...at, withinMiles })),
)
const sorted = { near, sort: sometimes(fc.constantFrom('BEST', 'SOONEST', 'NEAREST', 'NEWEST')) }
const grouped = {
  statedOnly: sometimes(fc.boolean()),
  sport: sometimes(sports),
  ageGroup: sometimes(fc.constantFrom('10U', '12U')),
}
const seasonUpTo = sometimes(fc.constantFrom(1000, 1500))
const common = { ...paged, search: maybe(searches) }
const timed = {
  now: fc.constant(new Date(start)),
  upcomingOnly: sometimes(fc.boolean()),
  from: sometimes(day),
  to: sometimes(day),
}
const queries: { [K in Kind]: fc.Arbitrary<Query<K>> } = {
  team: fc.record({
    ...common,
    ...placed,
    ...sorted,
    ...grouped,
    claimedBy: sometimes(ids),
    level: sometimes(fc.constantFrom('A', 'aa')),
    seasonUpTo,
  }),
  player: fc.record({
    ...common,
    ...placed,
    ...sorted,
    ageGroup: grouped.ageGroup,
    statedOnly: grouped.statedOnly,
    lastThird: fc.constant(LAST_THIRD),
    position: sometimes(positions),
    claimedBy: sometimes(ids),
    isClaimed: sometimes(fc.boolean()),
    searchPublicNames: fc.boolean(),
  }),
  event: fc.record({
    ...common,
    ...placed,
    ...timed,
    ...sorted,
    ...grouped,
    eventType: sometimes(fc.constant('camp')),
    teamID: sometimes(teamIDs),
    createdBy: sometimes(ids),
  }),
  opportunity: fc.record({
    ...common,
    ...placed,
    ...timed,
    ...sorted,
    ...grouped,
    visibleTo: fc.oneof(
      fc.constant({ all: true as const }),
      fc.record({
        viewerID: maybe(ids),
        ownTeamIDs: fc.uniqueArray(teamIDs, { maxLength: 2 }),
        rosterTeamIDs: fc.uniqueArray(teamIDs, { maxLength: 2 }),
      }),
    ),
    type: sometimes(fc.constant('TRYOUT')),
    location: sometimes(fc.constantFrom('tampa', 'tampa fl', 'field', 'ca', 'Tampa, FL')),
    position: sometimes(positions),
    teamID: sometimes(teamIDs),
    createdBy: sometimes(ids),
    age: sometimes(fc.integer({ min: 7, max: 15 })),
    plays: sometimes(fc.uniqueArray(positions)),
    openOnly: sometimes(fc.boolean()),
    seasonUpTo,
  }),
  user: fc.record({ ...common, role: sometimes(fc.constant('coach')), isBlocked: sometimes(fc.boolean()) }),
}
const facets: { [K in Kind]: FacetColumn<K>[] } = {
  team: ['state', 'sport', 'ageGroups', 'levels', 'seasonUpTo'],
  player: ['state', 'listedPositions'],
  event: ['state', 'eventType', 'sport', 'ageGroups'],
  opportunity: ['state', 'type', 'positions', 'sport', 'ageGroups', 'seasonUpTo'],
  user: ['role'],
}

/** The versions of each record as log entries in any order: some repeated, some visible late. */
const historyOf = (kind: Kind) =>
  fc
    .array(
      fc.array(fc.option(rows[kind] as fc.Arbitrary<Row>, { nil: null, freq: 5 }), { minLength: 1, maxLength: 4 }),
      { maxLength: 14 },
    )
    .map((records) =>
      records.flatMap((versions, i) =>
        versions.map((row, v): ChangeLogChange => ({ id: `id${i}`, version: v + 1, row: row as Row })),
      ),
    )
    .chain((changes) =>
      fc.tuple(
        fc.shuffledSubarray([...changes, ...changes], { minLength: changes.length }),
        fc.shuffledSubarray(changes, { minLength: changes.length }),
        fc.infiniteStream(fc.constantFrom(0, 0, 100, 2_000, 25_000)),
        fc.infiniteStream(fc.constantFrom(0, 10, 700, 4_000)),
      ),
    )

const postgreSQL = lazy(() => openPGlite())
afterAll(() => postgreSQL().close())

const worlds = {
  SQLite: async () => new InMemoryDirectory(),
  PostgreSQL: async () => {
    const db = postgreSQL()
    for (const sql of ['DROP SCHEMA public CASCADE', 'CREATE SCHEMA public']) await db.query({ sql, values: [] })
    return new InMemoryDirectory(db)
  },
}

describe.each(['SQLite', 'PostgreSQL'] as const)('%s', (engine) => {
  test.each(Object.keys(rows) as Kind[])(
    'lists, counts, and facets of every %s equal those of a plain array for any order of the log',
    async (kind) => {
      await fc.assert(
        fc.asyncProperty(
          historyOf(kind) as ReturnType<typeof historyOf>,
          fc.array(queries[kind] as fc.Arbitrary<Query>, { minLength: 6, maxLength: 6 }),
          async ([some, all, delays, pauses], asked) => {
            const world = await worlds[engine]()
            const directory = world.directory()
            const agrees = async () => {
              for (const query of asked) {
                const { matches, page } = expectedIn(world, kind, query)
                expect(await directory.ids(kind, query)).toEqual(page.map(({ id }) => id))
                expect(await directory.rows(kind, query)).toEqual(page.map((item) => withoutAbsent(item)))
                expect(await directory.count(kind, query)).toBe(matches.length)
                for (const column of facets[kind]) {
                  const counts: Record<string, number> = {}
                  for (const value of matches.flatMap((item) => item[column] ?? []) as string[])
                    counts[value] = (counts[value] ?? 0) + 1
                  const counted = await directory.facet(kind, column, query)
                  expect(Object.fromEntries(counted.map(({ value, count }) => [value, count]))).toEqual(counts)
                }
              }
            }
            for (const [i, change] of [...some.slice(0, all.length), ...all].entries()) {
              world.time += pauses.next().value
              world.write(kind, [change], delays.next().value)
              if (i % 7 === 0) await directory.ids(kind, asked[0] as Query)
              if (i === all.length) {
                world.time += 5_000
                await agrees()
              }
            }
            world.time += 30_000
            await agrees()
          },
        ),
        { numRuns: engine === 'SQLite' ? 60 : 20 },
      )
    },
  )
})

for (const kind of ['team', 'player', 'event', 'opportunity'] as const)
  test(`a ${kind} that no longer states its sport, ages, level, or season's cost stays in every list that contained it`, async () => {
    await fc.assert(
      fc.asyncProperty(
        rows[kind] as fc.Arbitrary<Row>,
        queries[kind] as fc.Arbitrary<AnyQuery>,
        fc.shuffledSubarray(['sport', 'ageGroups', 'levels', 'age', 'bornThird', 'minAge', 'maxAge', 'seasonUpTo']),
        async (row, { statedOnly: _, ...query }, removed) => {
          const world = new InMemoryDirectory()
          const directory = world.directory()
          const isListed = async () => (await directory.count(kind, query as Query)) === 1
          world.write(kind, [{ id: 'id', version: 1, row }])
          const wasListed = await isListed()
          const rest = Object.fromEntries(Object.entries(row).filter(([name]) => !removed.includes(name)))
          const lists = Object.fromEntries(removed.filter((it) => it in row && it.endsWith('s')).map((it) => [it, []]))
          world.write(kind, [{ id: 'id', version: 2, row: { ...rest, ...lists } as unknown as Row }])
          world.time += 5_000
          if (wasListed) expect(await isListed()).toBe(true)
        },
      ),
      { numRuns: 100 },
    )
  })

const withoutAbsent = (item: Item) =>
  Object.fromEntries(Object.entries(item).filter(([, value]) => value !== undefined))
