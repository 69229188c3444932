import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { confirmAddress, newcomer, PHONE, unique, until, visit } from '../support/browser.ts'

const sees = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor()

/** Creates a coach with a team that has two divisions and a rostered player in the first. */
async function team() {
  const coach = await newcomer('Dana Divisions', 'coach')
  const createTeam = await coach.createTeam({
    input: { name: unique('Divided Ducks'), locationCity: 'Austin', state: 'TX' },
  })
  const id: string = createTeam.id
  for (const division of ['AA', 'AAA']) await coach.addDivision({ input: { teamID: id, division, ageGroup: '12U' } })
  const player = await coach.createPlayer({ input: { name: 'Wren Divided', age: 12 } })
  await coach.addPlayerToTeam({
    input: {
      teamID: id,
      playerID: player.id,
      division: 'AA',
      ageGroup: '12U',
      startDate: '2025-09-01',
      season: '2025 Fall',
    },
  })
  return { coach, id, playerID: player.id as string }
}

test('a division with a current roster can be deleted only by moving its players to another division', async () => {
  const { coach, id } = await team()
  const page = await visit({ path: `/teams/${id}/manage`, as: coach, viewport: PHONE })
  await page.getByRole('button', { name: 'Delete 12U AA', exact: true }).click()
  const form = page.getByRole('form', { name: 'Delete division' })
  await form.getByRole('button', { name: 'Delete Division' }).click()
  await sees(page, /1 player of the current roster is in 12U AA\. Choose a division to move them to\./)
  await form.getByLabel('Move players to').selectOption({ label: '12U AAA' })
  await form.getByRole('button', { name: 'Delete Division' }).click()
  await sees(page, 'Division deleted successfully!')
  await page.getByRole('button', { name: 'Delete 12U AA', exact: true }).waitFor({ state: 'detached' })

  await page.getByRole('tab', { name: 'Roster' }).click()
  await page.getByRole('table', { name: 'Roster', exact: true }).getByText('12U AAA').waitFor()
  await page.getByRole('link', { name: 'View Team' }).click()
  await page.waitForURL(`/teams/${id}`)
  await page.getByText('12U AA', { exact: true }).first().waitFor({ state: 'detached' })
  await page.getByText('12U AAA').first().waitFor()

  // A division without players is deleted directly.
  await coach.addDivision({ input: { teamID: id, division: 'Majors', ageGroup: '10U' } })
  await page.goto(`/teams/${id}/manage`)
  await page.getByRole('button', { name: 'Delete 10U Majors' }).click()
  await form.getByRole('button', { name: 'Delete Division' }).click()
  await sees(page, 'Division deleted successfully!')
})

test('a team shows the website and social links that its owner entered', async () => {
  const { coach, id } = await team()
  const page = await visit({ path: `/teams/${id}/manage?tab=settings`, as: coach })
  const form = page.getByRole('form', { name: 'Website and social links' })
  await form.getByLabel('Website').fill('http://ducks.example.com')
  await form.getByLabel('Social links').fill('https://example.com/ducks')
  await form.getByRole('button', { name: 'Update Links' }).click()
  await sees(page, 'Enter a web address that begins with https://')
  await sees(page, 'Enter https:// addresses of Facebook, Instagram, X, YouTube, TikTok, or Threads.')
  await form.getByLabel('Website').fill('https://ducks.example.com')
  await form.getByLabel('Social links').fill('https://www.instagram.com/ducks\nhttps://x.com/ducks')
  await form.getByRole('button', { name: 'Update Links' }).click()
  await sees(page, 'Team updated successfully!')

  const visitor = await visit({ path: `/teams/${id}` })
  const links = visitor.getByRole('list', { name: 'Links' }).getByRole('link')
  await links.first().waitFor()
  expect(
    await links.evaluateAll((all) => all.map((link) => [link.textContent, (link as HTMLAnchorElement).href])),
  ).toEqual([
    ['Team website', 'https://ducks.example.com/'],
    ['Instagram', 'https://www.instagram.com/ducks'],
    ['X', 'https://x.com/ducks'],
  ])

  await form.getByLabel('Website').fill('')
  await form.getByLabel('Social links').fill('')
  await form.getByRole('button', { name: 'Update Links' }).click()
  await expect
    .poll(async () => await coach.team({ id }, 'websiteURL socialURLs'))
    .toEqual({ websiteURL: null, socialURLs: [] })
  await visitor.reload()
  await visitor.getByRole('heading', { level: 1 }).waitFor()
  await sees(visitor, '12U AAA')
  expect(await visitor.getByRole('list', { name: 'Links' }).count()).toBe(0)
})

test('a family with an account gets a notification when a coach invites it to claim a profile', async () => {
  const { coach, id, playerID } = await team()
  const family = await newcomer('Fern Family', 'player_parent')
  // Confirm the address first: accounts without a confirmed address get only the email.
  await Promise.all([confirmAddress(coach), confirmAddress(family)])
  await coach.invitePlayerFamily({ teamID: id, playerID, email: family.email })
  await until(async () => {
    const unreadNotificationCount = await family.unreadNotificationCount()
    return unreadNotificationCount === 1 || undefined
  }, 'the notification')
  const page = await visit({ path: '/', as: family, viewport: PHONE })
  await page.getByRole('button', { name: 'Notifications, 1 unread' }).click()
  const bell = page.getByRole('dialog')
  await bell.getByText("Dana Divisions asks you to take over Wren D.'s profile. The link works for 14 days.").waitFor()
  await bell.getByRole('link', { name: /^Unread: Claim Wren D\.'s player profile/ }).click()
  await page.waitForURL(({ pathname }) => pathname === `/players/${playerID}`)
  await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor()
  await page.getByRole('button', { name: 'Claim the profile' }).waitFor()
})

test('a team without a sport asks those who manage it for it, until one is pressed', async () => {
  const { coach, id } = await team()
  const page = await visit({ path: `/teams/${id}/manage`, as: coach })
  const question = page.getByRole('region', { name: 'Which sport does this team play?' })
  await question.getByRole('button', { name: 'Softball' }).click()
  await question.waitFor({ state: 'detached' })
  expect(await coach.team({ id }, 'sport')).toEqual({ sport: 'SOFTBALL' })
})
