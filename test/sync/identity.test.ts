import { afterAll, beforeAll, expect, test } from 'vitest'
import { retrySyncRun } from '../../functions/domain/sync/retry.ts'
import { getRun } from '../../functions/domain/sync/runs.ts'
import { newTask } from '../../functions/domain/sync/tasks.ts'
import { teamKey } from '../../functions/domain/sync/team-key.ts'
import { client } from '../../functions/store/dynamo.ts'
import { transactWrite } from '../../functions/store/store.ts'
import { applyPage } from '../../functions/sync/apply/apply.ts'
import { NAMES } from '../../functions/sync/apply/team-names.ts'
import { atMinute, everything, expectConsistent, type Item, startLeague } from './league.ts'

let league: Awaited<ReturnType<typeof startLeague>>
beforeAll(async () => {
  league = await startLeague({ pageSize: 40, chaos: { isShuffled: true, workers: 3 } })
})
afterAll(() => league.stop())

const team = (id: string, modified: string, data: Record<string, unknown>) =>
  league.feed.append('teams', { id, modified, data: { city: 'Austin', state: 'TX', ...data } })
/** Calls `act` before the first read of the reference by which listings with the name are found. */
function beforeReadOfListing(key: string, act: () => Promise<unknown>) {
  let isDone = false
  client.middlewareStack.add(
    (next) => async (args) => {
      if (!isDone && JSON.stringify(args.input).includes(`${NAMES}#teams#${key}`)) {
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
