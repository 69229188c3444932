import { expect, test } from 'vitest'
import { demoIDs, loaded, people, visit } from '../support/browser.ts'

/** The operations that a page asks for until it is there. */
async function askedBy(path: string, as?: (typeof people)[keyof typeof people]) {
  const page = await visit({ path: '/legal', as })
  const asked: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/query') asked.push(request.postDataJSON().query.match(/\w+ (\w+)/)[1])
  })
  await page.goto(path)
  await loaded(page)
  return asked
}

test('home, the lists and public pages need no request of their own for a visitor', async () => {
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
  // What stands below the first view is asked when the screen is there.
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

test('the HTML of a team page has the tags for link previews', async () => {
  const { team } = await demoIDs()
  const page = await visit({ path: '/legal' })
  const html = await (await page.request.get(`/teams/${team}`)).text()
  expect(html).toContain('<meta property="og:title" content="Cedar Park Thunder · Fungo"')
})

test('what is painted before the code arrives stays as it is when the screen takes its place', async () => {
  for (const screen of ['home', 'teams', 'events', 'opportunities']) {
    const page = await visit({ path: screen === 'home' ? '/' : `/${screen}` })
    await loaded(page)
    const painted = await page.evaluate(async (name) => {
      const html = await (await fetch(location.href)).text()
      const part = new DOMParser().parseFromString(html, 'text/html').querySelector(`[data-on="${name}"]`)!
      return ['h1', 'p'].map((tag) => part.querySelector(tag)!.textContent)
    }, screen)
    const heading = page.getByRole('heading', { level: 1 })
    expect([await heading.textContent(), await heading.locator('+ div').textContent()], screen).toEqual(painted)
  }
})
