import { expect, test } from 'vitest'
import { knownDevice, rememberDevice } from '../../functions/domain/accounts/known-device.ts'
import { newID } from '../../functions/values/ids.ts'

const now = new Date('2030-01-01T00:00:00Z')
const inSeconds = (seconds: number) => new Date(now.getTime() + seconds * 1000)
const YEAR = 365 * 86_400
const [ana, ben] = [newID(), newID()]
const accountsOf = (cookie: string) => cookie.split('~').map((entry) => entry.split('.')[0])

test('a device knows each account that signed in on it in the last 365 days, and keeps its ID', async () => {
  const first = await rememberDevice(null, ana, now)
  const [, id] = first.split('.')
  expect(await knownDevice(first, ana, inSeconds(YEAR - 1))).toBe(id)
  expect(await knownDevice(first, ana, inSeconds(YEAR))).toBeNull()

  const both = await rememberDevice(first, ben, now)
  expect(await knownDevice(both, ana, now)).toBe(id)
  expect(await knownDevice(both, newID(), now)).toBeNull()
  const again = await rememberDevice(both, ana, inSeconds(1))
  expect(accountsOf(again)).toEqual([ana, ben])
  expect(await knownDevice(again, ana, inSeconds(YEAR))).toBe(id)
  expect(accountsOf(await rememberDevice(both, ana, inSeconds(YEAR)))).toEqual([ana])
})

test('a device knows the last five accounts', async () => {
  let cookie = await rememberDevice(null, ana, now)
  for (let others = 0; others < 4; others++) cookie = await rememberDevice(cookie, newID(), now)
  expect(await knownDevice(cookie, ana, now)).not.toBeNull()
  expect(await knownDevice(await rememberDevice(cookie, newID(), now), ana, now)).toBeNull()
})

test.each([
  ['is empty', ''],
  ['has no account', '.device.2000000000.signature'],
  ['has no device', `${ana}..2000000000.signature`],
  ['has no time', `${ana}.device..signature`],
  ['has no signature', `${ana}.device.2000000000`],
  ['has a wrong signature', `${ana}.device.2000000000.signature`],
])('a cookie that %s makes no device known', async (_, cookie) => {
  expect(await knownDevice(cookie, ana, now)).toBeNull()
  expect(accountsOf(await rememberDevice(cookie, ana, now))).toEqual([ana])
})
