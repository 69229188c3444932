import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from '../../functions/graphql/http/pages.ts'
import { log } from '../../functions/services/log.ts'
import { metricsOf } from '../support/metrics-of.ts'

const warned = vi.spyOn(log, 'warn').mockImplementation(() => {})
beforeEach(() => {
  process.env.POWERTOOLS_METRICS_NAMESPACE = 'Fungo'
  warned.mockClear()
})
afterEach(() => {
  delete process.env.POWERTOOLS_METRICS_NAMESPACE
  process.env.RATE_LIMITS = 'off'
})

type Sent = {
  body?: string
  method?: string
  ip?: string
  isBase64Encoded?: boolean
  headers?: Record<string, string>
}

async function report({ body, method = 'POST', ip = '198.51.100.7', isBase64Encoded = false, headers = {} }: Sent) {
  let status: number | undefined
  const metrics = await metricsOf(async () => {
    const http = { method, path: '/p/visit', sourceIp: ip }
    const event = { headers, body, isBase64Encoded, requestContext: { requestId: 'test', http } }
    status = (await page(event as unknown as APIGatewayProxyEventV2)).statusCode
  })
  return { status, metrics }
}

const VISIT = { route: '/teams/:teamID', problems: [], largestContentfulPaint: 1234.5, cumulativeLayoutShift: 0 }
const ERROR = { kind: 'error', name: 'TypeError', at: '/assets/team-Ab1_-x.js:1:2345' }
const CHUNK = { kind: 'chunk', name: 'ImportError' }
const sent = (changes: object = {}) => JSON.stringify({ ...VISIT, ...changes })

test('a reported visit is counted with its web vitals, and what broke is logged', async () => {
  const good = await report({ body: sent() })
  expect(good).toMatchObject({ status: 204, metrics: { Visits: 1, stage: 'local' } })
  expect(good.metrics).toMatchObject({ LargestContentfulPaint: 1234.5, CumulativeLayoutShift: 0 })
  for (const name of ['InteractionToNextPaint', 'BrokenVisits', 'FailedChunks'])
    expect(good.metrics).not.toHaveProperty(name)
  expect(warned).not.toHaveBeenCalled()

  const problems = [ERROR, CHUNK]
  const broken = await report({ body: Buffer.from(sent({ problems })).toString('base64'), isBase64Encoded: true })
  expect(broken).toMatchObject({ status: 204, metrics: { Visits: 1, BrokenVisits: 1, FailedChunks: 1 } })
  expect(warned.mock.calls).toEqual([['A visit broke.', { route: '/teams/:teamID', problems }]])
})

test.each<[string, Sent, number]>([
  ['is no POST', { method: 'GET' }, 405],
  ['is larger than 2,000 bytes', { body: sent({ problems: Array(5).fill(ERROR) }).padEnd(2_001) }, 413],
  ['is no JSON', { body: '{' }, 400],
  ['has no body', {}, 400],
  ['has a path with an ID', { body: sent({ route: '/teams/01h8xgjwbwbaq4z5v2v5t6y7z8' }) }, 400],
  ['has a path with a query', { body: sent({ route: '/teams?search=sam' }) }, 400],
  ['has a message', { body: sent({ problems: [{ ...ERROR, message: 'Sam Parent' }] }) }, 400],
  ['has a name of an error that is text', { body: sent({ problems: [{ ...ERROR, name: 'Sam Parent' }] }) }, 400],
  [
    'has a position outside the site',
    { body: sent({ problems: [{ ...ERROR, at: 'https://other.example/x.js' }] }) },
    400,
  ],
  ['has six problems', { body: sent({ problems: Array(6).fill(CHUNK) }) }, 400],
  ['has another field', { body: sent({ userID: 'me' }) }, 400],
  ['has a negative time', { body: sent({ largestContentfulPaint: -1 }) }, 400],
  ['has a time of an hour', { body: sent({ interactionToNextPaint: 3_600_000 }) }, 400],
  ['has a time that is no number', { body: sent({ cumulativeLayoutShift: '1' }) }, 400],
])('a report of a visit that %s is refused and not counted', async (_, request, status) => {
  expect(await report(request)).toEqual({ status, metrics: null })
})

test('an address reports four visits in five minutes, too few to raise the alarm of broken visits alone', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2031-01-01T12:00:01Z') })
  process.env.RATE_LIMITS = 'on'
  const statuses = async (ip: string) => {
    const found = []
    for (let i = 0; i < 6; i++) found.push((await report({ body: sent({ problems: [CHUNK] }), ip })).status)
    return found
  }
  expect(await statuses('203.0.113.9')).toEqual([204, 204, 204, 204, 429, 429])
  expect((await report({ body: sent(), ip: '203.0.113.10' })).status).toBe(204)
  vi.setSystemTime('2031-01-01T12:04:59Z')
  expect(await statuses('203.0.113.9')).toEqual(Array(6).fill(429))
  vi.setSystemTime('2031-01-01T12:05:00Z')
  expect((await statuses('203.0.113.9')).slice(0, 5)).toEqual([204, 204, 204, 204, 429])
  vi.useRealTimers()
})

test('visitors behind the CDN are counted by their own addresses, and those of one IPv6 network together', async () => {
  vi.stubEnv('RATE_LIMITS', 'on')
  vi.stubEnv('ORIGIN_SECRET', 'known to both')
  const visit = async (viewer: string) => {
    const headers = { 'x-fungo-origin': 'known to both', 'x-fungo-viewer': viewer }
    return (await report({ body: sent(), headers })).status
  }
  for (const host of [1, 2, 3, 4]) expect(await visit(`2001:db8:1:2::${host}`)).toBe(204)
  expect(await visit('2001:db8:1:2::5')).toBe(429)
  expect(await visit('2001:db8:1:3::1')).toBe(204)
  vi.unstubAllEnvs()
})

test('a report of exactly 2,000 bytes is counted', async () => {
  expect((await report({ body: sent().padEnd(2_000), ip: '203.0.113.11' })).status).toBe(204)
})
