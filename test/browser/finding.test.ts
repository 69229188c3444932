import { expect, test } from 'vitest'
import { PHONE, settled, until, visit } from '../support/browser.ts'

const parameters = (page: { url(): string }) => Object.fromEntries(new URL(page.url()).searchParams)

test('a place completes while typing: a city sets near and a distance, a state sets the state filter', async () => {
  const page = await visit({ path: '/teams' })
  await settled(page)
  const place = page.getByRole('combobox', { name: 'Place' })
  await place.pressSequentially('Austin')
  await page.getByRole('option', { name: 'Austin, TX' }).click()
  await page.waitForURL(/near=/)
  expect(parameters(page)).toEqual({ near: '30.27,-97.74', place: 'Austin, TX' })
  await page.getByLabel('Distance').selectOption('100')
  await page.waitForURL(/within=100/)
  await page.getByLabel('Sort').selectOption({ label: 'Nearest first' })
  await page.waitForURL(/sort=nearest/)
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
  expect(parameters(page)).toEqual({ state: 'TX', sort: 'nearest' })
  expect(await page.getByLabel('State').inputValue()).toBe('TX')
})

test('each choice of a filter says how many it gives, and gives as many', async () => {
  const page = await visit({ path: '/teams' })
  const sport = page.getByLabel('Sport')
  const softball = await until(async () => {
    const labels = await sport.getByRole('option').allInnerTexts()
    return labels.find((label) => /^Softball \([\d,]+\)$/.test(label))
  }, 'the count of softball teams')
  await sport.selectOption('SOFTBALL')
  await page.getByText(`Found ${/[\d,]+/.exec(softball)![0]} team(s)`).waitFor()
})

test('the sport is remembered by the browser until it is cleared', async () => {
  const page = await visit({ path: '/teams' })
  await page.getByLabel('Sport').selectOption('SOFTBALL')
  await page.waitForURL(/sport=SOFTBALL/)
  await page.goto('/opportunities')
  await page.waitForURL(/sport=SOFTBALL/)
  await page.getByRole('button', { name: 'Clear all filters' }).click()
  await page.waitForURL((url) => url.search === '')
  await page.goto('/teams')
  await settled(page)
  expect(new URL(page.url()).search).toBe('')
})

test('on a phone the filters fold into a drawer with a count', async () => {
  const page = await visit({ path: '/events', viewport: PHONE })
  await page.getByRole('button', { name: 'Filters' }).click()
  const drawer = page.getByRole('dialog', { name: 'Filters' })
  await drawer.getByLabel('Age group').selectOption('12U')
  await drawer.getByLabel('State').selectOption('TX')
  await drawer.getByRole('button', { name: 'Show results' }).click()
  await page.getByRole('button', { name: 'Filters 2 active' }).waitFor()
  expect(parameters(page)).toEqual({ ageGroup: '12U', state: 'TX' })
})
