import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { origin, PHONE, visit } from '../support/browser.ts'

const sees = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor()
const coach = { email: 'coach@fungo.example' }
const parent = { email: 'parent@fungo.example' }

const localTime = (days: number, time: string) =>
  `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T${time}`

async function mailsTo(address: string): Promise<{ subject: string }[]> {
  const response = await fetch(`${origin}/outbox.json?to=${encodeURIComponent(address)}`)
  return response.json() as Promise<{ subject: string }[]>
}

test('from a new team to an approved player: divisions, roster, contacts, a tryout, a registration, its file and its mail', async () => {
  const page = await visit({ path: '/teams', as: { email: 'user@fungo.example' } })
  await page.getByRole('button', { name: 'Create a Team' }).click()
  const creation = page.getByRole('form', { name: 'Create a Team' })
  await creation.getByLabel('Team name').fill('Walnut Creek Walkers')
  await creation.getByLabel('City').fill('Austin')
  await creation.getByLabel('State').fill('tx')
  await creation.getByRole('button', { name: 'Create Team' }).click()
  await page.waitForURL(/\/teams\/[0-9a-z]+\/manage$/)
  const manage = new URL(page.url()).pathname

  await page.getByLabel('Division', { exact: true }).fill('AA')
  await page.getByLabel('Age Group').fill('12U')
  await page.getByRole('button', { name: 'Add Division' }).click()
  await sees(page, 'Division added successfully!')
  await page.getByRole('button', { name: 'Edit 12U AA' }).click()
  await page.getByRole('dialog').getByLabel('Division', { exact: true }).fill('AAA')
  await page.getByRole('button', { name: 'Update Division' }).click()
  await sees(page, 'Division updated successfully!')

  await page.getByRole('button', { name: '+ Add Contact for 12U AAA' }).click()
  await page.getByRole('combobox', { name: 'User' }).fill('casey')
  await page.getByRole('option', { name: /Casey Coach/ }).click()
  await page.getByLabel('Role').selectOption({ label: 'Assistant Coach' })
  await page.getByRole('button', { name: 'Add Contact', exact: true }).click()
  await sees(page, 'Contact added successfully!')
  await page.getByRole('button', { name: 'Remove Casey Coach' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await sees(page, 'No contacts yet')

  await page.getByRole('tab', { name: 'Roster' }).click()
  await page.getByRole('combobox', { name: 'Player' }).fill('r')
  await sees(page, 'Type at least 2 character(s) to search')
  await page.getByRole('combobox', { name: 'Player' }).fill('riley parent')
  await page.getByRole('option', { name: /Riley Parent/ }).click()
  await page.getByRole('button', { name: 'Add Player' }).click()
  await page.getByRole('button', { name: 'Edit Riley Parent' }).waitFor()

  await page.goto(`/opportunities/create?teamId=${manage.split('/')[2]}`)
  await page.getByRole('button', { name: 'Create Opportunity' }).click()
  for (const words of ['Title is required', 'Start time is required', 'Please select a location'])
    await sees(page, words)
  await page.getByLabel('Title').fill('Walkers open tryout')
  await page.getByRole('combobox', { name: 'City or town' }).fill('cedar par')
  await page.getByRole('option', { name: 'Cedar Park, TX' }).click()
  await page.getByLabel('Start Time').fill(localTime(20, '09:00'))
  await page.getByLabel('Max Age').fill('12')
  await page.getByText('Waiver Required').click()
  await page.getByRole('button', { name: 'Create Opportunity' }).click()
  await page.getByRole('heading', { level: 1, name: 'Walkers open tryout' }).waitFor()
  await sees(page, /9:00 AM CST|9:00 AM CDT/)
  const opportunityID = new URL(page.url()).pathname.split('/').at(-1)

  const phone = await visit({ path: `/opportunities/register/${opportunityID}`, as: parent, viewport: PHONE })
  await phone.getByRole('combobox', { name: 'Player' }).fill('riley')
  await phone.getByRole('option', { name: /Riley Parent/ }).click()
  await sees(phone, 'Riley is 14: this is for 12 and under')
  await phone.getByRole('button', { name: 'Clear selection' }).click()
  await phone.getByRole('button', { name: 'Sam Parent' }).click()
  await phone.getByLabel('Notes').fill('=2+3, "switch hitter"')
  await phone.getByRole('button', { name: 'Register', exact: true }).click()
  await sees(phone, 'You must accept the waiver to register')
  await phone.getByLabel('I have read the waiver and accept it').check()
  await phone.getByRole('button', { name: 'Register', exact: true }).click()
  await sees(phone, 'Successfully registered for this opportunity!')
  await phone.waitForURL(`/opportunities/${opportunityID}`)

  await page.goto(`/opportunities/${opportunityID}/manage-registrations`)
  await page.getByRole('button', { name: 'Approve Sam Parent' }).click()
  await sees(page, '1 of 1 spots')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const lines = (await readFile(await (await download).path(), 'utf8')).split('\r\n')
  expect(lines[0]).toBe('Player Name,Age,Jersey #,Status,Registered At,Waiver Signed,Notes')
  expect(lines[1]).toMatch(/^Sam Parent,11,,Approved,[-\d]+ [:\d]+,Yes,"'=2\+3, ""switch hitter"""$/)
  await expect
    .poll(() => mailsTo(parent.email), { timeout: 15_000 })
    .toContainEqual(expect.objectContaining({ subject: expect.stringContaining('Walkers open tryout') }))
})

test('an organizer who answers past the capacity is told, and a rejection is asked about', async () => {
  const page = await visit({ path: '/opportunities?search=12U%20AA%20open%20tryout', as: coach })
  await page.getByRole('link', { name: '12U AA open tryout' }).click()
  await page.getByRole('link', { name: 'Edit Opportunity' }).click()
  await page.getByLabel('Capacity').fill('1')
  await page.getByRole('button', { name: 'Update Opportunity' }).click()
  await sees(page, 'Opportunity updated successfully!')
  await page.getByRole('link', { name: 'Manage Registrations' }).click()
  await page.getByRole('button', { name: 'Approve Sam Parent' }).click()
  await sees(page, 'Error: This opportunity is full')
  await page.getByRole('button', { name: 'Reject Sam Parent' }).click()
  await sees(page, 'Are you sure you want to reject this registration?')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
  await page.getByLabel('Status of Sam Parent').selectOption('Rejected')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reject' }).click()
  await page.getByRole('button', { name: 'Pending (0)' }).click()
  await sees(page, 'No registrations found')
})

test('what was typed outlives a session that ends, and a double click makes one opportunity', async () => {
  const page = await visit({ path: '/opportunities/create', as: coach })
  await page.getByLabel('Title').fill('Kept through the login')
  await page.getByRole('combobox', { name: 'City or town' }).fill('austin')
  await page.getByRole('option', { name: 'Austin, TX' }).click()
  await page.getByLabel('Start Time').fill(localTime(30, '18:00'))
  await page.context().clearCookies()
  await page.evaluate(() => localStorage.setItem('authToken', 'ended'))
  await page.getByRole('button', { name: 'Create Opportunity' }).click()
  await page.waitForURL('/login')
  await page.getByLabel('Email').fill(coach.email)
  await page.getByLabel('Password', { exact: true }).fill('fungo-demo')
  await page.getByRole('button', { name: /^(log in|login|sign in)$/i }).click()
  await page.waitForURL('/opportunities/create')
  expect(await page.getByLabel('Title').inputValue()).toBe('Kept through the login')
  expect(await page.getByRole('combobox', { name: 'City or town' }).inputValue()).toBe('Austin, TX')
  let sent = 0
  page.on('request', (request) => {
    if (request.postData()?.includes('mutation CreateOpportunity')) sent++
  })
  await page.getByRole('button', { name: 'Create Opportunity' }).dblclick()
  await page.waitForURL(/\/opportunities\/[0-9a-z]{26}$/)
  expect(sent).toBe(1)
})

test('a parent makes a player with a photo that is shrunk on the way, and may not edit anyone else', async () => {
  const page = await visit({ path: '/players/new/edit', as: parent })
  await page.getByRole('button', { name: 'Create Player' }).click()
  await sees(page, 'Player name is required.')
  await page.getByLabel('Name').fill('Toby Parent')
  await page.getByLabel('Age').fill('9')
  const photo = page.locator('input[type=file]')
  await photo.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no photo') })
  await sees(page, 'Please select a valid image file')
  await photo.setInputFiles({ name: 'big.png', mimeType: 'image/png', buffer: Buffer.alloc(5 * 1024 * 1024) })
  await sees(page, 'Image size must be less than 5MB')
  const picture = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 3000, height: 1500 })
    canvas.getContext('2d')!.fillRect(0, 0, 3000, 1500)
    return canvas.toDataURL('image/png').split(',')[1]!
  })
  await photo.setInputFiles({ name: 'toby.png', mimeType: 'image/png', buffer: Buffer.from(picture, 'base64') })
  const preview = page.getByRole('img', { name: 'The player' })
  await preview.waitFor()
  expect(await preview.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])).toEqual([
    1024, 512,
  ])
  await page.getByRole('button', { name: 'Create Player' }).click()
  await sees(page, 'Player created successfully!')
  await page.getByRole('heading', { level: 1, name: 'Toby Parent' }).waitFor()

  const stranger = await visit({ path: `${new URL(page.url()).pathname}/edit`, as: coach })
  await sees(stranger, "You don't have permission to edit this player")
  await stranger.waitForURL('/players')
})

test('an event is created by its team and edited at the venue’s own clock', async () => {
  const page = await visit({ path: '/events/create', as: coach })
  await page.getByRole('button', { name: 'Create Event' }).click()
  for (const field of ['Event name', 'Date', 'Location', 'City', 'State', 'Event type'])
    await sees(page, `${field} is required`)
  await page.getByLabel('Event Name').fill('Pacific Cup')
  await page.getByLabel('Hosting Team').selectOption('Cedar Park Thunder')
  await page.getByLabel('Date & Time').fill(localTime(40, '08:30'))
  await page.getByLabel('Event Type').selectOption('Tournament')
  await page.getByLabel('Location').fill('Harbor Fields')
  await page.getByLabel('City').fill('San Diego')
  await page.getByLabel('State').selectOption('CA')
  await page.getByRole('button', { name: 'Create Event' }).click()
  await sees(page, 'Event created successfully!')
  await sees(page, /8:30 AM P[SD]T/)
  await page.getByRole('link', { name: 'Edit Event' }).click()
  expect(await page.getByLabel('Date & Time').inputValue()).toBe(localTime(40, '08:30'))
})
