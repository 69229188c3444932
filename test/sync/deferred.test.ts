import { afterAll, beforeAll, expect, test } from 'vitest'
import { cancelSyncRun, startRun } from '../../functions/domain/sync/service.ts'
import { everything, expectConsistent, startLeague } from './league.ts'

let league: Awaited<ReturnType<typeof startLeague>>
beforeAll(async () => {
  league = await startLeague({ pageSize: 1 })
})
afterAll(() => league.stop())

const list = (id: string, name: string) => league.feed.add('teams', { id, data: { name, city: 'Austin', state: 'TX' } })

test('new listings of a canceled sync join the teams of their names in the next one, as a dry run says', async () => {
  list('1', 'Old 10U AA')
  await league.sync()
  const [{ teamID }] = (await everything()).teams as [{ teamID: string }]

  list('2', 'New 12U AA')
  list('1', 'New 10U AA')
  list('3', 'Old 14U AA')
  const { runID } = await startRun({ type: 'all', startedBy: 'test' })
  await league.queue.drain(() => league.queue.waiting.some(({ body }) => JSON.parse(body).chain === 'listings'))
  await cancelSyncRun(runID)
  await league.queue.drain()
  expect((await everything()).teams).toMatchObject([{ teamID, name: 'New' }])

  for (const isDryRun of [true, false])
    expect(await league.sync({ isDryRun })).toMatchObject({ status: 'succeeded', created: 1, updated: 1, deferred: 2 })
  const { teams } = await expectConsistent()
  expect(teams.map(({ name, origin }) => [name, ...Object.keys(origin.externals)]).toSorted()).toEqual([
    ['New', 'sample/1', 'sample/2'],
    ['Old', 'sample/3'],
  ])
  expect(teams.find(({ name }) => name === 'New')!.teamID).toBe(teamID)
})
