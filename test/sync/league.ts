import type { ScanCommandOutput } from '@aws-sdk/lib-dynamodb'
import { expect } from 'vitest'
import type { SyncRunItem } from '../../functions/domain/sync/entity.ts'
import { getRun, type StartRun, startRun } from '../../functions/domain/sync/service.ts'
import { kindOfPartition } from '../../functions/store/change-log/log.ts'
import { type SampleFeedOptions, startSampleFeed } from '../../scripts/sample-feed/server.ts'
import { allItems } from '../support/all-items.ts'
import { type Chaos, startQueue } from './queue.ts'

export type Item = NonNullable<ScanCommandOutput['Items']>[number]

/** A modification time for a version of a feed record. */
export const atMinute = (minute: number) => new Date(Date.UTC(2026, 0, 1) + minute * 60_000).toISOString()

/** Cursors are stored by URL, so a feed at the URL of an earlier one would continue where that one ended. */
const usedURLs = new Set<string>()

async function startFeed(options: SampleFeedOptions) {
  for (;;) {
    const feed = await startSampleFeed({ sizes: { teams: 0, events: 0, players: 0, contacts: 0 }, ...options })
    if (!usedURLs.has(feed.url)) {
      usedURLs.add(feed.url)
      return feed
    }
    await feed.stop()
  }
}

/** Starts a sample feed, and a queue and workers that sync it to the table of this test file. */
export async function startLeague({ chaos, ...options }: SampleFeedOptions & { chaos?: Chaos } = {}) {
  const feed = await startFeed(options)
  Object.assign(process.env, { FEED_URL: feed.url, FEED_TOKEN: feed.token })
  const queue = await startQueue(chaos)

  async function sync(input: Partial<StartRun> = {}): Promise<SyncRunItem> {
    const { runID } = await startRun({ type: 'all', startedBy: 'test', ...input })
    await queue.drain()
    return getRun(runID)
  }

  return {
    feed,
    queue,
    sync,
    /** Runs a full sync, from the beginning of the feed. */
    syncAll: (input: Partial<StartRun> = {}) => sync({ isFull: true, ...input }),
    async stop() {
      await queue.stop()
      await feed.stop()
    },
  }
}

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
