import { afterAll, beforeAll, expect, test } from 'vitest'
import { newTask } from '../../functions/domain/sync/tasks.ts'
import { teamKey } from '../../functions/domain/sync/team-key.ts'
import { client } from '../../functions/store/dynamo.ts'
import { transactWrite } from '../../functions/store/store.ts'
import { applyPage } from '../../functions/sync/apply/apply.ts'
import { NAMES } from '../../functions/sync/apply/team-names.ts'
import { as } from '../support/as.ts'
import { given } from '../support/given.ts'
import { atMinute, everything, expectConsistent, startLeague } from './league.ts'

let league: Awaited<ReturnType<typeof startLeague>>
beforeAll(async () => {
  league = await startLeague({ pageSize: 40, chaos: { isShuffled: true, workers: 3 } })
})
afterAll(() => league.stop())

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

test('a listing joins the team that another page gave its name between the reads of the page', async () => {
  const task = { runID: 'raced', chain: 'teams' as const, page: 0 }
  await transactWrite([newTask(task)].map((write) => [write] as const))
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
  const here = (await everything()).teams.filter(({ locationCity }) => locationCity === city)
  expect(here.map(({ origin }) => Object.keys(origin.externals).toSorted())).toEqual([['raced/1', 'raced/2']])
})

test('listings make a team of their own next to the team of a user, which gets the record without an age', async () => {
  await as(await given.user()).createTeam({ input: { name: 'Lions', locationCity: 'Austin', state: 'TX' } })
  for (const [id, name] of ['Lions 10U A', 'Lions 12U A', 'Lions'].entries())
    league.feed.add('teams', { id: `L-${id}`, data: { name, city: 'Austin', state: 'TX' } })
  await league.sync()
  const lions = (await everything()).teams.filter(({ name }) => name === 'Lions')
  expect(
    lions.map(({ origin, createdBy }) => [!!createdBy, ...Object.keys(origin.externals).toSorted()]).toSorted(),
  ).toEqual([
    [false, 'sample/L-0', 'sample/L-1'],
    [true, 'sample/L-2'],
  ])
})

test('hundreds of records of one listing make one team, up to the item size limit', async () => {
  for (let number = 0; number < 320; number++)
    league.feed.append('teams', {
      id: `M-${number}`,
      modified: atMinute(number),
      data: { name: `Many Rows ${6 + (number % 13)}U AA`, city: 'Austin', state: 'TX' },
    })
  const run = await league.syncAll()
  expect(run).toMatchObject({ status: 'succeeded', created: 1, refused: 20 })
  expect(run.refusals[0]).toMatchObject({ reason: 'Its team has 300 records already.' })
  const [rows] = (await expectConsistent()).teams.filter(({ name }) => name === 'Many Rows')
  expect(rows!.divisions).toHaveLength(13)
  expect(Object.keys(rows!.origin.externals)).toHaveLength(300)
})
