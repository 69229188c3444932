import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { newcomer, unique, visit } from '../support/browser.ts'

async function editedTwice() {
  const coach = await newcomer(unique('Casey Coach'), 'coach')
  const opportunity = await coach.createOpportunity({
    input: {
      ...{ title: unique('Wren tryout'), startTime: '2035-03-10T09:00', location: 'Riverside Park' },
      ...{ city: 'Austin', state: 'TX' },
    },
  })
  const id: string = opportunity.id
  const path = `/opportunities/${id}/edit`
  const [first, second] = [await visit({ path, as: coach }), await visit({ path, as: coach })]
  for (const page of [first, second]) await page.getByLabel('Title').waitFor()
  const saved = async () => await coach.opportunity({ id }, 'title startTime location feeCents')
  return { first, second, saved }
}

const update = (page: Page) => page.getByRole('button', { name: 'Update Opportunity' }).click()
const isUpdated = (page: Page) => page.getByText('Opportunity updated successfully!').waitFor()

test('a venue typed in one tab and a date in another are both saved', async () => {
  const { first, second, saved } = await editedTwice()
  await first.getByLabel('Start Time').fill('2035-03-17T10:00')
  await second.getByLabel('Field or venue').fill('Zilker Park')
  await update(first)
  await isUpdated(first)
  await update(second)
  await isUpdated(second)
  expect(await saved()).toMatchObject({ startTime: '2035-03-17T15:00:00.000Z', location: 'Zilker Park' })
})

test('a field changed in two tabs shows both values and asks', async () => {
  const { first, second, saved } = await editedTwice()
  await first.getByLabel('Start Time').fill('2035-03-17T10:00')
  await first.getByLabel('Fee').fill('2500')
  await second.getByLabel('Start Time').fill('2035-03-24T11:00')
  await second.getByLabel('Fee').fill('3000')
  await update(first)
  await isUpdated(first)

  await update(second)
  const question = second.getByRole('alert').filter({ hasText: 'This was changed while you were editing.' })
  await question
    .getByText('Start Time: saved “Sat, Mar 17, 2035, 10:00 AM”, yours “Sat, Mar 24, 2035, 11:00 AM”')
    .waitFor()
  await question.getByText('Fee (in cents): saved “2500”, yours “3000”').waitFor()
  expect(await saved()).toMatchObject({ startTime: '2035-03-17T15:00:00.000Z', feeCents: 2500 })

  await question.getByRole('button', { name: 'Use the saved Start Time' }).click()
  expect(await second.getByLabel('Start Time').inputValue()).toBe('2035-03-17T10:00')
  await update(second)
  await isUpdated(second)
  expect(await saved()).toMatchObject({ startTime: '2035-03-17T15:00:00.000Z', feeCents: 3000 })
})

test('a team picked in two tabs shows both names', async () => {
  const coach = await newcomer(unique('Casey Coach'), 'coach')
  const names = [unique('Wren Hawks'), unique('Wren Owls')] as const
  for (const name of names) await coach.createTeam({ input: { name, locationCity: 'Austin', state: 'TX' } })
  const { id } = await coach.createOpportunity({
    input: {
      title: unique('Wren tryout'),
      startTime: '2035-03-10T09:00',
      location: 'Park',
      city: 'Austin',
      state: 'TX',
    },
  })
  const path = `/opportunities/${id}/edit`
  const [first, second] = [await visit({ path, as: coach }), await visit({ path, as: coach })]
  for (const [page, name] of [
    [first, names[0]],
    [second, names[1]],
  ] as const) {
    await page.getByLabel('Team (Optional)').fill(name)
    await page.getByRole('option', { name }).click()
  }
  await update(first)
  await isUpdated(first)
  await update(second)
  await second.getByText(`Team (Optional): saved “${names[0]}”, yours “${names[1]}”`).waitFor()
})

test('a registration form that was open while the organizer made changes shows them and asks again', async () => {
  const coach = await newcomer(unique('Casey Coach'), 'coach')
  const family = await newcomer(unique('Fran Family'), 'player_parent')
  const opportunity = await coach.createOpportunity({
    input: {
      title: unique('Wren tryout'),
      startTime: '2035-03-10T09:00',
      location: 'Austin, TX',
      city: 'Austin',
      state: 'TX',
    },
  })
  const { id } = opportunity
  await family.createPlayer({ input: { name: 'Terry Kin', age: 12 } })
  const page = await visit({ path: `/opportunities/register/${id}`, as: family })
  const register = page.getByRole('button', { name: 'Register', exact: true })
  await page.getByText('Terry can register: all ages are welcome').waitFor()
  await coach.updateOpportunity({
    id,
    input: { startTime: '2035-04-28T09:00', feeCents: 9900, waiverRequired: true, maxAge: 13 },
  })

  await register.click()
  await page.getByText('The organizer changed this opportunity. Check the details and try again.').waitFor()
  const summary = page.getByRole('region', { name: "What you're registering for" })
  for (const text of ['Apr 28', '$99.00', '13 and under']) await summary.getByText(text).first().waitFor()
  await page.getByText('Terry is 12 and can register (ages 13 and under)').waitFor()
  await page.getByLabel('I have read the waiver and accept it').check()
  await register.click()
  await page.getByText('Successfully registered for this opportunity!').first().waitFor()
})
