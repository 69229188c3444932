import type { Page, Request } from 'playwright-core'
import { expect, test } from 'vitest'
import { newcomer, people, unique, visit } from '../support/browser.ts'

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

type Names = { team: string; player: string; event: string; opportunity: string }

/** A first name has no digits: what follows one is the last name. */
const letters = () =>
  Date.now()
    .toString(36)
    .replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)]!)

/** A coach with a team, a player on its roster, an event and an opportunity, each with a name of its own. */
async function coachWithRecords() {
  const coach = await newcomer(unique('Casey Coach'), 'coach')
  const names = {
    team: unique('Wrens'),
    player: `Robin${letters()} Rover`,
    event: unique('Wren Classic'),
    opportunity: unique('Wren tryout'),
  }
  const make = async (operation: string, input: object): Promise<string> => {
    const type = `${operation[0]!.toUpperCase()}${operation.slice(1)}Input`
    const made = await coach.send(`mutation ($input: ${type}!) { ${operation}(input: $input) { id } }`, { input })
    return made[operation].id
  }
  const place = { city: 'Austin', state: 'TX' }
  const teamID = await make('createTeam', { name: names.team, locationCity: 'Austin', state: 'TX' })
  const playerID = await make('createPlayer', { name: names.player, age: 12, locationCity: 'Austin', state: 'TX' })
  const location = 'Riverside Park'
  await make('createEvent', { ...place, location, name: names.event, date: inDays(20), eventType: 'Camp', teamID })
  await make('createOpportunity', { ...place, location, title: names.opportunity, startTime: inDays(9), teamID })
  await make('addDivision', { teamID, division: 'AA', ageGroup: '12U' })
  await make('addPlayerToTeam', { teamID, playerID, startDate: inDays(0).slice(0, 10), season: '2026 Fall' })
  return { coach, names }
}

const main = (page: Page) => page.getByRole('main')
const named = (page: Page, name: string) => main(page).getByText(name, { exact: true }).first().waitFor()
const tab = (page: Page, name: string) =>
  main(page)
    .getByRole('tab', { name: new RegExp(`^${name}( |$)`) })
    .click()

/** By the main menu, and a search where the screen is a list. */
async function list(page: Page, menu: string, searched = '') {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: menu, exact: true }).click()
  await main(page)
    .getByRole('heading', { level: 1, name: menu === 'Home' ? /./ : menu })
    .waitFor()
  if (!searched) return
  const search = main(page).getByRole('searchbox').first()
  await search.fill(searched)
  await page.waitForURL(/search=/)
}

async function profile(page: Page, person: string) {
  await page.getByRole('banner').getByRole('button', { name: person }).click()
  await page.getByRole('link', { name: 'My Profile' }).click()
  await main(page).getByRole('heading', { level: 1, name: person }).waitFor()
}

/** The word that no other record has. Others find a player by the first name only. */
const wordOf = (menu: string, name: string) => name.split(' ').at(menu === 'Players' ? 0 : -1)!

/** Opens the record from its list: the link with its name. */
async function open(page: Page, menu: string, name: string) {
  await list(page, menu, wordOf(menu, name))
  await main(page).getByRole('region', { name: 'Results' }).getByRole('link', { name, exact: true }).click()
  await main(page).getByRole('heading', { level: 1, name }).waitFor()
}

/** Goes by links to each screen that names one of the records, and finds the names there. */
async function seeEverywhere(page: Page, person: string, { team, player, event, opportunity }: Names) {
  await open(page, 'Teams', team)
  await tab(page, 'Roster')
  await named(page, player)
  await tab(page, 'Events')
  await named(page, event)
  await tab(page, 'Opportunities')
  await named(page, opportunity)

  await open(page, 'Players', player)
  await tab(page, 'Teams')
  await named(page, team)

  await open(page, 'Events', event)
  await main(page).getByRole('link', { name: team }).waitFor()

  await open(page, 'Opportunities', opportunity)
  await main(page).getByRole('link', { name: team }).waitFor()
  await main(page).getByRole('link', { name: person }).waitFor()
  await main(page).getByRole('link', { name: 'Register a player' }).click()
  await main(page).getByRole('button', { name: player }).waitFor()

  await profile(page, person)
  await tab(page, 'My Teams')
  await named(page, team)
  await tab(page, 'My Players')
  await named(page, player)
}

test('after a record is renamed, every screen has its new name without a reload', async () => {
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
  await rename('team', `New ${names.team}`, 'Update Team')
  await page.getByText('Team updated successfully!').waitFor()
  await seeEverywhere(page, coach.name, renamed)

  await open(page, 'Players', names.player)
  await main(page).getByRole('link', { name: 'Edit Player' }).click()
  await rename('player', `${names.player}-Smith`, 'Update Player')
  await main(page).getByRole('heading', { level: 1, name: renamed.player }).waitFor()

  await open(page, 'Events', names.event)
  await main(page).getByRole('link', { name: 'Edit Event' }).click()
  await rename('event', `New ${names.event}`, 'Update Event')
  await main(page).getByRole('heading', { level: 1, name: renamed.event }).waitFor()

  await open(page, 'Opportunities', names.opportunity)
  await main(page).getByRole('link', { name: 'Edit Opportunity' }).click()
  await rename('opportunity', `New ${names.opportunity}`, 'Update Opportunity')
  await main(page).getByRole('heading', { level: 1, name: renamed.opportunity }).waitFor()

  await profile(page, coach.name)
  await main(page).getByRole('link', { name: 'Edit Profile' }).click()
  const person = `New ${coach.name}`
  await main(page).getByLabel('Name', { exact: true }).fill(person)
  await main(page).getByRole('button', { name: 'Save Changes' }).click()
  await page.getByText('Profile updated successfully!').waitFor()
  await seeEverywhere(page, person, renamed)
  expect(await page.evaluate(() => performance.timeOrigin), 'one page, never reloaded').toBe(loaded)
})

test('after a team changes, its tabs, its card and its players say so without a reload', async () => {
  const { coach, names } = await coachWithRecords()
  const page = await visit({ path: '/', as: coach })
  const team = async (name: string) => {
    await open(page, 'Teams', names.team)
    await tab(page, name)
  }
  const manage = async (name: string) => {
    await open(page, 'Teams', names.team)
    await main(page).getByRole('link', { name: 'Edit Team' }).click()
    await main(page).getByRole('link', { name: 'View Team' }).waitFor()
    await tab(page, name)
  }
  await team('Divisions')
  await main(page).getByRole('row', { name: '12U' }).waitFor()

  await manage('Divisions')
  await main(page).getByRole('button', { name: 'Edit 12U AA' }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel('Age Group').fill('13U')
  await form.getByRole('button', { name: /Update|Save/ }).click()
  await page.getByText('Division updated successfully!').waitFor()
  await list(page, 'Teams', names.team.split(' ').at(-1))
  await named(page, '13U AA')
  await team('Divisions')
  await main(page).getByRole('row', { name: '13U' }).waitFor()

  await manage('Contacts')
  await main(page)
    .getByRole('button', { name: `+ Add Contact for ${names.team}` })
    .click()
  await page.getByRole('combobox', { name: 'User' }).fill(coach.name)
  await page.getByRole('option', { name: coach.name }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Add Contact' }).click()
  await page.getByText('Contact added successfully!').waitFor()
  await open(page, 'Teams', names.team)
  await main(page).getByRole('tab', { name: 'Contacts (1)' }).click()
  await named(page, coach.name)

  await manage('Roster')
  await main(page)
    .getByRole('button', { name: `Remove ${names.player}` })
    .click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await main(page).getByRole('link', { name: names.player }).waitFor({ state: 'detached' })
  await open(page, 'Teams', names.team)
  await main(page).getByRole('tab', { name: 'Roster (0)' }).waitFor()
  await open(page, 'Players', names.player)
  await tab(page, 'Teams')
  await main(page).getByRole('link', { name: names.team }).waitFor({ state: 'detached' })
})

/** By the main menu to a screen with counters: those that the answer to the operation has. */
async function freshCounters(page: Page, menu: string, operation: string) {
  const [response] = await Promise.all([
    page.waitForResponse((one) => one.request().postData()?.includes(`query ${operation}`) ?? false),
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: menu, exact: true }).click(),
  ])
  const { data } = (await response.json()) as { data: { adminStats: Record<string, number>; upcomingEvents?: number } }
  const { totalTeams, totalPlayers, totalEvents, totalOpportunities, totalSeasons } = data.adminStats
  const all = [totalTeams, totalPlayers, data.upcomingEvents ?? totalEvents, totalOpportunities, totalSeasons]
  return all.filter((count) => count !== undefined)
}

const numbersOf = (text: string) => (text.match(/\d[\d,]*/g) ?? []).map((number) => Number(number.replaceAll(',', '')))

test('after an admin deletes records, lists and counters are without them', async () => {
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
    await page.getByText('Deleted successfully!').waitFor()
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

test('a screen asks for what it shows once, a list on every visit, and again after a write', async () => {
  const { coach, names } = await coachWithRecords()
  const page = await visit({ path: '/', as: coach })
  await page.waitForLoadState('networkidle')
  let sent: string[] = []
  page.on('request', (request: Request) => {
    if (!request.url().endsWith('/query')) return
    sent.push(/(?:query|mutation) (\w+)/.exec(request.postDataJSON().query)?.[1] ?? '')
  })
  /** The operations since the last call are these and no others: one too many fails here or at the next call. */
  const asks = async (...operations: string[]) => {
    await expect.poll(() => sent.toSorted(), { timeout: 15_000 }).toEqual(operations.toSorted())
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
  // A list is asked for on every visit.
  await list(page, 'Teams')
  await asks('ClaimedTeams', 'Teams')

  await main(page).getByRole('link', { name: names.team, exact: true }).first().click()
  await main(page).getByRole('link', { name: 'View Team' }).waitFor()
  await asks('DivisionsToManage', 'Team')
  await page.goBack()
  await named(page, names.team)
  await asks('ClaimedTeams', 'Teams')
  // A record that was just read is not.
  await page.goForward()
  await main(page).getByRole('link', { name: 'View Team' }).waitFor()
  await asks()

  await main(page).getByLabel('Division', { exact: true }).fill('AAA')
  await main(page).getByLabel('Age Group').fill('14U')
  await main(page).getByRole('button', { name: 'Add Division' }).click()
  await page.getByText('Division added successfully!').waitFor()
  await asks('Account', 'AddDivision', 'DivisionsToManage', 'Team')
  await list(page, 'Events')
  await asks('Events', 'EventsFacets')
})
