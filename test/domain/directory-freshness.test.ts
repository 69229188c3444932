import { expect, test } from 'vitest'
import { firstIDOf, newID } from '../../functions/values/ids.ts'
import { addedUser, InMemoryDirectory } from './directory-in-memory.ts'

function newWorld() {
  const world = new InMemoryDirectory()
  return { world, directory: world.directory() }
}

const timeOf = ({ time }: InMemoryDirectory) => new Date(time).toISOString()

test('requests within a second share one read of the change log', async () => {
  const { world, directory } = newWorld()
  world.addUsers('a')
  await Promise.all(Array.from({ length: 20 }, () => directory.count('user', {})))
  world.time += 900
  await directory.count('user', {})
  expect(world.logReads).toBe(1)
  world.time += 200
  await Promise.all(Array.from({ length: 20 }, () => directory.count('user', {})))
  expect(world.logReads).toBe(2)
})

test('a writer sees their own write at once, with one more read of the change log', async () => {
  const { world, directory } = newWorld()
  await directory.count('user', {})
  const seq = world.addUsers('a')
  expect(await directory.count('user', {})).toBe(0)
  expect(world.logReads).toBe(1)
  expect(await directory.count('user', {}, { user: seq })).toBe(1)
  expect(world.logReads).toBe(2)
  expect(await directory.ids('user', {}, { user: seq, team: seq })).toEqual(['a'])
  expect(world.logReads).toBe(2)
})

test('a writer sees their own write even if it commits during a read of the change log', async () => {
  const { world, directory } = newWorld()
  await directory.count('user', {})
  world.time += 2000
  const early = directory.count('user', {})
  world.time += 1
  const seq = world.addUsers('a')
  const [, count] = await Promise.all([early, directory.count('user', {}, { user: seq })])
  expect(count).toBe(1)
})

test('every reader sees a write within two seconds, including a log entry that became visible late', async () => {
  const { world, directory } = newWorld()
  world.write('user', [addedUser('late')], 20_000)
  for (let i = 0; i < 19; i++) {
    world.time += 1000
    world.addUsers(`id${i}`)
    expect(await directory.count('user', {})).toBe(i + 1)
  }
  world.time += 1000
  expect(await directory.count('user', {})).toBe(20)
})

test('under many writes a read fetches only new log entries, and occasionally rereads the window for late entries', async () => {
  const { world, directory } = newWorld()
  world.write('user', [addedUser('late')], 8_000)
  let most = 0
  for (let second = 0; second < 20; second++) {
    for (let i = 0; i < 100; i++) {
      world.time += 10
      world.write(
        'user',
        Array.from({ length: 3 }, (_, n) => addedUser(`${second}.${i}.${n}`, { createdAt: timeOf(world) })),
      )
    }
    const before = world.read
    await directory.count('user', {})
    if (second % 5 !== 0) most = Math.max(most, world.read - before)
  }
  expect(await directory.count('user', { search: 'late' })).toBe(1)
  expect(await directory.count('user', {})).toBe(20 * 100 * 3 + 1)
  expect(most).toBeLessThan(200)
})

test('during an import a reader fetches the changes of each log entry once', async () => {
  const { world, directory } = newWorld()
  const seconds = 8
  for (let second = 0; second < seconds; second++) {
    for (let i = 0; i < 50; i++) {
      world.time += 20
      const createdAt = timeOf(world)
      world.write(
        'user',
        Array.from({ length: 25 }, (_, n) => addedUser(`${second}.${i}.${n}`, { createdAt })),
      )
    }
    await directory.count('user', {})
  }
  expect(await directory.count('user', {})).toBe(seconds * 50 * 25)
  expect(world.unseen).toBe(seconds * 50)
})

test('a forged consistency token does not change the result', async () => {
  const { world, directory } = newWorld()
  world.addUsers('a')
  expect(await directory.count('user', {}, { user: '7zzzzzzzzzzzzzzzzzzzzzzzzz' })).toBe(1)
  expect(await directory.count('user', {}, { user: '00000000000000000000000001' })).toBe(1)
})

test('a failing read of the change log fails its request but not later ones', async () => {
  const { world, directory } = newWorld()
  world.addUsers('a')
  const { read } = world.log
  world.log.read = () => {
    throw new Error('throttled')
  }
  await expect(directory.count('user', {})).rejects.toThrow('throttled')
  world.log.read = read
  expect(await directory.count('user', {})).toBe(1)
})

test('a reader resumes a long change log where its last read failed', async () => {
  const { world, directory } = newWorld()
  for (let i = 0; i < 60; i++) world.addUsers(`id${i}`)
  world.time += 60_000
  world.pagesUntilFailure = 8
  const answers: (number | string)[] = []
  for (let attempt = 0; attempt < 3; attempt++)
    answers.push(await directory.count('user', {}).catch(({ message }: Error) => message))
  expect(answers).toEqual(['The log does not answer in time.', 'The log does not answer in time.', 60])
  expect(world.read).toBeLessThan(60 + 36 + 12 + 1)
})

test('a request with an old token reads only the newest log entries, not all since its position', async () => {
  const { world, directory } = newWorld()
  const seen = { user: firstIDOf(world.time) }
  for (let second = 1; second <= 300; second++) {
    world.time += 1000
    world.addUsers(`id${second}`)
    const before = world.read
    expect(await directory.count('user', {}, seen)).toBe(second)
    expect(world.read - before).toBeLessThan(60)
  }
})

test('a read of the change log ends even if others write faster than it reads', async () => {
  const world = new InMemoryDirectory()
  let pages = 0
  world.log.read = async function* () {
    for (; pages < 1000; pages++) {
      world.time += 1000
      yield [{ seq: newID(world.time), changes: [addedUser(`id${pages}`)] }]
    }
    throw new Error('The read does not end.')
  }
  const directory = world.directory()
  const first = await directory.count('user', {})
  expect(first).toBeGreaterThan(0)
  world.time += 2000
  expect(await directory.count('user', {})).toBeGreaterThan(first)
})
