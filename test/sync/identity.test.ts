import type { BatchGetCommandOutput } from '@aws-sdk/lib-dynamodb'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { retrySyncRun } from '../../functions/domain/sync/retry.ts'
import { getRun } from '../../functions/domain/sync/runs.ts'
import { newTask } from '../../functions/domain/sync/tasks.ts'
import { teamKey } from '../../functions/domain/sync/team-key.ts'
import { client } from '../../functions/store/dynamo.ts'
import { transactWrite } from '../../functions/store/store.ts'
import { applyPage } from '../../functions/sync/apply/apply.ts'
import { LISTINGS } from '../../functions/sync/apply/team-names.ts'
import type { FeedItem } from '../../functions/sync/source/items.ts'
import { atMinute, everything, expectConsistent, type Item, startLeague } from './league.ts'
import { seed } from './seed.ts'

/** How many feeds have their pages written concurrently. */
const sideBySide = Number(process.env.SYNC_FEEDS ?? 0)
let league: Awaited<ReturnType<typeof startLeague>>
beforeAll(async () => {
  league = await startLeague({ pageSize: 40, chaos: { isShuffled: true, workers: 3 } })
})
afterAll(() => league.stop())

const team = (id: string, modified: string, data: Record<string, unknown>) =>
  league.feed.append('teams', { id, modified, data: { city: 'Austin', state: 'TX', ...data } })
const permutations = (numbers: number[]): number[][] =>
  numbers.length < 2
    ? [numbers]
    : numbers.flatMap((first) => permutations(numbers.filter((each) => each !== first)).map((rest) => [first, ...rest]))
/** Calls `act` after the first read that returns a team alias, before its reader gets the result. */
function afterReadOfAlias(act: () => Promise<unknown>) {
  let isDone = false
  client.middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        const response = await next(args)
        const { Responses = {} } = response.output as BatchGetCommandOutput
        const isAlias = ({ __edb_e__ }: Item) => __edb_e__ === 'team-alias'
        if (isDone || !commandName?.startsWith('BatchGet') || !Object.values(Responses).flat().some(isAlias))
          return response
        isDone = true
        await act()
        return response
      },
    { step: 'initialize', name: 'afterReadOfAlias', override: true },
  )
}
/** Calls `act` before the first read of the reference by which listings with the name are found. */
function beforeReadOfListing(key: string, act: () => Promise<unknown>) {
  let isDone = false
  client.middlewareStack.add(
    (next) => async (args) => {
      if (!isDone && JSON.stringify(args.input).includes(`${LISTINGS}#teams#${key}`)) {
        isDone = true
        await act()
      }
      return next(args)
    },
    { step: 'initialize', name: 'beforeReadOfListing', override: true },
  )
}
/** Opens a page of a run, for tests that apply versions in their own order. */
async function openTask(runID: string) {
  const task = { runID, chain: 'teams' as const, page: 0 }
  await transactWrite([newTask(task)].map((write) => [write] as const))
  return task
}
/** Returns the only team in the city. */
async function teamOf(city: string) {
  const here = (await everything()).teams.filter(({ locationCity }) => locationCity === city)
  expect(here).toHaveLength(1)
  return here[0]!
}
const named = (teams: Item[], start: string) =>
  teams.filter((each) => each.name.startsWith(start)).map(({ name }) => name as string)

test('teams with names in different scripts or only of emoji stay separate teams', async () => {
  const names = [
    '東京ホークス',
    '大阪ホークス',
    'かき',
    'がき',
    'הנשרים',
    'האריות',
    'Орлы',
    'Львы',
    '\u{1F985}',
    '\u{1F981}',
    '\u{1F985}\u{1F985}',
    '!!!',
    '???',
    'हॉक्स',
    'หมี',
  ]
  for (const [number, name] of names.entries()) team(`S-${number}`, atMinute(number), { name })
  expect(await league.syncAll()).toMatchObject({ status: 'succeeded', created: names.length, updated: 0, refused: 0 })
  const { teams } = await expectConsistent()
  expect(teams.map(({ name }) => name).toSorted()).toEqual(names.toSorted())
})

test('two records of one source with the same name stay two teams', async () => {
  for (const id of ['N-1', 'N-2']) team(id, atMinute(100), { name: 'Namesakes' })
  expect(await league.syncAll()).toMatchObject({ created: 2, updated: 0 })
  expect(named((await everything()).teams, 'Namesakes')).toHaveLength(2)
})

test('versions of one external ID are one team in any order, and its deletion removes the team', async () => {
  const ids = Array.from({ length: 48 }, (_, number) => `O-${number}`)
  for (const [number, id] of ids.entries()) {
    team(id, atMinute(300 + number), { name: `New Order ${number}` })
    league.feed.append('teams', {
      id,
      modified: atMinute(200 + number),
      data: { name: `Old Order ${number}`, city: 'Waco', state: 'TX' },
    })
  }
  const run = await league.syncAll()
  expect(run).toMatchObject({ status: 'succeeded', created: 48, refused: 0 })
  const { teams } = await expectConsistent()
  expect(named(teams, 'Old Order')).toEqual([])
  expect(named(teams, 'New Order')).toHaveLength(48)
  for (const id of ids) league.feed.remove('teams', id)
  const held = await league.syncAll()
  await retrySyncRun(held.runID, true)
  await league.queue.drain()
  expect(await getRun(held.runID)).toMatchObject({ status: 'succeeded', removed: 48 })
  expect(named((await expectConsistent()).teams, 'New Order')).toEqual([])
})

test('a new team with the former name of a renamed team does not merge with it', async () => {
  team('F-1', atMinute(400), { name: 'Freed Hawks' })
  await league.syncAll()
  const [before] = (await everything()).teams.filter(({ name }) => name.startsWith('Freed'))
  league.feed.add('teams', { id: 'F-1', data: { name: 'Freed Falcons', city: 'Austin', state: 'TX' } })
  league.feed.add('teams', { id: 'F-2', data: { name: 'Freed Hawks', city: 'Austin', state: 'TX' } })
  expect(await league.syncAll()).toMatchObject({ created: 1, updated: 1 })
  const { teams } = await expectConsistent()
  expect(named(teams, 'Freed').toSorted()).toEqual(['Freed Falcons', 'Freed Hawks'])
  expect(teams.find((each) => each.teamID === before!.teamID)).toMatchObject({ name: 'Freed Falcons' })
})

test('a new listing with the former name of a renamed listing on its page does not merge with it', async () => {
  const task = await openTask('freed')
  const apply = (...versions: [id: string, minute: number, name: string][]) => {
    const now = new Date().toISOString()
    const items = versions.map(([externalID, minute, name]) => ({
      ...{ externalID, kind: 'teams' as const, modified: atMinute(minute), isDeleted: false as const },
      data: { name, city: 'Freedville', state: 'TX' },
    }))
    return applyPage('teams', items, { source: 'freed', now, runStartedAt: now }, task)
  }
  const here = async () => (await everything()).teams.filter(({ locationCity }) => locationCity === 'Freedville')
  await apply(['3', 1, 'Owls 12U AA'])
  const [before] = await here()
  // The next run must start after the team was created.
  await expect.poll(() => new Date().toISOString() > before!.createdAt).toBe(true)
  await apply(['3', 2, 'Ravens 12U AA'], ['4', 3, 'Owls 12U AA'], ['5', 4, 'Ravens 10U A'])
  expect(
    (await here()).map(({ name, origin }) => [name, ...Object.keys(origin.externals).toSorted()]).toSorted(),
  ).toEqual([
    ['Owls', 'freed/4'],
    ['Ravens', 'freed/3', 'freed/5'],
  ])
  expect((await here()).find(({ teamID }) => teamID === before!.teamID)).toMatchObject({ name: 'Ravens' })
})

test('a listing joins the team that another page gave its name between the reads of the page', async () => {
  const task = await openTask('raced')
  const city = 'Racedville'
  const scope = { source: 'raced', now: new Date().toISOString(), runStartedAt: new Date().toISOString() }
  const apply = (...versions: [id: string, minute: number, name: string][]) => {
    const items = versions.map(([externalID, minute, name]) => ({
      ...{ externalID, kind: 'teams' as const, modified: atMinute(minute), isDeleted: false as const },
      data: { name, city, state: 'TX' },
    }))
    return applyPage('teams', items, scope, task)
  }
  await apply(['1', 1, 'Ash 10U AA'], ['2', 2, 'Elms 12U AA'])
  beforeReadOfListing(teamKey('Oaks', city, 'TX')!, () => apply(['1', 4, 'Oaks 10U AA']))
  await apply(['1', 1, 'Ash 10U AA'], ['2', 3, 'Oaks 12U AA'])
  expect(Object.keys((await teamOf(city)).origin.externals).toSorted()).toEqual(['raced/1', 'raced/2'])
})

test('a record that drops or changes its class updates the divisions of its team in the same sync', async () => {
  team('D-1', atMinute(450), { name: 'Dropped Foxes 12U AA' })
  await league.syncAll()
  team('D-1', atMinute(451), { name: 'Dropped Foxes', description: 'No class any more' })
  expect(await league.syncAll()).toMatchObject({ status: 'succeeded', created: 0, updated: 1 })
  team('D-1', atMinute(452), { name: 'Dropped Foxes 10U A' })
  expect(await league.syncAll()).toMatchObject({ status: 'succeeded', created: 0 })
  expect(named((await expectConsistent()).teams, 'Dropped')).toEqual(['Dropped Foxes'])
})

test('two teams that swap names stay two teams', async () => {
  team('W-1', atMinute(500), { name: 'Swap Left' })
  team('W-2', atMinute(501), { name: 'Swap Right' })
  await league.syncAll()
  const idOf = async (id: string) => (await everything()).teams.find(({ origin }) => origin?.externals[`sample/${id}`])!
  const [left, right] = [await idOf('W-1'), await idOf('W-2')]
  league.feed.add('teams', { id: 'W-1', data: { name: 'Swap Right', city: 'Austin', state: 'TX' } })
  league.feed.add('teams', { id: 'W-2', data: { name: 'Swap Left', city: 'Austin', state: 'TX' } })
  expect(await league.syncAll()).toMatchObject({ created: 0, updated: 2 })
  expect(await idOf('W-1')).toMatchObject({ teamID: left.teamID, name: 'Swap Right' })
  expect(await idOf('W-2')).toMatchObject({ teamID: right.teamID, name: 'Swap Left' })
  await expectConsistent()
})

test('listings that swap names during a sync are two teams, in any order of pages', async () => {
  const versions = [
    ['1', 1, 'Foxes 12U AA'],
    ['2', 2, 'Owls 12U AA'],
    ['1', 3, 'Owls 12U AA'],
    ['2', 4, 'Foxes 12U AA'],
  ] as const
  const orders = permutations([0, 1, 2, 3])
  const task = await openTask('swaps')
  const runStartedAt = new Date().toISOString()
  for (const [number, order] of orders.entries())
    for (const which of [...order, ...order]) {
      const [id, minute, name] = versions[which]!
      const externalID = `${number}-${id}`
      const item = { externalID, kind: 'teams' as const, modified: atMinute(minute), isDeleted: false as const }
      const scope = { source: 'swaps', now: new Date().toISOString(), runStartedAt }
      const data = { name, city: `Swapville ${number}`, state: 'TX', divisions: [{ ageGroup: '12U', division: 'AA' }] }
      await applyPage('teams', [{ ...item, data }], scope, task)
    }
  const { teams } = await expectConsistent()
  for (const [number, order] of orders.entries()) {
    const here = teams.filter(({ locationCity }) => locationCity === `Swapville ${number}`)
    expect(here.map(({ name, origin }) => [name, ...Object.keys(origin.externals)]).toSorted(), order.join()).toEqual([
      ['Foxes', `swaps/${number}-2`],
      ['Owls', `swaps/${number}-1`],
    ])
    for (const { divisions } of here) expect(divisions).toHaveLength(1)
  }
})

test('pairs of listings that swap names between pages of a feed are two teams each', async () => {
  for (let pair = 0; pair < 40; pair++)
    for (const [number, name] of ['Foxes', 'Owls', 'Owls', 'Foxes'].entries())
      league.feed.append('teams', {
        id: `X-${pair}-${number % 2}`,
        modified: atMinute(2000 + number * 100 + pair),
        data: { name: `Crossed ${name} ${pair} 12U AA`, city: 'Austin', state: 'TX' },
      })
  const run = await league.syncAll()
  const teams = (await expectConsistent()).teams.filter(({ name }) => name.startsWith('Crossed'))
  expect(teams).toHaveLength(80)
  for (const { name, origin } of teams)
    expect(Object.keys(origin.externals), name).toEqual([
      `sample/X-${name.split(' ')[2]}-${name.includes('Owls') ? 0 : 1}`,
    ])
  expect(run).toMatchObject({ status: 'succeeded', created: 80 })
})

test('a listing that loses one record during a sync keeps its other records', async () => {
  const ids = ['0', '1', '2', '3', '4']
  const runStartedAt = new Date().toISOString()
  const task = await openTask('leaves')
  const apply = (externalID: string, minute: number, name: string, city: string) =>
    applyPage(
      'teams',
      [{ externalID, kind: 'teams', modified: atMinute(minute), isDeleted: false, data: { name, city, state: 'TX' } }],
      { source: 'leaves', now: new Date().toISOString(), runStartedAt },
      task,
    )
  for (const leaving of ids) {
    const city = `Leaveville ${leaving}`
    for (const id of ids) await apply(`${leaving}-${id}`, Number(id), `Many ${8 + Number(id)}U AA`, city)
    await apply(`${leaving}-${leaving}`, 50, 'Few 12U AA', city)
    await apply(`${leaving}-5`, 60, 'Many 16U AA', city)
    await apply(`${leaving}-${(Number(leaving) + 1) % 5}`, 70, 'Many 18U AA', city)
  }
  const { teams } = await expectConsistent()
  for (const leaving of ids) {
    const here = teams.filter(({ locationCity }) => locationCity === `Leaveville ${leaving}`)
    expect(here.map(({ name, origin }) => [name, Object.keys(origin.externals).length]).toSorted()).toEqual([
      ['Few', 1],
      ['Many', 5],
    ])
    expect(here.find(({ name }) => name === 'Many')!.divisions).toHaveLength(5)
    expect(here.find(({ name }) => name === 'Few')!.divisions).toMatchObject([{ ageGroup: '12U' }])
  }
})

test(`listings whose versions arrive in any order are one team if their newest names are equal (SYNC_SEED=${seed})`, async () => {
  const version = fc.record({
    id: fc.nat(3),
    name: fc.constantFrom('Foxes', 'Owls', 'Bears'),
    age: fc.constantFrom('8U', '12U', undefined),
    when: fc.nat(1e6),
    page: fc.nat(4),
  })
  const feeds = fc.uniqueArray(version, { minLength: 2, maxLength: 12, selector: ({ when }) => when })
  const task = await openTask('any order')
  const sampled = fc.sample(feeds, { seed, numRuns: 20 + sideBySide })
  for (const [number, versions] of sampled.entries()) {
    const runStartedAt = new Date().toISOString()
    const items = versions.map(({ id, name, age, when, page }) => ({
      ...{ externalID: `${number}-${id}`, kind: 'teams' as const, isDeleted: false as const, page },
      modified: new Date(Date.parse(atMinute(0)) + when * 1000).toISOString(),
      data: { name: age ? `${name} ${age} AA` : name, city: `Orderville ${number}`, state: 'TX' },
    }))
    const pages = [...Map.groupBy(items, ({ page }) => page).values()]
    const apply = (page: typeof items) =>
      applyPage('teams', page, { source: 'order', now: new Date().toISOString(), runStartedAt }, task)
    // Write the pages of the first feeds concurrently. Every feed has one page written twice.
    if (number < sideBySide) await Promise.all([...pages, pages[0]!].map(apply))
    else for (const page of [...pages, pages[0]!]) await apply(page)
  }
  const { teams } = await expectConsistent()
  for (const [number, versions] of sampled.entries()) {
    const newest = new Map(versions.toSorted((a, b) => a.when - b.when).map((each) => [each.id, each]))
    const expected = Map.groupBy(newest.values(), ({ id, name, age }) => (age ? name : `${name}, record ${id}`))
    const here = teams.filter(({ locationCity }) => locationCity === `Orderville ${number}`)
    expect(
      here
        .map(({ name, origin, divisions }) => ({
          name,
          records: Object.keys(origin.externals).toSorted(),
          ages: [...new Set(divisions.map(({ ageGroup }: { ageGroup: string }) => ageGroup))].toSorted(),
        }))
        .toSorted((a, b) => (a.records[0]! < b.records[0]! ? -1 : 1)),
      JSON.stringify(versions),
    ).toEqual(
      [...expected.values()]
        .map((records) => ({
          name: records[0]!.name,
          records: records.map(({ id }) => `order/${number}-${id}`).toSorted(),
          ages: [...new Set(records.flatMap(({ age }) => age ?? []))].toSorted(),
        }))
        .toSorted((a, b) => (a.records[0]! < b.records[0]! ? -1 : 1)),
    )
  }
})

test('a club that renames all its listings during their first import stays one team, in any order of pages', async () => {
  const ids = ['1', '2', '3']
  const versions = ids.flatMap((id, number) => [
    { id, minute: number, name: `Old Club ${8 + number}U AA` },
    { id, minute: 10 + number, name: `New Club ${8 + number}U AA` },
  ])
  const orders = fc.sample(fc.shuffledSubarray(versions, { minLength: versions.length }), { seed, numRuns: 12 })
  const task = await openTask('clubs')
  const runStartedAt = new Date().toISOString()
  for (const [number, order] of orders.entries())
    for (const { id, minute, name } of [...order, order[0]!])
      await applyPage(
        'teams',
        [
          {
            ...{ externalID: `${number}-${id}`, kind: 'teams', modified: atMinute(minute), isDeleted: false },
            data: { name, city: `Clubville ${number}`, state: 'TX' },
          },
        ],
        { source: 'clubs', now: new Date().toISOString(), runStartedAt },
        task,
      )
  const { teams } = await expectConsistent()
  for (const [number, order] of orders.entries()) {
    const here = teams.filter(({ locationCity }) => locationCity === `Clubville ${number}`)
    expect(
      here.map(({ name }) => name),
      JSON.stringify(order),
    ).toEqual(['New Club'])
    expect(Object.keys(here[0]!.origin.externals)).toHaveLength(3)
    expect(here[0]!.divisions.map(({ ageGroup }: { ageGroup: string }) => ageGroup)).toEqual(['8U', '9U', '10U'])
  }
})

test('records and contacts are not refused if their team is removed between the read of its alias and the read of the team', async () => {
  const task = await openTask('leaving')
  const runStartedAt = new Date().toISOString()
  const apply = async (...items: FeedItem[]) => {
    const scope = { source: 'leaving', now: new Date().toISOString(), runStartedAt }
    expect((await applyPage(items[0]!.kind, items, scope, task)).plan.refusals).toEqual([])
  }
  const team = (externalID: string, minute: number, name: string): FeedItem => ({
    ...{ externalID, kind: 'teams', modified: atMinute(minute), isDeleted: false },
    data: { name: `${name} ${8 + Number(externalID)}U AA`, city: 'Leavington', state: 'TX' },
  })
  await apply(team('1', 1, 'Old'), team('2', 1, 'Old'))
  const old = await teamOf('Leavington')
  // The other page moves both records to another team, so the team of the alias is removed.
  afterReadOfAlias(() => apply(team('2', 8, 'New'), team('1', 9, 'New')))
  await apply(team('2', 9, 'New'))
  const second = await teamOf('Leavington')
  afterReadOfAlias(() => apply(team('1', 18, 'Newest'), team('2', 19, 'Newest')))
  await apply({
    ...{ externalID: 'C', kind: 'contacts', modified: atMinute(1), isDeleted: false },
    data: { teamExternalId: '1', name: 'Lee Sample' },
  })
  const third = await teamOf('Leavington')
  expect([old, second, third].map(({ name }) => name)).toEqual(['Old', 'New', 'Newest'])
  expect(Object.keys(third.origin.externals)).toHaveLength(2)
  expect(second.teamID).not.toBe(old.teamID)
  expect(third.teamID).not.toBe(second.teamID)
  const { contacts } = await expectConsistent()
  expect(contacts.filter(({ name }) => name === 'Lee Sample')).toMatchObject([{ teamID: third.teamID }])
})

test('a record is not refused if a concurrent page gives another record of its team a team of its own', async () => {
  const task = await openTask('splitting')
  const runStartedAt = new Date().toISOString()
  const apply = async (...items: FeedItem[]) => {
    const scope = { source: 'splitting', now: new Date().toISOString(), runStartedAt }
    expect((await applyPage('teams', items, scope, task)).plan.refusals).toEqual([])
  }
  const version = (externalID: string, minute: number, name: string): FeedItem => ({
    ...{ externalID, kind: 'teams', modified: atMinute(minute), isDeleted: false },
    data: { name: `${name} ${8 + Number(externalID)}U AA`, city: 'Splitville', state: 'TX' },
  })
  await apply(version('1', 1, 'Old'), version('2', 1, 'Old'))
  // Both pages rename record 1, from which the team's ID is derived, so record 2 leaves first and keeps the old name.
  beforeReadOfListing(teamKey('Old', 'Splitville', 'TX')!, () => apply(version('1', 5, 'New')))
  await apply(version('1', 6, 'Newer'))
  const here = (await expectConsistent()).teams.filter(({ locationCity }) => locationCity === 'Splitville')
  expect(here.map(({ name, origin }) => [name, Object.keys(origin.externals)]).toSorted()).toEqual([
    ['Newer', ['splitting/1']],
    ['Old', ['splitting/2']],
  ])
})

test('an older version on a page does not prevent another record from joining the listing of its name', async () => {
  const task = await openTask('hidden')
  const scope = { source: 'hidden', now: new Date().toISOString(), runStartedAt: new Date().toISOString() }
  const apply = (...versions: [id: string, minute: number, name: string][]) =>
    applyPage(
      'teams',
      versions.map(([externalID, minute, name]) => ({
        ...{ externalID, kind: 'teams', modified: atMinute(minute), isDeleted: false },
        data: { name, city: 'Hiddenville', state: 'TX' },
      })),
      scope,
      task,
    )
  await apply(['renamed', 9, 'Owls 12U AA'], ['listed', 1, 'Foxes 10U AA'])
  await apply(['renamed', 2, 'Foxes 12U AA'], ['further', 3, 'Foxes 8U AA'])
  const here = (await expectConsistent()).teams.filter(({ locationCity }) => locationCity === 'Hiddenville')
  expect(here.map(({ name, origin }) => [name, Object.keys(origin.externals).length]).toSorted()).toEqual([
    ['Foxes', 2],
    ['Owls', 1],
  ])
})

test('hundreds of records of one listing make one team, up to the item size limit', async () => {
  for (let number = 0; number < 320; number++)
    team(`M-${number}`, atMinute(600 + number), { name: `Many Rows ${6 + (number % 13)}U AA` })
  const run = await league.syncAll()
  expect(run).toMatchObject({ status: 'succeeded', created: 1, refused: 20 })
  expect(run.refusals[0]).toMatchObject({ reason: 'Its team has 300 records already.' })
  const [rows] = (await expectConsistent()).teams.filter(({ name }) => name === 'Many Rows')
  expect(rows!.divisions).toHaveLength(13)
  expect(Object.keys(rows!.origin.externals)).toHaveLength(300)
})

test('a contact that moves between teams is one contact in any order of versions', async () => {
  team('K-1', atMinute(1000), { name: 'Contact Left' })
  team('K-2', atMinute(1000), { name: 'Contact Right' })
  const contact = (modified: string, teamExternalId: string) =>
    league.feed.append('contacts', { id: 'KC-1', modified, data: { teamExternalId, name: 'Kit Sample' } })
  contact(atMinute(1200), 'K-2')
  for (let number = 0; number < 30; number++)
    league.feed.append('contacts', {
      id: `KD-${number}`,
      modified: atMinute(1300),
      data: { teamExternalId: 'K-1', name: `Kim Sample ${number}` },
    })
  contact(atMinute(1100), 'K-1')
  await league.syncAll()
  const table = await everything()
  const right = table.teams.find(({ name }) => name === 'Contact Right')!
  expect(table.contacts.filter(({ name }) => name === 'Kit Sample')).toMatchObject([{ teamID: right.teamID }])
})
