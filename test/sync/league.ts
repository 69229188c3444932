import type { ScanCommandOutput } from '@aws-sdk/lib-dynamodb'
import { afterAll, expect } from 'vitest'
import type { FeedKind, SyncRunItem } from '../../functions/domain/sync/entity.ts'
import { getRun, retrySyncRun, type StartRun, startRun } from '../../functions/domain/sync/service.ts'
import { kindOfPartition } from '../../functions/store/change-log/log.ts'
import { client } from '../../functions/store/dynamo.ts'
import { newID } from '../../functions/values/ids.ts'
import { type SampleFeedOptions, startSampleFeed } from '../../scripts/sample-feed/server.ts'
import { allItems } from '../support/all-items.ts'
import { type Chaos, startQueue } from './queue.ts'

export type Item = NonNullable<ScanCommandOutput['Items']>[number]

/** A modification time for a version of a feed record. */
export const atMinute = (minute: number) => new Date(Date.UTC(2026, 0, 1) + minute * 60_000).toISOString()

const NONE = { teams: 0, events: 0, players: 0, contacts: 0 }
export const AUSTIN = { city: 'Austin', state: 'TX' }
/** The fields that make a record of the feed valid. */
export const VALID = {
  teams: { name: 'Ironwoods', ...AUSTIN },
  contacts: { name: 'Pat Sample' },
  events: { name: 'Cup', startDate: '2027-05-01' },
  players: { displayName: 'Jordan Sample', ageGroup: '12U', season: '2026 Fall', guardianConsent: true },
} satisfies Record<FeedKind, object>

type LeagueOptions = SampleFeedOptions & { chaos?: Chaos }

/** Cursors are stored by URL, so a feed at the URL of an earlier one would continue where that one ended. */
const usedURLs = new Set<string>()

/** Starts a sample feed, by default without records. */
export async function startFeed({ sizes, ...options }: SampleFeedOptions = {}) {
  for (;;) {
    const feed = await startSampleFeed({ sizes: { ...NONE, ...sizes }, ...options })
    if (!usedURLs.has(feed.url)) {
      usedURLs.add(feed.url)
      Object.assign(process.env, { FEED_URL: feed.url, FEED_TOKEN: feed.token })
      return feed
    }
    await feed.stop()
  }
}

/** Starts a sample feed, and a queue and workers that sync it to the table of this test file. */
export async function startLeague({ chaos, ...options }: LeagueOptions = {}) {
  const feed = await startFeed(options)
  const queue = await startQueue(chaos)

  const start = async (input: Partial<StartRun> = {}) =>
    (await startRun({ type: 'all', startedBy: 'test', ...input })).runID
  async function ended(runID: string): Promise<SyncRunItem> {
    await queue.drain()
    return getRun(runID)
  }
  const sync = async (input: Partial<StartRun> = {}) => ended(await start(input))
  const adding =
    (kind: FeedKind) =>
    (id: string, data: object = {}) =>
      feed.add(kind, { id, data: { ...VALID[kind], ...data } })

  return {
    feed,
    queue,
    /** Adds a record to the feed, or changes it. It is valid without any data. */
    team: adding('teams'),
    contact: adding('contacts'),
    event: adding('events'),
    player: adding('players'),
    /** Starts a run, and returns its ID. */
    start,
    /** Delivers all messages, and returns the run. */
    ended,
    sync,
    /** Runs a full sync, from the beginning of the feed. */
    syncAll: (input: Partial<StartRun> = {}) => sync({ isFull: true, ...input }),
    async retry(runID: string, allowsRemovals = false) {
      await retrySyncRun(runID, allowsRemovals)
      return ended(runID)
    },
    async stop() {
      await queue.stop()
      await feed.stop()
    },
  }
}

/** The league of a test file. */
export async function leagueOfFile(options?: LeagueOptions) {
  const league = await startLeague(options)
  afterAll(() => league.stop())
  return league
}

/** Calls `act` before each request to DynamoDB of this process whose input contains the text, until the returned function is called. */
export function beforeRequests(text: string, act: () => unknown) {
  const name = `before ${text}`
  client.middlewareStack.add(
    (next) => async (args) => {
      if (JSON.stringify(args.input).includes(text)) await act()
      return next(args)
    },
    { step: 'initialize', name },
  )
  return () => client.middlewareStack.remove(name)
}

/** Delivers the body of a message to a worker of this process, for the `receives`th time. Returns whether the worker finished. */
export async function deliver(body: string, receives: number) {
  const record = { messageId: 'one', body, attributes: { ApproximateReceiveCount: String(receives) } }
  const { handler } = await import('../../functions/sync/worker.ts')
  return (await handler({ Records: [record as never] })).batchItemFailures.length === 0
}

/** An admin, for the removal of a record. */
export const byAdmin = () => ({ userID: newID(), isAdmin: true, now: new Date() })

/** '12U AA' */
export const written = (divisions: Item[] = []) => divisions.map(({ ageGroup, division }) => `${ageGroup} ${division}`)

/** All items of the table, also by entity. */
export async function everything() {
  const items = await allItems<Item>()
  const of = (entity: string): Item[] => items.filter(({ __edb_e__ }) => __edb_e__ === entity)
  return {
    items,
    of,
    teams: of('team'),
    events: of('event'),
    players: of('player'),
    contacts: of('team-contact'),
    rosters: of('roster-entry'),
  }
}

/** Checks that the change log matches the table. */
export async function expectConsistent() {
  const table = await everything()
  for (const [kind, rows] of [
    ['team', table.teams],
    ['event', table.events],
  ] as const) {
    const newest = new Map<string, { version: number; row: unknown }>()
    for (const { pk, changes } of table.items) {
      if (kindOfPartition(pk) !== kind) continue
      for (const change of changes ?? [])
        if ((newest.get(change.id)?.version ?? 0) < change.version) newest.set(change.id, change)
    }
    const alive = [...newest].filter(([, { row }]) => row !== null).map(([id]) => id)
    expect(alive.toSorted()).toEqual(rows.map((row) => row[`${kind}ID`]).toSorted())
    for (const row of rows) {
      const shown = newest.get(row[`${kind}ID`])!.row as Item
      expect(shown.name).toBe(row.name)
      expect(shown.state).toBe(row.state)
    }
  }
  const histories = table.of('player-history').map(({ teamHistoryID }) => teamHistoryID)
  expect(histories.toSorted()).toEqual(table.rosters.map(({ teamHistoryID }) => teamHistoryID).toSorted())
  return table
}

export const teamNamed = async (name: string) => (await everything()).teams.find((team) => team.name === name)!

/** The record of the external record with this ID. */
export const ofSource = (items: Item[], id: string) => items.find(({ origin }) => origin?.externals[`sample/${id}`])!
