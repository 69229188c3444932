import { expect, test } from 'vitest'
import { cancelSyncRun, getRun } from '../../functions/domain/sync/service.ts'
import { beforeRequests, deliver, everything, expectConsistent, leagueOfFile } from './league.ts'

const league = await leagueOfFile({ pageSize: 1 })

test('new listings of a canceled sync join the teams of their names in the next one, as a dry run says', async () => {
  league.team('1', { name: 'Old 10U AA' })
  await league.sync()
  const [{ teamID }] = (await everything()).teams as [{ teamID: string }]

  league.team('2', { name: 'New 12U AA' })
  league.team('1', { name: 'New 10U AA' })
  league.team('3', { name: 'Old 14U AA' })
  const runID = await league.start()
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
  const stop = beforeRequests(text, () => {
    throw new Error('The worker crashed.')
  })
  const runID = await league.start()
  while (league.queue.waiting.length > 0) await deliver(league.queue.take().body, 5)
  stop()
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
    for (const name of ['Early', 'Lost', 'Late']) league.team(`${name} ${club}`, { name: `${name} ${club} 12U AA` })
    const failed = await syncWithout(`Lost ${club}`)
    expect(failed).toMatchObject({
      status: 'failed',
      message: expect.stringContaining('could not be written'),
      created: 1,
    })
    expect(await names()).toEqual([`Early ${club}`])

    if (after === 'a retry') {
      expect(await league.retry(failed.runID)).toMatchObject({ status: 'succeeded', created: 3 })
    } else expect(await league.sync()).toMatchObject({ status: 'succeeded', created: 2, deferred: 2 })
    expect(await names()).toEqual(['Early', 'Late', 'Lost'].map((name) => `${name} ${club}`))
    await expectConsistent()
  },
)
