import { afterAll, beforeAll, expect, test } from 'vitest'
import { cancelSyncRun, getRun, retrySyncRun, startRun } from '../../functions/domain/sync/service.ts'
import { client } from '../../functions/store/dynamo.ts'
import { handler } from '../../functions/sync/worker.ts'
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
  expect(teams.map(({ name, origin }) => [name, ...Object.keys(origin.externals).toSorted()]).toSorted()).toEqual([
    ['New', 'sample/1', 'sample/2'],
    ['Old', 'sample/3'],
  ])
  expect(teams.find(({ name }) => name === 'New')!.teamID).toBe(teamID)
})

/** Runs a sync in which no page that contains the text can be written. */
async function syncWithout(text: string) {
  client.middlewareStack.add(
    (next) => async (args) => {
      if (JSON.stringify(args.input).includes(text)) throw new Error('The worker crashed.')
      return next(args)
    },
    { step: 'initialize', name: 'crash' },
  )
  const { runID } = await startRun({ type: 'all', startedBy: 'test' })
  while (league.queue.waiting.length > 0) {
    const { body } = league.queue.take()
    const record = { messageId: 'one', body, attributes: { ApproximateReceiveCount: '5' } }
    await handler({ Records: [record as never] })
  }
  client.middlewareStack.remove('crash')
  return getRun(runID)
}

test.each([
  ['a retry', 'Owls'],
  ['the next sync', 'Hawks'],
])(
  'a failed sync imports the new listings of the pages before the failed one, and %s the others',
  async (after, club) => {
    const names = async () =>
      (await everything()).teams
        .map(({ name }) => name as string)
        .filter((name) => name.endsWith(club))
        .toSorted()
    for (const name of ['Early', 'Lost', 'Late']) list(`${name} ${club}`, `${name} ${club} 12U AA`)
    const failed = await syncWithout(`Lost ${club}`)
    expect(failed).toMatchObject({
      status: 'failed',
      message: expect.stringContaining('could not be written'),
      created: 1,
    })
    expect(await names()).toEqual([`Early ${club}`])

    if (after === 'a retry') {
      await retrySyncRun(failed.runID)
      await league.queue.drain()
      expect(await getRun(failed.runID)).toMatchObject({ status: 'succeeded', created: 3 })
    } else expect(await league.sync()).toMatchObject({ status: 'succeeded', created: 2, deferred: 2 })
    expect(await names()).toEqual(['Early', 'Late', 'Lost'].map((name) => `${name} ${club}`))
    await expectConsistent()
  },
)
