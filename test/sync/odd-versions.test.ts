import { expect, test } from 'vitest'
import { AUSTIN, atMinute, everything, leagueOfFile, VALID } from './league.ts'

const league = await leagueOfFile()

const append = (kind: 'teams' | 'events', id: string, modified: string, data: object) =>
  league.feed.append(kind, { id, modified, data: { ...VALID[kind], ...data } })
const named = async (name: string) => (await everything()).teams.filter((each) => each.name === name)

test('a deletion that is as new as the stored version removes the record', async () => {
  append('teams', 'TIE', atMinute(10), { name: 'Ties' })
  append('events', 'TIE', atMinute(10), { name: 'Tie Cup' })
  expect(await league.syncAll()).toMatchObject({ created: 2 })
  for (const kind of ['teams', 'events'] as const) {
    const { record } = league.feed.records[kind].find(({ record }) => record.id === 'TIE')!
    Object.assign(record, { state: 'deleted', data: undefined })
  }
  expect(await league.syncAll()).toMatchObject({ status: 'succeeded', removed: 2 })
  expect(await everything()).toMatchObject({ teams: [], events: [] })
})

test('a version of the far future counts as now, so that later versions win, and the run reports it', async () => {
  append('teams', 'FUTURE', '2099-01-01T00:00:00Z', { name: 'Futures' })
  const run = await league.syncAll()
  expect(run).toMatchObject({
    created: 1,
    refused: 0,
    adjusted: 1,
    adjustments: [{ kind: 'teams', externalID: 'FUTURE', reason: 'Modified in the future: counts as now.' }],
    message: 'Sync completed: 1 created, 0 updated, 0 removed, 1 adjusted',
  })
  league.feed.records.teams.pop()
  append('teams', 'FUTURE', new Date().toISOString(), { name: 'Presents' })
  expect(await league.syncAll()).toMatchObject({ updated: 1, adjusted: 0 })
  expect(await named('Presents')).toHaveLength(1)
})

test('of two versions within a millisecond, the later one in the feed wins', async () => {
  const at = (digits: string) => atMinute(20).replace('.000Z', `.000${digits}Z`)
  for (const [number, [first, second]] of [
    ['1', '2'],
    ['09', '1'],
    ['', '001'],
    ['', ''],
  ].entries()) {
    append('teams', `FINE-${number}`, at(first!), { name: `First ${number}` })
    append('teams', `FINE-${number}`, at(second!), { name: `Second ${number}` })
  }
  expect(await league.syncAll()).toMatchObject({ created: 4, refused: 0 })
  const names = (await everything()).teams.map(({ name }) => name as string).filter((name) => /First|Second/.test(name))
  expect(names.toSorted()).toEqual([0, 1, 2, 3].map((number) => `Second ${number}`))
})

test('a number or flag that cannot be read is left out of its event, and the run reports it', async () => {
  append('events', 'FEE', atMinute(30), {
    name: 'Fee Cup',
    venue: { ...AUSTIN, lat: 'north' },
    divisions: [
      { ageGroup: '12U', division: 'AA', entryFeeCents: '$450.00', max: 'many', soldOut: 'maybe' },
      { ageGroup: '14U', division: 'AA', entryFeeCents: 45_000 },
    ],
  })
  append('events', 'BAD', atMinute(31), { name: 'Bad Cup', startDate: 7, divisions: [{ entryFeeCents: '$450.00' }] })
  const fields = 'venue.lat, divisions.0.max, divisions.0.entryFeeCents, divisions.0.soldOut'
  expect(await league.syncAll()).toMatchObject({
    created: 1,
    refused: 1,
    adjusted: 1,
    refusals: [{ externalID: 'BAD', reason: 'Unreadable: startDate' }],
    adjustments: [{ kind: 'events', externalID: 'FEE', reason: `Left out, because it cannot be used: ${fields}` }],
  })
  expect((await everything()).events).toMatchObject([
    {
      name: 'Fee Cup',
      divisions: [
        { ageGroup: '12U', division: 'AA' },
        { ageGroup: '14U', division: 'AA', entryFeeCents: 45_000 },
      ],
    },
  ])
})
