import { beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { syncLocks } from '../../functions/domain/sync/entity.ts'
import { resumeRun } from '../../functions/domain/sync/service.ts'
import { findRun } from '../../functions/domain/sync/tasks.ts'
import { httpSource } from '../../functions/sync/source/http.ts'
import type { FeedFault, SampleFeedOptions } from '../../scripts/sample-feed/server.ts'
import { everything, expectConsistent, leagueOfFile, startFeed, startLeague } from './league.ts'

/** Small, so that few records need many pages. */
const pageSize = 50

describe('a broken source', async () => {
  const league = await leagueOfFile({ sizes: { teams: pageSize, contacts: 60 }, pageSize, source: 'broken' })
  beforeAll(async () => {
    await league.sync()
    for (const { record } of league.feed.records.teams.slice(0, 10)) league.feed.remove('teams', record.id)
    for (let at = 0; at < pageSize + 10; at++) league.team(`Z-${at}`, { name: `Later Club ${at}` })
  })
  beforeEach(() => league.feed.setFault(undefined))

  test.each<[FeedFault, string]>([
    ['error', 'Error: The source returned 500.'],
    ['html', 'Error: Invalid JSON.'],
    ['half', 'Error: Invalid JSON.'],
    ['redirect', 'Error: Too many redirects.'],
    ['redirect-away', 'Error: The source points to another host.'],
    ['loop', 'Error: The source returned the same page again. The next sync reads teams from the beginning.'],
    ['huge', 'Error: A page of the source is larger than 10 MB.'],
    ['not-found', 'Error: The source returned 404.'],
    ['hang-up', 'Error: The source did not respond.'],
    ['wrong-shape', 'Error: The page of the source is not of version 1: version.'],
  ])(
    'when every page after the first is %s, the run fails with a message and removes nothing',
    async (wrong, message) => {
      let asked = 0
      league.feed.setFault((_, kind) => (kind === 'teams' && asked++ > 0 ? wrong : undefined))
      const before = (await everything()).teams.map(({ teamID }) => teamID)
      const run = await league.syncAll()
      expect(run).toMatchObject({ status: 'failed', message, removed: 0 })
      const now = new Set((await everything()).teams.map(({ teamID }) => teamID))
      expect(before.filter((teamID) => !now.has(teamID))).toEqual([])
    },
  )

  test('the next run after recovery applies the pending deletions', async () => {
    const run = await league.sync()
    expect(run).toMatchObject({ status: 'succeeded' })
    expect(run.removed).toBeGreaterThan(0)
    await expectConsistent()
  })

  test('a wrong feed token fails the run at once', async () => {
    process.env.FEED_TOKEN = 'wrong'
    await league.queue.killWorkers()
    expect(await league.sync()).toMatchObject({ status: 'failed', message: 'Error: The source rejected the token.' })
    process.env.FEED_TOKEN = league.feed.token
    await league.queue.killWorkers()
  })
})

/** A source of a sample feed with five teams. */
async function sourceOf(options: SampleFeedOptions = {}, timeoutMs?: number) {
  const feed = await startFeed({ sizes: { teams: 5 }, ...options })
  onTestFinished(feed.stop)
  return httpSource({ url: feed.url, token: async () => feed.token, timeoutMs })
}

test.each<[FeedFault, string]>([
  ['no-content', 'The source returned 204 instead of a page.'],
  ['not-modified', 'The source returned 304 (not modified), but nothing was read from it before.'],
  ['next-with-password', 'The source puts a user name or password into its links.'],
  ['next-invalid', '/v1/teams?limit=500 of the source has a link that is not a URL: http://'],
  ['unknown-charset', 'The source declares the unknown charset klingon.'],
])('a response that is %s is not retried and has a message', async (wrong, message) => {
  const source = await sourceOf({ faultOf: () => wrong })
  await expect(source.page({ kind: 'teams' })).rejects.toMatchObject({ isTransient: false, message })
})

test('a source that times out is retried later', async () => {
  const source = await sourceOf({ faultOf: () => 'slow' }, 200)
  await expect(source.page({ kind: 'teams' })).rejects.toMatchObject({
    isTransient: true,
    message: 'The source did not respond.',
  })
})

test('a redirect to the same host is followed, including for the last page', async () => {
  const source = await sourceOf({ faultOf: (request) => (request % 2 === 0 ? 'redirect' : undefined) })
  const first = await source.page({ kind: 'teams' })
  expect(first.items.length).toBeGreaterThan(0)
  expect(await source.page({ kind: 'teams', cursor: first.next })).toMatchObject({ isLast: true, items: [] })
})

test('an unchanged page returns 304', async () => {
  const source = await sourceOf()
  const first = await source.page({ kind: 'teams' })
  const last = await source.page({ kind: 'teams', cursor: first.next })
  expect(last).toMatchObject({ isLast: true, items: [], next: first.next })
  const unchanged = await source.page({ kind: 'teams', cursor: last.next, etag: last.etag })
  // An empty source name means that the response was a 304.
  expect(unchanged).toMatchObject({ source: '', isLast: true, next: last.next, etag: last.etag })
})

test('killed workers neither lose nor duplicate records', async () => {
  const league = await startLeague({
    sizes: { teams: 120, contacts: 30, players: 30, events: 30 },
    pageSize,
    source: 'killed',
  })
  const runID = await league.start()
  let isOver = false
  const drained = league.queue.drain(() => isOver)
  while ((await findRun(runID))!.pages < 3) await new Promise((resolve) => setTimeout(resolve, 20))
  isOver = true
  await league.queue.killWorkers()
  await Promise.race([drained, new Promise((resolve) => setTimeout(resolve, 200))])
  expect(await findRun(runID)).toMatchObject({ status: 'running' })

  expect(await resumeRun()).toBeNull()
  await syncLocks().patch({}).set({ until: 1 }).go()
  expect(await resumeRun()).toMatchObject({ runID })
  const run = await league.ended(runID)
  expect(run).toMatchObject({ status: 'succeeded', refused: 6 })
  const inFeed = ['teams', 'contacts', 'events', 'players'] as const
  const records = inFeed.flatMap((kind) => league.feed.records[kind]).filter(({ record }) => record.state === 'updated')
  expect(run.created + run.updated + run.unchanged + run.refused).toBe(records.length)
  const table = await expectConsistent()
  expect(table.of('sync-reference').filter(({ source }) => source === 'killed')).toHaveLength(
    records.filter(({ record }) => record.kind === 'contact').length,
  )
  await league.stop()
})
