import { afterEach, expect, test, vi } from 'vitest'
import { localStore } from '../../web/api/storage.ts'
import { countPendingCheckIns, pendingCheckIns, storePendingCheckIns } from '../../web/session/stored-check-ins.ts'

afterEach(() => vi.unstubAllGlobals())

const refuse = () => {
  throw new DOMException('No', 'QuotaExceededError')
}
const full = { getItem: () => null, setItem: refuse, removeItem: () => {} }

test.each([
  ['full', () => vi.stubGlobal('localStorage', full)],
  ['forbidden', () => vi.stubGlobal('localStorage', new Proxy({}, { get: refuse, ownKeys: refuse }))],
])('with storage that is %s, check-ins stay on the open page', (_, stub) => {
  stub()
  const pending = { r1: { checkedInAt: '2026-03-07T15:00:00Z', changedAt: '2026-03-07T15:00:00Z' } }
  storePendingCheckIns('ana', 'tryout', pending)
  expect(pendingCheckIns('ana', 'tryout')).toEqual(pending)
  expect(countPendingCheckIns('ana')).toEqual([{ page: 'tryout', count: 1 }])
  storePendingCheckIns('ana', 'tryout', {})
  expect(countPendingCheckIns('ana')).toEqual([])
})

test('a value that does not fit replaces the stored one until the page is left', () => {
  const stored = new Map([['theme', 'dark']])
  vi.stubGlobal('localStorage', { ...full, getItem: (key: string) => stored.get(key) ?? null })
  expect([localStore.get('theme'), localStore.set('theme', 'light'), localStore.get('theme')]).toEqual([
    'dark',
    false,
    'light',
  ])
})
