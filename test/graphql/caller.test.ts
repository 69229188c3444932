import { afterEach, expect, test } from 'vitest'
import { callerIPOf } from '../../functions/graphql/caller-ip.ts'

afterEach(() => {
  delete process.env.ORIGIN_SECRET
})

const address = (headers: Record<string, string>) =>
  callerIPOf({ headers, requestContext: { http: { sourceIp: '130.176.0.1' } } } as never)
const claimed = { 'x-fungo-viewer': '203.0.113.9' }

test('behind the CDN the caller address is the one the CDN sends', () => {
  process.env.ORIGIN_SECRET = 'known to both'
  expect(address({ ...claimed, 'x-fungo-origin': 'known to both' })).toBe('203.0.113.9')
})

test('a request that bypasses the CDN cannot spoof its address', () => {
  process.env.ORIGIN_SECRET = 'known to both'
  for (const headers of [claimed, { ...claimed, 'x-fungo-origin': 'guessed' }, { ...claimed, 'x-fungo-origin': '' }])
    expect(address(headers)).toBe('130.176.0.1')
})

test('without a CDN the caller address is the connection address', () => {
  expect(address({ ...claimed, 'x-fungo-origin': '' })).toBe('130.176.0.1')
})
