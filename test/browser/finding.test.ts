import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { seasonYear } from '../../functions/values/age.ts'
import {
  absent,
  demoClient,
  focused,
  loaded,
  newcomer,
  operationOf,
  PHONE,
  people,
  tabTo,
  unique,
  until,
  visit,
} from '../support/browser.ts'
import { inDays } from '../support/times.ts'

const parameters = (page: { url(): string }) => Object.fromEntries(new URL(page.url()).searchParams)

const moreFilters = (page: Page) => page.getByRole('button', { name: /^More filters/ })

test('the City field filters by its text, and suggests places: a city sets a distance, a state sets the state filter', async () => {
  const page = await visit({ path: '/teams' })
  await loaded(page)
  const place = page.getByRole('combobox', { name: 'City' })
  await place.pressSequentially('Austi')
  await page.waitForURL(/city=Austi/)
  await place.pressSequentially('n')
  await page.getByRole('option', { name: 'Austin, TX' }).click()
  await page.waitForURL(/near=/)
  expect(parameters(page)).toEqual({ near: '30.27,-97.74', place: 'Austin, TX' })
  await expect.poll(() => page.getByLabel('State').inputValue()).toBe('TX')
  await page.getByLabel('Distance').selectOption('any')
  await page.waitForURL(/within=any/)
  await page
    .getByText(/\d{3} mi · /)
    .first()
    .waitFor()
  await page.getByLabel('Distance').selectOption('100')
  await page.waitForURL(/within=100/)
  await moreFilters(page).click()
  await page.getByLabel('Sort').selectOption({ label: 'Newest first' })
  await page.waitForURL(/sort=newest/)
  await page.reload()
  await page
    .getByText(/\d+ mi · /)
    .first()
    .waitFor()
  expect(await place.inputValue()).toBe('Austin, TX')

  await place.fill('Texas')
  await page.getByRole('option', { name: 'Texas', exact: true }).waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL(/state=TX/)
  expect(parameters(page)).toEqual({ state: 'TX', sort: 'newest' })
  await expect.poll(() => page.getByLabel('State').inputValue()).toBe('TX')
})

test('each filter option shows a count that equals the length of the filtered list', async () => {
  const page = await visit({ path: '/teams' })
  await moreFilters(page).click()
  const sport = page.getByLabel('Sport')
  const softball = await until(async () => {
    const labels = await sport.getByRole('option').allInnerTexts()
    return labels.find((label) => /^Softball \([\d,]+\)$/.test(label))
  }, 'the count of softball teams')
  await sport.selectOption('SOFTBALL')
  await page
    .getByText(`Found ${/[\d,]+/.exec(softball)![0]} team(s)`)
    .first()
    .waitFor()
})

test('the browser remembers the sport filter until it is cleared', async () => {
  const page = await visit({ path: '/teams' })
  await moreFilters(page).click()
  await page.getByLabel('Sport').selectOption('SOFTBALL')
  await page.waitForURL(/sport=SOFTBALL/)
  await page.goto('/opportunities')
  await page.waitForURL(/sport=SOFTBALL/)
  await page.getByRole('button', { name: 'Clear all filters' }).click()
  await page.waitForURL((url) => url.search === '')
  await page.goto('/teams')
  await loaded(page)
  expect(new URL(page.url()).search).toBe('')
})

test('on a phone the filters fold into a drawer with a count, and Back closes the drawer and the menu', async () => {
  const page = await visit({ path: '/teams', viewport: PHONE })
  const menu = page.getByRole('button', { name: 'Menu' })
  const entry = () => page.evaluate(() => history.state.idx)
  // On the first page of a tab.
  for (const close of [() => page.goBack(), () => menu.press('Escape'), () => menu.click()]) {
    await menu.click()
    await expect.poll(entry).toBe(1)
    await close()
    await expect.poll(() => menu.getAttribute('aria-expanded')).toBe('false')
    await expect.poll(entry, { message: 'the page is in the history once' }).toBe(0)
  }
  await menu.click()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Events' }).click()
  await page.getByRole('heading', { level: 1, name: 'Events' }).waitFor()
  await page.getByRole('button', { name: /^Filters/ }).click()
  const drawer = page.getByRole('dialog', { name: 'Filters' })
  await drawer.waitFor()
  await page.goBack()
  await drawer.waitFor({ state: 'detached' })
  await menu.click()
  await page.goBack()
  await expect.poll(() => menu.getAttribute('aria-expanded')).toBe('false')
  expect(new URL(page.url()).pathname).toBe('/events')

  await page.getByRole('button', { name: /^Filters/ }).click()
  await drawer.getByLabel('Age group').selectOption('12U')
  await drawer.getByLabel('State').selectOption('TX')
  const show = drawer.getByRole('button', { name: /^Show [1-9][\d,]* events$/ })
  await show.click()
  await page.getByRole('button', { name: 'Filters 2 active' }).waitFor()
  expect(parameters(page)).toEqual({ ageGroup: '12U', state: 'TX' })
  await page.getByRole('button', { name: 'Remove filter: 12U' }).click()
  await page.waitForURL((url) => !url.search.includes('ageGroup'))
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'Teams' }).waitFor()
})

test('a range of days that ends before it starts is refused at the field', async () => {
  const page = await visit({ path: '/events?from=2030-05-10&to=2030-05-01' })
  await moreFilters(page).click()
  const refusal = page.getByText('The last day must not be before the first.')
  await refusal.waitFor()
  await page.getByText(/^Found \d+ events?$/).waitFor()
  await page.getByLabel('To', { exact: true }).fill('2030-05-20')
  await page.waitForURL(/to=2030-05-20/)
  await refusal.waitFor({ state: 'detached' })
  await page.getByLabel('To', { exact: true }).fill('2030-05-09')
  await refusal.waitFor()
  expect(parameters(page)).toEqual({ from: '2030-05-10', to: '2030-05-20' })
})

test('filters chosen while the browser asks for the location, or right after each other, are all applied', async () => {
  const page = await visit({ path: '/teams' })
  await loaded(page)
  await page.evaluate(() => {
    const getCurrentPosition = (found: (position: object) => void) =>
      addEventListener('permit', () => found({ coords: { latitude: 30.27, longitude: -97.74 } }))
    Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition } })
  })
  await page.getByRole('combobox', { name: 'City' }).click()
  await page.getByRole('option', { name: 'Near me' }).click()
  await page.getByLabel('Age group').selectOption('12U')
  await page.waitForURL(/ageGroup=12U/)
  await page.evaluate(() => dispatchEvent(new Event('permit')))
  await page.waitForURL(/near=/)
  expect(parameters(page)).toEqual({ ageGroup: '12U', near: '30.27,-97.74' })

  await page.getByLabel('Distance').waitFor()
  // The second filter changes as soon as the URL has the first one, before the list is rendered with it.
  await page.evaluate(async () => {
    const choose = (label: string, value: string) => {
      const labelled = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === label)?.control
      const select = labelled ?? document.querySelector(`select[aria-label="${label}"]`)!
      Object.assign(select, { value })
      select.dispatchEvent(new Event('change', { bubbles: true }))
    }
    choose('Age group', '10U')
    for (let turn = 0; turn < 10_000 && !location.search.includes('10U'); turn++) await null
    choose('Distance', '25')
  })
  await page.waitForURL(/within=25/)
  expect(parameters(page)).toEqual({ ageGroup: '10U', near: '30.27,-97.74', within: '25' })
})

test.each([
  [
    'a place that was chosen meanwhile',
    async (page: Page) => {
      await page.getByRole('combobox', { name: 'City' }).fill('Phoenix, AZ')
      await page.getByRole('option', { name: 'Phoenix, AZ' }).click()
      await page.waitForURL(/place=Phoenix/)
    },
    { place: 'Phoenix, AZ', near: expect.stringMatching(/^33\./) },
  ],
  [
    'the filters of another page',
    async (page: Page) => {
      await page.getByRole('link', { name: 'Events', exact: true }).first().click()
      await page.waitForURL(/\/events/)
    },
    {},
  ],
])('a location that arrives late does not change %s', async (_, goOn, expected) => {
  const page = await visit({ path: '/teams' })
  await loaded(page)
  await page.evaluate(() => {
    const getCurrentPosition = (found: (position: object) => void) =>
      addEventListener('permit', () => found({ coords: { latitude: 30.27, longitude: -97.74 } }))
    Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition } })
  })
  await page.getByRole('combobox', { name: 'City' }).click()
  await page.getByRole('option', { name: 'Near me' }).click()
  await goOn(page)
  await loaded(page)
  await page.evaluate(() => dispatchEvent(new Event('permit')))
  // The answer is handled in a later task.
  await page.evaluate(() => new Promise((done) => setTimeout(done)))
  expect(parameters(page)).toEqual(expected)
})

test('a near filter and a state filter replace each other, also in a URL that has both', async () => {
  const page = await visit({ path: '/teams?near=30.27,-97.74&place=Austin, TX&state=CA' })
  await page
    .getByText(/\d+ mi · /)
    .first()
    .waitFor()
  const state = page.getByLabel('State')
  await expect.poll(() => state.inputValue()).toBe('TX')
  await state.selectOption('CA')
  await page.waitForURL((url) => !url.searchParams.has('near'))
  expect(parameters(page)).toEqual({ state: 'CA' })
  await expect.poll(() => page.getByRole('combobox', { name: 'City' }).inputValue()).toBe('')
})

test('the first search of a family finds the nearest tryout first, and one that does not state its sport', async () => {
  const title = unique('Sandlot tryout')
  await demoClient(people.coach).createOpportunity({
    input: {
      type: 'TRYOUT',
      title,
      startTime: inDays(8),
      location: 'Brushy Creek Fields',
      city: 'Cedar Park',
      state: 'TX',
      minAge: 11,
      maxAge: 12,
    },
  })
  const page = await visit({ viewport: PHONE })
  const form = page.getByRole('search', { name: 'Find' })
  await form.getByLabel('Age').selectOption('12U')
  await form.getByText('Baseball').click()
  await form.getByLabel('Where').click()
  await page.keyboard.type('Austin')
  await page.keyboard.press('Enter')
  await form.getByRole('button', { name: 'Austin, TX' }).click()
  await page.waitForURL(/\/find\?/)
  const asked = { sport: 'BASEBALL', ageGroup: '12U', near: '30.27,-97.74', place: 'Austin, TX' }
  expect(parameters(page)).toEqual(asked)
  await page.getByRole('link', { name: 'See all: Tryouts and guest spots' }).click()
  await page.waitForURL(/\/opportunities\?/)
  expect(parameters(page)).toEqual({ ...asked, open: 'only', within: '25' })
  await page.getByLabel('Distance').selectOption('50')
  await page.getByText(/^Found \d+ opportunit.*that do(es)? not say$/).waitFor()
  const cards = page.getByRole('article')
  expect(await cards.first().textContent()).toContain('12U AA evening tryout')
  const tryout = cards.filter({ hasText: title })
  await tryout.getByText('Sport not given').waitFor()
  await page.getByRole('button', { name: 'Hide those that do not say' }).click()
  await tryout.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Remove filter: Only those that say' }).click()
  await tryout.waitFor()
  const fontSize = await page.getByLabel('Distance').evaluate((field) => getComputedStyle(field).fontSize)
  expect(fontSize, 'a phone does not zoom into the field').toBe('16px')
})

type Found = { sport: string | null; ageGroups: string[]; startTime: string; timeZone: string; distanceMiles: number }

const families = [
  ['a catcher of 12 in Austin', { ageGroup: '12U', sport: 'BASEBALL', near: [30.27, -97.74, 50] }],
  ['a third-grader in Round Rock', { ageGroup: '9U', near: [30.51, -97.68, 25] }],
  ['a family in Cedar Park with a free week', { sport: 'BASEBALL', near: [30.51, -97.82, 25], days: [1, 7] }],
  ['a softball pitcher of 15 in Georgetown', { ageGroup: '15U', sport: 'SOFTBALL', near: [30.63, -97.68, 50] }],
  ['a middle-schooler in San Antonio', { ageGroup: '13U', near: [29.42, -98.49, 100] }],
  ['twins of 10 in Houston', { ageGroup: '10U', sport: 'BASEBALL', near: [29.76, -95.37, 50] }],
  ['a softball family in Tulsa', { sport: 'SOFTBALL', near: [36.15, -95.99, 100] }],
  ['a shortstop of 17 in Tampa', { ageGroup: '17U', near: [27.95, -82.46, 50], days: [0, 30] }],
  ['a first-grader in San Diego', { ageGroup: '7U', sport: 'BASEBALL', near: [32.72, -117.16, 25] }],
  ['a softball family in Anchorage', { ageGroup: '15U', sport: 'SOFTBALL', near: [61.22, -149.9, 25] }],
] as const

test.each(families)('%s finds what fits first, or the number without each filter', async (_, { near, ...family }) => {
  const { sport, ageGroup, days }: { sport?: string; ageGroup?: string; days?: readonly [number, number] } = family
  const [latitude, longitude, within] = near
  const [from, to] = days?.map((day) => inDays(day).slice(0, 10)) ?? []
  const filters = { type: 'TRYOUT', openOnly: true, sport, ageGroup, from, to, near: { latitude, longitude, within } }
  const parent = demoClient(people.parent)
  const selection = 'sport ageGroups startTime timeZone distanceMiles'
  const found: Found[] = await parent.opportunities({ ...filters, perPage: 500 }, selection)
  for (const tryout of found) {
    if (sport) expect([sport, null]).toContain(tryout.sport)
    if (ageGroup && tryout.ageGroups.length > 0) expect(tryout.ageGroups).toContain(ageGroup)
    const day = new Date(tryout.startTime).toLocaleDateString('sv', { timeZone: tryout.timeZone })
    expect(day >= (from ?? day) && day <= (to ?? day)).toBe(true)
    expect(tryout.distanceMiles).toBeLessThanOrEqual(within)
  }
  const doNotSay = found.map((it) => ((sport && !it.sport) || (ageGroup && it.ageGroups.length === 0) ? 1 : 0))
  expect(doNotSay).toEqual(doNotSay.toSorted())
  if (found.length > 0) return

  const facets: { filter: string; countWithout: number }[] = await parent.opportunitiesFacets(
    filters,
    'filter countWithout',
  )
  for (const { filter, countWithout } of facets) {
    const without = filter === 'dates' ? { from: undefined, to: undefined } : { [filter]: undefined }
    expect(await parent.opportunitiesCount({ ...filters, ...without }), filter).toBe(countWithout)
  }
})

test('the search on the home page works by keyboard and shows an unknown place', async () => {
  const page = await visit()
  await tabTo(page, 'combobox', 'Age')
  await page.keyboard.press('1')
  await tabTo(page, 'combobox', 'Where')
  await page.keyboard.type('Zzyzxqq')
  await page.keyboard.press('Enter')
  await page.getByText("We don't know that place. Try a city, a state, or a ZIP code.").waitFor()
  await focused(page, 'combobox', 'Where')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('78613')
  await tabTo(page, 'checkbox', 'Softball')
  await page.keyboard.press('Space')
  await page.keyboard.press('Shift+Tab')
  await tabTo(page, 'link', 'Find Opportunities')
  await page.getByRole('button', { name: 'Find', exact: true }).press('Enter')
  await page.waitForURL(/\/find\?/)
  const { sport, place } = parameters(page)
  expect(sport).toBe('SOFTBALL')
  expect(place).toBe('78613 (Cedar Park, TX)')
})

test('a list does not offer the similar name of an earlier search', async () => {
  const page = await visit({ path: '/teams?search=Bouldin+Banditts' })
  const offer = page.getByText('Did you mean')
  await offer.waitFor()
  const { promise: isOver, resolve: finish } = Promise.withResolvers<void>()
  await page.route('**/query/**', async (route) => {
    if (operationOf(route.request())?.name === 'TeamsFacets') await isOver
    await route.continue()
  })
  await page.getByRole('searchbox').fill('Barton Springs')
  await page.getByText('Barton Springs Herons').first().waitFor()
  expect(await offer.count()).toBe(0)
  finish()
})

test('a record page shows similar records', async () => {
  const page = await visit({ path: '/find?near=30.27,-97.74&place=Austin,%20TX' })
  const tryouts = page.getByRole('region', { name: 'Tryouts and guest spots' })
  await tryouts.getByRole('article').getByRole('link').first().click()
  const alike = page.getByRole('region', { name: 'More like this nearby' })
  await alike.getByRole('article').first().waitFor()
  const coach = await newcomer('Nora Nearby')
  const create = 'mutation ($input: CreateTeamInput!) { createTeam(input: $input) { id } }'
  const names = [unique('Tanana Terns'), unique('Chena Chinooks')]
  const [team] = await Promise.all(
    names.map((name) => coach.send(create, { input: { name, locationCity: 'Fairbanks', state: 'AK' } })),
  )
  // A visitor sees a write after a second at most.
  await until(async () => {
    await page.goto(`/teams/${team!.createTeam.id}`)
    await page.getByRole('heading', { level: 1, name: names[0]! }).waitFor()
    await page.waitForLoadState('networkidle')
    return (await alike.getByRole('link', { name: names[1]! }).count()) > 0 || undefined
  }, 'the nearby team')
})

test('a visitor checks by month and year of birth whether a child fits, without any request', async () => {
  const tomorrow = new Date(inDays(1))
  const season = seasonYear(tomorrow)
  const { createOpportunity } = await demoClient(people.coach).send(
    'mutation ($input: CreateOpportunityInput!) { createOpportunity(input: $input) { id } }',
    {
      input: {
        type: 'TRYOUT',
        title: unique('Ages tryout'),
        startTime: tomorrow.toISOString(),
        location: 'Brushy Creek Fields',
        city: 'Cedar Park',
        state: 'TX',
        minAge: 11,
        maxAge: 12,
      },
    },
  )
  const page = await visit({ path: `/opportunities/${createOpportunity.id}` })
  await page.getByText('For players of league age 11 or 12').waitFor()
  await page.getByText('Check a birthday').click()
  await page.getByLabel('Month of birth').waitFor()
  await page.waitForLoadState('networkidle')
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.getByLabel('Month of birth').selectOption('December')
  for (const [age, verdict] of [
    [10, 'too young'],
    [12, 'fits'],
    [14, 'too old'],
  ] as const) {
    await page.getByLabel('Year of birth').selectOption(String(season - 1 - age))
    await page.getByText(new RegExp(`^Counts as \\d+ in the ${season} season: ${verdict}$`)).waitFor()
  }
  expect(requests).toEqual([])
})

test('events are filtered by date preset, dates, and type, which are kept in the URL', async () => {
  const page = await visit({ path: '/events' })
  await moreFilters(page).click()
  await page.getByRole('button', { name: 'Next 7 days' }).click()
  await page.waitForURL(/from=.*to=/)
  const { from, to } = parameters(page)
  expect(Date.parse(to!) - Date.parse(from!)).toBe(6 * 86_400_000)
  await expect.poll(() => page.getByLabel('From', { exact: true }).inputValue()).toBe(from)
  await page.getByLabel('To', { exact: true }).fill('2099-12-31')
  await page.waitForURL(/to=2099-12-31/)
  const type = page.getByLabel('Type', { exact: true })
  await type.selectOption('Tournament')
  await page.waitForURL(/eventType=Tournament/)
  // The previous counts are shown until the new ones arrive.
  await until(async () => {
    const labels = await type.getByRole('option').allInnerTexts()
    const [, count] = labels.map((label) => /^Tournament \(([1-9][\d,]*)\)$/.exec(label)).find(Boolean) ?? []
    return (await page.getByText(`Found ${count} event`).count()) > 0 || undefined
  }, 'as many tournaments as the filter counts')
  expect(parameters(page)).toEqual({ from, to: '2099-12-31', eventType: 'Tournament' })
})

test('the map shows counts by state and filters the list by pointer and keyboard', async () => {
  const page = await visit({ path: '/teams' })
  await page.getByRole('button', { name: 'Show map' }).click()
  await page.waitForURL(/view=map/)
  const map = page.getByRole('region', { name: 'Map' })
  const texas = map.getByRole('button', { name: /^Texas/ })
  const count = /[\d,]+/.exec((await texas.textContent())!)![0]
  await texas.focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(/state=TX/)
  await page.getByText(`Found ${count} team(s)`).waitFor()
  await map.locator('circle').first().waitFor()
  await map.locator('path', { hasText: /^California/ }).dispatchEvent('click')
  await page.waitForURL(/state=CA/)
  await map.getByRole('button', { name: 'Show all states' }).click()
  await page.waitForURL((url) => !url.searchParams.has('state'))
})

test('the map of a place is beside the list, ties pins to cards, and searches where it is dragged to', async () => {
  const path = '/opportunities?near=30.27,-97.74&place=Austin, TX&open=only'
  const page = await visit({ path, viewport: { width: 1280, height: 800 } })
  const map = page.getByRole('region', { name: 'Map' })
  const cards = page.getByRole('article')
  await Promise.all([cards.first().waitFor(), map.getByText('Austin', { exact: true }).waitFor()])
  const pin = map.locator('g:has(> path)', { hasText: /^\d*$/ }).last()
  const count = await cards.count()
  const bottoms = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().bottom))
  expect(bottoms.filter((bottom) => bottom <= 800).length).toBeGreaterThanOrEqual(Math.min(4, count))

  await pin.hover()
  await page.locator('[data-tied]').waitFor()
  await pin.click()
  const links = map.getByRole('link')
  await links.first().waitFor()
  expect(await links.count()).toBeLessThanOrEqual(count)
  await map.getByRole('button', { name: 'Close' }).click()
  await links.first().waitFor({ state: 'detached' })

  const { x, y, width, height } = (await map.boundingBox())!
  await page.mouse.move(x + width / 2, y + height - 20)
  await page.mouse.down()
  await page.mouse.move(x + width / 2, y + height / 2, { steps: 4 })
  await page.mouse.up()
  await map.getByRole('button', { name: 'Search this area' }).click()
  await page.waitForURL((url) => Number(url.searchParams.get('near')?.split(',')[0]) < 30.1)
  await page.getByText(/^Found/).waitFor()
})

test('the map of a place loads on a phone only when it is turned on', async () => {
  const page = await visit({ path: '/teams?near=30.27,-97.74&place=Austin, TX', viewport: { width: 390, height: 844 } })
  await page.getByRole('article').first().waitFor()
  const tiles = () =>
    page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => name.includes('/tile-')).length)
  expect(await tiles()).toBe(0)
  await page.getByRole('button', { name: 'Show map' }).click()
  await page.getByRole('region', { name: 'Map' }).getByText('Austin', { exact: true }).waitFor()
  expect(await tiles()).toBeGreaterThan(0)
})

test('an empty list counts the records without each filter, and shows the nearest ones with their distance', async () => {
  const page = await visit({
    path: '/opportunities?search=12U AA open tryout&from=2020-01-04&to=2020-01-05&near=21.31,-157.86&place=Honolulu, HI&within=any',
  })
  await page.getByText('No opportunities found').waitFor()
  await page.getByRole('button', { name: 'Remove Jan 4, 2020 to Jan 5, 2020 to see 1' }).click()
  await page.getByText('Found 1 opportunity').waitFor()
  expect(parameters(page).from).toBeUndefined()
  await page.getByLabel('Distance').selectOption('10')
  await page.getByRole('button', { name: 'Remove Within 10 miles of Honolulu, HI to see 1' }).waitFor()
  await page.getByText(/^[3-4],\d{3} miles away, which is far more than you asked for\.$/).waitFor()
  await page.getByRole('region', { name: 'The nearest' }).getByRole('article').first().waitFor()
})

test('a family that no tryout fits sees the nearest ones by distance, and the teams that may fit', async () => {
  const page = await visit({
    path: '/opportunities?type=TRYOUT&open=only&sport=BASEBALL&ageGroup=12U&from=2026-01-01&to=2026-01-02&near=30.27,-97.74&place=Austin, TX',
  })
  await page.getByText('No opportunities found').waitFor()
  await page.getByRole('link', { name: /^Teams that may fit: [1-9]/ }).click()
  await page.waitForURL(/\/teams\?/)
  expect(parameters(page)).toEqual({ sport: 'BASEBALL', ageGroup: '12U', near: '30.27,-97.74', place: 'Austin, TX' })
  await page.getByText(/^Found [1-9]/).waitFor()
})

test('the first cards stand high on the page: three on a phone, six on a desktop, four beside a map', async () => {
  const desktop = { width: 1280, height: 800 }
  for (const { viewport, within, top, shown } of [
    { viewport: desktop, within: 'any', top: 320, shown: 6 },
    { viewport: desktop, within: '50', top: 320, shown: 4 },
    { viewport: { width: 390, height: 844 }, within: '50', top: 330, shown: 3 },
  ]) {
    const page = await visit({
      path: `/opportunities?within=${within}&near=30.27,-97.74&place=Austin, TX&open=only`,
      viewport,
    })
    await page.getByRole('article').first().waitFor()
    const cards = await page.getByRole('article').evaluateAll((cards) =>
      cards.map((card) => {
        const { top, bottom } = card.getBoundingClientRect()
        return { top, bottom }
      }),
    )
    expect(cards[0]!.top).toBeLessThanOrEqual(top)
    expect(cards.filter(({ bottom }) => bottom <= viewport.height).length).toBeGreaterThanOrEqual(shown)
  }
})

test('the global search finds every kind of record by keyboard, in one request', async () => {
  const page = await visit({ path: '/events' })
  await loaded(page)
  const texts: unknown[] = []
  page.on('request', (request) => {
    const { name, variables } = operationOf(request) ?? {}
    if (name === 'SearchEverywhere') texts.push(variables!.text)
  })
  await page.keyboard.press('/')
  await focused(page, 'combobox', 'Find anything')
  await page.keyboard.insertText('thunder')
  await page.getByRole('group', { name: 'Events' }).getByRole('option').first().waitFor()
  expect(texts).toEqual(['thunder'])
  const team = page.getByRole('group', { name: 'Teams' }).getByRole('option', { name: /^Cedar Park Thunder/ })
  await until(async () => {
    if ((await team.getAttribute('aria-selected')) === 'true') return true
    await page.keyboard.press('ArrowDown')
    return undefined
  }, 'the team to be chosen')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Cedar Park Thunder' }).waitFor()
  await absent(page.getByRole('dialog'))

  await page.keyboard.press('Control+k')
  await focused(page, 'combobox', 'Find anything')
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
})
