import { expect, test } from 'vitest'
import { downloaded, mailTo, newcomer, PHONE, unique, visit } from '../support/browser.ts'

const createOpportunity = 'mutation ($input: CreateOpportunityInput!) { createOpportunity(input: $input) { id } }'

test('a parent finds a tryout, signs up, adds the player, and registers', async () => {
  const coach = await newcomer('Corey Season', 'coach')
  const title = unique('Meadowlark tryout')
  const opportunity = await coach.send(createOpportunity, {
    input: {
      title,
      type: 'TRYOUT',
      startTime: new Date(Date.now() + 9 * 86_400_000).toISOString(),
      location: 'Brushy Creek Fields',
      city: 'Cedar Park',
      state: 'TX',
      capacity: 1,
      minAge: 10,
      maxAge: 12,
    },
  })
  const path = `/opportunities/${opportunity.createOpportunity.id}`

  const page = await visit({ path: `/opportunities?search=${encodeURIComponent(title)}`, viewport: PHONE })
  await page.getByRole('link', { name: title }).click()
  await page.getByRole('link', { name: 'Register' }).click()
  await page.waitForURL('/signup')
  const email = `family-${Date.now()}@fungo.example`
  await page.getByLabel('Full Name').fill('Fran Family')
  await page.getByLabel('Email Address').fill(email)
  expect(await page.getByLabel('Account Type').inputValue()).toBe('player_parent')
  await page.getByLabel('Password', { exact: true }).fill('chalk line 7')
  await page.getByLabel('Confirm Password').fill('chalk line 7')
  await page.getByLabel(/not a robot/i).click()
  await page.getByText('Verified').waitFor()
  await page.getByRole('button', { name: 'Create account' }).click()

  await page.getByRole('button', { name: 'Add your player' }).click()
  const form = page.getByRole('dialog', { name: 'Add your player' })
  await form.getByLabel('Name').fill('Milo Family')
  await form.getByLabel('Age').fill('11')
  await form.getByRole('button', { name: 'Create Player' }).click()
  await page.getByText('Milo is 11 and can register (ages 10 to 12)').waitFor()
  await page.getByRole('button', { name: 'Register', exact: true }).click()
  await page.getByText('Successfully registered for this opportunity!').first().waitFor()
  await page.waitForURL(path)
  await page.getByRole('heading', { name: 'Milo: Pending' }).waitFor()
  const receipt = await mailTo(email, /Registration received/)
  expect(receipt.text).toContain('Milo F. is registered')
  expect(receipt.text).not.toContain('Family is')

  for (const path of ['/', '/profile']) {
    await page.goto(path)
    const own = page.getByRole('region', { name: 'My Registrations' })
    await own.getByRole('heading', { name: 'Milo: Pending' }).waitFor()
    await own.getByRole('link', { name: title }).waitFor()
    await own.getByRole('button', { name: 'Withdraw' }).waitFor()
    const file = await downloaded(page, () => own.getByRole('button', { name: 'Add to calendar' }).click())
    expect(file.text).toContain('SEQUENCE:0')
  }

  // The only child is chosen from the start.
  await page.goto(`/opportunities/register/${opportunity.createOpportunity.id}`)
  await page.getByText('Milo is already registered (pending)').waitFor()
})
