import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { countTaps, loaded, PHONE, visit } from '../support/browser.ts'
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
      .getByRole('main')
      .getByText(/^\d+ mi/)
      .allTextContents()
    for (const text of distances) expect(Number.parseInt(text, 10), town).toBeLessThanOrEqual(200)
    for (const name of ['Tryouts and guest spots', 'Teams that fit', 'Events']) {
      const section = page.getByRole('region', { name, exact: true })
      await section.getByRole('button', { name: 'Watch' }).waitFor()
    }
    await page.close()
  }
}, 300_000)

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
}, 120_000)
