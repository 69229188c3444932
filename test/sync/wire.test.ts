import { describe, expect, onTestFinished, test } from 'vitest'
import { failedPages, previewOf, retrySyncRun } from '../../functions/domain/sync/service.ts'
import type { SampleFeedOptions } from '../../scripts/sample-feed/server.ts'
import { AUSTIN, everything, startLeague, teamNamed } from './league.ts'

let league: Awaited<ReturnType<typeof startLeague>>
let feeds = 0
/** Starts a league with a source that no other test uses. */
async function leagueOf(options: SampleFeedOptions = {}) {
  league = await startLeague({ pageSize: 4, source: `wire-${++feeds}`, chaos: { workers: 1 }, ...options })
  onTestFinished(league.stop)
}

function addTeams(count: number, modified: (at: number) => string | undefined = () => undefined) {
  for (let at = 0; at < count; at++)
    league.feed.add('teams', { id: String(at), modified: modified(at), data: { name: nameOf(at), ...AUSTIN } })
}
const nameOf = (at: number) => `Wire Club ${feeds} ${at}`

describe('pages in any order are read to the end', () => {
  test('sorted by numeric id', async () => {
    const order = (a: { id: string }, b: { id: string }) => Number(a.id) - Number(b.id)
    await leagueOf({ order })
    addTeams(13, () => '2026-01-01T00:00:00Z')
    expect(await league.sync()).toMatchObject({ status: 'succeeded', created: 13 })
    expect(await league.sync()).toMatchObject({ status: 'succeeded', created: 0 })
  })

  test('sorted newest first, with microseconds and dates in the future', async () => {
    const order = (a: { modified: string }, b: { modified: string }) => (a.modified < b.modified ? 1 : -1)
    await leagueOf({ order })
    addTeams(9, (at) => `2031-01-01T00:00:00.00000${at}Z`)
    expect(await league.sync()).toMatchObject({ status: 'succeeded', created: 9 })
  })

  test('with empty pages in between', async () => {
    await leagueOf({ hasGaps: true })
    addTeams(9)
    expect(await league.sync()).toMatchObject({ status: 'succeeded', created: 9 })
  })

  test('with endless empty pages after the last record', async () => {
    await leagueOf({ isEndless: true })
    league.event('first')
    expect(await league.sync({ type: 'events' })).toMatchObject({ status: 'succeeded', created: 1 })
    league.event('later')
    expect(await league.sync({ type: 'events' })).toMatchObject({ status: 'succeeded', created: 1 })
  })
})

test('a loop of pages fails the run, and the next run reads from the beginning and reports it', async () => {
  // The feed repeats its records (twelve old deletions, then the teams) on every page, each with a new next link.
  await leagueOf({ order: () => 0 })
  addTeams(8)
  let rounds = 0
  league.feed.setRewrite((body, url) => {
    const at = Number(url.searchParams.get('at') ?? 0)
    return rounds++ < 10 && at >= 16 ? { ...body, next: `/v1/teams?limit=500&at=0&round=${rounds}` } : body
  })
  const looped = await league.sync({ type: 'teams' })
  expect(looped).toMatchObject({
    status: 'failed',
    message: 'Error: The source returned the same page again. The next sync reads teams from the beginning.',
    created: 8,
  })
  league.feed.setRewrite(undefined)
  expect(await league.sync({ type: 'teams' })).toMatchObject({
    status: 'succeeded',
    message:
      'Sync completed: 0 created, 0 updated, 0 removed. Read from the beginning, since the last sync was stuck: teams',
    unchanged: 8,
  })
  expect(await league.sync({ type: 'teams' })).toMatchObject({ status: 'succeeded', unchanged: 0 })
})

test('a cursor that the source rejects fails the run, and the next run reads from the beginning', async () => {
  await leagueOf()
  addTeams(6)
  await league.sync({ type: 'teams' })
  league.feed.setFault(() => 'not-found')
  const stuck = await league.sync({ type: 'teams' })
  expect(stuck.message).toBe('Error: The source returned 404. The next sync reads teams from the beginning.')
  expect(await failedPages(stuck.runID)).toEqual([{ kind: 'teams', page: 1, reason: 'The source returned 404.' }])
  league.feed.setFault(undefined)
  expect(await league.sync({ type: 'teams' })).toMatchObject({ status: 'succeeded', unchanged: 6 })
})

test.each([
  ['-5', [2, 5, 15, 30, 60]],
  ['Wed, 21 Oct 2015 07:28:00 GMT', [2, 5, 15, 30, 60]],
  ['20', [20, 20, 20, 30, 60]],
  ['99999', [900, 900, 900, 900, 900]],
])('a busy source that sends Retry-After %s is asked again after the longer delay', async (retryAfter, waits) => {
  await leagueOf({ retryAfter, faultOf: () => 'busy' })
  expect(await league.sync({ type: 'teams' })).toMatchObject({ status: 'failed' })
  expect(league.queue.waits).toEqual(waits)
})

test('the charset of the response is honored, and a byte order mark is ignored', async () => {
  await leagueOf({ charset: 'latin1' })
  league.team('L', { name: 'Montréal Señores' })
  expect(await league.sync({ type: 'teams' })).toMatchObject({ status: 'succeeded', created: 1, refused: 0 })
  await leagueOf({ charset: 'utf-8-with-bom' })
  league.team('B', { name: 'Peña Nine' })
  expect(await league.sync({ type: 'teams' })).toMatchObject({ status: 'succeeded', created: 1, refused: 0 })
  const names = (await everything()).teams.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['Montréal Señores', 'Peña Nine']))
})

test('a record with undecodable text is refused, and the rest of its page is imported', async () => {
  await leagueOf()
  addTeams(2)
  league.team('X', { name: 'Pe\uFFFDa Ten' })
  // Two different IDs may become the same undecodable one.
  league.team('Y\uFFFD')
  league.feed.remove('teams', 'Z\uFFFD')
  const run = await league.sync({ type: 'teams' })
  expect(run).toMatchObject({ status: 'succeeded', created: 2, refused: 3 })
  const reason = 'Unreadable: id (contains characters that cannot be stored)'
  expect(run.refusals.toSorted((a, b) => (a.externalID < b.externalID ? -1 : 1))).toEqual([
    { kind: 'teams', externalID: 'X', reason: 'Text that cannot be decoded' },
    { kind: 'teams', externalID: 'Y\uFFFD', reason },
    { kind: 'teams', externalID: 'Z\uFFFD', reason },
  ])
})

test('Excel dates and numeric strings are accepted', async () => {
  await leagueOf()
  league.event('E', {
    name: `Excel Cup ${feeds}`,
    startDate: '7/4/2027',
    endDate: '7/5/2027',
    venue: { name: 'The Park', ...AUSTIN, lat: '30.25', lon: '-97.75' },
    divisions: [
      { ageGroup: '12', division: 'AA', entered: '8', max: '1,016', entryFeeCents: '45,000', deadline: '6/20/2027' },
    ],
  })
  expect(await league.sync({ type: 'events' })).toMatchObject({ created: 1, refused: 0 })
  const event = (await everything()).events.find(({ name }) => name === `Excel Cup ${feeds}`)!
  expect(event).toMatchObject({
    date: '2027-07-04T05:00:00.000Z',
    endDate: '2027-07-05T05:00:00.000Z',
    latitude: 30.25,
    longitude: -97.75,
  })
  expect(event.divisions).toEqual([
    { ageGroup: '12U', division: 'AA', entered: 8, max: 1016, entryFeeCents: 45000, deadline: '2027-06-20' },
  ])
})

test('numbers, flags, ids, and dates are accepted as spreadsheets and programs write them', async () => {
  await leagueOf()
  const name = (id: string) => `Quirky ${feeds} ${id}`
  league.team('T', { name: name('T') })
  league.contact('C', { teamExternalId: 'T', divisionExternalId: 7, name: 'Kim Sample' })
  league.player('P', { displayName: name('P'), teamExternalId: 'T', season: 2026 })
  const dates = ['7/4/27', '2027/7/4', '2027/07/04 00:00', '7/4/2027']
  for (const [at, startDate] of dates.entries())
    league.event(`D-${at}`, { name: name(`D-${at}`), startDate, venue: { lat: '', lon: ' ' } })
  const divisions = [
    { ageGroup: '10U', division: 'AA', entered: '', max: -1, soldOut: 'No' },
    { ageGroup: '12U', division: 'AA', entered: 3, max: '-1', soldOut: 1 },
  ]
  league.event('E', { name: name('E'), divisions })
  league.event('U', { divisions: [{ ...divisions[0], soldOut: 'constructor' }] })

  expect(await league.sync()).toMatchObject({ status: 'succeeded', created: 9, refused: 0, adjusted: 1 })
  const { events, contacts, rosters, players } = await everything()
  const named = (id: string) => events.find((each) => each.name === name(id))!
  expect(dates.map((_, at) => named(`D-${at}`).date)).toEqual(dates.map(() => '2027-07-04T05:00:00.000Z'))
  expect(named('E').divisions).toEqual([
    { ageGroup: '10U', division: 'AA', soldOut: false },
    { ageGroup: '12U', division: 'AA', entered: 3, soldOut: true },
  ])
  const { playerID } = players.find((each) => each.name === name('P'))!
  expect(rosters.find((each) => each.playerID === playerID)).toMatchObject({ season: '2026' })
  const { teamID } = await teamNamed(name('T'))
  expect(contacts.find((each) => each.teamID === teamID)).toMatchObject({ name: 'Kim Sample' })
})

test('NaN is left out, and the rest of its page is imported', async () => {
  await leagueOf({ faultOf: (_, kind) => (kind === 'events' ? 'not-a-number' : undefined) })
  const name = `NaN "Infinity" Cup ${feeds}`
  league.event('N', { name, venue: { ...AUSTIN, lat: 30.25, lon: -97.75 } })
  expect(await league.sync({ type: 'events' })).toMatchObject({ status: 'succeeded', created: 1, refused: 0 })
  const event = (await everything()).events.find((each) => each.name === name)!
  // The latitude of the city, since the one of the feed is invalid.
  expect(event.latitude).toBeCloseTo(30.3, 0)
  expect(event.latitude).not.toBe(30.25)
})

test('a page of 2,400 deletions is stored and applied in batches', async () => {
  await leagueOf({ pageSize: 5000, sizes: { teams: 30 } })
  await league.sync({ type: 'teams' })
  for (let at = 0; at < 2400; at++) league.feed.remove('teams', `NEVER-${at}`)
  const [first] = league.feed.records.teams
  league.feed.remove('teams', first!.record.id)
  expect(await league.sync({ type: 'teams' })).toMatchObject({ status: 'succeeded', removed: 1 })
})

test('deletions of more than a fifth of the records of a source wait for an admin', async () => {
  await leagueOf({ pageSize: 50 })
  addTeams(40)
  await league.sync()
  const ours = async () => (await everything()).teams.filter(({ origin }) => origin?.source === `wire-${feeds}`).length
  for (let at = 0; at < 12; at++) league.feed.remove('teams', String(at))
  // The copies of these records that the dry run writes are not records of the source.
  league.team('39', { name: nameOf(39), description: 'New' })
  league.team('40', { name: nameOf(40) })

  const message =
    'Error: The source deleted 12 of its 41 records, more than a fifth. Nothing is removed until an admin allows it.'
  expect(await league.sync({ isDryRun: true })).toMatchObject({ status: 'failed', message })
  const held = await league.sync()
  expect(held).toMatchObject({ status: 'failed', message, removed: 0 })
  expect(await ours()).toBe(41)
  const { removed } = (await previewOf(held))!
  expect(removed.map(({ name }) => name).toSorted()).toEqual(
    Array.from({ length: 12 }, (_, at) => nameOf(at)).toSorted(),
  )
  expect(await league.sync()).toMatchObject({ status: 'failed', message })
  await expect(retrySyncRun(held.runID)).rejects.toThrow('This sync waits until its removals are allowed.')

  expect(await league.retry(held.runID, true)).toMatchObject({ status: 'succeeded', removed: 12 })
  expect(await ours()).toBe(29)
  expect(await league.sync()).toMatchObject({ status: 'succeeded', removed: 0 })

  for (let at = 12; at < 16; at++) league.feed.remove('teams', String(at))
  expect(await league.sync()).toMatchObject({ status: 'succeeded', removed: 4 })
})

test('hundreds of deletions of every kind are applied and counted', async () => {
  await leagueOf({ pageSize: 500 })
  addTeams(110)
  for (let at = 0; at < 110; at++) {
    league.contact(`c${at}`, { teamExternalId: String(at % 10) })
    league.player(`p${at}`, { teamExternalId: String(at) })
    league.event(`e${at}`, { hostTeamExternalId: '1' })
  }
  await league.sync()
  const here = async () => {
    const { teams, events, players } = await everything()
    return [...teams, ...events, ...players].filter(({ origin }) => origin?.source === `wire-${feeds}`).length
  }
  expect(await here()).toBe(330)
  for (let at = 0; at < 110; at++) {
    league.feed.remove('contacts', `c${at}`)
    league.feed.remove('players', `p${at}`)
    league.feed.remove('events', `e${at}`)
    league.feed.remove('teams', String(at))
  }
  const held = await league.sync()
  expect(await league.retry(held.runID, true)).toMatchObject({ status: 'succeeded', removed: 440 })
  expect(await here()).toBe(0)
  expect(await league.syncAll()).toMatchObject({ status: 'succeeded', created: 0, removed: 0 })
})

test('a next link to another host is refused', async () => {
  await leagueOf()
  addTeams(1)
  league.feed.setRewrite((body) => ({ ...body, next: 'http://127.0.0.1:9/v1/teams' }))
  expect(await league.sync({ type: 'teams' })).toMatchObject({ message: 'Error: The source points to another host.' })
})
