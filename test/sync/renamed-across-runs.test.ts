import { afterAll, beforeAll, expect, test } from 'vitest'
import { getRun } from '../../functions/domain/sync/runs.ts'
import { cancelSyncRun, startRun } from '../../functions/domain/sync/service.ts'
import { expectConsistent } from './league.ts'
import { type Chaos, startQueue } from './queue.ts'
import { type RawItem, startScriptedFeed } from './scripted-feed.ts'

let feed: Awaited<ReturnType<typeof startScriptedFeed>>
beforeAll(async () => {
  feed = await startScriptedFeed('clubs')
  Object.assign(process.env, { FEED_URL: feed.url, FEED_TOKEN: feed.token })
})
afterAll(() => feed.stop())

/** Starts workers. Without chaos, they write the pages in the order of the source. */
async function withQueue(chaos: Chaos, use: (queue: Awaited<ReturnType<typeof startQueue>>) => Promise<void>) {
  const queue = await startQueue(chaos)
  try {
    await use(queue)
  } finally {
    await queue.stop()
  }
}

const listing = (id: string, minute: number, name: string): RawItem => ({
  ...{ id, state: 'updated', modified: new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString() },
  data: { name, city: 'Austin', state: 'TX' },
})
const deletion = (id: string): RawItem => ({ id, state: 'deleted', modified: '2026-01-01T00:10:00.000Z' })
const contact = (id: string, teamExternalId: string): RawItem => ({
  ...{ id, state: 'updated', modified: '2026-02-01T00:00:00.000Z' },
  data: { teamExternalId, name: `Contact of ${teamExternalId}` },
})

/** A club of two listings that is renamed, and a new listing of its old or new name. */
type Club = { id: string; isRenamedFirst: boolean; isOldName: boolean; isNewer: boolean }

const clubsOf = (label: string): Club[] =>
  [true, false].flatMap((isRenamedFirst) =>
    [true, false].flatMap((isOldName) =>
      [true, false].map((isNewer) => ({
        id: `${label}${isRenamedFirst ? 1 : 2}${isOldName ? 1 : 2}${isNewer ? 1 : 2}`,
        ...{ isRenamedFirst, isOldName, isNewer },
      })),
    ),
  )

const firstPage = (clubs: Club[]) =>
  clubs.flatMap(({ id }) => [listing(`${id}-1`, 1, `Old ${id} 10U AA`), listing(`${id}-2`, 2, `Old ${id} 12U AA`)])

function laterPages(clubs: Club[]): RawItem[][] {
  const pages: RawItem[][] = [[], []]
  for (const { id, isRenamedFirst, isOldName, isNewer } of clubs) {
    pages[isRenamedFirst ? 0 : 1]!.push(listing(`${id}-1`, 100, `New ${id} 10U AA`))
    const name = `${isOldName ? 'Old' : 'New'} ${id} 14U AA`
    pages[isRenamedFirst ? 1 : 0]!.push(listing(`${id}-3`, isNewer ? 200 : 50, name))
  }
  return pages
}

/** Checks that each club kept its team, renamed, and that the new listing is on the team with its name. */
async function expectRenamed(clubs: Club[], teamIDs: Map<string, string>) {
  const { teams, contacts } = await expectConsistent()
  const recordsOf = (id: string) =>
    teams
      .filter(({ name }) => name.endsWith(` ${id}`))
      .map(({ teamID, name, origin }) => ({ teamID, name, ids: Object.keys(origin.externals).toSorted() }))
  for (const { id, isOldName } of clubs) {
    const [renamed, ...others] = recordsOf(id).toSorted((a, b) => (a.name < b.name ? -1 : 1))
    const ids = (...numbers: number[]) => numbers.map((number) => `clubs/${id}-${number}`)
    expect(renamed, id).toEqual({
      ...{ teamID: teamIDs.get(id), name: `New ${id}` },
      ids: isOldName ? ids(1, 2) : ids(1, 2, 3),
    })
    expect(others.map(({ name, ids }) => ({ name, ids }))).toEqual(
      isOldName ? [{ name: `Old ${id}`, ids: ids(3) }] : [],
    )
    const { teamID } = isOldName ? others[0]! : renamed!
    expect(
      contacts.flatMap(({ name, teamID }) => (name === `Contact of ${id}-3` ? teamID : [])),
      id,
    ).toEqual([teamID])
  }
}

async function sync(queue: Awaited<ReturnType<typeof startQueue>>, isDryRun = false) {
  const { runID } = await startRun({ type: 'all', startedBy: 'test', isFull: true, isDryRun })
  await queue.drain()
  return getRun(runID)
}

const countsOf = ({ created, updated, removed, unchanged, refused }: Awaited<ReturnType<typeof getRun>>) => ({
  ...{ created, updated, removed, unchanged, refused },
})

/** Imports the clubs, and prepares the pages that rename them and list the new records. */
async function imported(clubs: Club[], before: RawItem[][] = []) {
  feed.pages.clear()
  feed.pages.set('teams', [firstPage(clubs)])
  await withQueue({ workers: 1 }, async (queue) => {
    expect(await sync(queue)).toMatchObject({ status: 'succeeded', created: 8 })
  })
  feed.pages.set('teams', [...before, ...laterPages(clubs)])
  feed.pages.set('contacts', [clubs.map(({ id }) => contact(`${id}-contact`, `${id}-3`))])
  const { teams } = await expectConsistent()
  return new Map(clubs.map(({ id }) => [id, teams.find(({ name }) => name === `Old ${id}`)!.teamID as string]))
}

/** 4 new teams with the old names, and 8 contacts. */
const expected = { status: 'succeeded', created: 12, refused: 0 }

test('a new listing joins the team of its name if a team of an earlier sync is renamed, whichever page is written first', async () => {
  const clubs = clubsOf('P')
  const teamIDs = await imported(clubs)
  await withQueue({ workers: 1 }, async (queue) => {
    const dryRun = await sync(queue, true)
    const run = await sync(queue)
    expect(run).toMatchObject(expected)
    expect(countsOf(run)).toEqual(countsOf(dryRun))
    await expectRenamed(clubs, teamIDs)
    expect(await sync(queue)).toMatchObject({ status: 'succeeded', created: 0, updated: 0 })
  })
})

test('a new listing joins the team of its name through crashing workers and duplicate messages', {
  timeout: 120_000,
}, async () => {
  const clubs = clubsOf('C')
  const teamIDs = await imported(clubs)
  await withQueue({ workers: 2, crashes: 4, duplicates: 3, isShuffled: true }, async (queue) => {
    expect(await sync(queue)).toMatchObject(expected)
  })
  await expectRenamed(clubs, teamIDs)
})

test('new listings of a canceled sync join the teams of their names in the next one', async () => {
  const clubs = clubsOf('X')
  const teamIDs = await imported(clubs, [firstPage(clubs)])
  await withQueue({ workers: 1 }, async (queue) => {
    const start = () => startRun({ type: 'all', startedBy: 'test' })
    const canceled = await start()
    await queue.drain(() => queue.waiting.some(({ body }) => JSON.parse(body).chain === 'listings'))
    await cancelSyncRun(canceled.runID)
    await queue.drain()
    const { runID } = await start()
    await queue.drain()
    expect(await getRun(runID)).toMatchObject(expected)
    await expectRenamed(clubs, teamIDs)
  })
})

test('new listings of two clubs that swap names between syncs join the team that has their name now', async () => {
  await withQueue({ workers: 1 }, async (queue) => {
    const names = [
      ['S1', 'Swap One'],
      ['S2', 'Swap Two'],
    ] as const
    feed.pages.clear()
    feed.pages.set('teams', [names.map(([id, name]) => listing(`${id}-1`, 1, `${name} 10U AA`))])
    await sync(queue)
    feed.pages.set('teams', [
      [listing('S1-1', 100, 'Swap Two 10U AA'), listing('S1-2', 150, 'Swap Two 12U AA')],
      [listing('S2-1', 110, 'Swap One 10U AA'), listing('S2-2', 160, 'Swap One 12U AA')],
    ])
    expect(await sync(queue)).toMatchObject({ status: 'succeeded', created: 0 })
    const { teams } = await expectConsistent()
    const swapped = teams.filter(({ name }) => name.startsWith('Swap'))
    expect(swapped.map(({ name, origin }) => [name, Object.keys(origin.externals).toSorted()]).toSorted()).toEqual([
      ['Swap One', ['clubs/S2-1', 'clubs/S2-2']],
      ['Swap Two', ['clubs/S1-1', 'clubs/S1-2']],
    ])
  })
})

test('a new listing joins the team of its name that has listings, whichever page drops the ages of another team first', async () => {
  const ids = ['D1', 'D2']
  const others = Array.from({ length: 12 }, (_, at) => listing(`other-${at}`, 1, `Other ${at}`))
  const clubs = ids.flatMap((id) => [
    listing(`${id}-1`, 1, `Old ${id} 10U AA`),
    listing(`${id}-2`, 2, `Old ${id} 12U AA`),
  ])
  feed.pages.clear()
  feed.pages.set('teams', [[...others, ...clubs]])
  await withQueue({ workers: 1 }, async (queue) => {
    expect(await sync(queue)).toMatchObject({ status: 'succeeded', created: 14 })
    feed.pages.set('teams', [
      [...ids.map((id) => listing(`${id}-3`, 3, `Kept ${id}`)), ...ids.map((id) => deletion(`${id}-2`))],
    ])
    expect(await sync(queue)).toMatchObject({ status: 'succeeded', created: 2 })

    const withoutAges = ids.map((id, at) => {
      const records = [1, 2].map((number) => listing(`${id}-${number}`, 100 + number, `Same ${id}`))
      return at === 0 ? records : records.toReversed()
    })
    const renamed = ids.flatMap((id) => [
      listing(`${id}-3`, 100, `Same ${id} 10U AA`),
      listing(`${id}-4`, 100, `Same ${id} 14U AA`),
    ])
    feed.pages.set('teams', [...[0, 1].map((page) => withoutAges.map((records) => records[page]!)), renamed])
    expect(await sync(queue)).toMatchObject({ status: 'succeeded', created: 0 })
  })
  const { teams } = await expectConsistent()
  const recordsOf = (id: string) =>
    teams.flatMap(({ name, origin }) => (name === `Same ${id}` ? [Object.keys(origin.externals).toSorted()] : []))
  for (const id of ids) {
    const keys = (...numbers: number[]) => numbers.map((number) => `clubs/${id}-${number}`)
    expect(recordsOf(id).toSorted(), id).toEqual([keys(1, 2), keys(3, 4)])
  }
})
