import { afterAll, expect, test } from 'vitest'
import { type FillMessage, fillPart } from '../../functions/changes/fill-database.ts'
import { handler as fill } from '../../functions/changes/fill-handler.ts'
import { handler as changes } from '../../functions/changes/handler.ts'
import { rebuildReadModel } from '../../functions/changes/rebuild.ts'
import { findRebuild } from '../../functions/changes/rebuild-progress.ts'
import { listsDatabase } from '../../functions/services/directory/data-api.ts'
import { createDirectory } from '../../functions/services/directory/directory.ts'
import { snapshots } from '../../functions/services/directory/snapshot-store.ts'
import { heads } from '../../functions/store/change-log/head.ts'
import type { PostgreSQL } from '../../functions/store/read-model/postgres/database.ts'
import { PostgreSQLReadModel } from '../../functions/store/read-model/postgres/read-model.ts'
import { startDataAPI } from '../../scripts/local/data-api.ts'
import { BUCKET, startQueueAndStorage } from '../../scripts/local/queue-and-storage.ts'
import { queueSource } from '../../scripts/local/queue-source.ts'
import { addedUser } from '../domain/directory-in-memory.ts'
import { as } from '../support/as.ts'
import { given } from '../support/given.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const path = temporaryFolder()
const storage = await startQueueAndStorage(path)
const postgres = await startDataAPI(path, () => {})
const queue = storage.queue('directory-fill')
Object.assign(process.env, {
  AWS_ENDPOINT_URL_S3: storage.endpoint,
  AWS_ENDPOINT_URL_SQS: storage.endpoint,
  AWS_ENDPOINT_URL_RDS_DATA: postgres.endpoint,
  BUCKET_NAME: BUCKET,
  DIRECTORY_FILL_QUEUE_URL: queue.url,
  DIRECTORY_CLUSTER: 'arn:aws:rds:us-east-1:1:cluster:it',
  DIRECTORY_SECRET: 'arn:aws:secretsmanager:it',
})
const database = listsDatabase()!
afterAll(async () => {
  await postgres.stop()
  await storage.stop()
})

/** Delivers the messages of the queue to the function until none is left. */
async function deliver(run: (message: FillMessage) => Promise<void>) {
  const source = queueSource(
    queue,
    async ({ Records }) => {
      for (const { body } of Records) await run(JSON.parse(body))
    },
    1,
    console.error,
  )
  await expect.poll(() => queue.isEmpty(), { timeout: 20_000 }).toBe(true)
  await source.stop()
}

/** A database whose function is killed after so many statements. */
function dying(statements: number): PostgreSQL {
  let left = statements
  return {
    query: (statement) => (left-- > 0 ? database.query(statement) : Promise.reject(new Error('killed'))),
  }
}

const inDatabase = () => createDirectory({ log: { read: async function* () {} }, heads, snapshots, database })

test('functions that are killed after any number of statements, and parts that are delivered twice, fill the database once', async () => {
  const owner = await given.user()
  const players = await Promise.all(
    Array.from({ length: 40 }, (_, i) => given.player({ claimer: owner, name: `Filled Finch ${i}` })),
  )
  await rebuildReadModel({ snapshots, segments: 2, pageItems: 5, database })
  const [deleted, renamed, ...others] = players
  await as(owner).deletePlayer({ id: deleted!.id })
  await as(owner).updatePlayer({ id: renamed!.id, input: { name: 'Renamed Raven', age: 12 } })
  const added = await given.player({ claimer: owner, name: 'Filled Finch at last' })

  const messages: FillMessage[] = []
  await deliver(async (message) => void messages.push(message))
  expect(messages.length).toBeGreaterThan(4)
  let kills = 0
  const filled = async (message: FillMessage) => {
    for (let statements = 0; ; statements += 1 + Math.floor(statements / 4)) {
      try {
        await Promise.all([fillPart(message, dying(statements)), fillPart(message, dying(statements + 1))])
        return
      } catch (error) {
        expect((error as Error).message).toBe('killed')
        kills++
      }
    }
  }
  for (const message of messages.toReversed()) await filled(message)
  expect(kills).toBeGreaterThan(messages.length)
  expect(await findRebuild(Date.now())).toBeUndefined()
  const found = await inDatabase().ids('player', { search: 'filled finch', perPage: 100 })
  expect(found.toSorted()).toEqual([...others, added].map(({ id }) => id).toSorted())
  expect(await inDatabase().count('player', {})).toBe(40)

  // A message of a rebuild that has ended.
  await fillPart(messages[0]!, { query: () => Promise.reject(new Error('queried')) })
})

test('the function fills the database from the queue, without what the table no longer has', async () => {
  await new PostgreSQLReadModel('user', database).add([addedUser('gone')])
  const user = await given.user()
  await changes({ rebuild: true })
  await deliver(async (message) => {
    const body = JSON.stringify(message)
    expect(await fill({ Records: [{ messageId: '1', body }] } as never)).toEqual({ batchItemFailures: [] })
  })
  expect(await findRebuild(Date.now())).toBeUndefined()
  const ids = await inDatabase().ids('user', { perPage: 100 })
  expect(ids).toContain(user.userID)
  expect(ids).not.toContain('gone')
})
