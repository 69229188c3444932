import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  confirmAddress,
  DESK,
  demoClient,
  downloaded,
  mailTo,
  navigate,
  newcomer,
  PHONE,
  people,
  unique,
  visit,
} from '../support/browser.ts'
import { localDay } from '../support/times.ts'

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
      await page.getByLabel('Date & Time').fill(localDay(20, '09:30'))
      await page.getByLabel('Event Type').selectOption('Tournament')
      await page.getByLabel('Location').fill('Riverside Park')
      await page.getByLabel('City').fill('Austin')
      await page.keyboard.press('Tab')
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
      await page.keyboard.press('Tab')
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
      const town = page.getByRole('combobox', { name: 'City or town' })
      await expect.poll(() => town.inputValue(), { message: 'the place of the team' }).not.toBe('')
      await town.fill('Austin')
      await page.getByRole('option', { name: 'Austin, TX' }).first().click()
      await page.getByLabel('Start Time').fill(localDay(20, '09:30'))
    },
  },
]

/** Opens the tab of the dashboard with a search for the record. */
async function find(page: Page, { tab }: Kind, name: string) {
  await navigate(page, `/admin?tab=${tab.toLowerCase()}&search=${encodeURIComponent(name)}`)
  await page.getByRole('table', { name: tab }).getByRole('link', { name, exact: true }).waitFor()
}

test('an admin creates, edits, and deletes an event, a team, a player, and an opportunity', async () => {
  const page = await visit({ path: '/admin', as: people.admin })
  for (const kind of kinds) {
    const { tab, add, noun, nameLabel, fill } = kind
    const name = unique(`Admin's ${noun}`)
    await navigate(page, `/admin?tab=${tab.toLowerCase()}`)
    await page.getByRole('link', { name: add }).click()
    await page.getByRole('textbox', { name: nameLabel }).fill(name)
    await fill(page)
    await page.getByRole('button', { name: `Create ${noun}` }).click()
    await page.getByText(`${noun} created successfully!`).waitFor()

    await find(page, kind, name)
    await page.getByRole('link', { name: `Edit ${name}`, exact: true }).click()
    const field = page.getByLabel(new RegExp(`^(${nameLabel}|Name)$`))
    await expect.poll(() => field.inputValue()).toBe(name)
    const renamed = `${name} again`
    await field.fill(renamed)
    await page.getByRole('button', { name: `Update ${noun}` }).click()
    await page.getByText(`${noun} updated successfully!`).waitFor()

    await find(page, kind, renamed)
    await page.getByRole('button', { name: `More for ${renamed}` }).click()
    await page.getByRole('button', { name: `Delete ${renamed}` }).click()
    const question = page.getByRole('alertdialog', { name: 'Confirm Delete' })
    await question
      .getByText(`Are you sure you want to delete ${renamed}? You can restore it for 30 days under Recently Deleted.`)
      .waitFor()
    await question.getByRole('button', { name: 'Delete' }).click()
    await page.getByText('Deleted successfully!').waitFor()
    await page.getByRole('link', { name: renamed, exact: true }).waitFor({ state: 'detached' })
  }
})

test('a counter of the dashboard links to the tab of its records, and a page past the end leads to the last one', async () => {
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

  await navigate(page, '/admin?page=9999')
  await page.getByText("Page 9,999 doesn't exist").waitFor()
  await page.getByRole('navigation', { name: 'Pagination' }).getByRole('button', { name: 'Previous' }).click()
  await page.getByRole('table', { name: 'Teams' }).waitFor()
})

test('an admin changes the source of an age rule, and cannot demote the last admin', async () => {
  const page = await visit({ path: '/admin/age-rules', as: people.admin })
  await page.getByRole('row', { name: 'USA Softball' }).getByText('August 31 of the year before').waitFor()
  await page.getByRole('button', { name: 'Edit USSSA Softball' }).click()
  const form = page.getByRole('form', { name: 'Edit Age Rule' })
  await form.getByLabel('Source').fill('usssa.com')
  await form.getByRole('button', { name: 'Save' }).click()
  await form.getByText('Enter the link to where the rule is published.').first().waitFor()
  await form.getByLabel('Source').fill('https://usssa.com/fastpitch-rules')
  await form.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('link', { name: 'usssa.com/fastpitch-rules' }).waitFor()

  await navigate(page, '/admin/users?search=admin@fungo.example')
  await page.getByRole('button', { name: 'Edit Avery Adams' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit User' })
  await dialog.getByText('Email cannot be changed').waitFor()
  await dialog.getByLabel('Role').selectOption('user')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog
    .getByRole('alert')
    .getByText(/last admin/i)
    .waitFor()
})

test('an admin confirms before an account with a confirmed address becomes an admin', async () => {
  const user = await newcomer('Nia Newrole')
  const page = await visit({ path: `/admin/users?search=${user.email}`, as: people.admin })
  const dialog = page.getByRole('dialog', { name: 'Edit User' })
  const question = page.getByRole('alertdialog', { name: 'Make Admin' })
  const save = async (answer: 'Cancel' | 'Make Admin') => {
    await dialog.getByRole('button', { name: 'Save' }).click()
    await question.getByRole('button', { name: answer }).click()
  }
  const choose = async () => {
    await page.getByRole('button', { name: 'Edit Nia Newrole' }).click()
    await dialog.getByLabel('Role').selectOption('admin')
  }
  await choose()
  await save('Cancel')
  await save('Make Admin')
  await dialog
    .getByText(/has not confirmed the email address/)
    .first()
    .waitFor()
  await confirmAddress(user)
  await page.reload()
  await choose()
  await save('Make Admin')
  await page.getByText('User saved successfully!').waitFor()
  await mailTo(user.email, /^The role of your account has changed/)
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

test('an admin merges a duplicate from a player page', async () => {
  const admin = demoClient(people.admin)
  const [duplicate, kept] = [unique('Dupe'), unique('Keeper')]
  const ids: string[] = []
  for (const name of [duplicate, kept]) ids.push((await admin.createPlayer({ input: { name, age: 12 } })).id)
  const page = await visit({ path: `/players/${ids[0]}`, as: people.admin })
  await page.getByRole('button', { name: 'Merge…' }).click()
  await page.getByRole('combobox', { name: 'Merge with this player' }).fill(kept)
  await page.getByRole('option', { name: kept }).click()
  await page.getByText("There's nothing to move.").waitFor()
  await page.getByRole('button', { name: `Merge into ${kept}` }).click()
  await page.waitForURL(`/players/${ids[1]}`)
  await page.getByRole('heading', { level: 1, name: kept }).waitFor()
})
