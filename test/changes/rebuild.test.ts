import { afterAll, expect, test, vi } from 'vitest'
import { handler as changes } from '../../functions/changes/handler.ts'
import { rebuildReadModel } from '../../functions/changes/rebuild.ts'
import { createDirectory } from '../../functions/services/directory/directory.ts'
import { snapshots } from '../../functions/services/directory/snapshot-store.ts'
import { heads } from '../../functions/store/change-log/head.ts'
import { kinds } from '../../functions/store/change-log/rows.ts'
import { client } from '../../functions/store/dynamo.ts'
import { BUCKET, startQueueAndStorage } from '../../scripts/local/queue-and-storage.ts'
import { startFaultyDynamo } from '../faults/faulty-dynamo.ts'
import { given } from '../support/given.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const path = temporaryFolder()
const storage = await startQueueAndStorage(path)
Object.assign(process.env, { AWS_ENDPOINT_URL_S3: storage.endpoint, BUCKET_NAME: BUCKET })
afterAll(async () => {
  await storage.stop()
})

const noLog = { read: async function* () {} }

test('the read model is rebuilt from the table when the change log is gone', async () => {
  const owner = await given.user({ role: 'coach' })
  const team = await given.team({ owner, name: 'Night Herons' })
  const player = await given.player({ claimer: owner })
  const opportunity = await given.opportunity({ creator: owner, teamID: team.id })

  await changes({ rebuild: true })

  for (const kind of kinds) expect(await heads.find(kind), kind).toBeDefined()
  const directory = createDirectory({ log: noLog, heads, snapshots })
  const now = new Date()
  expect(await directory.ids('team', { search: 'night herons' })).toEqual([team.id])
  expect(await directory.ids('player', {})).toEqual([player.id])
  const rows = await directory.rows('opportunity', { now, visibleTo: { all: true } })
  expect(rows).toMatchObject([{ id: opportunity.id, teamName: 'Night Herons' }])
})

test('the daily run rebuilds a read model whose snapshots are all gone, as in a restored table', async () => {
  const team = await given.team({ owner: await given.user(), name: 'Lost Larks' })
  await changes({ rebuild: true })
  for (const kind of kinds) {
    const { snapshot, previous } = (await heads.find(kind))!
    for (const key of [snapshot, previous?.snapshot]) if (key) await snapshots.delete(key)
  }
  await expect(createDirectory({ log: noLog, heads, snapshots }).ids('team', {})).rejects.toThrow('No snapshot of team')

  await changes({})
  const directory = createDirectory({ log: noLog, heads, snapshots })
  expect(await directory.ids('team', { search: 'lost larks' })).toEqual([team.id])
})

test('a killed rebuild of the read model resumes where it stopped and misses no record', async () => {
  const owner = await given.user()
  const made = await Promise.all(
    Array.from({ length: 60 }, (_, i) => given.player({ claimer: owner, name: `Rebuilt Robin ${i}` })),
  )
  let puts = 0
  const dying: typeof snapshots = {
    ...snapshots,
    put: async (key, file) => {
      if (++puts > 5) throw new Error('killed')
      await snapshots.put(key, file)
    },
  }
  const scans = await countingScans(async () => {
    await expect(rebuildReadModel({ snapshots: dying, segments: 2, pageItems: 5 })).rejects.toThrow('killed')
  })
  const all = await countingScans(() => rebuildReadModel({ snapshots, segments: 2, pageItems: 5 }))
  const fromStart = await countingScans(() => rebuildReadModel({ snapshots, segments: 2, pageItems: 5 }))
  expect(scans).toBeGreaterThan(4)
  expect(all).toBeLessThan(fromStart)

  const directory = createDirectory({ log: noLog, heads, snapshots })
  const found = await directory.ids('player', { search: 'rebuilt robin', perPage: 100 })
  expect(found.toSorted()).toEqual(made.map(({ id }) => id).toSorted())
})

test('a Scan of the rebuild can take longer than the timeout of API requests', async () => {
  const slow = await startFaultyDynamo(process.env.AWS_ENDPOINT_URL_DYNAMODB!)
  slow.setFault(() => 'slow')
  const { hostname, port } = new URL(slow.endpoint)
  const name = 'slow scans'
  vi.stubEnv('QUICK_DYNAMO', '')
  client.middlewareStack.add(
    (next, context) => (args) => {
      if (context.commandName === 'ScanCommand') Object.assign(args.request as object, { hostname, port })
      return next(args)
    },
    { step: 'finalizeRequest', priority: 'low', name },
  )
  try {
    expect(await countingScans(() => rebuildReadModel({ snapshots, segments: 1 }))).toBe(1)
  } finally {
    client.middlewareStack.remove(name)
    await slow.stop()
  }
})

/** Counts the Scan requests that the work makes. */
async function countingScans(work: () => Promise<void>): Promise<number> {
  let scans = 0
  const name = 'counts scans'
  client.middlewareStack.add(
    (next, context) => async (args) => {
      if (context.commandName === 'ScanCommand') scans++
      return next(args)
    },
    { step: 'initialize', name },
  )
  await work()
  client.middlewareStack.remove(name)
  return scans
}
