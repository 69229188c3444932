import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import {
  rebuild,
  writeDailySnapshots,
  writeDueSnapshots,
  writeMissingFormats,
  writeSnapshot,
} from '../../functions/changes/snapshots.ts'
import { newID } from '../../functions/values/ids.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { addedUser, InMemoryDirectory } from './directory-in-memory.ts'

const removal = (id: string, version = 2) => ({ id, version, row: null })
const DAY = 24 * 60 * 60 * 1000

/** A world with a user in a snapshot. */
async function worldWithSnapshot() {
  const world = new InMemoryDirectory()
  world.addUsers('a')
  await writeSnapshot('user', world.ports)
  return world
}

test('a new reader loads the snapshot and reads only the log entries after it', async () => {
  const world = new InMemoryDirectory()
  for (let i = 0; i < 50; i++) {
    world.time += 1000
    world.addUsers(`id${i}`)
  }
  world.write('user', [removal('id3')])
  world.time += 60_000
  expect(await writeSnapshot('user', world.ports)).toBe(true)
  world.addUsers('newest')
  const reader = world.directory()
  const before = world.read
  expect(await reader.count('user', {})).toBe(50)
  expect(world.read - before).toBe(1)
  expect(await reader.ids('user', { search: 'id7' })).toEqual(['id7'])
})

test('entries that became visible late are in the next snapshot, and removed records stay removed', async () => {
  const world = new InMemoryDirectory()
  world.write('user', [addedUser('late')], 20_000)
  world.write('user', [removal('gone', 2)])
  world.write('user', [addedUser('gone', {}, 1)], 25_000)
  await writeSnapshot('user', world.ports)
  world.time += 26_000
  await writeSnapshot('user', world.ports)
  world.time += 60_000
  expect(await world.directory().ids('user', {})).toEqual(['late'])
  expect(world.stored.size).toBe(2)
})

test('one of two concurrent snapshot writers wins and the other deletes its file', async () => {
  const world = await worldWithSnapshot()
  world.addUsers('b')
  const results = await Promise.all([writeSnapshot('user', world.ports), writeSnapshot('user', world.ports)])
  expect(results.toSorted()).toEqual([false, true])
  expect(world.stored.size).toBe(2)
  expect(await world.directory().count('user', {})).toBe(2)
})

test('a reader whose snapshot is replaced while it loads reads the new one', async () => {
  const world = await worldWithSnapshot()
  const { get } = world.snapshots
  world.snapshots.get = async (key) => {
    world.snapshots.get = get
    await writeSnapshot('user', world.ports)
    return get(key)
  }
  expect(await world.directory().count('user', {})).toBe(1)
})

test('a snapshot rebuilt from the table includes writes and removals made during the scan', async () => {
  const world = new InMemoryDirectory()
  world.addUsers('stale')
  await writeSnapshot('user', world.ports)
  world.time += DAY
  async function* scan() {
    yield [addedUser('b', {}, 4), addedUser('a', { createdAt: '2026-03-02T00:00:00.000Z' }, 3)]
    world.write('user', [removal('b', 5), addedUser('c')])
    yield [addedUser('d')]
  }
  expect(await rebuild('user', scan(), world.ports)).toBe(true)
  expect(await world.directory().ids('user', {})).toEqual(['a', 'd', 'c'])
})

test('a snapshot is written when the log since the last one is long, relative to the number of records', async () => {
  const world = new InMemoryDirectory()
  world.addUsers('a')
  const hasSnapshot = async (pending: number, rows: number) => {
    world.heads.pending = async (kind) => (kind === 'user' ? { pending, rows } : { pending: 0, rows: 0 })
    await writeDueSnapshots(world.ports)
    return world.stored.size > 0
  }
  expect(await hasSnapshot(1999, 0)).toBe(false)
  expect(await hasSnapshot(2000, 1_000_000)).toBe(false)
  expect(await hasSnapshot(2000, 1000)).toBe(true)
})

test('a snapshot that takes longer than the schedule is not written twice, unless its run crashed', async () => {
  const world = new InMemoryDirectory()
  world.addUsers('a')
  world.heads.pending = async (kind) => ({ pending: kind === 'user' ? 2000 : 0, rows: 0 })
  const { put } = world.snapshots
  world.snapshots.put = async () => {
    world.time += 120_000
    await writeDueSnapshots(world.ports)
    throw new Error('crashed')
  }
  await writeDueSnapshots(world.ports)
  world.snapshots.put = put
  await writeDueSnapshots(world.ports)
  expect(world.stored.size).toBe(0)
  world.time += 15 * 60_000
  await writeDueSnapshots(world.ports)
  expect(world.stored.size).toBe(1)
})

test('the daily run writes snapshots only of kinds with new log entries', async () => {
  const world = new InMemoryDirectory()
  world.addUsers('a')
  await writeDailySnapshots(world.ports)
  expect([...world.stored.keys()]).toEqual([expect.stringMatching(/^snapshots\/user\/[0-9a-z]{26}\.sqlite\.zst$/)])
  world.time += DAY
  await writeDailySnapshots(world.ports)
  const stored = [...world.stored.keys()]
  world.time += DAY
  await writeDailySnapshots(world.ports)
  expect([...world.stored.keys()]).toEqual(stored)
})

test('a reader that was idle for more than a day reloads the newest snapshot', async () => {
  const world = new InMemoryDirectory()
  const reader = world.directory()
  expect(await reader.count('user', {})).toBe(0)
  world.addUsers('a')
  await writeSnapshot('user', world.ports)
  world.time += 8 * DAY
  world.log.read = async function* () {}
  expect(await reader.count('user', {})).toBe(1)
})

test('a snapshot of an earlier format is read row by row', async () => {
  const world = new InMemoryDirectory()
  world.write('user', [addedUser('a'), removal('b')])
  await writeSnapshot('user', world.ports)
  const [[key, packed]] = [...world.stored] as [[string, Buffer]]
  const folder = temporaryFolder()
  const file = join(folder, 'old.sqlite')
  writeFileSync(file, zstdDecompressSync(packed))
  const old = new DatabaseSync(file)
  old.exec(
    'PRAGMA user_version = 99; DROP TABLE term; ALTER TABLE record ADD COLUMN shoeSize TEXT; ALTER TABLE record DROP COLUMN role',
  )
  old.close()
  world.stored.set(key, zstdCompressSync(readFileSync(file)))
  world.write('user', [addedUser('b', {}, 1)])
  expect(await world.directory().ids('user', { search: 'a@example' })).toEqual(['a'])
  expect(await world.directory().count('user', {})).toBe(1)
})

test('a corrupt snapshot is skipped for the previous one, and no record is missing', async () => {
  const world = await worldWithSnapshot()
  world.time += 60_000
  world.addUsers('b')
  world.time += 60_000
  await writeSnapshot('user', world.ports)
  const [, [newest, packed]] = [...world.stored] as [unknown, [string, Buffer]]
  const damaged = Buffer.from(packed)
  damaged[packed.length - 6]! ^= 0xff
  for (const bytes of [damaged, packed.subarray(0, packed.length - 20), Buffer.from('nothing of ours')]) {
    world.stored.set(newest, bytes)
    expect((await world.directory().ids('user', {})).toSorted()).toEqual(['a', 'b'])
  }
  world.time += 8 * DAY
  await expect(world.directory().ids('user', {})).rejects.toThrow('No snapshot of user can be read')
})

test('after a change of format, readers use the old snapshot until the new one is written, and the old one is kept for a rollback', async () => {
  const world = await worldWithSnapshot()
  const [[old]] = [...world.stored] as [[string, Buffer]]
  world.changeFormat('user')
  expect(await world.directory().ids('user', {})).toEqual(['a'])

  expect(await writeMissingFormats(world.ports)).toEqual(['user'])
  expect(await writeMissingFormats(world.ports)).toEqual([])
  expect(world.stored.has(old)).toBe(true)
  expect((await world.heads.find('user'))?.snapshot).not.toBe(old)
  expect(await world.directory().ids('user', {})).toEqual(['a'])

  world.time += 3 * DAY
  world.addUsers('b')
  await writeDailySnapshots(world.ports)
  expect(world.stored.has(old)).toBe(false)
})

test('the daily run rewrites a snapshot of an old format even without new log entries', async () => {
  const world = await worldWithSnapshot()
  world.changeFormat('user')
  world.log.read = async function* () {}
  await writeDailySnapshots(world.ports)
  expect(await world.heads.find('user')).toBeDefined()
})

test('a snapshot written by a host whose clock is ahead hides no later write', async () => {
  const world = new InMemoryDirectory()
  world.addUsers('before')
  world.time += 2 * 60_000
  await writeSnapshot('user', world.ports)
  const reader = world.directory()
  expect(await reader.ids('user', {})).toEqual(['before'])
  world.time -= 2 * 60_000
  world.addUsers('afterwards')
  world.time += 5_000
  expect(await world.directory().count('user', {})).toBe(2)
  expect(await reader.count('user', {})).toBe(2)
})

test('the daily run replaces a snapshot with a position in the future and misses no log entry before it', async () => {
  const world = new InMemoryDirectory()
  world.time += 2 * 60_000
  world.addUsers('ahead')
  world.time += 60_000
  await writeSnapshot('user', world.ports)
  world.time -= 3 * 60_000
  world.addUsers('hidden')
  world.time += 5_000
  expect(await world.directory().count('user', {})).toBe(2)
  await writeDailySnapshots(world.ports)
  world.time += 60 * 60_000
  expect(await world.directory().count('user', {})).toBe(2)
})

test.each([
  ['written', writeSnapshot],
  ['rebuilt', (kind: 'user', ports: InMemoryDirectory['ports']) => rebuild(kind, (async function* () {})(), ports)],
] as const)('a snapshot is %s even if others write faster than the log is read', async (_, makeSnapshot) => {
  const world = new InMemoryDirectory()
  let pages = 0
  world.log.read = async function* () {
    for (; pages < 1000; pages++) {
      world.time += 1000
      yield [{ seq: newID(world.time), changes: [addedUser(`id${pages}`)] }]
    }
    throw new Error('The read does not end.')
  }
  expect(await makeSnapshot('user', world.ports)).toBe(true)
})
