import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { DEMO_PASSWORD } from '../../scripts/seed.ts'
import { paths } from '../../web/paths.ts'
import {
  confirmAddress,
  demoClient,
  demoIDs,
  downloaded,
  fillLogin,
  mailTo,
  navigate,
  newcomer,
  people,
  unique,
  visit,
} from '../support/browser.ts'

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** Types into a combobox and picks the first option with the name. */
async function pick(page: Page, label: string, typed: string, name = typed) {
  await page.getByRole('combobox', { name: label }).fill(typed)
  await page.getByRole('option', { name }).first().click()
}

test('a coach creates a team, a parent registers, the coach approves, and the parent gets an email', async () => {
  const name = unique('Sandlot Herons')
  const firstName = unique('Jamie').replace(' ', '')
  const player = `${firstName} Sandlot`
  const parent = await newcomer('Pat Parent', 'player_parent')
  await parent.createPlayer({
    input: { name: player, age: 12, position: 'Shortstop', locationCity: 'Austin', state: 'TX' },
  })

  const coach = await newcomer('Corey Coach', 'coach')
  await confirmAddress(coach)
  const page = await visit({ path: '/teams', as: coach })
  await page.getByRole('button', { name: 'Create a Team' }).click()
  const form = page.getByRole('form', { name: 'Create a Team' })
  await form.getByLabel('Team Name').fill(name)
  await page.reload()
  await expect.poll(() => form.getByLabel('Team Name').inputValue()).toBe(name)
  await form.getByText('Set it so that families who filter by sport see the team.').waitFor()
  await form.getByLabel('Softball').check()
  await form.getByLabel('City').fill('Austin')
  await form.getByLabel('State').selectOption('TX')
  await form.getByRole('button', { name: 'Create Team' }).click()
  await page.waitForURL(/\/teams\/\w+\/manage$/)

  await page.getByLabel('Level').fill('AA')
  await page.getByLabel('Age Group').selectOption('12U')
  await page.getByRole('button', { name: 'Add Division' }).click()
  await page.getByText('Division added successfully!').waitFor()
  await page.getByRole('heading', { name: '12U AA' }).waitFor()

  await page.getByRole('tab', { name: 'Roster' }).click()
  await pick(page, 'Player', player, `${firstName} S.`)
  await page.getByRole('button', { name: 'Add Player' }).click()
  await page.getByText('Waiting for the family').first().waitFor()

  await page.getByRole('tab', { name: 'Contacts' }).click()
  await page.getByRole('button', { name: `+ Add Contact for ${name}` }).click()
  await pick(page, 'User', 'Corey Coach')
  await page.getByRole('dialog').getByRole('button', { name: 'Add Contact' }).click()
  await page.getByText('Contact added successfully!').waitFor()

  await page.getByRole('link', { name: 'View Team' }).click()
  await page.getByText('Softball', { exact: true }).waitFor()
  await page.getByRole('tab', { name: 'Opportunities' }).click()
  await page.getByRole('link', { name: '+ Create Opportunity' }).click()
  const title = unique('Herons, a spot at "short"')
  await page.getByLabel('Guest Player Needed').check()
  await expect.poll(() => page.getByLabel('Softball').isChecked()).toBe(true)
  await page.getByLabel('Baseball').check()
  await page.getByLabel('Title').fill(title)
  await pick(page, 'City or town', 'Cedar Pa', 'Cedar Park, TX')
  await page.getByLabel('Start Time').fill(`${inDays(9)}T09:00`)
  await page.getByLabel('Waiver Required').check()
  await page.getByRole('button', { name: 'Create Opportunity' }).click()
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  await page.getByRole('region', { name: 'Details' }).getByText('Baseball').waitFor()
  const opportunity = new URL(page.url()).pathname

  const visitor = await visit({ path: opportunity, as: parent })
  await visitor.getByRole('link', { name: 'Register' }).click()
  await visitor.getByText(`This is baseball, and ${firstName}'s team plays softball`).waitFor()
  await visitor.getByLabel('I have read the waiver and accept it').check()
  await visitor.getByLabel('Jersey Number').fill('7')
  await visitor.getByLabel('Notes').fill('=1+1, he says "hi"')
  await visitor.getByRole('button', { name: 'Register' }).click()
  await visitor.getByText('Successfully registered for this opportunity!').first().waitFor()
  await visitor.waitForURL(opportunity)
  await visitor.getByRole('table', { name: 'Registrations' }).getByText('Pending').waitFor()
  await mailTo(coach.email, /regist/i)

  await visitor.getByRole('link', { name: 'My Season' }).click()
  const season = visitor.getByRole('main')
  await season.getByRole('region', { name: 'My Kids' }).getByText(`${title}: waiting for the organizer`).waitFor()
  await season.getByRole('region', { name: 'My Registrations' }).getByText('Pending').waitFor()

  await page.reload()
  await page.getByRole('link', { name: 'My Season 1 waiting for you' }).click()
  await page.getByRole('region', { name: 'My Teams' }).getByText(`1 registration to decide: ${title}`).waitFor()
  await page.getByRole('link', { name: '1 registration to decide' }).click()
  await page.getByRole('button', { name: `Approve ${player}` }).click()
  await page.getByText('1 of 1 spots').waitFor()
  const file = await downloaded(page, () => page.getByRole('button', { name: 'Export CSV' }).click())
  const [header, row, ...more] = file.text.split('\r\n')
  expect(header).toBe(
    'Player Name,Age,Jersey #,Status,Registered At,Waiver Signed,Notes,Fee Paid,Registrant,Email,Phone,Checked In,Waiver Version',
  )
  expect(row).toMatch(
    new RegExp(
      `^${player},12,7,Approved,\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d,Yes,"'=1\\+1, he says ""hi""",0.00,Pat Parent,${parent.email},,,Fungo 1$`,
    ),
  )
  expect(more).toEqual([''])

  const mail = await mailTo(parent.email, /approved/i)
  expect(mail.text).toContain(player.split(' ')[0])
})

test('a role that came with the confirmed address shows at once', async () => {
  const { email, id } = await newcomer('Ada First')
  const page = await visit({ path: '/login' })
  await fillLogin(page, email)
  await page.waitForURL('/')
  await demoClient(people.admin).updateUser({ id, input: { role: 'admin' } })
  await page.goto((await mailTo(email, /Confirm/)).text.match(/https?:\S+verify-email\S+/)![0])
  await page.getByRole('link', { name: 'Go Home' }).click()
  await page.getByRole('link', { name: 'Admin', exact: true }).waitFor()
})

test('the registration form opens with the only player selected', async () => {
  const parent = await newcomer('Pat Parent', 'player_parent')
  const player = await parent.createPlayer(
    { input: { name: unique('Jamie Sandlot'), age: 12, locationCity: 'Austin', state: 'TX' } },
    'name',
  )
  const { opportunity } = await demoIDs()
  const page = await visit({ path: `/opportunities/${opportunity}`, as: parent })
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/query', async (route) => {
    if (/^query OwnRegistrants\b/.test(route.request().postDataJSON().query)) await held
    await route.continue()
  })
  await page.getByRole('link', { name: 'Register', exact: true }).click()
  await page.getByText('What happens next').first().waitFor()
  expect(await page.getByRole('button', { name: 'Register', exact: true }).count()).toBe(0)
  release()
  await page.getByRole('button', { name: 'Register', exact: true }).waitFor()
  expect(await page.getByRole('combobox', { name: 'Player' }).inputValue()).toBe(player.name)
})

test('a draft is kept on reload and saved without undoing what others save, and discarded on leaving the form or signing out', async () => {
  const typist = await newcomer('Terry Typist')
  const team = await typist.createTeam({ input: { name: unique('Draft Larks'), locationCity: 'Austin', state: 'TX' } })
  const page = await visit({ path: `/teams/${team.id}/manage?tab=settings`, as: typist })
  await page.getByLabel('Description').fill('Two practices a week.')
  await typist.updateTeam({ id: team.id, input: { locationCity: 'Dallas' } })
  await page.reload()
  await expect.poll(() => page.getByLabel('Description').inputValue()).toBe('Two practices a week.')
  expect(await page.getByLabel('City').inputValue()).toBe('Dallas')
  await typist.updateTeam({ id: team.id, input: { locationCity: 'Waco' } })
  await page.getByRole('button', { name: 'Update Team' }).click()
  await page.getByText('Team updated successfully!').waitFor()
  expect(await typist.team(team, 'description locationCity')).toEqual({
    description: 'Two practices a week.',
    locationCity: 'Waco',
  })

  await page.goto('/players/new/edit')
  const name = page.getByLabel('Name', { exact: true })
  await name.fill('Sam Unsent')
  await page.reload()
  await expect.poll(() => name.inputValue()).toBe('Sam Unsent')

  await page.getByRole('link', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Leave' }).click()
  await page.waitForURL('/players')
  await page.goto('/players/new/edit')
  await name.waitFor()
  expect(await name.inputValue()).toBe('')

  await name.fill('Sam Unsent')
  await page.getByRole('button', { name: 'Terry Typist' }).click()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await page.waitForURL('/')
  await page.goto('/players/new/edit')
  const next = await newcomer('Nat Next')
  await fillLogin(page, next.email)
  await page.waitForURL('/players/new/edit')
  await name.waitFor()
  expect(await name.inputValue()).toBe('')

  await name.fill('Sam Elsewhere')
  const tab = await page.context().newPage()
  await tab.goto('/')
  await tab.getByRole('button', { name: 'Nat Next' }).click()
  await tab.getByRole('button', { name: 'Sign Out' }).click()
  await tab.getByRole('link', { name: 'Login' }).first().click()
  await fillLogin(tab, typist.email)
  await tab.getByRole('button', { name: 'Terry Typist' }).waitFor()
  await page.goto('/players/new/edit')
  await name.waitFor()
  expect(await name.inputValue()).toBe('')
})

test('a user deletes the account with the password, which a stranger at the browser does not know', async () => {
  const user = await newcomer('Lee Leaver')
  const page = await visit({ path: '/account/settings', as: user })
  const danger = page.getByRole('region', { name: 'Danger Zone' })
  await danger.getByRole('button', { name: 'Delete My Account' }).waitFor()
  expect(await danger.getByRole('button').count()).toBe(1)
  await danger.getByRole('button').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Your Password').fill('not the password')
  await dialog.getByRole('button', { name: 'Delete My Account' }).click()
  await dialog.getByText('Your current password is not correct').first().waitFor()
  await dialog.getByLabel('Your Password').fill(DEMO_PASSWORD)
  await dialog.getByRole('button', { name: 'Delete My Account' }).click()
  await page.getByText('Your account has been deleted.').waitFor()
  expect(new URL(page.url()).pathname).toBe('/')
  await page.getByRole('link', { name: 'Login' }).first().waitFor()
})

test('a blocked user is signed out at once and cannot log in', async () => {
  const user = await newcomer(unique('Billie Blocked'))
  const page = await visit({ path: '/profile', as: user })
  await page.getByRole('heading', { level: 1, name: user.name }).waitFor()

  const admin = await visit({ path: '/admin/users', as: people.admin })
  await admin.getByLabel('Search users').fill(user.email)
  await admin.getByRole('button', { name: 'Search' }).click()
  await admin.getByRole('button', { name: `Edit ${user.name}` }).click()
  await admin.getByRole('button', { name: 'Block User' }).click()
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Block', exact: true }).click()
  await admin.getByText(`${user.name} is blocked`).waitFor()

  await page.goto('/account/settings')
  await page.waitForURL('/login')
  await fillLogin(page, user.email)
  await page.getByRole('alert').first().waitFor()
  expect(new URL(page.url()).pathname).toBe('/login')
})

test('the season filter and the form that adds a player to a team wait for the seasons and choose the current one', async () => {
  const parent = await newcomer('Sasha Parent', 'player_parent')
  const player = await parent.createPlayer({ input: { name: unique('Sam Slowseason'), age: 12, position: 'Catcher' } })
  const page = await visit({ as: parent })
  const [held, seasons] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await page.route('**/query', async (route) => {
    if (route.request().postData()?.includes('PlayerSeasons')) {
      held.resolve()
      await seasons.promise
    }
    await route.continue()
  })
  await navigate(page, paths.player(player.id, 'teams'))
  await held.promise
  await page.getByRole('tabpanel').getByText('Loading...').waitFor()
  expect(await page.getByRole('tabpanel').getByLabel('Season').count()).toBe(0)
  await page.getByRole('tab', { name: 'Management' }).click()
  await page.getByRole('button', { name: '+ Add to a team' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Loading...').waitFor()
  seasons.resolve()
  expect(await dialog.getByLabel('Season').inputValue()).not.toBe('')
})
