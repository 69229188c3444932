import type { Request } from 'playwright-core'
import { expect, test } from 'vitest'
import { newcomer, people, unique, visit } from '../../support/browser.ts'
import {
  coachWithRecords,
  freshCounters,
  inDays,
  letterSuffix,
  list,
  main,
  type Names,
  named,
  numbersOf,
  open,
  profile,
  seeEverywhere,
  tab,
  wordOf,
} from './by-links.ts'

test('after records are created, every screen shows them without a reload', async () => {
  const coach = await newcomer(unique('Carol Creator'), 'coach')
  const names = {
    team: unique('Finches'),
    player: `Wren${letterSuffix()} Rover`,
    event: unique('Finch Classic'),
    opportunity: unique('Finch tryout'),
  }
  const page = await visit({ path: '/', as: coach })
  const loaded = await page.evaluate(() => performance.timeOrigin)
  await profile(page, coach.name)
  await tab(page, 'My Teams')
  await named(page, "You haven't claimed any teams yet")
  await list(page, 'Players')
  await list(page, 'Teams', wordOf('Teams', names.team))
  await named(page, 'No teams found')

  await main(page).getByRole('button', { name: 'Create a Team' }).click()
  const newTeam = page.getByRole('form', { name: 'Create a Team' })
  await newTeam.getByLabel('Team Name').fill(names.team)
  await newTeam.getByLabel('City').fill('Austin')
  await newTeam.getByLabel('State').fill('TX')
  await newTeam.getByRole('button', { name: 'Create Team' }).click()
  await page.waitForURL(/\/teams\/\w+\/manage$/)
  await main(page).getByLabel('Division', { exact: true }).fill('AA')
  await main(page).getByLabel('Age Group').fill('12U')
  await main(page).getByRole('button', { name: 'Add Division' }).click()
  await page.getByText('Division added successfully!').waitFor()

  await list(page, 'Players')
  await main(page).getByRole('link', { name: 'Create New Player' }).click()
  await main(page).getByLabel('Name', { exact: true }).fill(names.player)
  await main(page).getByLabel('Age').fill('12')
  await main(page).getByRole('button', { name: 'Create Player' }).click()
  await main(page).getByRole('heading', { level: 1, name: names.player }).waitFor()

  await open(page, 'Teams', names.team)
  await main(page).getByRole('link', { name: 'Edit Team' }).click()
  await main(page).getByRole('link', { name: 'View Team' }).waitFor()
  await tab(page, 'Roster')
  await main(page).getByRole('combobox', { name: 'Player' }).fill(names.player)
  await page.getByRole('option', { name: names.player }).first().click()
  await main(page).getByRole('button', { name: 'Add Player' }).click()
  await main(page).getByRole('link', { name: names.player }).waitFor()

  await list(page, 'Events')
  await main(page).getByRole('link', { name: 'Create Event' }).click()
  await main(page).getByLabel('Event Name').fill(names.event)
  await main(page).getByLabel('Hosting Team').selectOption(names.team)
  await main(page).getByLabel('Date & Time').fill(inDays(20).slice(0, 16))
  await main(page).getByLabel('Event Type').selectOption('Camp')
  await main(page).getByLabel('Location').fill('Riverside Park')
  await main(page).getByLabel('City').fill('Austin')
  await main(page).getByLabel('State').selectOption('TX')
  const preview = main(page).getByRole('region', { name: 'What families will see' })
  for (const text of [names.event, 'Camp', 'Riverside Park, Austin, TX']) await preview.getByText(text).waitFor()
  await main(page).getByRole('button', { name: 'Create Event' }).click()
  await main(page).getByRole('heading', { level: 1, name: names.event }).waitFor()

  await list(page, 'Opportunities')
  await main(page).getByRole('link', { name: 'Create Opportunity' }).click()
  await main(page).getByLabel('Team', { exact: true }).selectOption(names.team)
  await main(page).getByLabel('Title').fill(names.opportunity)
  await main(page).getByRole('combobox', { name: 'City or town' }).fill('Austin')
  await page.getByRole('option', { name: 'Austin, TX' }).first().click()
  await main(page).getByLabel('Start Time').fill(inDays(9).slice(0, 16))
  await main(page).getByRole('button', { name: 'Create Opportunity' }).click()
  await main(page).getByRole('heading', { level: 1, name: names.opportunity }).waitFor()

  await seeEverywhere(page, coach.name, names)
  await main(page).getByRole('tab', { name: 'My Teams (1)' }).waitFor()
  await main(page).getByRole('tab', { name: 'My Players (1)' }).waitFor()
  const home = await freshCounters(page, 'Home', 'Home')
  const shown = async () => numbersOf(await main(page).locator('dl').first().innerText())
  await expect.poll(shown, { timeout: 15_000 }).toEqual(home)
  expect(await page.evaluate(() => performance.timeOrigin), 'one page, never reloaded').toBe(loaded)
})

test('after a record is renamed, every screen shows the new name without a reload', async () => {
  const { coach, names } = await coachWithRecords()
  const page = await visit({ path: '/', as: coach })
  await seeEverywhere(page, coach.name, names)
  const loaded = await page.evaluate(() => performance.timeOrigin)

  const renamed = { ...names }
  const rename = async (kind: keyof Names, to: string, save: string) => {
    const field = main(page)
      .getByLabel(/^(Name|Title|Event Name|Team Name)\b/)
      .first()
    await expect.poll(() => field.inputValue(), { timeout: 15_000 }).toBe(names[kind])
    await field.fill(to)
    await main(page).getByRole('button', { name: save }).click()
    renamed[kind] = to
  }

  await open(page, 'Teams', names.team)
  await main(page).getByRole('link', { name: 'Edit Team' }).click()
  await main(page).getByRole('button', { name: 'Update Team' }).waitFor()
  // A manager edits another field while the form is open.
  const [, id] = /teams\/(\w+)\/manage/.exec(page.url())!
  const description = 'Two practices a week.'
  await coach.send('mutation ($id: ID!, $input: UpdateTeamInput!) { updateTeam(id: $id, input: $input) { id } }', {
    id,
    input: { description },
  })
  await rename('team', `New ${names.team}`, 'Update Team')
  await page.getByText('Team updated successfully!').waitFor()
  expect(await coach.send('query ($id: ID!) { team(id: $id) { description } }', { id })).toEqual({
    team: { description },
  })
  await seeEverywhere(page, coach.name, renamed)

  await open(page, 'Players', names.player)
  await main(page).getByRole('link', { name: 'Edit Player' }).click()
  await main(page).getByRole('button', { name: 'Update Player' }).waitFor()
  const [, playerID] = /players\/(\w+)\/edit/.exec(page.url())!
  const aged = { age: 13, position: 'Catcher' }
  await coach.send('mutation ($id: ID!, $input: UpdatePlayerInput!) { updatePlayer(id: $id, input: $input) { id } }', {
    id: playerID,
    input: aged,
  })
  await rename('player', `${names.player}-Smith`, 'Update Player')
  await main(page).getByRole('heading', { level: 1, name: renamed.player }).waitFor()
  expect(await coach.send('query ($id: ID!) { player(id: $id) { age position } }', { id: playerID })).toEqual({
    player: aged,
  })

  await open(page, 'Events', names.event)
  await main(page).getByRole('link', { name: 'Edit Event' }).click()
  await main(page).getByRole('button', { name: 'Update Event' }).waitFor()
  const [, eventID] = /events\/(\w+)\/edit/.exec(page.url())!
  await coach.send('mutation ($id: ID!) { updateEvent(id: $id, input: { location: "Field 7" }) { id } }', {
    id: eventID,
  })
  await rename('event', `New ${names.event}`, 'Update Event')
  await main(page).getByRole('heading', { level: 1, name: renamed.event }).waitFor()
  await main(page).getByText('Field 7').first().waitFor()

  await open(page, 'Opportunities', names.opportunity)
  await main(page).getByRole('link', { name: 'Edit Opportunity' }).click()
  await main(page).getByRole('button', { name: 'Update Opportunity' }).waitFor()
  const [, opportunityID] = /opportunities\/(\w+)\/edit/.exec(page.url())!
  await coach.send(
    'mutation ($id: ID!) { updateOpportunity(id: $id, input: { capacity: 7, startTime: "2099-03-01T09:00" }) { id } }',
    { id: opportunityID },
  )
  await rename('opportunity', `New ${names.opportunity}`, 'Update Opportunity')
  await main(page).getByRole('heading', { level: 1, name: renamed.opportunity }).waitFor()
  const { opportunity } = await coach.send('query ($id: ID!) { opportunity(id: $id) { capacity startTime } }', {
    id: opportunityID,
  })
  expect(opportunity).toMatchObject({ capacity: 7, startTime: expect.stringMatching(/^2099-03-01/) })

  await profile(page, coach.name)
  await main(page).getByRole('link', { name: 'Edit Profile' }).click()
  const person = `New ${coach.name}`
  await main(page).getByLabel('Name', { exact: true }).fill(person)
  await main(page).getByRole('button', { name: 'Save Changes' }).click()
  await page.getByText('Profile updated successfully!').waitFor()
  await seeEverywhere(page, person, renamed)
  expect(await page.evaluate(() => performance.timeOrigin), 'one page, never reloaded').toBe(loaded)
})

test('after an admin deletes records, lists and counters no longer include them', async () => {
  const { names } = await coachWithRecords()
  const page = await visit({ path: '/', as: people.admin })
  const kinds = [
    { menu: 'Opportunities', name: names.opportunity },
    { menu: 'Events', name: names.event },
    { menu: 'Players', name: names.player },
    { menu: 'Teams', name: names.team },
  ]
  for (const { menu, name } of kinds) {
    await open(page, menu, name)
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Admin', exact: true }).click()
    await tab(page, menu)
    await main(page)
      .getByRole('searchbox', { name: `Search ${menu.toLowerCase()}` })
      .fill(wordOf(menu, name))
    await main(page)
      .getByRole('button', { name: `Delete ${name}` })
      .click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await page.getByText('Deleted successfully!').last().waitFor()
    await main(page).getByRole('link', { name, exact: true }).waitFor({ state: 'detached' })
    await list(page, menu, wordOf(menu, name))
    await main(page)
      .getByText(/^Found 0 /)
      .waitFor()
    const home = await freshCounters(page, 'Home', 'Home')
    const shown = async () => numbersOf(await main(page).locator('dl').first().innerText())
    await expect.poll(shown, { timeout: 15_000 }).toEqual(home)
    const admin = await freshCounters(page, 'Admin', 'AdminCounters')
    const tabs = async () => numbersOf((await main(page).getByRole('tab').allInnerTexts()).join('\n'))
    await expect.poll(tabs, { timeout: 15_000 }).toEqual(admin)
  }
})

test('screens cache records but refetch lists on every visit, and refetch queries after a write', async () => {
  const { coach, names } = await coachWithRecords()
  const page = await visit({ path: '/', as: coach })
  await page.waitForLoadState('networkidle')
  let sent: string[] = []
  const waiting = new Set<Request>()
  page.on('request', (request: Request) => {
    if (!request.url().endsWith('/query')) return
    waiting.add(request)
    sent.push(/(?:query|mutation) (\w+)/.exec(request.postDataJSON().query)?.[1] ?? '')
  })
  for (const event of ['requestfinished', 'requestfailed'] as const)
    page.on(event as 'requestfinished', (request: Request) => void waiting.delete(request))
  /**
   * Checks that exactly these operations were sent since the last call, and waits for their responses: a screen that is left
   * earlier cancels its queries and sends them again on the next visit. A late extra operation fails the next call.
   */
  const asks = async (...operations: string[]) => {
    await expect.poll(() => sent.toSorted(), { timeout: 15_000 }).toEqual(operations.toSorted())
    await expect.poll(() => waiting.size, { timeout: 15_000 }).toBe(0)
    sent = []
  }

  await list(page, 'Teams')
  await asks('ClaimedTeams', 'Teams', 'TeamsFacets')
  await list(page, 'Players')
  await asks('ClaimedPlayers', 'Players', 'PlayersFacets')
  await list(page, 'Events')
  await asks('Events', 'EventsFacets')
  await list(page, 'Opportunities')
  await asks('Opportunities', 'OpportunitiesFacets')
  // A list is refetched on every visit.
  await list(page, 'Teams')
  await asks('ClaimedTeams', 'Teams')

  await main(page).getByRole('link', { name: names.team, exact: true }).first().click()
  await main(page).getByRole('link', { name: 'View Team' }).waitFor()
  await asks('DivisionsToManage', 'Team')
  await page.goBack()
  await named(page, names.team)
  await asks('ClaimedTeams', 'Teams')
  // A record that was just read comes from the cache.
  await page.goForward()
  await main(page).getByRole('link', { name: 'View Team' }).waitFor()
  await asks()

  await main(page).getByLabel('Division', { exact: true }).fill('AAA')
  await main(page).getByLabel('Age Group').fill('14U')
  await main(page).getByRole('button', { name: 'Add Division' }).click()
  await page.getByText('Division added successfully!').waitFor()
  // MySeason and UnreadNotifications are the counts in the header.
  await asks('Account', 'AddDivision', 'DivisionsToManage', 'MySeason', 'Team', 'UnreadNotifications')
  await list(page, 'Events')
  await asks('Events', 'EventsFacets')
})
