import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { handler } from '../../functions/graphql/handler.ts'
import { visitorOf } from '../../functions/graphql/http/origin-proof.ts'
import { ipNetwork } from '../../functions/services/rate-limits/ip-network.ts'
import { postQuery } from '../support/post-query.ts'

afterEach(() => {
  delete process.env.ORIGIN_SECRET
})

const claimed = { 'x-fungo-viewer': '203.0.113.9' }

test('behind the CDN the caller address is the one the CDN sends', async () => {
  process.env.ORIGIN_SECRET = 'known to both'
  expect(await visitorOf({ ...claimed, 'x-fungo-origin': 'known to both' })).toBe('203.0.113.9')
})

test('a request that bypasses the CDN cannot spoof its address', async () => {
  process.env.ORIGIN_SECRET = 'known to both'
  for (const headers of [claimed, { ...claimed, 'x-fungo-origin': 'guessed' }, { ...claimed, 'x-fungo-origin': '' }])
    expect(await visitorOf(headers)).toBeNull()
})

test('without a CDN no header gives the caller address', async () => {
  expect(await visitorOf({ ...claimed, 'x-fungo-origin': '' })).toBeNull()
})

test('the API refuses requests that bypass the CDN, at every path', async () => {
  const statusOf = async (path: string, headers: Record<string, string>) => {
    const http = { method: path === '/query' ? 'POST' : 'GET', path, sourceIp: '130.176.0.1' }
    const event = {
      requestContext: { http, requestId: 'test' },
      headers: { 'content-type': 'application/json', ...headers },
      body: '{"query":"{ __typename }"}',
      rawQueryString: '',
    }
    const { statusCode, headers: sent } = await handler(event as unknown as APIGatewayProxyEventV2)
    if (statusCode === 403) expect(sent).toMatchObject({ 'x-request-id': 'test' })
    return statusCode
  }
  const paths = ['/query', '/p/unsubscribe', '/robots.txt']
  expect(await Promise.all(paths.map((path) => statusOf(path, {})))).toEqual([200, 400, 200])
  process.env.ORIGIN_SECRET = 'known to both'
  for (const headers of [{}, { 'x-fungo-origin': 'guessed' }, { 'x-fungo-origin': '' }])
    expect(await Promise.all(paths.map((path) => statusOf(path, headers as never)))).toEqual([403, 403, 403])
  const proof = { 'x-fungo-origin': 'known to both' }
  expect(await Promise.all(paths.map((path) => statusOf(path, proof)))).toEqual([200, 400, 200])
})

test('an address behind the CDN gets a hundred answers at once and ten a second, and others all of theirs', async () => {
  process.env.ORIGIN_SECRET = 'known to both'
  vi.stubEnv('RATE_LIMITS', 'on')
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => {
    vi.useRealTimers()
    vi.unstubAllEnvs()
  })
  const answers = async (count: number, viewer: string) => {
    const headers = { 'x-fungo-origin': 'known to both', 'x-fungo-viewer': viewer }
    const ask = () => postQuery({ query: '{ __typename }' }, { headers })
    const sent = await Promise.all(Array.from({ length: count }, ask))
    const refused = sent.filter(({ statusCode }) => statusCode === 429)
    for (const { body } of refused) expect(body).toContain('"code":"RATE_LIMITED","retryAfter":1')
    return count - refused.length
  }
  expect(await answers(150, '203.0.113.20')).toBe(100)
  expect(await answers(20, '203.0.113.21')).toBe(20)
  vi.setSystemTime(Date.now() + 1_000)
  expect(await answers(50, '203.0.113.20')).toBe(10)
  vi.stubEnv('RATE_LIMITS', 'off')
  expect(await answers(50, '203.0.113.20')).toBe(50)
})

test('rate limits count an IPv6 address by its /64 network', () => {
  expect(ipNetwork('203.0.113.9')).toBe('203.0.113.9')
  expect(ipNetwork('::ffff:203.0.113.9')).toBe('203.0.113.9')
  const own = ipNetwork('2001:db8:1:2:aaaa:bbbb:cccc:dddd')
  for (const same of ['2001:db8:1:2::1', '2001:0DB8:0001:0002:1::', '2001:db8:1:2::203.0.113.9'])
    expect(ipNetwork(same), same).toBe(own)
  for (const other of ['2001:db8:1:3::1', '2001:db8:1::2', '::1']) expect(ipNetwork(other), other).not.toBe(own)
  expect(ipNetwork('::1')).toBe(ipNetwork('0:0:0:0::9'))
})
