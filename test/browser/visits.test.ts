import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { demoIDs, loaded, log, until, visit } from '../support/browser.ts'

type Metrics = { Visits: number }

/** The metrics of visits that were logged since. */
async function visitMetrics(since: number): Promise<Metrics[]> {
  const lines = (await readFile(log, 'utf8')).slice(since).split('\n')
  return lines.filter((line) => line.includes('"Visits"')).map((line) => JSON.parse(line))
}
const logLength = async () => (await readFile(log, 'utf8')).length

/** Opens the path in a visit that is reported, and waits until its code of reports has loaded. */
async function reportedVisit(path: string): Promise<Page> {
  const page = await visit()
  await page.addInitScript(() => {
    Math.random = () => 0
    // Otherwise the console has them, too.
    addEventListener('unhandledrejection', (event) => event.preventDefault())
  })
  const [reports] = await Promise.all([page.waitForResponse(/\/assets\/visits-/), page.goto(path)])
  expect(reports.status()).toBe(200)
  await loaded(page)
  return page
}

/** Hides the page, as another tab in front of it does. Returns what it reports, and the metrics that come of it. */
async function hide(page: Page) {
  const since = await logLength()
  const hidden = page.evaluate(() => {
    Object.defineProperties(document, { hidden: { get: () => true }, visibilityState: { get: () => 'hidden' } })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  })
  const [request] = await Promise.all([page.waitForRequest(/\/p\/visit$/), hidden])
  const metrics = await until(async () => (await visitMetrics(since))[0], 'the metrics of the visit')
  return { headers: await request.allHeaders(), report: JSON.parse(request.postData()!), metrics }
}

test('a visit reports its web vitals without a cookie, an address, or an ID', async () => {
  const { team } = await demoIDs()
  const page = await reportedVisit(`/teams/${team}`)
  await page.getByRole('link', { name: 'Fungo' }).first().click()
  await loaded(page)
  const { headers, report, metrics } = await hide(page)
  expect(report).toEqual({
    route: '/teams/:teamID',
    problems: [],
    largestContentfulPaint: expect.any(Number),
    cumulativeLayoutShift: expect.any(Number),
    ...('interactionToNextPaint' in report && { interactionToNextPaint: expect.any(Number) }),
  })
  expect(headers).not.toHaveProperty('cookie')
  expect(headers).not.toHaveProperty('authorization')
  expect(metrics).toMatchObject({ Visits: 1, LargestContentfulPaint: report.largestContentfulPaint })
  expect(metrics).not.toHaveProperty('BrokenVisits')
})

test('an uncaught error in a script of the site, a promise that nobody handles, and a screen that does not load are broken visits', async () => {
  const page = await reportedVisit('/teams')
  await page.route('**/assets/broken.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: "Promise.reject(new TypeError('Sam Parent'))" }),
  )
  await page.route('**/assets/privacy-policy-*.js', (route) => route.abort('blockedbyclient'))
  // What an extension does is not the site's.
  await page.evaluate(() => void Promise.reject(new Error('of an extension')))
  await page.addScriptTag({ url: '/assets/broken.js' })
  await page.getByRole('link', { name: 'Privacy Policy' }).click()
  await page.getByText("This page didn't load").first().waitFor()
  const { report, metrics } = await hide(page)
  expect(report).toMatchObject({ route: '/teams' })
  expect(report.problems).toEqual([
    { kind: 'error', name: 'TypeError', at: expect.stringMatching(/^\/assets\/broken\.js:1:\d+$/) },
    { kind: 'chunk', name: 'ImportError' },
  ])
  expect(metrics).toMatchObject({ Visits: 1, BrokenVisits: 1, FailedChunks: 1 })
})

test('nine visits in ten load nothing to report', async () => {
  const page = await visit()
  await page.addInitScript(() => {
    Math.random = () => 0.1
  })
  // The first page may report.
  await page.goto('about:blank')
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await page.goto('/teams', { waitUntil: 'networkidle' })
  await loaded(page)
  expect(requested.filter((url) => url.includes('/assets/visits-'))).toEqual([])
})
