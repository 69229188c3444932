import { expect, test } from 'vitest'
import { confirmAddress, mailTo, newcomer, PHONE, unique, visit } from '../support/browser.ts'
import { addAxe, problems } from './accessibility/axe.ts'

const SEARCH = '/opportunities?ageGroup=12U&sport=BASEBALL&type=TRYOUT&near=30.51,-97.68&place=Round+Rock,+TX'
const NAME = '12U baseball tryouts within 50 miles of Round Rock'

test('a visitor watches a search on a phone, and starts it with the link in the email', async () => {
  const email = `${unique('visitor').replace(/\W/g, '')}@fungo.example`.toLowerCase()
  const page = await visit({ path: SEARCH, viewport: PHONE })
  await addAxe(page)
  await page.reload()
  await page.getByRole('button', { name: 'Watch', exact: true }).click()
  const drawer = page.getByRole('dialog', { name: 'Watch this search' })
  await drawer.getByText(NAME).waitFor()
  expect(await problems(page)).toEqual([])
  await drawer.getByRole('button', { name: 'Watch' }).click()
  await drawer.getByText('Please enter your email address.').first().waitFor()
  await drawer.getByLabel('Your email').fill(email)
  await drawer.getByRole('button', { name: 'Watch' }).click()
  await page.getByText('Check your email: the link in it starts the watch.').waitFor()
  const { text } = await mailTo(email, /Confirm what you watch/)
  await page.goto(/http\S+\/p\/watch\?\S+/.exec(text)![0])
  await page.getByText(NAME).waitFor()
  await page.getByRole('button', { name: 'Start' }).click()
  await page.getByRole('heading', { name: "You'll get an email when there is something new" }).waitFor()
})

test('a parent watches an empty list, follows a team, and pauses and deletes both in the account settings', async () => {
  const parent = await newcomer('Wanda Watcher', 'player_parent')
  const coach = await newcomer('Carl Coach', 'coach')
  await confirmAddress(parent)
  const team = await coach.createTeam(
    { input: { name: unique('Herons'), locationCity: 'Austin', state: 'TX' } },
    'id name',
  )
  const page = await visit({ path: '/events?search=nothing-like-it', as: parent })
  await addAxe(page)
  await page.getByText('No events found').waitFor()
  await page.getByRole('button', { name: 'Watch', exact: true }).click()
  await page.getByRole('radio', { name: 'Once a day' }).check()
  await page.getByRole('dialog').getByRole('button', { name: 'Watch' }).click()
  await page.getByText('You get an email when there is something new.').waitFor()
  await page.goto(`/teams/${team.id}`)
  await page.getByRole('button', { name: 'Follow', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Follow' }).click()
  await page.getByRole('button', { name: 'Following' }).waitFor()

  await page.goto('/account/settings?tab=preferences')
  const search = 'Events named “nothing-like-it”'
  await page.getByRole('combobox', { name: `How often: ${search}` }).waitFor()
  await page.getByRole('button', { name: `Pause ${search}` }).click()
  await page.getByText('(paused)').waitFor()
  expect(await problems(page)).toEqual([])
  await page.getByRole('button', { name: `Delete ${search}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByText('Watch deleted.').waitFor()
  await page.getByRole('link', { name: team.name }).click()
  await page.getByRole('button', { name: 'Following' }).click()
  await page.getByText(`You no longer follow ${team.name}.`).waitFor()
  await page.getByRole('button', { name: 'Follow', exact: true }).waitFor()
})
