import { expect, test } from 'vitest'
import type { Kind, Row } from '../../functions/store/change-log/rows.ts'
import type { Query } from '../../functions/store/read-model/query.ts'
import { plain } from '../../functions/store/read-model/terms.ts'
import { openPGlite } from '../../scripts/local/postgres.ts'
import { addedUser, InMemoryDirectory, teamRow } from './directory-in-memory.ts'

const now = new Date('2026-03-01T12:00:00Z')
const day = (days: number) => new Date(now.getTime() + days * 24 * 60 * 60 * 1000).toISOString()

/** Fills a directory with the rows, oldest first. Returns a function that lists the names that match a query. */
function listing<K extends Kind>(kind: K, rows: Row<K>[]) {
  const world = new InMemoryDirectory()
  world.write(
    kind,
    rows.map((row, i) => ({ id: `id${i}`, version: 1, row })),
  )
  const directory = world.directory()
  return async (query: Query<K>) => {
    const found = await directory.rows(kind, query)
    if (!query.perPage) expect(await directory.count(kind, query)).toBe(found.length)
    return found.map((row) => ('title' in row ? row.title : row.name))
  }
}

const teams = (...names: string[]) =>
  listing(
    'team',
    names.map((name, i) => teamRow(name, { createdAt: day(i) })),
  )

const opportunity = (title: string, more: Partial<Row<'opportunity'>> = {}): Row<'opportunity'> => ({
  title,
  createdBy: 'someone',
  type: 'TRYOUT',
  visibility: 'PUBLIC',
  startsAt: day(1),
  firstDay: '2026-03-02',
  lastDay: '2026-03-02',
  cancelled: false,
  positions: [],
  ageGroups: [],
  createdAt: day(-1),
  ...more,
})

test('a search treats SQL and FTS operators as plain text', async () => {
  const names = [
    "O'Brien's Nine",
    '100% Heat',
    'Snake_Eyes',
    'Star*s',
    'The "Q"',
    'Aces ⚾',
    'x AND y',
    'a;DROP TABLE record',
    '日本スターズ',
  ]
  const find = teams(...names)
  for (const search of `o'brien|100%|%|_|snake_|*|"q"|"|⚾|and|DROP TABLE|日本ス|日`.split('|'))
    expect([search, await find({ search })]).toEqual([
      search,
      names.filter((name) => name.toLowerCase().includes(search.toLowerCase().split(' ')[0] as string)),
    ])
  expect(await find({ search: '%%%' })).toEqual([])
  expect(await find({ search: '\u0000 \ufffe ~~~' })).toEqual([])
  expect(await find({ search: '   ' })).toHaveLength(names.length)
  expect(await find({ search: 'ab'.repeat(5000) })).toEqual([])
})

test('private-use characters in a name do not count as another column of the FTS index', async () => {
  const find = teams('\uf100fl \uf100mo', 'Plain')
  expect(await find({ state: 'MO' })).toEqual([])
  expect(await find({ state: 'fl' })).toHaveLength(2)
})

test('teams near a place are found by distance, also across the date line and south of the equator', async () => {
  const team = (name: string, latitude?: number, longitude?: number) => teamRow(name, { latitude, longitude })
  const find = listing('team', [
    team('Tampa', 27.95, -82.46),
    team('Clearwater', 27.97, -82.8),
    team('Orlando', 28.54, -81.38),
    team('Adak', 51.88, -176.65),
    team('Attu', 52.9, 173.2),
    team('South', -14.3, -170.7),
    team('nowhere'),
  ])
  const near = { latitude: 27.99, longitude: -82.01, withinMiles: 60 }
  expect(await find({ near, sort: 'NEAREST' })).toEqual(['Tampa', 'Clearwater', 'Orlando'])
  expect(await find({ near: { ...near, withinMiles: 30 } })).toEqual(['Tampa'])
  expect(await find({ near: { ...near, withinMiles: 9000 } })).toHaveLength(6)
  // Across the date line and south of the equator. A search with a state uses another index and has the same result.
  for (const also of [{}, { state: 'FL' }]) {
    const aleutians = { latitude: 52.4, longitude: -180, withinMiles: 290 }
    expect(await find({ near: aleutians, sort: 'NEAREST', ...also })).toEqual(['Adak', 'Attu'])
    const samoa = { latitude: -14.1, longitude: -170.1, withinMiles: 100 }
    expect(await find({ near: samoa, ...also })).toEqual(['South'])
  }
})

test('a page stays full when listed records are deleted', async () => {
  const world = new InMemoryDirectory()
  const ids = Array.from({ length: 30 }, (_, i) => `id${i}`)
  world.write(
    'user',
    ids.map((id, i) => addedUser(id, { createdAt: day(i) })),
  )
  const page = await world
    .directory()
    .page('user', { perPage: 20 }, async (asked) => asked.map((id) => (id === 'id29' || id === 'id20' ? null : { id })))
  expect(page.map(({ id }) => id)).toEqual(
    ids
      .reverse()
      .filter((id) => id !== 'id29' && id !== 'id20')
      .slice(0, 20),
  )
})

test('a page can have ten thousand ids', async () => {
  const world = new InMemoryDirectory()
  const rows = Array.from({ length: 10_100 }, (_, i) => addedUser(`id${i}`, { name: 'Sam', createdAt: day(i) }))
  world.write('user', rows)
  const directory = world.directory()
  expect(await directory.ids('user', { perPage: 10_000 })).toEqual(
    rows
      .slice(-10_000)
      .reverse()
      .map(({ id }) => id),
  )
  expect(await directory.count('user', { search: 'sam' })).toBe(10_100)
})

test('part of a city name finds players when many cities match and when few do', async () => {
  const cities = Array.from({ length: 40 }, (_, i) => `New Town ${i}`)
  const find = listing(
    'player',
    cities.map((city, i) => ({ name: city, publicName: city, locationCity: city, createdAt: day(i) })),
  )
  expect(await find({ city: 'town', perPage: 100 })).toEqual(cities.toReversed())
  expect(await find({ city: 'tow 39' })).toEqual(['New Town 39'])
  expect(await find({ city: 'town 3', perPage: 100 })).toHaveLength(11)
})

test('NEWEST sorts hundreds of records by creation time, also for one sport', async () => {
  const rows = Array.from({ length: 600 }, (_, i) =>
    opportunity(`Number ${i}`, {
      createdAt: day(-((i * 7) % 600) / 10),
      startsAt: day(((i * 11) % 400) - 200),
      sport: i % 3 === 0 ? 'BASEBALL' : 'SOFTBALL',
      cancelled: i % 50 === 0,
    }),
  )
  const isAhead = (row: Row<'opportunity'>) => row.startsAt >= now.toISOString()
  const group = (row: Row<'opportunity'>) => (isAhead(row) ? (row.cancelled ? 1 : 0) : 2)
  const inOrder = (wanted: Row<'opportunity'>[]) =>
    wanted.toSorted((a, b) => group(a) - group(b) || (a.createdAt < b.createdAt ? 1 : -1)).map(({ title }) => title)
  const find = listing('opportunity', rows)
  const asked = { now, visibleTo: { ownTeamIDs: [], rosterTeamIDs: [] }, sort: 'NEWEST' as const }
  for (const page of [1, 2, 31, 70])
    expect(await find({ ...asked, page, perPage: 5 })).toEqual(inOrder(rows).slice((page - 1) * 5, page * 5))
  const baseball = rows.filter(({ sport }) => sport === 'BASEBALL')
  expect(await find({ ...asked, sport: 'BASEBALL', perPage: 3 })).toEqual(inOrder(baseball).slice(0, 3))
  expect(await find({ ...asked, sport: 'BASEBALL', perPage: 200 })).toEqual(inOrder(baseball))
})

for (const engine of ['SQLite', 'PostgreSQL'] as const)
  test(`in ${engine}, a search with typos is corrected to the most similar name`, async () => {
    const database = engine === 'PostgreSQL' ? openPGlite() : undefined
    const world = new InMemoryDirectory(database)
    const names = ['Thunder Bay', 'Thunderbirds', 'Tundra', 'Storm', 'Sluggers', 'Élan']
    world.write(
      'team',
      names.map((name, i) => ({ id: `id${i}`, version: 1, row: teamRow(name) })),
    )
    const directory = world.directory()
    const corrected = (search: string) => directory.similar('team', { search, state: 'TX' })
    const corrections = {
      Tunder: 'Thunder',
      'tunder bay': 'Thunder bay',
      thudnerbirds: 'Thunderbirds',
      sturm: 'Storm',
      slugers: 'Sluggers',
      élam: 'Élan',
    }
    for (const [typed, meant] of Object.entries(corrections))
      expect([typed, plain((await corrected(typed)) ?? '')]).toEqual([typed, plain(meant)])
    for (const unknown of ['thunder', 'zzzzzz', 'xyz', '', 'tunder zzzzzz', 'storm bay'])
      expect([unknown, await corrected(unknown)]).toEqual([unknown, null])
    await database?.close()
  })
