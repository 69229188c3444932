import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test, vi } from 'vitest'
import { listsDatabase } from '../../functions/services/directory/data-api.ts'
import { createDirectory } from '../../functions/services/directory/directory.ts'
import { snapshots } from '../../functions/services/directory/snapshot-store.ts'
import { heads } from '../../functions/store/change-log/head.ts'
import { changeLog } from '../../functions/store/change-log/log.ts'
import { startDataAPI } from '../../scripts/local/data-api.ts'
import { BUCKET, startQueueAndStorage } from '../../scripts/local/queue-and-storage.ts'
import { allItems } from '../support/all-items.ts'
import { as } from '../support/as.ts'
import { given } from '../support/given.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const path = temporaryFolder()
const storage = await startQueueAndStorage(path)
const postgres = await startDataAPI(path, () => {})
Object.assign(process.env, {
  AWS_ENDPOINT_URL_S3: storage.endpoint,
  AWS_ENDPOINT_URL_RDS_DATA: postgres.endpoint,
  BUCKET_NAME: BUCKET,
})
afterAll(async () => {
  await postgres.stop()
  await storage.stop()
})

const ROUNDS = 6
const ADDED = 30

/** Starts a process that applies the change log, and kills it a while after it has read a page of it. Returns the signal that ended it. */
async function killWhileApplying(milliseconds: number) {
  const reader = fork(fileURLToPath(new URL('./reader-process.ts', import.meta.url)), { execArgv: [] })
  const ended = once(reader, 'exit')
  await Promise.race([once(reader, 'message'), ended])
  await sleep(milliseconds)
  reader.kill('SIGKILL')
  const [, signal] = await ended
  return signal as string | null
}

/** The names by ID. */
const namesInTable = async () =>
  (await allItems<{ __edb_e__?: string; playerID: string; name: string }>())
    .filter((item) => item.__edb_e__ === 'player')
    .map(({ playerID, name }) => [playerID, name])
    .toSorted()

test.each([
  ['SQLite', {}],
  [
    'PostgreSQL',
    { DIRECTORY_CLUSTER: 'arn:aws:rds:us-east-1:1:cluster:it', DIRECTORY_SECRET: 'arn:aws:secretsmanager:it' },
  ],
])(
  'processes that are killed while they apply the change log in %s lose and double nothing',
  async (engine, environment) => {
    for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value)
    const owner = await given.user()
    const signals: (string | null)[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const [removed, renamed] = await Promise.all(
        Array.from({ length: ADDED }, (_, i) => given.player({ claimer: owner, name: `${engine} Kite ${round} ${i}` })),
      )
      await as(owner).deletePlayer({ id: removed!.id })
      await as(owner).updatePlayer({ id: renamed!.id, input: { name: `Renamed Rook ${round}`, age: 12 } })

      signals.push(await killWhileApplying(4 * round))
      const directory = createDirectory({ log: changeLog, heads, snapshots, database: listsDatabase() })
      const listed = await directory.rows('player', { perPage: 1_000, ties: { all: true } })
      expect(listed.map(({ id, name }) => [id, name]).toSorted()).toEqual(await namesInTable())
      expect(await directory.count('player', { search: `${engine} kite` })).toBe((round + 1) * (ADDED - 2))
    }
    expect(signals).toContain('SIGKILL')
  },
)
