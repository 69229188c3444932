import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import { DeleteCommand, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import { expect, test } from 'vitest'
import { handler as changes } from '../../functions/changes/handler.ts'
import { migrate } from '../../functions/changes/migrate.ts'
import { recordIn } from '../../functions/domain/deleted-records/copies.ts'
import type { DeletedRecordItem } from '../../functions/domain/deleted-records/entity.ts'
import { type TeamItem, teams } from '../../functions/domain/teams/entity.ts'
import { teamRecord } from '../../functions/domain/teams/record.ts'
import { client, tableName } from '../../functions/store/dynamo.ts'
import { itemKey, parseItem } from '../../functions/store/entity.ts'
import { itemKeys } from '../../functions/store/item-keys.ts'
import { migrations, SHAPE, upgraded } from '../../functions/store/migrations/migrations.ts'
import { dueMigrations, finishAllMigrations } from '../../functions/store/migrations/progress.ts'
import { writeRecord } from '../../functions/store/records/listed-record.ts'
import { ENTITY_ATTRIBUTE, find, retryOnConflict } from '../../functions/store/store.ts'
import { newID } from '../../functions/values/ids.ts'

type Item = Record<string, unknown>
type Earlier = { since: string; before: { links?: { websiteURL?: string }; look?: { colors?: string[] } } & Item }

const NAME = '0001-values-before-a-claim'
const CLAIMED = '2031-05-01T12:00:00.000Z'

/** What the release before wrote of a claim. */
const earlierClaim = (websiteURL: string): Earlier => ({
  since: CLAIMED,
  before: { name: 'Aces', divisions: [], state: 'TX', links: { websiteURL }, look: { colors: ['#112233'] } },
})

const read = async (teamID: string): Promise<Item> => {
  const Key = itemKey(teams, { teamID })
  return (await client.send(new GetCommand({ TableName: tableName(), Key, ConsistentRead: true }))).Item!
}

/** Writes a team as the release before did: without the shape, and without what it does not know. */
async function putEarlier(team: Item, seen?: number) {
  await client.send(
    new PutCommand({
      TableName: tableName(),
      Item: { ...itemKey(teams, { teamID: String(team.teamID) }), [ENTITY_ATTRIBUTE]: 'team', ...team },
      ConditionExpression: seen === undefined ? undefined : 'version = :seen',
      ExpressionAttributeValues: seen === undefined ? undefined : { ':seen': seen },
    }),
  )
}

async function givenEarlierTeams(count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, newID)
  const at = '2031-04-01T12:00:00.000Z'
  const fields = { name: 'Aces', divisions: [], version: 1, createdAt: at, updatedAt: at }
  for (const teamID of ids) await putEarlier({ ...fields, teamID, provisional: earlierClaim('https://first.example') })
  return ids
}

async function makeDue() {
  await client.send(new DeleteCommand({ TableName: tableName(), Key: itemKeys.migration(NAME, 'run') }))
}

/** Writers of the release before and of this one, until they are stopped. `last` has what the last writer of each team wrote. */
function startWriters(ids: string[]) {
  const last = new Map<string, { version: number; websiteURL: string }>()
  const written = { earlier: 0, now: 0 }
  let isStopped = false
  const note = (teamID: string, version: number, websiteURL: string) => {
    if (version > (last.get(teamID)?.version ?? 0)) last.set(teamID, { version, websiteURL })
  }
  async function writeEarlier(turn: number) {
    const teamID = ids[(turn * 7) % ids.length]!
    const { pk: _, sk: __, [SHAPE]: ___, ...team } = await read(teamID)
    const { links, look } = (team.provisional as Earlier).before
    // What it would restore if an admin rejected the claim now.
    expect({ links, look }).toEqual({
      links: { websiteURL: expect.stringMatching(/^https/) },
      look: { colors: ['#112233'] },
    })
    const [version, websiteURL] = [Number(team.version), `https://earlier-${turn}.example`]
    try {
      await putEarlier({ ...team, version: version + 1, provisional: earlierClaim(websiteURL) }, version)
      note(teamID, version + 1, websiteURL)
      written.earlier++
    } catch (error) {
      if (!(error instanceof ConditionalCheckFailedException)) throw error
    }
  }
  async function writeNow(turn: number) {
    const teamID = ids[turn % (ids.length / 2)]!
    const websiteURL = `https://now-${turn}.example`
    const { version } = await retryOnConflict(async () => {
      const team = (await find(teams, { teamID }))!
      const provisional = { since: CLAIMED, before: { ...team.provisional!.before, websiteURL } }
      return writeRecord(teamRecord.replace(team, { provisional }, { now: new Date() }))
    })
    note(teamID, version, websiteURL)
    written.now++
  }
  async function repeat(write: (turn: number) => Promise<void>) {
    for (let turn = 0; !isStopped; turn++) await write(turn)
  }
  const writers = Promise.all([repeat(writeEarlier), repeat(writeNow)])
  return {
    written,
    async stop() {
      isStopped = true
      await writers
      return last
    },
  }
}

test('a migration renames a field while two releases write, is killed twice, and loses nothing', async () => {
  const ids = await givenEarlierTeams(80)
  await makeDue()
  expect(await dueMigrations()).toEqual([NAME])
  const bounds = { segments: 2, pageItems: 5, maxPasses: 1 }
  const dryRun = { name: NAME, isDryRun: true, found: 80, changed: 0, isDone: true }
  for (let run = 0; run < 2; run++)
    expect(await migrate(true, { ...bounds, maxPasses: undefined })).toMatchObject([dryRun])
  expect((await read(ids[0]!))[SHAPE]).toBeUndefined()

  const writers = startWriters(ids)
  for (const writes of [25, 26]) {
    const killed = new Worker(new URL('./migration-thread.ts', import.meta.url), { workerData: { writes, bounds } })
    expect(await once(killed, 'exit')).toEqual([writes])
    expect(await dueMigrations()).toEqual([NAME])
  }
  const [underLoad] = await migrate(false, bounds)
  expect(underLoad!.found).toBeGreaterThan(0)
  const last = await writers.stop()
  expect(Math.min(writers.written.earlier, writers.written.now)).toBeGreaterThan(10)

  const { migrations: outcomes } = await changes({ migrate: 'run' })
  expect(outcomes).toMatchObject([{ name: NAME, isDone: true, left: 0 }])
  for (const teamID of ids) {
    const stored = await read(teamID)
    const { before } = parseItem(teams, stored).provisional!
    const websiteURL = last.get(teamID)?.websiteURL ?? 'https://first.example'
    expect(stored[SHAPE]).toBe(2)
    expect(before).toMatchObject({ name: 'Aces', state: 'TX', websiteURL, colors: ['#112233'] })
    // For the release before, until no code of it serves.
    expect((stored.provisional as Earlier).before.links).toEqual({ websiteURL })
  }
  expect(await dueMigrations()).toEqual([])
  expect((await changes({ migrate: 'run' })).migrations).toEqual([])
})

/** Does the work before the migration writes the team that it has read. */
async function migrateDuring(teamID: string, work: () => Promise<unknown>) {
  await makeDue()
  const name = 'writes in between'
  client.middlewareStack.add(
    (next, context) => async (args) => {
      const { Key } = args.input as { Key?: { pk: string } }
      const isTeam = context.commandName === 'UpdateItemCommand' && Key?.pk === `team#${teamID}`
      if (isTeam && client.middlewareStack.remove(name)) await work()
      return next(args)
    },
    { step: 'initialize', name },
  )
  return migrate(false)
}

test.each([
  ['changes', earlierClaim('https://first.example')],
  ['is claimed', undefined],
])('an item that %s after the migration has read it keeps its newer value', async (_, provisional) => {
  const [teamID] = (await givenEarlierTeams(1)) as [string]
  await putEarlier({ ...(await read(teamID)), provisional })
  const outcomes = await migrateDuring(teamID, async () =>
    putEarlier({ ...(await read(teamID)), version: 2, provisional: earlierClaim('https://newer.example') }),
  )
  expect(outcomes).toMatchObject([{ found: 2, changed: 1, isDone: true }])
  const { before } = (await find(teams, { teamID }))!.provisional!
  expect(before.websiteURL).toBe('https://newer.example')
})

test('an item that is deleted after the migration has read it stays deleted', async () => {
  const [teamID] = (await givenEarlierTeams(1)) as [string]
  await putEarlier({ ...(await read(teamID)), provisional: undefined })
  const Key = itemKey(teams, { teamID })
  await migrateDuring(teamID, () => client.send(new DeleteCommand({ TableName: tableName(), Key })))
  expect(await read(teamID)).toBeUndefined()
})

test('a new table has no migration that is due', async () => {
  await makeDue()
  await finishAllMigrations(new Date())
  expect(await dueMigrations()).toEqual([])
})

test('a copy of a record that was deleted before a migration is restored in the newest shape', () => {
  const copy = { kind: 'team', record: JSON.stringify({ provisional: earlierClaim('https://aces.example') }) }
  const { before } = recordIn<TeamItem>(copy as DeletedRecordItem).provisional!
  expect(before).toEqual({
    name: 'Aces',
    divisions: [],
    state: 'TX',
    websiteURL: 'https://aces.example',
    colors: ['#112233'],
  })
})

test('every migration has its number, and changes an item once', () => {
  const folder = join(import.meta.dirname, '../../functions/store/migrations')
  const files = readdirSync(folder).filter((file) => /^\d/.test(file))
  expect(migrations.map(({ name }) => `${name}.ts`)).toEqual(files.sort())
  for (const [at, { name, entity, shape }] of migrations.entries()) {
    expect(Number(name.slice(0, 4))).toBe(at + 1)
    expect(shape).toBe(migrations.slice(0, at + 1).filter((it) => it.entity === entity).length + 1)
  }
  const once = upgraded('team', { teamID: 'a', provisional: earlierClaim('https://aces.example') })
  expect(upgraded('team', once)).toEqual(once)
})
