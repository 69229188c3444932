import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { writeSnapshot } from '../../functions/changes/snapshots.ts'
import { dataAPI } from '../../functions/services/directory/data-api.ts'
import { createDirectory } from '../../functions/services/directory/directory.ts'
import type { PostgreSQL } from '../../functions/store/read-model/postgres/database.ts'
import { startDataAPI } from '../../scripts/local/data-api.ts'
import { serve } from '../support/serve.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { addedUser, InMemoryDirectory, teamRow } from './directory-in-memory.ts'

const DAY = 24 * 60 * 60 * 1000

const local = await startDataAPI(temporaryFolder(), () => {})
vi.stubEnv('AWS_ENDPOINT_URL_RDS_DATA', local.endpoint)
vi.stubEnv('AWS_REGION', 'us-east-1')
vi.stubEnv('AWS_ACCESS_KEY_ID', 'local')
vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'local')
afterAll(() => local.stop())

const database = dataAPI({ resourceArn: 'arn:aws:rds:us-east-1:1:cluster:it', secretArn: 'arn:aws:secretsmanager:it' })
beforeEach(async () => {
  for (const sql of ['DROP SCHEMA public CASCADE', 'CREATE SCHEMA public']) await database.query({ sql, values: [] })
})

test('a new reader finds what others applied and reads only the log entries after it', async () => {
  const world = new InMemoryDirectory(database)
  for (let i = 0; i < 50; i++) {
    world.time += 1000
    world.addUsers(`id${i}`)
    if (i % 10 === 9) await world.directory().count('user', {})
  }
  world.time += 60_000
  world.addUsers('newest')
  const before = world.read
  expect(await world.directory().count('user', {})).toBe(51)
  expect(world.read - before).toBeLessThan(35)
})

test('an empty database is filled from the snapshot and the log after it', async () => {
  const world = new InMemoryDirectory(database)
  world.write('team', [{ id: 'a', version: 1, row: teamRow("O'Fallon Nine") }])
  await writeSnapshot('team', world.ports)
  world.write('team', [{ id: 'b', version: 1, row: teamRow('Thunder') }])
  expect(await world.directory().ids('team', {})).toEqual(['b', 'a'])
  expect(await world.directory().ids('team', { search: "o'fallon" })).toEqual(['a'])
})

test('once the log after its position has expired, a database is filled again, without the records removed since', async () => {
  const world = new InMemoryDirectory(database)
  world.addUsers('removed', 'kept')
  expect(await world.directory().count('user', {})).toBe(2)
  world.write('user', [{ id: 'removed', version: 2, row: null }])
  await writeSnapshot('user', world.ports)
  world.time += 8 * DAY
  world.log.read = async function* () {}
  expect(await world.directory().ids('user', {})).toEqual(['kept'])
})

test('readers that are killed before or after they apply changes lose and double nothing', async () => {
  let calls = 0
  const dying = (at: number, isDone: boolean): PostgreSQL => ({
    async query(statement) {
      if (++calls < at) return database.query(statement)
      if (isDone) await database.query(statement)
      throw new Error('killed')
    },
  })
  const world = new InMemoryDirectory(database)
  for (let i = 0; i < 30; i++) {
    world.time += 1000
    world.write('user', [addedUser(`id${i % 20}`, {}, i + 1)])
    calls = 0
    const reader = createDirectory({ ...world.ports, database: dying(5 + (i % 4), i % 2 === 0) })
    await reader.count('user', {}).catch(({ message }: Error) => expect(message).toBe('killed'))
  }
  expect(await world.directory().count('user', {})).toBe(20)
  expect(new Set(await world.directory().ids('user', {}))).toHaveProperty('size', 20)
})

test('a query waits while a paused cluster resumes', async () => {
  let refused = 0
  const endpoint = await serve((_, response) => {
    if (++refused > 2) return response.end(JSON.stringify({ records: [[{ stringValue: 'awake' }]] }))
    response.writeHead(400, { 'content-type': 'application/json', 'x-amzn-errortype': 'DatabaseResumingException' })
    response.end(JSON.stringify({ message: 'The cluster is resuming.' }))
  })
  vi.stubEnv('AWS_ENDPOINT_URL_RDS_DATA', endpoint)
  vi.resetModules()
  const { dataAPI } = await import('../../functions/services/directory/data-api.ts')
  const paused = dataAPI({ resourceArn: 'arn:aws:rds:us-east-1:1:cluster:it', secretArn: 'arn:aws:secretsmanager:it' })
  expect(await paused.query({ sql: 'SELECT 1', values: [] })).toEqual([['awake']])
  expect(refused).toBe(3)
  vi.stubEnv('AWS_ENDPOINT_URL_RDS_DATA', local.endpoint)
})

test('ten thousand rows come in answers of at most a thousand', async () => {
  const world = new InMemoryDirectory(database)
  world.addUsers(...Array.from({ length: 2_500 }, (_, i) => `id${i}`))
  const sizes: number[] = []
  const counted: PostgreSQL = {
    async query(statement) {
      const rows = await database.query(statement)
      sizes.push(rows.length)
      return rows
    },
  }
  const directory = createDirectory({ ...world.ports, database: counted })
  const all = await directory.rows('user', { perPage: 10_000 })
  expect(new Set(all.map(({ id }) => id)).size).toBe(2_500)
  expect((await directory.rows('user', { perPage: 1_500, page: 2 })).map(({ id }) => id)).toEqual(
    all.slice(1_500).map(({ id }) => id),
  )
  expect(Math.max(...sizes)).toBe(1_000)
})

test('a total is counted again only after a change', async () => {
  const world = new InMemoryDirectory(database)
  world.addUsers('one')
  let counts = 0
  const counted: PostgreSQL = {
    query(statement) {
      if (statement.sql.includes('count(*)')) counts++
      return database.query(statement)
    },
  }
  const directory = createDirectory({ ...world.ports, database: counted })
  for (let i = 0; i < 3; i++) {
    world.time += 2_000
    expect(await directory.count('user', {})).toBe(1)
  }
  expect(counts).toBe(1)
  world.addUsers('two')
  world.time += 2_000
  expect(await directory.count('user', {})).toBe(2)
  expect(counts).toBe(2)
})
