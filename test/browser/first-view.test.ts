import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { HEAD_TAGS } from '../../functions/values/page-head/head-tags.ts'
import { TeamOpportunitiesDocument } from '../../web/features/opportunities/opportunities.generated.ts'
import {
  demoClient,
  demoIDs,
  focused,
  loaded,
  navigate,
  newcomer,
  operationOf,
  PHONE,
  people,
  unique,
  visit,
} from '../support/browser.ts'
import { htmlFaults } from '../support/mail-checks.ts'
import { inDays } from '../support/times.ts'

/** The GraphQL operations that a page sends until it is loaded. */
async function askedBy(path: string, as?: (typeof people)[keyof typeof people]) {
  const page = await visit({ path: '/legal', as })
  const asked: string[] = []
  page.on('request', (request) => {
    const operation = operationOf(request)
    if (operation) asked.push(operation.name)
  })
  await page.goto(path)
  await loaded(page)
  return asked
}

test('home, lists, and public pages send no query for a visitor, since their data is embedded', async () => {
  const { team, event, opportunity } = await demoIDs()
  const paths = [
    '/',
    '/teams',
    '/events',
    '/opportunities',
    `/teams/${team}`,
    `/events/${event}`,
    `/opportunities/${opportunity}`,
  ]
  // Content below the fold is queried after the screen is rendered.
  const later = ['NearbyOpportunities', 'NearbyTeams']
  for (const path of paths)
    expect(
      (await askedBy(path)).filter((operation) => !later.includes(operation)),
      path,
    ).toEqual([])
})

test('a signed-in user gets their own query results, not the embedded ones', async () => {
  const { team } = await demoIDs()
  expect(await askedBy(`/teams/${team}`, people.coach)).toContain('Team')
})

test('the CDN can answer the lists of visitors, and never those of a signed-in user', async () => {
  const answered = async (as?: typeof people.coach) => {
    const page = await visit({ path: '/legal', as })
    const kinds = new Set<string>()
    page.on('response', (response) => {
      const { pathname } = new URL(response.url())
      if (pathname.startsWith('/query')) kinds.add(`${pathname.slice(0, 7)} ${response.headers()['cache-control']}`)
    })
    for (const path of ['/teams', '/players', '/events', '/opportunities']) {
      await page.goto(`${path}?state=TX`)
      await loaded(page)
    }
    return [...kinds]
  }
  expect(await answered()).toEqual([
    '/query/ public, max-age=0, s-maxage=10, stale-while-revalidate=20, stale-if-error=3600',
  ])
  expect(await answered(people.coach)).toEqual(['/query no-store'])
})

test('a shared read shows the owner of a draft only what visitors see', async () => {
  const { team } = await demoIDs()
  const coach = await demoClient(people.coach)
  const title = unique('Secret tryout')
  const { startTime } = (await coach.send(`{ opportunities(perPage: 1) { startTime } }`)).opportunities[0]
  const place = { location: 'Zilker Park', city: 'Austin', state: 'TX' }
  const input = { teamID: team, title, type: 'TRYOUT', ...place, startTime, visibility: 'HIDDEN', capacity: 1 }
  await coach.createOpportunity({ input })
  const page = await visit({ path: '/legal', as: people.coach })
  const variables = encodeURIComponent(JSON.stringify({ teamID: team }))
  const url = `/query/${TeamOpportunitiesDocument.hash}?variables=${variables}`
  const authorization = `Bearer ${await page.evaluate(() => localStorage.getItem('authToken'))}`
  const read = async (options?: object) => (await page.request.get(url, options)).text()
  expect(await read({ headers: { authorization } })).not.toContain(title)
  expect(await read({ headers: { authorization } })).toBe(await read())
})

test('the HTML of a team page has the tags for link previews', async () => {
  const { team } = await demoIDs()
  const page = await visit({ path: '/legal' })
  const html = await (await page.request.get(`/teams/${team}`)).text()
  expect(html).toContain('<meta property="og:title" content="Cedar Park Thunder, Cedar Park, TX · Fungo"')
})

test('the heading in the HTML of a screen equals the one that its code renders', async () => {
  for (const screen of ['home', 'teams', 'events', 'opportunities']) {
    const page = await visit({ path: screen === 'home' ? '/' : `/${screen}` })
    await loaded(page)
    const painted = await page.evaluate(async () => {
      const html = await (await fetch(location.href)).text()
      const part = new DOMParser().parseFromString(html, 'text/html').querySelector('main')!
      return ['h1', 'p'].map((tag) => part.querySelector(tag)!.textContent)
    })
    const heading = page.getByRole('heading', { level: 1 })
    expect([await heading.textContent(), await heading.locator('+ div').textContent()], screen).toEqual(painted)
  }
})

/** All visible text nodes with their positions, except those inside of `leftOut` (a selector). */
const textsOf = (page: Page, leftOut = '') =>
  page.evaluate((leftOut) => {
    const texts: { text: string; left: number; top: number; width: number }[] = []
    const walker = document.createTreeWalker(document.getElementById('root')!, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const range = document.createRange()
      range.setStart(node, 0)
      range.setEnd(node, node.textContent!.trimEnd().length)
      const { left, top, width } = range.getBoundingClientRect()
      const text = node.textContent!.trim()
      // Text for screen readers only is clipped to one pixel.
      if (text && width > 1 && !node.parentElement!.closest(`.sr-only, ${leftOut || 'no'}`))
        texts.push({ text, left: Math.round(left), top: Math.round(top), width: Math.round(width) })
    }
    return texts
  }, leftOut)

/** Opens the path with its scripts held back, so that only the HTML shows. Returns a function that releases them. */
async function openWithoutCode(page: Page, path: string) {
  await page.setViewportSize({ width: 360, height: 720 })
  const code = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await code.promise
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  await page.waitForFunction(() => document.styleSheets.length > 0)
  await page.locator('h1:visible, [data-for=record]').first().waitFor()
  await page.evaluate(() => document.fonts.ready)
  return code.resolve
}

test('without JavaScript, each page has its notice first, one main part, and only its own heading', async () => {
  const { team, event, opportunity, player } = await demoIDs()
  const page = await visit({ path: '/legal' })
  const headings: Record<string, string | null> = {
    '/': 'Find a baseball or softball team that fits your kid',
    '/teams': 'Teams',
    '/players': 'Players',
    '/events': 'Events',
    '/opportunities': 'Opportunities',
    '/login': 'Login',
    '/login?forgot': 'Forgot your password?',
    '/signup': 'Create an account',
    '/teams?state=TX': 'Teams',
    '/events?page=2': 'Events',
    '/legal': null,
    '/legal/privacy-policy': null,
    '/profile': null,
    '/reset-password': null,
    '/no-such-page': null,
    '/events/create': null,
    '/es': 'Encuentre',
    '/es/teams': 'Equipos',
    '/es/login': 'Iniciar',
    '/es/legal': null,
    [`/teams/${team}`]: '',
    [`/events/${event}`]: '',
    [`/opportunities/${opportunity}`]: '',
    [`/players/${player}`]: null,
    '/tryouts/tx/austin': '',
    '/teams/tx/austin': '',
  }
  for (const [path, heading] of Object.entries(headings)) {
    const html = await (await page.request.get(path)).text()
    expect(htmlFaults(html), path).toEqual([])
    const found = await page.evaluate((html) => {
      const { body } = new DOMParser().parseFromString(html, 'text/html')
      const count = (tag: string) => body.querySelectorAll(tag).length
      const h1 = body.querySelector('h1')?.textContent ?? null
      return { first: body.firstElementChild!.tagName, mains: count('main'), h1s: count('h1'), h1 }
    }, html)
    expect(found, path).toMatchObject({ first: 'NOSCRIPT', mains: 1, h1s: heading === null ? 0 : 1 })
    if (heading) expect(found.h1).toContain(heading)
  }
})

test.each(['/login', '/login?forgot', '/signup'])(
  'the HTML of %s is painted before its code loads, and does not shift or disappear after',
  async (path) => {
    const page = await visit()
    const letCodeArrive = await openWithoutCode(page, path)
    const painted = await textsOf(page)
    letCodeArrive()
    await page.getByRole('textbox').first().waitFor()
    await loaded(page)
    expect(await textsOf(page)).toEqual(expect.arrayContaining(painted))
    expect(painted.length).toBeGreaterThan(2)
  },
)

test.each(['/teams', '/events', '/opportunities', '/players'])(
  'the HTML of %s is painted with its first card before its code loads, and does not shift or disappear after',
  async (path) => {
    const page = await visit()
    const letCodeArrive = await openWithoutCode(page, path)
    // Content below the first card shifts with its height, since the code adds its badges and chips.
    const leftOut = 'article ~ article, article .text-sm, article p'
    const painted = await textsOf(page, leftOut)
    expect(await page.locator('article').count()).toBe(path === '/players' ? 0 : 6)
    letCodeArrive()
    await page.getByRole('searchbox').first().waitFor()
    await loaded(page)
    expect(await textsOf(page, leftOut)).toEqual(expect.arrayContaining(painted))
    expect(painted.length).toBeGreaterThan(1)
  },
)

test.each(['player', 'event', 'opportunity'] as const)(
  'the HTML of a record (%s) is painted with its first facts before its code loads, and does not shift or disappear after',
  async (kind) => {
    const path =
      { player: '/players/', event: '/events/', opportunity: '/opportunities/' }[kind] + (await demoIDs())[kind]
    const page = await visit()
    const letCodeArrive = await openWithoutCode(page, path)
    const painted = await textsOf(page)
    const first = kind === 'player' ? 'A parent, guardian, or coach manages this profile.' : 'When'
    expect(painted.map(({ text }) => text)).toContain(first)
    letCodeArrive()
    await page.getByText(kind === 'player' ? 'Report this player' : 'Add to calendar').waitFor()
    await loaded(page)
    expect(await textsOf(page)).toEqual(expect.arrayContaining(painted))
  },
)

test('a link that has the focus before the code loads has it after', async () => {
  const page = await visit({ path: '/legal' })
  const letCodeArrive = await openWithoutCode(page, '/teams')
  for (const name of ['Fungo', /./]) {
    await page.keyboard.press('Tab')
    await focused(page, 'link', name)
  }
  const card = () => page.evaluate(() => document.activeElement?.closest('article')?.querySelector('h3')?.textContent)
  const before = await card()
  letCodeArrive()
  await page.getByRole('searchbox').first().waitFor()
  await loaded(page)
  expect(await card()).toBe(before)
  expect(before).toBeTruthy()
})

test('a signed-in user does not see the embedded cards for visitors', async () => {
  const page = await visit({ as: people.coach })
  await openWithoutCode(page, '/teams')
  expect(await page.locator('article').count()).toBe(6)
  expect(await page.locator('article').first().isVisible()).toBe(false)
})

/** A city with three teams and three tryouts. */
async function cityWithPages() {
  const coach = await newcomer('Casey Coach', 'coach')
  const place = { city: 'Bastrop', state: 'TX' }
  for (const name of [unique('Bastrop Bears'), unique('Bastrop Badgers'), unique('Bastrop Bulls')]) {
    const { createTeam } = await coach.send(
      'mutation ($input: CreateTeamInput!) { createTeam(input: $input) { id } }',
      { input: { name, locationCity: place.city, state: place.state, sport: 'BASEBALL' } },
    )
    const startTime = inDays(9)
    const input = {
      ...place,
      type: 'TRYOUT',
      location: 'Fisherman Park',
      title: `${name} 12U tryout`,
      startTime,
      teamID: createTeam.id,
    }
    await coach.send('mutation ($input: CreateOpportunityInput!) { createOpportunity(input: $input) { id } }', {
      input,
    })
  }
  const page = await visit({ path: '/legal' })
  for (const path of ['/teams/tx/bastrop', '/tryouts/tx/bastrop/12u-baseball'])
    await expect.poll(async () => (await page.request.get(path)).status()).toBe(200)
}

test('the page of a city is its list with the filters set, painted before its code loads, and leads on to others', async () => {
  await cityWithPages()
  const path = '/tryouts/tx/bastrop/12u-baseball'
  expect(await askedBy(path)).toEqual([])

  const page = await visit({ viewport: PHONE })
  const letCodeArrive = await openWithoutCode(page, path)
  const leftOut = 'article ~ article, article .text-sm, article p, h2, ul'
  const painted = await textsOf(page, leftOut)
  expect(painted.map(({ text }) => text)).toContain('12U baseball tryouts in Bastrop, TX')
  letCodeArrive()
  await page.getByRole('searchbox').first().waitFor()
  await loaded(page)
  expect(await textsOf(page, leftOut)).toEqual(expect.arrayContaining(painted))
  await page.getByText('tryouts for 12U baseball in Bastrop, TX are open for registration').waitFor()
  expect(await page.getByRole('link', { name: /^Bastrop Bears .* 12U tryout$/ }).count()).toBe(1)

  await page.getByRole('link', { name: 'Teams (3)' }).click()
  await page.getByRole('heading', { level: 1, name: 'Youth baseball and softball teams in Bastrop, TX' }).waitFor()
  await page.getByRole('button', { name: 'Remove filter: In Bastrop, TX' }).click()
  await expect.poll(() => new URL(page.url()).pathname + new URL(page.url()).search).toBe('/teams')
  await navigate(page, '/tryouts/tx/nowhere')
  await page.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor()
})

test('the head of each page is the same from the server and after a link inside the application', async () => {
  const { send } = demoClient(people.coach)
  const { team, event, player } = await demoIDs()
  const { tryouts, guestNeeds } = await send<Record<string, { id: string }[]>>(`{
    tryouts: opportunities(perPage: 1, type: TRYOUT) { id }
    guestNeeds: opportunities(perPage: 1, type: GUEST_NEED) { id }
  }`)
  const paths = [
    '/teams',
    '/teams?page=2',
    '/teams/tx/austin',
    `/teams/${team}`,
    `/teams/${team}?tab=roster`,
    '/players',
    `/players/${player}`,
    '/events',
    `/events/${event}`,
    '/opportunities',
    `/opportunities/${tryouts![0]!.id}`,
    `/opportunities/${guestNeeds![0]!.id}`,
    '/tryouts/tx/austin',
    '/legal',
    '/legal/privacy-policy',
    '/legal/terms-of-service',
    '/legal/cookie-policy',
    '/login',
    '/signup',
    '/',
  ]
  for (const [prefix, pages] of [
    ['', paths],
    ['/es', ['/teams', `/teams/${team}`, '/']],
  ] as const) {
    const page = await visit({ path: `${prefix}/events` })
    await loaded(page)
    for (const path of pages) {
      const address = prefix && path === '/' ? prefix : prefix + path
      const served = await page.evaluate(headOf, {
        html: await (await page.request.get(address)).text(),
        selector: HEAD_TAGS,
      })
      await navigate(page, address)
      await expect.poll(() => page.evaluate(headOf, { selector: HEAD_TAGS }), { message: address }).toEqual(served)
    }
  }
})

/** The elements of the HTML's head, or of the page's. */
function headOf({ html, selector }: { html?: string; selector: string }) {
  const { head } = html === undefined ? document : new DOMParser().parseFromString(html, 'text/html')
  return [...head.querySelectorAll(selector)].map(({ outerHTML }) => outerHTML).sort()
}
