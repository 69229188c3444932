import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  confirmAddress,
  DESK,
  demoClient,
  downloaded,
  focused,
  mailTo,
  navigate,
  newcomer,
  PHONE,
  people,
  unique,
  until,
  visit,
} from '../support/browser.ts'

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

type Kind = {
  tab: string
  add: string
  /** The noun in the texts of the form: 'Create Event', 'Event created successfully!'. */
  noun: string
  nameLabel: string
  fill: (page: Page) => Promise<unknown>
}

const kinds: Kind[] = [
  {
    tab: 'Events',
    add: '+ Add Event',
    noun: 'Event',
    nameLabel: 'Event Name',
    async fill(page) {
      await page.getByLabel('Date & Time').fill(`${inDays(20)}T09:30`)
      await page.getByLabel('Event Type').selectOption('Tournament')
      await page.getByLabel('Location').fill('Riverside Park')
      await page.getByLabel('City').fill('Austin')
      await page.getByLabel('State').selectOption('TX')
    },
  },
  {
    tab: 'Teams',
    add: '+ Add Team',
    noun: 'Team',
    nameLabel: 'Team Name',
    async fill(page) {
      await page.getByLabel('City').fill('Austin')
      await page.getByLabel('State').selectOption('TX')
    },
  },
  {
    tab: 'Players',
    add: '+ Add Player',
    noun: 'Player',
    nameLabel: 'Full Name',
    async fill(page) {
      await page.getByLabel('Age').fill('13')
      await page.getByLabel('Position').selectOption('Catcher')
      await page.getByLabel('Bats/Throws').selectOption('Left/Right')
    },
  },
  {
    tab: 'Opportunities',
    add: '+ Add Opportunity',
    noun: 'Opportunity',
    nameLabel: 'Title',
    async fill(page) {
      await page.getByRole('combobox', { name: 'Team' }).fill('Cedar Park Th')
      await page.getByRole('option', { name: 'Cedar Park Thunder' }).first().click()
      await page.getByRole('combobox', { name: 'City or town' }).fill('Austin')
      await page.getByRole('option', { name: 'Austin, TX' }).first().click()
      await page.getByLabel('Start Time').fill(`${inDays(20)}T09:30`)
    },
  },
]

/** Opens the tab of the dashboard with a search for the record. */
async function find(page: Page, { tab }: Kind, name: string) {
  await navigate(page, `/admin?tab=${tab.toLowerCase()}&search=${encodeURIComponent(name)}`)
  await page.getByRole('table', { name: tab }).getByRole('link', { name, exact: true }).waitFor()
}

test.each(kinds)('an admin creates, edits, and deletes a record on the $tab tab', async (kind) => {
  const { tab, add, noun, nameLabel, fill } = kind
  const name = unique(`Admin's ${noun}`)
  const page = await visit({ path: `/admin?tab=${tab.toLowerCase()}`, as: people.admin })
  await page.getByRole('link', { name: add }).click()
  await page.getByLabel(nameLabel).fill(name)
  await fill(page)
  await page.getByRole('button', { name: `Create ${noun}` }).click()
  await page.getByText(`${noun} created successfully!`).waitFor()

  await find(page, kind, name)
  await page.getByRole('link', { name: `Edit ${name}`, exact: true }).click()
  const field = page.getByLabel(new RegExp(`^(${nameLabel}|Name)$`))
  await expect.poll(() => field.inputValue(), { timeout: 15_000 }).toBe(name)
  const renamed = `${name} again`
  await field.fill(renamed)
  await page.getByRole('button', { name: `Update ${noun}` }).click()
  await page.getByText(`${noun} updated successfully!`).waitFor()

  await find(page, kind, renamed)
  await page.getByRole('button', { name: `Delete ${renamed}` }).click()
  const question = page.getByRole('alertdialog', { name: 'Confirm Delete' })
  await question
    .getByText(`Are you sure you want to delete ${renamed}? You can restore it for 30 days under Recently Deleted.`)
    .waitFor()
  await question.getByRole('button', { name: 'Delete' }).click()
  await page.getByText('Deleted successfully!').waitFor()
  await page.getByRole('link', { name: renamed, exact: true }).waitFor({ state: 'detached' })
})

test('a counter of the dashboard links to the tab of its records', async () => {
  const page = await visit({ path: '/admin', as: people.admin })
  await page.getByRole('table', { name: 'Teams' }).waitFor()
  const records = page.getByRole('region', { name: 'Records' })
  for (const name of ['Seasons', 'Opportunities', 'Events', 'Players', 'Teams']) {
    const counter = page.getByRole('main').getByRole('link', { name, exact: true })
    const total = counter.locator('xpath=../following-sibling::dd')
    await total.filter({ hasText: /\d/ }).waitFor()
    const count = await total.innerText()
    await counter.click()
    await records.getByRole('tab', { name: `${name} (${count})`, selected: true }).waitFor()
    await records.and(page.locator(':focus')).waitFor()
    await expect.poll(async () => (await records.boundingBox())?.y).toBeLessThan(DESK.height / 2)
  }
})

test('an admin changes the source of an age rule', async () => {
  const page = await visit({ path: '/admin', as: people.admin })
  await page.getByRole('link', { name: 'Age Rules' }).click()
  await page.getByRole('row', { name: 'USA Softball' }).getByText('August 31 of the year before').waitFor()
  await page.getByRole('button', { name: 'Edit USSSA Softball' }).click()
  const form = page.getByRole('form', { name: 'Edit Age Rule' })
  await form.getByLabel('Source').fill('usssa.com')
  await form.getByRole('button', { name: 'Save' }).click()
  await form.getByText('Enter the link to where the rule is published.').first().waitFor()
  await form.getByLabel('Source').fill('https://usssa.com/fastpitch-rules')
  await form.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('link', { name: 'usssa.com/fastpitch-rules' }).waitFor()
})

test('paging on a phone scrolls to the start of the list, and searching keeps the focus in the field', async () => {
  const page = await visit({ path: '/admin', as: people.admin, viewport: PHONE })
  const found = page.getByText(/^Found [\d,]+ team\(s\)$/)
  await page.getByRole('button', { name: 'Next' }).click()
  await page.waitForURL(/page=2/)
  await expect.poll(async () => (await found.boundingBox())?.y).toBeLessThan(PHONE.height / 2)

  const search = page.getByLabel('Search teams')
  await search.pressSequentially('Cedar Park', { delay: 50 })
  await page.waitForURL(/search=Cedar\+Park$/)
  expect(await search.evaluate((input) => input === document.activeElement)).toBe(true)
})

test('a page number past the end shows a message and a way to the last page', async () => {
  const page = await visit({ path: '/admin?page=9999', as: people.admin })
  await page.getByText("Page 9,999 doesn't exist").waitFor()
  const last = page.getByRole('navigation', { name: 'Pagination' })
  await last.getByRole('button', { name: 'Previous' }).click()
  await page.getByRole('table', { name: 'Teams' }).waitFor()
})

test('a double click on Approve approves a claim once', async () => {
  const claimer = await newcomer('Dot Double')
  const name = unique('Double Play Ducks')
  const team = await claimer.createTeam({ input: { name, locationCity: 'Austin', state: 'TX' } })
  const rival = await newcomer('Rita Rival')
  await confirmAddress(rival)
  await rival.createClaimRequest({ resourceType: 'team', resourceID: team.id })
  const page = await visit({ path: '/admin', as: people.admin })
  await page
    .getByRole('region', { name: 'Needs You' })
    .getByRole('link', { name: /claims? to review$/ })
    .click()
  const dispute = page.getByRole('row').filter({ hasText: rival.email })
  await dispute.getByText(`Claimed by ${claimer.email}, since`).waitFor()
  await dispute.getByText('Created the team.').waitFor()
  await page.getByRole('button', { name: `Approve the claim of ${rival.email} for ${name}` }).click()
  const question = page.getByRole('alertdialog', { name: 'Approve Claim' })
  await question.getByText(`${name} belongs to ${claimer.email} and will be removed from them.`).waitFor()
  await question.getByRole('button', { name: 'Approve' }).dblclick()
  await page.getByText('✅ Claim approved successfully').waitFor()
  expect(await page.getByText('Error approving claim').count()).toBe(0)
})

test('a dialog whose code fails to load shows an error and keeps the list', async () => {
  const page = await visit({ path: '/admin', as: people.admin })
  await page.route('**/drawer-panel-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("released anew")' }),
  )
  await page
    .getByRole('button', { name: /^Delete / })
    .first()
    .click()
  await page.getByText("This didn't load. Check your network and try again.").waitFor()
  await page.getByRole('table', { name: 'Teams' }).waitFor()
})

test('a drawer whose form fails to load shows an error and can retry', async () => {
  const coach = await newcomer('Olive Offline', 'coach')
  const team = await coach.createTeam({
    input: { name: unique('Tunnel Tigers'), locationCity: 'Austin', state: 'TX' },
  })
  const page = await visit({ path: `/teams/${team.id}/manage?tab=contacts`, as: coach })
  await page.route('**/contact-form-*.js', (route) => route.abort('internetdisconnected'))
  const add = page.getByRole('button', { name: /^\+ Add Contact/ })
  await add.click()
  const drawer = page.getByRole('dialog', { name: /^Add a contact/ })
  const failure = drawer.getByRole('alert').getByText("This didn't load. Check your network and try again.")
  await failure.waitFor()
  await page.context().setOffline(true)
  const again = drawer.getByRole('button', { name: 'Try again' })
  const asked = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD')
  await again.press('Enter')
  await asked
  await failure.waitFor()
  await expect.poll(() => drawer.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
  await page.locator('h1', { hasText: 'Tunnel Tigers' }).waitFor()

  await page.unroute('**/contact-form-*.js')
  await page.context().setOffline(false)
  await again.click()
  // In a browser that caches the failed import, retrying reloads the page.
  await until(async () => {
    if ((await drawer.count()) === 0) await add.click({ timeout: 1_000 }).catch(() => null)
    return (await drawer.getByRole('combobox', { name: 'User' }).isVisible()) || undefined
  }, 'the form')
})

test('unsaved changes in a dialog are discarded only after confirmation', async () => {
  const user = await newcomer(unique('Dale Dialog'))
  const page = await visit({ path: '/admin', as: people.admin })
  await page.getByRole('link', { name: 'User Management' }).click()
  await page.getByLabel('Search users').fill(user.email)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Edit User' })
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  const edit = page.getByRole('button', { name: `Edit ${user.name}` })
  await edit.click()
  await dialog.waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })

  await edit.click()
  const name = dialog.getByLabel('Name')
  await name.fill('Dale Changed')
  const ways = [
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(20, 400),
    () => dialog.getByRole('button', { name: 'Close' }).click(),
    () => dialog.getByRole('button', { name: 'Cancel' }).click(),
    () => dialog.getByRole('button', { name: 'Block User' }).click(),
    () => page.evaluate(() => history.back()),
  ]
  for (const leave of ways) {
    await leave()
    await focused(page, 'button', 'Stay')
    await page.keyboard.press('Escape')
    await question.waitFor({ state: 'detached' })
    expect(await name.inputValue()).toBe('Dale Changed')
  }
  await page.keyboard.press('Escape')
  await question.getByRole('button', { name: 'Leave' }).click()
  await dialog.waitFor({ state: 'detached' })
  await edit.click()
  expect(await name.inputValue()).toBe(user.name)
})

test('the last admin cannot be demoted', async () => {
  const page = await visit({ path: '/admin/users?search=admin@fungo.example', as: people.admin })
  await page.getByRole('button', { name: 'Edit Avery Admin' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit User' })
  await dialog.getByText('Email cannot be changed').waitFor()
  await dialog.getByLabel('Role').selectOption('user')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog
    .getByRole('alert')
    .getByText(/last admin/i)
    .waitFor()
})

test('an admin rejects a claim that took effect, and the team is unclaimed again', async () => {
  const admin = demoClient(people.admin)
  const name = unique('Rain Delay Robins')
  const team = await admin.createTeam({ input: { name, locationCity: 'Austin', state: 'TX' } })
  const claimer = await newcomer('Clem Claimer')
  await claimer.claimTeam({ teamID: team.id })

  const page = await visit({ path: '/admin/claims', as: people.admin })
  await page.getByRole('button', { name: `Reject the claim of ${claimer.email} for ${name}` }).click()
  await page.getByRole('alertdialog').getByLabel('Reason (optional)').fill('The club asked us to.')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reject' }).click()
  await page.getByText('✅ Claim rejected successfully').waitFor()
  await page.getByLabel('Status').selectOption('rejected')
  const table = page.getByRole('table', { name: 'Claim requests' })
  await table.getByText('Reason: The club asked us to.').waitFor()
  expect((await mailTo(claimer.email, /not approved/)).text).toContain('Reason: The club asked us to.')
  await table.getByRole('link', { name }).click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
  expect(await page.getByText('Claimed', { exact: true }).count()).toBe(0)
})

test('an admin orders, exports, approves, and rejects registrations by status', async () => {
  const admin = demoClient(people.admin)
  const opportunities = await admin.opportunities({ search: '12U AA open tryout' })
  const id = opportunities[0].id
  const parent = await newcomer('Pam Parent', 'player_parent')
  const names = [unique('Ada Approve'), unique('Rae Reject')]
  for (const name of names) {
    const player = await parent.createPlayer({ input: { name, age: 11 } })
    await parent.registerForOpportunity({ input: { opportunityID: id, playerID: player.id, waiverSigned: true } })
  }
  const page = await visit({ path: `/admin/registrations/${id}`, as: people.admin })
  const table = page.getByRole('table', { name: 'Registrations, PENDING' })
  const shown = async () => (await table.getByText(/^(Ada|Rae) /).allTextContents()).filter((it) => names.includes(it))
  await expect.poll(shown, { message: 'in order of registration' }).toEqual(names)
  await table.getByRole('button', { name: 'Player ID' }).click()
  await table.locator('[aria-sort=ascending]').waitFor()
  await table.getByRole('button', { name: 'Player ID' }).click()
  await expect.poll(shown).toEqual(names.toReversed())
  const { text } = await downloaded(page, () => page.getByRole('button', { name: 'Export CSV' }).click())
  expect(text).toMatch(/^Player Name,Player ID,Age,Jersey #,Notes,Registered\r\n/)
  expect(text).toContain(`\r\n${names[0]},`)
  expect(text.indexOf(names[1]!)).toBeLessThan(text.indexOf(names[0]!))
  await page.getByRole('button', { name: `Approve ${names[0]}` }).click()
  await page.getByText(`${names[0]}: approved`).waitFor()
  await page.getByRole('button', { name: `Reject ${names[1]}` }).click()
  const question = page.getByRole('alertdialog')
  await question.getByText('Are you sure you want to reject this registration?').waitFor()
  await question.getByLabel('Reason (optional)').fill('We need a left-handed pitcher.')
  await question.getByRole('button', { name: 'Reject' }).click()
  await page.getByText(`${names[1]}: rejected`).waitFor()
  const myRegistrations = await parent.myRegistrations({}, 'rejectionReason')
  expect(myRegistrations).toContainEqual({ rejectionReason: 'We need a left-handed pitcher.' })
  await page.getByRole('tab', { name: 'APPROVED' }).click()
  await page.getByRole('table').getByText(names[0]!).waitFor()
  await page.getByRole('tab', { name: 'REJECTED' }).click()
  await page.getByRole('table').getByText(names[1]!).waitFor()
})
