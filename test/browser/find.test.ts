import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { paths } from '../../web/paths.ts'
import { countTaps, demoClient, loaded, navigate, PHONE, people, unique, visit } from '../support/browser.ts'
import { inDays } from '../support/times.ts'
import { addAxe, passesOnPhone } from './accessibility/axe.ts'

const TOWNS = [
  ...['Austin, TX', 'Round Rock, TX', 'Houston, TX', 'Marfa, TX', 'Tulsa, OK'],
  ...['Tampa, FL', 'Ely, NV', 'Chicago, IL', 'Presque Isle, ME', 'Anchorage, AK'],
]
const KIDS = [
  ['12U', 'Baseball'],
  ['9U', ''],
  ['15U', 'Softball'],
] as const

/** The tops of what is on the first screen, above the bar at its bottom. */
const firstScreen = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector('nav[class*="fixed"], footer[class*="fixed"]')
    const bottom = innerHeight - (bar?.getBoundingClientRect().height ?? 0)
    const isSeen = (element: Element) => {
      const { top, height } = element.getBoundingClientRect()
      return height > 0 && top >= 0 && top + Math.min(height, 60) <= bottom
    }
    const seen = (selector: string) => [...document.querySelectorAll(selector)].filter(isSeen)
    return {
      cards: seen('main article').map((card) => card.textContent ?? ''),
      said: seen('main section p').map((line) => line.textContent ?? ''),
      watches: seen('main section button').filter((button) => button.textContent === 'Watch').length,
    }
  })

test('families in ten towns see what fits within 200 miles on the first screen of a phone, or that there is none and a watch', async () => {
  for (const [at, town] of TOWNS.entries()) {
    const [ageGroup, sport] = KIDS[at % KIDS.length]!
    const page = await visit({ viewport: PHONE })
    const taps = await countTaps(page)
    const form = page.getByRole('search', { name: 'Find' })
    await form.getByLabel('Age').selectOption(ageGroup)
    if (sport) await form.getByText(sport).click()
    await form.getByLabel('Where').click()
    await page.keyboard.type(town)
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/find\?/)
    await page.getByRole('region', { name: 'Teams that fit' }).waitFor()
    await loaded(page)
    expect(taps(), town).toBeLessThanOrEqual(3)
    const parameters = new URL(page.url()).searchParams
    expect([...parameters.keys()].toSorted(), town).toEqual(
      ['ageGroup', 'near', 'place', ...(sport ? ['sport'] : [])].toSorted(),
    )
    const { cards, said, watches } = await firstScreen(page)
    const isSaid = said.some((line) => /^No .* that fits within 200 miles/.test(line)) && watches > 0
    expect(cards.length > 0 || isSaid, `${town}: ${JSON.stringify({ cards, said, watches })}`).toBe(true)
    const distances = await page
      .locator('main section > div:not(h3 ~ div)')
      .getByText(/^\d+ mi/)
      .allTextContents()
    for (const text of distances) expect(Number.parseInt(text, 10), town).toBeLessThanOrEqual(200)
    for (const name of ['Tryouts and guest spots', 'Teams that fit', 'Events']) {
      const section = page.getByRole('region', { name, exact: true })
      await section.getByRole('button', { name: 'Watch' }).waitFor()
    }
    await page.close()
  }
})

test('the finder widens each section, names the distance, and asks about a sport without losing what was typed', async () => {
  const page = await visit({ viewport: PHONE })
  await addAxe(page)
  await page.goto('/')
  const form = page.getByRole('search', { name: 'Find' })
  await form.getByLabel('Where').fill('Marfa, TX')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/find\?/)
  await page.getByRole('region', { name: 'Teams that fit' }).waitFor()
  await expect.poll(() => form.getByLabel('Where').inputValue()).toBe('Marfa, TX')
  await form.getByText('Softball').click()
  await form.getByRole('button', { name: 'Find' }).click()
  await page.waitForURL(/sport=SOFTBALL/)
  await expect.poll(() => form.getByLabel('Where').inputValue()).toBe('Marfa, TX')
  expect(new URL(page.url()).searchParams.get('place')).toBe('Marfa, TX')
  await passesOnPhone(page)

  await page.goto('/find?near=30.31,-104.02&place=Marfa,%20TX')
  const sparse = page.getByRole('region', { name: 'Teams that fit' })
  await sparse.getByText('No team that fits within 200 miles. Watch, and we email you when there is one.').waitFor()
  await sparse.getByRole('heading', { level: 3, name: 'Elsewhere in TX' }).waitFor()
  const away = await sparse.getByText(/^\d+ mi/).allTextContents()
  expect(away.length).toBeGreaterThan(0)
  for (const text of away) expect(Number.parseInt(text, 10)).toBeGreaterThan(200)
  await passesOnPhone(page)

  await page.goto('/find?near=30.27,-97.74&place=Austin,%20TX')
  const teams = page.getByRole('region', { name: 'Teams that fit' })
  await teams.getByText('Within 25 miles').waitFor()
  await teams.getByRole('button', { name: 'Tell me when they hold a tryout' }).first().click()
  await page
    .getByRole('dialog', { name: /^Follow / })
    .getByLabel('Your email')
    .waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await teams.getByRole('link', { name: 'See all: Teams that fit' }).click()
  await page.waitForURL(/\/teams\?.*within=25/)
})

test('cards say whom a team looks for, and the finder filters by position', async () => {
  const page = await visit({ path: '/find?near=30.27,-97.74&place=Austin,%20TX&position=Catcher', viewport: PHONE })
  const section = page.getByRole('region', { name: 'Tryouts and guest spots' })
  await section.getByText('Looking for a catcher', { exact: true }).first().waitFor()
  expect(await section.getByText('Looking for a pitcher', { exact: true }).count()).toBe(0)
  const form = page.getByRole('search', { name: 'Find' })
  await form.getByLabel('Position').selectOption('Pitcher')
  await form.getByRole('button', { name: 'Find' }).click()
  await page.waitForURL(/position=Pitcher/)
  await section.getByText('Looking for a pitcher', { exact: true }).first().waitFor()
  await section.getByRole('link', { name: /^See all: / }).click()
  await page.waitForURL(/\/opportunities\?.*position=Pitcher/)
})

test('lists and forms ask which of the towns of one name is meant, as Home does', async () => {
  const page = await visit({ path: '/teams', as: people.coach, viewport: PHONE })
  const ask = async (field: Locator) => {
    await field.fill('Springfield')
    await field.press('Enter')
    await page.getByRole('alert').filter({ hasText: 'Which Springfield?' }).waitFor()
    await page
      .getByRole('group', { name: 'Which Springfield?' })
      .getByRole('button', { name: 'Springfield, IL' })
      .click()
    await page.getByText('Which Springfield?').waitFor({ state: 'detached' })
  }
  await ask(page.getByRole('combobox', { name: 'City' }))
  await page.waitForURL(/place=Springfield%2C\+IL/)
  await navigate(page, paths.createOpportunity())
  const town = page.getByRole('combobox', { name: 'City or town' })
  await ask(town)
  await expect.poll(() => town.inputValue()).toBe('Springfield, IL')

  await addAxe(page)
  await page.goto(paths.newPlayer)
  const city = page.getByRole('combobox', { name: 'City' })
  const state = page.getByLabel('State')
  await ask(city)
  await expect.poll(() => city.inputValue()).toBe('Springfield')
  expect(await state.inputValue()).toBe('IL')
  await city.fill('Nowhere Flats')
  await page.getByText('No results found').waitFor()
  await passesOnPhone(page)
  await state.focus()
  expect(await city.inputValue(), 'a town that is not found stays').toBe('Nowhere Flats')
  expect(await state.inputValue()).toBe('IL')
})

test('the finder shows a day once for all its events', async () => {
  const { createEvent } = demoClient(people.coach)
  const place = { location: 'Field 1', city: 'Austin', state: 'TX', eventType: 'Tournament' }
  for (const name of ['Dawn Cup', 'Dusk Cup'])
    await createEvent({ input: { ...place, name: unique(name), date: inDays(1), sport: 'SOFTBALL' } })
  const page = await visit({ path: '/find?sport=SOFTBALL' })
  const events = page.getByRole('region', { name: 'Events' })
  await events.getByText('Dawn Cup').waitFor()
  await events.getByText('Dusk Cup').waitFor()
  const days = await events.locator('p[aria-hidden]').allTextContents()
  expect(days).toEqual([...new Set(days)])
})
