import { createRequire } from 'node:module'
import { expect, onTestFinished, test, vi } from 'vitest'
import { isTooFast } from '../../functions/graphql/limits/visitor-limit.ts'
import { photoAddress } from '../../functions/services/media/photo-address.ts'
import {
  cachedPathCode,
  screenRewriteCode,
  signedPhotoCode,
  unknownPathCode,
  viewerIPCode,
} from '../../infra/website.ts'
import { pathPatterns } from '../../web/paths.ts'
import { propertiesOf, synthesized } from './synthesized.ts'

type Request = { uri: string; headers: Record<string, { value: string }> }

/** Runs the code of a CloudFront function for a viewer request. */
const run = (code: string, request: Request): Request =>
  new Function(`${code}; return handler`)()({ request, viewer: { ip: '203.0.113.9' } })

test.each([
  ['/', '/index.html'],
  ['/teams', '/index.html'],
  ['/teams/01h8/manage', '/index.html'],
  ['/assets/teams-x1.js', '/assets/teams-x1.js'],
  ['/robots.txt', '/robots.txt'],
  ['/service-worker.js', '/service-worker.js'],
])('the CDN serves %s from %s', (path, file) => {
  expect(run(screenRewriteCode, { uri: path, headers: {} }).uri).toBe(file)
})

const ID = '01h8xgjwbwbaq4z5v2v5t6y7z8'
const screens = pathPatterns().map((pattern) => pattern.replace(/:\w+ID\b/g, ID).replace(/\/:\w+\??/g, '/tx'))

/** The status of the response to a request, by both functions of the default behavior. */
function statusOf(uri: string): number {
  const request = run(screenRewriteCode, { uri, headers: {} })
  const event = { request, response: { statusCode: 200 } }
  return new Function(`${unknownPathCode}; return handler`)()(event).statusCode
}

test.each([...screens, '/my-season/', '/Profile', '/assets/teams-x1.js'])(
  'the CDN serves %s with the status 200',
  (path) => expect(statusOf(path)).toBe(200),
)

test.each(['/nowhere', '/admin/nothing', '/users/nobody', `/nowhere/${ID}`, '/my-season/more', '/constructor', '/kit'])(
  'the CDN answers the unknown path %s with the application and the status 404',
  (path) => {
    expect(run(screenRewriteCode, { uri: path, headers: {} }).uri).toBe('/index.html')
    expect(statusOf(path)).toBe(404)
  },
)

test('the CDN overwrites the viewer address header', () => {
  const { headers } = run(viewerIPCode, { uri: '/query', headers: { 'x-fungo-viewer': { value: '198.51.100.1' } } })
  expect(headers['x-fungo-viewer']).toEqual({ value: '203.0.113.9' })
})

test('the CDN refuses a request that is too large for a Lambda, in words', () => {
  for (const [language, message] of [
    ['en-US', 'Image size must be less than 5MB'],
    ['es-US,es;q=0.9', 'La imagen debe pesar menos de 5 MB'],
  ] as const) {
    const headers = { 'content-length': { value: '6800000' }, 'accept-language': { value: language } }
    const { statusCode, body } = run(viewerIPCode, { uri: '/query', headers }) as unknown as {
      statusCode: number
      body: { data: string }
    }
    expect(statusCode).toBe(413)
    expect(JSON.parse(body.data).errors[0].message).toBe(message)
  }
})

test('the CDN serves a photo only at a signed URL that has not expired', () => {
  const answer = (address: string, secret = 'known to both') => {
    const [uri, query] = address.split('?')
    const querystring = Object.fromEntries([...new URLSearchParams(query)].map(([name, value]) => [name, { value }]))
    return new Function('require', `${signedPhotoCode(secret)}; return handler`)(createRequire(import.meta.url))({
      request: { uri, querystring, headers: {} },
    })
  }
  const given = photoAddress('media/players/a.jpg', 'known to both', new Date())
  expect(answer(given)).toMatchObject({ uri: '/media/players/a.jpg' })
  const old = photoAddress('media/players/a.jpg', 'known to both', new Date(Date.now() - 31 * 60_000))
  for (const wrong of [
    '/media/players/a.jpg',
    old,
    given.replace('a.jpg', 'b.jpg'),
    given.replace('until=', 'until=9'),
  ])
    expect(answer(wrong), wrong).toMatchObject({ statusCode: 404 })
  expect(answer(given, 'another secret')).toMatchObject({ statusCode: 404 })
})

type Behavior = { PathPattern: string; CachePolicyId: { Ref?: string }; OriginRequestPolicyId?: { Ref?: string } }

/** What CloudFront does with requests for the path, by the policies of the template and the function of the behavior. */
function simulatedCDN(path: string) {
  const template = synthesized({ stage: 'prod' })
  const { CacheBehaviors } = propertiesOf(template, 'AWS::CloudFront::Distribution').DistributionConfig
  const behavior: Behavior = CacheBehaviors.find(({ PathPattern }: Behavior) =>
    new RegExp(`^${PathPattern.replace('*', '.*')}$`).test(path),
  )
  const { CachePolicyConfig } = propertiesOf(template, 'AWS::CloudFront::CachePolicy', behavior.CachePolicyId.Ref)
  const inKey = CachePolicyConfig.ParametersInCacheKeyAndForwardedToOrigin
  const forwarded: string[] = behavior.OriginRequestPolicyId?.Ref
    ? propertiesOf(template, 'AWS::CloudFront::OriginRequestPolicy', behavior.OriginRequestPolicyId.Ref)
        .OriginRequestPolicyConfig.HeadersConfig.Headers
    : []
  expect([inKey.HeadersConfig.HeaderBehavior, inKey.QueryStringsConfig.QueryStringBehavior]).toEqual(['none', 'all'])
  const cache = new Set<string>()
  const seen: (string | undefined)[] = []
  return {
    /** The addresses of the requests that reached the API. */
    seen,
    get(query: Record<string, string>, ip = '203.0.113.9') {
      const querystring = Object.fromEntries(Object.entries(query).map(([name, value]) => [name, { value }]))
      const request = new Function(`${cachedPathCode}; return handler`)()({
        request: { uri: path, headers: {}, querystring },
        viewer: { ip },
      })
      const key = JSON.stringify([request.uri, request.querystring])
      if (cache.has(key)) return
      cache.add(key)
      const { value } = request.headers['x-fungo-viewer']
      seen.push(forwarded.includes('x-fungo-viewer') ? value : undefined)
    },
  }
}

test.each([
  '/',
  '/teams',
  '/opportunities/01h8',
  '/es/players',
  '/og/teams/01h8.png',
  '/query/Teams.1',
  '/embed/team/01h8',
])('a client that adds unknown query strings to %s gets the cached answer', (path) => {
  const cdn = simulatedCDN(path)
  for (let x = 0; x < 1000; x++) cdn.get({ x: String(x) })
  expect(cdn.seen).toEqual(['203.0.113.9'])
})

test('the API refuses a client that asks for a thousand different shared reads, and the cache does not tell clients apart', () => {
  const cdn = simulatedCDN('/es/query/Teams.1')
  for (let page = 0; page < 1000; page++) {
    cdn.get({ variables: JSON.stringify({ page }) })
    cdn.get({ variables: JSON.stringify({ page }), x: '1' }, '198.51.100.7')
  }
  vi.stubEnv('RATE_LIMITS', 'on')
  onTestFinished(() => void vi.unstubAllEnvs())
  const now = Date.now()
  const refused = cdn.seen.filter((visitor) => isTooFast(visitor!, now))
  expect([cdn.seen.length, refused.length]).toEqual([1000, 900])
})

test('the CDN forwards the page of a list, the filters of a list to embed, and all of a query that is redirected', () => {
  const forwarded = (uri: string, querystring: Record<string, { value: string }>) =>
    Object.keys(
      new Function(`${cachedPathCode}; return handler`)()({
        request: { uri, headers: {}, querystring },
        viewer: { ip: '203.0.113.9' },
      }).querystring,
    )
  const sent = { page: { value: '2' }, state: { value: 'TX' }, lang: { value: 'es' }, x: { value: '1' } }
  expect(forwarded('/teams', sent)).toEqual(['page', 'filtered'])
  expect(forwarded('/embed/tryouts', sent)).toEqual(['state', 'lang'])
  expect(forwarded('/teams/', sent)).toEqual(['page', 'state', 'lang', 'x'])
  expect(forwarded('/teams', {})).toEqual([])
})
