import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { ANY_SCRIPT } from '../support/any-script.ts'
import {
  absent,
  clear,
  confirmAddress,
  DESK,
  demoClient,
  fillLogin,
  focused,
  loaded,
  mailTo,
  navigate,
  newcomer,
  operationOf,
  PHONE,
  people,
  tabTo,
  unique,
  visit,
} from '../support/browser.ts'
import { isWider } from './accessibility/axe.ts'
import { choose, fill, press } from './keyboard/keys.ts'

test('a visitor filters the teams, opens one and comes back to the same list', async () => {
  const page = await visit({ path: '/teams' })
  await page.getByText(/^Found \d[\d,]* team\(s\)$/).waitFor()
  await page.getByLabel(/state/i).first().selectOption('TX')
  await page.waitForURL(/state=TX/)
  await page
    .getByLabel(/search/i)
    .first()
    .fill('Cedar Park')
  await page.getByText('Found 1 team(s)').waitFor()
  await page.getByRole('link', { name: /Cedar Park Thunder/ }).click()
  await page.getByRole('heading', { level: 1, name: 'Cedar Park Thunder' }).waitFor()
  await page.goBack()
  await page.getByText('Found 1 team(s)').waitFor()
  expect(new URL(page.url()).searchParams.get('state')).toBe('TX')
})

test('a visitor filters the opportunities by type', async () => {
  const page = await visit({ path: '/opportunities' })
  const cards = page.getByRole('region', { name: 'Results' }).getByRole('article')
  const guestNeeds = cards.filter({ has: page.getByText('Guest Player Needed', { exact: true }) })
  await guestNeeds.first().waitFor()
  await page.getByRole('button', { name: 'More filters' }).click()
  const type = page.getByRole('group', { name: 'Type' })
  await type.getByRole('button', { name: 'Tryout' }).click()
  await page.waitForURL(/type=TRYOUT/)
  await guestNeeds.first().waitFor({ state: 'detached' })
  await cards.first().waitFor()
  await type.getByRole('button', { name: 'Guest Player Needed' }).click()
  await page.waitForURL(/type=GUEST_NEED/)
  await guestNeeds.first().waitFor()
  await expect.poll(async () => (await cards.count()) - (await guestNeeds.count())).toBe(0)
})

test('the home page shows ten records of each kind', async () => {
  const page = await visit()
  for (const name of ['Latest Opportunities', 'Featured Teams', 'Featured Players', 'Upcoming Events'])
    await expect.poll(() => page.getByRole('region', { name }).getByRole('article').count()).toBe(10)
})

test('a parent on a phone reaches a tryout in three taps', async () => {
  const page = await visit({ viewport: PHONE })
  await page.getByRole('link', { name: 'Find Opportunities' }).first().click()
  await page.getByRole('link', { name: /12U AA open tryout/ }).click()
  await page.getByRole('heading', { level: 1, name: '12U AA open tryout' }).waitFor()
  await page
    .getByRole('link', { name: /Register/ })
    .first()
    .click()
  await page.waitForURL('/signup')
  expect(await page.getByLabel('Account Type').inputValue()).toBe('player_parent')
  await page.getByRole('link', { name: 'Login' }).click()
  await page.waitForURL('/login')
})

test('the login returns to the page it was opened from, and sends a signed-in user on', async () => {
  const page = await visit({ path: '/teams?state=TX' })
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Login' }).click()
  await fillLogin(page, people.parent.email)
  await page.waitForURL('/teams?state=TX')
  for (const path of ['/login', '/signup']) {
    await page.goto(path)
    await page.waitForURL('/')
  }
})

test('Tryouts near me asks for the location before it queries opportunities', async () => {
  const page = await visit()
  await page.context().grantPermissions(['geolocation'])
  await page.context().setGeolocation({ latitude: 30.5052, longitude: -97.8203 })
  const places: unknown[] = []
  page.on('request', (request) => {
    const { name, variables } = operationOf(request) ?? {}
    if (name === 'Opportunities') places.push((variables!.filter as { near: unknown }).near)
  })
  await page.getByRole('link', { name: 'Tryouts near me' }).click()
  await expect.poll(() => page.getByLabel('Location').inputValue()).toBe('Cedar Park, TX')
  await page.getByRole('link', { name: '12U AA open tryout' }).waitFor()
  expect(places).toEqual([{ latitude: 30.51, longitude: -97.82, within: 50 }])

  const over = page.getByRole('main').getByText(/^(Closed|Canceled)$/)
  await absent(over)
  await page.getByRole('button', { name: 'Remove filter: Open for registration' }).click()
  await over.first().waitFor()
})

test('without geolocation permission, near=me shows the full list and the reason', async () => {
  const page = await visit({ path: '/opportunities?near=me' })
  await page.getByText('Location permission denied.').waitFor()
  await page.getByText(/^Found \d+ opportunities$/).waitFor()
  await focused(page, 'combobox', 'Location')
})

test('a coach signs up by keyboard, sees the name in the navigation, signs out, and resets the password by the mailed link', async () => {
  const email = `new-${Date.now()}@fungo.example`
  const page = await visit({ path: '/signup' })
  await page.getByLabel(/not a robot/i).waitFor()
  await fill(page, 'Full Name', 'Nell Newcomer')
  await fill(page, 'Email Address', email)
  await choose(page, 'Account Type', 'Team')
  await fill(page, 'Password', 'chalk line 7')
  await fill(page, 'Confirm Password', 'chalk line 7')
  await tabTo(page, 'checkbox', /not a robot/i)
  await page.keyboard.press('Space')
  await page.getByText('Verified').waitFor()
  await press(page, 'button', 'Create account')
  await page.waitForURL('/')
  // A coach without a team is not asked for a player first.
  await page.getByRole('main').getByRole('link', { name: 'Find My Team' }).waitFor()
  await absent(page.getByRole('link', { name: 'Add a Player' }))
  await page.getByRole('button', { name: /Nell Newcomer/ }).click()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await page.getByRole('link', { name: 'Login' }).first().waitFor()

  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await page.getByRole('heading', { level: 1, name: 'Forgot your password?' }).waitFor()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  await page.getByText('Password reset instructions have been sent to your email').waitFor()
  const { text } = await mailTo(email, /reset/i)
  const link = text.match(/https?:\S+\/reset-password\S+/)?.[0]
  expect(link, text).toBeDefined()
  await page.goto(link!)
  await page.getByLabel('New Password', { exact: true }).fill('new chalk line 8')
  await page.getByLabel('Confirm New Password', { exact: true }).fill('new chalk line 8')
  await page.getByRole('button', { name: 'Save new password' }).click()
  await page.getByText("Your password was changed, and you're signed out everywhere.").waitFor()
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click()
  await fillLogin(page, email, 'new chalk line 8')
  await page.getByRole('button', { name: /Nell Newcomer/ }).waitFor()
})

test('on a slow connection, the header, heading, and first cards show before the code has loaded', async () => {
  const page = await visit()
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/teams', { waitUntil: 'commit' })
  await page.getByRole('heading', { level: 1, name: 'Teams' }).waitFor()
  await page.getByRole('banner').getByRole('link', { name: 'Opportunities' }).waitFor()
  expect(await page.getByRole('heading', { level: 1 }).allInnerTexts()).toEqual(['Teams'])
  await page.getByRole('heading', { name: 'Cedar Park Thunder' }).waitFor()
  release()
  await page.getByText(/^Found [\d,]+ team\(s\)$/).waitFor()
})

test('a link pressed offline shows a notice and keeps the page, and visited pages still open', async () => {
  const page = await visit({ path: '/teams' })
  const menu = page.getByRole('navigation', { name: 'Main' })
  await page.getByText(/^Found [\d,]+ team\(s\)$/).waitFor()
  await menu.getByRole('link', { name: 'Events' }).click()
  await page.getByText(/^Found [\d,]+ events$/).waitFor()
  await page.context().setOffline(true)
  await menu.getByRole('link', { name: 'Players' }).click()
  await page.getByText("You're offline. Open this page again when you're back online.").waitFor()
  expect(new URL(page.url()).pathname).toBe('/events')
  await menu.getByRole('link', { name: 'Teams' }).click()
  await page.getByText(/^Found [\d,]+ team\(s\)$/).waitFor()
  await page.context().setOffline(false)
})

test('a visitor who opens the link to an invite-only opportunity logs in and sees it', async () => {
  const opportunities = await demoClient(people.coach).opportunities({ search: '12U AA call-backs' })
  // Within the app, because the browser logs the status 404 of a document as an error.
  const page = await visit({ path: '/legal', viewport: PHONE })
  await navigate(page, `/opportunities/${opportunities[0].id}`)
  await page.getByRole('heading', { level: 1, name: 'Opportunity not found' }).waitFor()
  await page.getByRole('main').getByRole('link', { name: 'Log In' }).click()
  await page.getByText('Log in to continue where you left off.').waitFor()
  await fillLogin(page, people.parent.email)
  await page.getByRole('heading', { level: 1, name: '12U AA call-backs' }).waitFor()
})

test('a page whose code fails to load says so, and loads when tried again', async () => {
  const page = await visit({ path: '/teams' })
  await page.getByText(/^Found [\d,]+ team\(s\)$/).waitFor()
  await page.route('**/assets/*.js', (route) => route.abort('internetdisconnected'))
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Players' }).click()
  await page.getByRole('heading', { level: 1, name: "This page didn't load" }).waitFor()
  await focused(page, 'heading', "This page didn't load")
  await page.getByRole('button', { name: 'Try again' }).waitFor()
  await page.goBack()
  await page.getByText(/^Found [\d,]+ team\(s\)$/).waitFor()
  await page.goForward()
  await page.getByRole('heading', { level: 1, name: "This page didn't load" }).waitFor()
  await page.unroute('**/assets/*.js')
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('heading', { level: 1, name: 'Players' }).waitFor()
  await page.getByText(/^Found [\d,]+ players$/).waitFor()
})

test('a search without results offers the full list, and a location and Near me replace each other', async () => {
  const page = await visit({ path: '/opportunities?search=zzzznothing' })
  await page.getByRole('button', { name: 'Clear search and filters' }).click()
  await page.getByText(/^Found \d+ opportunities$/).waitFor()
  expect(new URL(page.url()).search).toBe('')

  await page.context().grantPermissions(['geolocation'])
  await page.context().setGeolocation({ latitude: 30.5052, longitude: -97.8203 })
  const location = page.getByLabel('Location')
  await location.fill('Austin')
  await page.waitForURL(/location=Austin/)
  await location.fill('')
  await page.getByRole('option', { name: 'Near me' }).click()
  await page.waitForURL(/near=3/)
  await expect.poll(() => location.inputValue()).toBe('Cedar Park, TX')
  await location.fill('Austin')
  await page.waitForURL(/location=Austin/)
  expect(new URL(page.url()).searchParams.has('near')).toBe(false)
})

test('titles, names, and descriptions in any script are shown as they were written', async () => {
  const organizer = await newcomer('Andy Anyscript', 'coach')
  await confirmAddress(organizer)
  await clear(organizer)
  const texts = ANY_SCRIPT.map(([, text]) => text.normalize())
  const description = texts.join('\n')
  const name = unique(texts[0]!)
  const team = await organizer.createTeam({ input: { name, locationCity: 'Austin', state: 'TX', description } })
  const place = { location: 'Zilker Park', city: 'Austin', state: 'TX' }
  for (const title of texts)
    await organizer.createOpportunity({
      input: {
        ...place,
        title,
        description,
        teamID: team.id,
        type: 'TRYOUT',
        visibility: 'PUBLIC',
        startTime: '2031-03-06T09:00',
        capacity: 5,
        feeCents: 0,
      },
    })
  const page = await visit({ path: `/teams/${team.id}`, viewport: PHONE, as: organizer })
  await page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
  for (const text of texts) await page.getByText(text).first().waitFor()
  await navigate(page, `/opportunities?search=${encodeURIComponent(name)}`)
  for (const title of texts) {
    const link = page.getByRole('link', { name: title, exact: true })
    await link.waitFor()
    if (title !== texts[1]) continue
    await link.click()
    await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor()
    expect(await page.title()).toContain(title)
    for (const text of texts) await page.getByText(text).first().waitFor()
    expect(await isWider(page)).toBe(false)
    await page.goBack()
  }
})

test('the longest names without spaces fit on a phone and on a desktop', async () => {
  const long = (length: number) => 'W'.repeat(length)
  const coach = await newcomer('Lana Long', 'coach')
  const place = { city: long(100), state: 'TX', location: long(200) }
  const team = await coach.createTeam({
    input: {
      name: `${long(90)}${Date.now()}`.slice(0, 100),
      locationCity: place.city,
      state: 'TX',
      description: long(200),
    },
  })
  const event = await coach.createEvent({
    input: { teamID: team.id, name: long(200), date: '2099-03-01T09:00', eventType: long(60), ...place },
  })
  const opportunity = await coach.createOpportunity({
    input: { teamID: team.id, title: long(200), startTime: '2099-03-01T09:00', description: long(200), ...place },
  })
  const player = await coach.createPlayer({
    input: { name: long(100), age: 12, locationCity: place.city, state: 'TX' },
  })
  await coach.registerForOpportunity({ input: { opportunityID: opportunity.id, playerID: player.id } })
  const squad = { division: long(40), ageGroup: long(40) }
  await coach.addDivision({ input: { teamID: team.id, ...squad } })
  await coach.addPlayerToTeam({
    input: { teamID: team.id, playerID: player.id, startDate: '2026-01-01', season: long(60), ...squad },
  })
  const page = await visit({ as: coach })
  const wide: string[] = []
  const split: string[] = []
  for (const path of [
    '/',
    '/teams',
    `/teams/${team.id}`,
    `/events?search=${long(200)}`,
    `/events/${event.id}/edit`,
    `/opportunities?search=${long(200)}`,
    '/players',
    '/profile',
    `/teams/${team.id}?tab=roster&season=${long(60)}`,
    `/teams/${team.id}/manage?tab=roster`,
    `/players/${player.id}?tab=management`,
    `/opportunities/${opportunity.id}`,
    `/opportunities/${opportunity.id}/manage-registrations`,
  ])
    await check(page, path)
  const admin = await visit({ as: people.admin })
  for (const tab of ['teams', 'players', 'events', 'opportunities'])
    await check(admin, `/admin?tab=${tab}&search=${long(20)}`)
  expect(wide, 'screens that scroll sideways').toEqual([])
  expect(split, 'words of a table that break within').toEqual([])

  async function check(page: Page, path: string) {
    await navigate(page, path)
    await loaded(page)
    await page.locator('main').getByText(long(20)).filter({ visible: true }).first().waitFor()
    for (const size of [PHONE, DESK]) {
      await page.setViewportSize(size)
      if (await isWider(page)) wide.push(`${path} at ${size.width}`)
      split.push(...(await splitWords(page)).map((word) => `${word} on ${path} at ${size.width}`))
    }
  }
})

/** The words of tables that take more than one line. Texts of 20 characters and more without a space may. */
const splitWords = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = []
    const texts = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode
      if (!text.parentElement?.closest('table')) continue
      for (const { 0: token, index: start } of text.textContent!.matchAll(/(?<!\S)\S{1,19}(?!\S)/g))
        for (const { 0: word, index } of token.matchAll(/[\p{L}\d]+/gu)) {
          const range = document.createRange()
          range.setStart(text, start + index)
          range.setEnd(text, start + index + word.length)
          if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) found.push(word)
        }
    }
    return found
  })

test('the list of events fits a phone that is turned after the list was wide', async () => {
  const page = await visit({ path: '/events' })
  await loaded(page)
  for (const size of [{ width: PHONE.height, height: PHONE.width }, PHONE]) {
    await page.setViewportSize(size)
    await expect.poll(() => isWider(page)).toBe(false)
  }
})

test('a tab that is older than the site offers to reload when its user comes back, unless a form is filled', async () => {
  const page = await visit({ path: '/players/new/edit', as: people.parent })
  await loaded(page)
  await page.route('/index.html', (route) =>
    route.fulfill({ body: '<script type="module" src="/assets/next.js"></script>' }),
  )
  const comeBack = async () => {
    // The check is loaded after the screen.
    await page.waitForLoadState('networkidle')
    const checked = page.waitForResponse('/index.html')
    await page.evaluate(() => {
      const now = Date.now() + 1_000_000
      Date.now = () => now
      dispatchEvent(new Event('visibilitychange'))
    })
    await checked
  }
  await comeBack()
  await page.getByText('Fungo has a new version.').waitFor()
  const reloaded = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Reload' }).click()
  await reloaded
  await loaded(page)
  await page.getByLabel('Age').fill('11')
  await comeBack()
  await absent(page.getByText('Fungo has a new version.'))
})
