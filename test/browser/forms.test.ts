import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { paths } from '../../web/paths.ts'
import {
  confirmAddress,
  fillLogin,
  focused,
  loaded,
  newcomer,
  operationOf,
  PHONE,
  people,
  unique,
  until,
  visit,
} from '../support/browser.ts'
import { inDays, localDay } from '../support/times.ts'

const { coach } = people
const place = { location: 'Riverside Park', city: 'Austin', state: 'TX' }

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

  await page.goto('/teams')
  await page.getByRole('button', { name: 'Create a Team' }).click()
  const newTeam = page.getByRole('form', { name: 'Create a Team' })
  await newTeam.getByLabel('Team Name').fill('Draft Wrens')
  await page.reload()
  await expect.poll(() => newTeam.getByLabel('Team Name').inputValue()).toBe('Draft Wrens')
  await newTeam.getByText('Set it so that families who filter by sport see the team.').waitFor()

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

test('the team form shows the body in which the team plays, also when the bodies load after the form and the sport changes', async () => {
  const owner = await newcomer('Bo Body')
  const team = await owner.createTeam({ input: { name: unique('Body Larks'), locationCity: 'Austin', state: 'TX' } })
  await owner.updateTeam({ id: team.id, input: { sport: 'BASEBALL', ageRuleID: 'usssa-baseball' } })
  const page = await visit({ as: owner })
  const { promise: formIsShown, resolve: showBodies } = Promise.withResolvers<void>()
  await page.route('**/query', async (route) => {
    if (operationOf(route.request())?.name === 'AgeRules') await formIsShown
    await route.continue()
  })
  await page.goto(`/teams/${team.id}/manage?tab=settings`)
  const body = page.getByLabel('Plays in')
  await body.waitFor()
  showBodies()
  await body.getByRole('option', { name: 'USSSA', exact: true }).waitFor({ state: 'attached' })
  expect(await body.inputValue()).toBe('usssa-baseball')
  await page.getByRole('checkbox', { name: 'Softball' }).check()
  await body.getByRole('option', { name: 'USSSA · Baseball' }).waitFor({ state: 'attached' })
  expect(await body.inputValue()).toBe('usssa-baseball')
})

test('a form that is saved after the user went on to another page leaves the user there', async () => {
  const family = await newcomer('Fran Faraway', 'player_parent')
  const player = await family.createPlayer({ input: { name: 'Sam Faraway', age: 11 } })
  const page = await visit({ path: `/players/${player.id}/edit`, as: family })
  const { promise: isElsewhere, resolve: save } = Promise.withResolvers<void>()
  await page.route('**/query', async (route) => {
    if (operationOf(route.request())?.name === 'UpdatePlayer') await isElsewhere
    await route.continue()
  })
  await page.getByLabel('City').fill('Austin')
  await page.getByRole('button', { name: 'Update Player' }).click()
  await page.getByRole('navigation').getByRole('link', { name: 'Teams' }).first().click()
  await page.waitForURL('/teams')
  save()
  await page.getByText('Player updated successfully!').waitFor()
  await loaded(page)
  expect(new URL(page.url()).pathname).toBe('/teams')
})

test('an opportunity form lists all mistakes at once, keeps its draft through an expired session, and creates one opportunity on a double click', async () => {
  const page = await visit({ path: '/opportunities/create', as: coach })
  const town = page.getByRole('combobox', { name: 'City or town' })
  await page.getByLabel('Start Time').fill(localDay(-3, '18:00'))
  await expect.poll(() => town.inputValue(), { message: 'the place of the team' }).not.toBe('')
  await page.getByText('This start time has passed, so nobody can register.').waitFor()
  await page.getByLabel('End Time').fill(localDay(-3, '17:00'))
  await page.getByLabel('Registration Deadline').fill(localDay(-2, '18:00'))
  await page.getByLabel('Min Age').fill('14')
  await page.getByLabel('Max Age').fill('12')
  await page.getByRole('button', { name: 'Create Opportunity' }).click()
  expect(await page.getByRole('alert').getByRole('listitem').allTextContents()).toEqual([
    'Title is required',
    'The end time must be after the start time',
    "Minimum age can't exceed maximum age.",
    "The registration deadline can't be after the start time",
  ])
  await page.getByLabel('Start Time').fill(localDay(30, '18:00'))
  await page.getByText('This start time has passed').waitFor({ state: 'detached' })
  for (const field of ['End Time', 'Registration Deadline', 'Min Age']) await page.getByLabel(field).fill('')
  await page.getByLabel('Title').fill('Kept through the login')
  expect(await page.getByLabel('What to Bring').isVisible()).toBe(false)
  await page.getByText('More options').click()
  await page.getByLabel('What to Bring').fill('Water')
  await town.fill('austin')
  await page.getByRole('option', { name: 'Austin, TX' }).click()
  await page.context().clearCookies()
  await page.evaluate(() => localStorage.setItem('authToken', 'ended'))
  await page.getByRole('button', { name: 'Create Opportunity' }).click()
  await page.waitForURL('/login')
  await page.getByText('Your session has ended. Log in to continue.').first().waitFor()
  await fillLogin(page, coach.email)
  await page.waitForURL('/opportunities/create')
  expect(await page.getByLabel('Title').inputValue()).toBe('Kept through the login')
  await page.getByLabel('What to Bring').waitFor()
  expect(await page.getByLabel('What to Bring').inputValue()).toBe('Water')
  expect(await town.inputValue()).toBe('Austin, TX')
  let sent = 0
  page.on('request', (request) => {
    if (request.postData()?.includes('mutation CreateOpportunity')) sent++
  })
  await page.getByRole('button', { name: 'Create Opportunity' }).dblclick()
  await page.waitForURL(/\/opportunities\/[0-9a-z]{26}$/)
  expect(sent).toBe(1)
})

const update = (page: Page) => page.getByRole('button', { name: 'Update Opportunity' }).click()
const isUpdated = (page: Page) => page.getByText('Opportunity updated successfully!').waitFor()

test('what is typed in two tabs is saved from both, and a field that both changed shows both values and asks', async () => {
  const owner = await newcomer(unique('Casey Coach'), 'coach')
  const [hawks, owls] = [unique('Wren Hawks'), unique('Wren Owls')]
  for (const name of [hawks, owls]) await owner.createTeam({ input: { name, locationCity: 'Austin', state: 'TX' } })
  const { id } = await owner.createOpportunity({
    input: { title: unique('Wren tryout'), startTime: '2035-03-10T09:00', ...place },
  })
  const page = await visit({ path: `/opportunities/${id}/edit`, as: owner })
  const second = await page.context().newPage()
  await second.goto(`/opportunities/${id}/edit`)
  const pickTeam = async (of: Page, name: string) => {
    await of.getByLabel('Team (Optional)').fill(name)
    await of.getByRole('option', { name }).click()
  }
  await page.getByLabel('Start Time').fill('2035-03-17T10:00')
  await page.getByLabel('Fee').fill('2500')
  await pickTeam(page, hawks)
  await second.getByLabel('Field or venue').fill('Zilker Park')
  await second.getByLabel('Start Time').fill('2035-03-24T11:00')
  await second.getByLabel('Fee').fill('3000')
  await pickTeam(second, owls)
  await update(page)
  await isUpdated(page)

  await update(second)
  const question = second.getByRole('alert').filter({ hasText: 'This was changed while you were editing.' })
  for (const difference of [
    'Start Time: saved “Sat, Mar 17, 2035, 10:00 AM”, yours “Sat, Mar 24, 2035, 11:00 AM”',
    'Fee (in cents): saved “2500”, yours “3000”',
    `Team (Optional): saved “${hawks}”, yours “${owls}”`,
  ])
    await question.getByText(difference).waitFor()
  const saved = () => owner.opportunity({ id }, 'startTime location feeCents team { name }')
  const startTime = '2035-03-17T15:00:00.000Z'
  expect(await saved()).toEqual({ startTime, location: place.location, feeCents: 2500, team: { name: hawks } })
  await question.getByRole('button', { name: 'Use the saved Start Time' }).click()
  expect(await second.getByLabel('Start Time').inputValue()).toBe('2035-03-17T10:00')
  await update(second)
  await isUpdated(second)
  expect(await saved()).toEqual({ startTime, location: 'Zilker Park', feeCents: 3000, team: { name: owls } })
})

test('a registration form that was open while the organizer made changes shows them and asks again', async () => {
  const organizer = await newcomer(unique('Casey Coach'), 'coach')
  const family = await newcomer(unique('Fran Family'), 'player_parent')
  const { id } = await organizer.createOpportunity({
    input: { title: unique('Wren tryout'), startTime: '2035-03-10T09:00', ...place },
  })
  await family.createPlayer({ input: { name: 'Terry Kin', age: 12 } })
  const page = await visit({ path: `/opportunities/register/${id}`, as: family })
  const register = page.getByRole('button', { name: 'Register', exact: true })
  await page.getByText('Terry can register: all ages are welcome').waitFor()
  await organizer.updateOpportunity({
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

test('a dialog whose code fails to load shows an error and keeps the list', async () => {
  const page = await visit({ path: '/admin', as: people.admin })
  await page.route('**/drawer-panel-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("released anew")' }),
  )
  await page
    .getByRole('button', { name: /^More for / })
    .first()
    .click()
  await page
    .getByRole('button', { name: /^Delete / })
    .first()
    .click()
  await page.getByText("This didn't load. Check your network and try again.").waitFor()
  await page.getByRole('table', { name: 'Teams' }).waitFor()
})

test('a drawer whose form fails to load shows an error and can retry', async () => {
  const coach = await newcomer('Olive Offline', 'coach')
  const team = await coach.createTeam({ input: { name: unique('Tunnel Tigers'), locationCity: 'Austin', state: 'TX' } })
  const page = await visit({ path: `/teams/${team.id}/manage?tab=contacts`, as: coach })
  await page.route('**/add-contact-form-*.js', (route) => route.abort('internetdisconnected'))
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

  await page.unroute('**/add-contact-form-*.js')
  await page.context().setOffline(false)
  await again.click()
  // In a browser that caches the failed import, retrying reloads the page.
  await until(async () => {
    if ((await drawer.count()) === 0) await add.click({ timeout: 1_000 }).catch(() => null)
    return (await drawer.getByRole('combobox', { name: 'User' }).isVisible()) || undefined
  }, 'the form')
})

test('a coach sets on the page of a tryout what families ask, and a visitor reads it there', async () => {
  const host = await newcomer('Hanna Host', 'coach')
  await confirmAddress(host)
  const team = await host.createTeam({ input: { name: unique('Fact Finches'), locationCity: 'Austin', state: 'TX' } })
  const input = { type: 'TRYOUT', title: unique('Finches tryout'), teamID: team.id, startTime: inDays(9), ...place }
  const path = paths.opportunity((await host.createOpportunity({ input })).id)
  const page = await visit({ path, as: host, viewport: PHONE })
  const facts = page.getByRole('region', { name: 'What families ask' })
  await facts.getByRole('button', { name: 'Spots to fill' }).click()
  const spots = page.getByRole('form', { name: 'Spots to fill' })
  await spots.getByLabel('Catcher').fill('1')
  await spots.getByLabel('Pitcher').fill('2')
  await spots.getByRole('button', { name: 'Save' }).click()
  await spots.waitFor({ state: 'detached' })
  await facts.getByRole('button', { name: 'Cost of a season' }).click()
  const season = page.getByRole('form', { name: 'Cost of a season' })
  await season.getByLabel('Practices a week').fill('2')
  await season.getByLabel('Where you practice').fill('Zilker Park')
  await season.getByLabel('Roster size').fill('11')
  await season.getByRole('button', { name: 'Update Cost' }).click()
  await page.getByText('Team updated successfully!').waitFor()
  await season.waitFor({ state: 'detached' })

  const visitor = await visit({ path, viewport: PHONE })
  const details = visitor.getByRole('region', { name: 'Details' })
  await details.getByText('Pitcher: 2, Catcher: 1', { exact: true }).waitFor()
  const practices = '2 practices a week · Practices at Zilker Park · Roster of 11'
  await details.getByText(practices, { exact: true }).waitFor()
  expect(await details.getByText('About').count()).toBe(0)

  await facts.getByRole('button', { name: 'Cost of a season' }).click()
  expect(await season.getByLabel('Roster size').inputValue()).toBe('11')
  await season.getByLabel('Dues for the season').fill('900')
  await season.getByRole('button', { name: 'Update Cost' }).click()
  await season.waitFor({ state: 'detached' })
  await visitor.reload()
  await details.getByText('About $900, uniform not included').waitFor()
  await details.getByText(practices, { exact: true }).waitFor()
  expect(await visitor.getByText('What families ask').count()).toBe(0)
})
