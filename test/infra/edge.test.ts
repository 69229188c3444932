import { expect, test } from 'vitest'
import { screensAreIndex, viewerIsNamed } from '../../infra/website.ts'

type Request = { uri: string; headers: Record<string, { value: string }> }

/** Runs a function of the CDN as the CDN does. */
const run = (code: string, request: Request): Request =>
  new Function(`${code}; return handler`)()({ request, viewer: { ip: '203.0.113.9' } })

test.each([
  ['/', '/index.html'],
  ['/teams', '/index.html'],
  ['/teams/01h8/manage', '/index.html'],
  ['/assets/teams-x1.js', '/assets/teams-x1.js'],
  ['/robots.txt', '/robots.txt'],
])('the CDN answers %s with %s', (path, file) => {
  expect(run(screensAreIndex, { uri: path, headers: {} }).uri).toBe(file)
})

test('the CDN overwrites the viewer address header', () => {
  const { headers } = run(viewerIsNamed, { uri: '/query', headers: { 'x-fungo-viewer': { value: '198.51.100.1' } } })
  expect(headers['x-fungo-viewer']).toEqual({ value: '203.0.113.9' })
})
