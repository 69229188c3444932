import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { photoAddress } from '../../functions/services/media/photo-address.ts'
import { screenRewriteCode, signedPhotoCode, viewerIPCode } from '../../infra/website.ts'

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
