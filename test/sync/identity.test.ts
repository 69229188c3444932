import { expect, test } from 'vitest'
import { newTask } from '../../functions/domain/sync/tasks.ts'
import { teamKey } from '../../functions/domain/sync/team-key.ts'
import { applyPage } from '../../functions/sync/apply/apply.ts'
import { NAMES } from '../../functions/sync/apply/team-names.ts'
import { given } from '../support/given.ts'
import { AUSTIN, atMinute, beforeRequests, everything, expectConsistent, leagueOfFile } from './league.ts'

const league = await leagueOfFile({ pageSize: 40, chaos: { isShuffled: true, workers: 3 } })

test('a listing joins the team that another page gave its name between the reads of the page', async () => {
  const task = { runID: 'raced', chain: 'teams' as const, page: 0 }
  await newTask(task).go()
  const city = 'Racedville'
  const scope = { source: 'raced', now: new Date().toISOString(), runStartedAt: new Date().toISOString() }
  const apply = (...versions: [id: string, minute: number, name: string][]) => {
    const items = versions.map(([externalID, minute, name]) => ({
      externalID,
      kind: 'teams' as const,
      modified: atMinute(minute),
      isDeleted: false as const,
      data: { name, city, state: 'TX' },
    }))
    return applyPage('teams', items, scope, task)
  }
  await apply(['1', 1, 'Ash 10U AA'], ['2', 2, 'Elms 12U AA'])
  // The reference by which listings with the name are found.
  const stop = beforeRequests(`${NAMES}#teams#${teamKey('Oaks', city, 'TX')}`, () => {
    stop()
    return apply(['1', 4, 'Oaks 10U AA'])
  })
  await apply(['1', 1, 'Ash 10U AA'], ['2', 3, 'Oaks 12U AA'])
  const here = (await everything()).teams.filter(({ locationCity }) => locationCity === city)
  expect(here.map(({ origin }) => Object.keys(origin.externals).toSorted())).toEqual([['raced/1', 'raced/2']])
})

test('listings make a team of their own next to the team of a user, which gets the record without an age', async () => {
  await given.team({ name: 'Lions' })
  for (const [id, name] of ['Lions 10U A', 'Lions 12U A', 'Lions'].entries()) league.team(`L-${id}`, { name })
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
      data: { name: `Many Rows ${6 + (number % 13)}U AA`, ...AUSTIN },
    })
  const run = await league.syncAll()
  expect(run).toMatchObject({ status: 'succeeded', created: 1, refused: 20 })
  expect(run.refusals[0]).toMatchObject({ reason: 'Its team has 300 records already.' })
  const [rows] = (await expectConsistent()).teams.filter(({ name }) => name === 'Many Rows')
  expect(rows!.divisions).toHaveLength(13)
  expect(Object.keys(rows!.origin.externals)).toHaveLength(300)
})
