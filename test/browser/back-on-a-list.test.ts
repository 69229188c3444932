import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { demoClient, newcomer, people, unique, until, visit } from '../support/browser.ts'
import { letterSuffix, list, main, profile, tab } from './by-links.ts'

type Client = Pick<Awaited<ReturnType<typeof newcomer>>, 'send'>
type List = {
  name: string
  /** The name of the query that the screen sends. */
  operation: string
  /** Opens the list by links. */
  go: (page: Page, person: string) => Promise<unknown>
  /** Adds a row from another device and returns its name. */
  add: (client: Client) => Promise<string>
}

async function create({ send }: Client, operation: string, input: object) {
  const type = `${operation[0]!.toUpperCase()}${operation.slice(1)}Input`
  const created = await send(`mutation ($input: ${type}!) { ${operation}(input: $input) { id } }`, { input })
  return created[operation].id as string
}

let hours = 40
/** A date earlier than all previous ones, for lists sorted soonest first. */
const sooner = () => new Date(Date.now() + --hours * 3_600_000).toISOString()
const place = { city: 'Austin', state: 'TX', location: 'Riverside Park' }

const add = {
  async team(client: Client) {
    const name = unique('Plovers')
    await create(client, 'createTeam', { name, locationCity: 'Austin', state: 'TX' })
    return name
  },
  async player(client: Client) {
    const name = `Perry${letterSuffix()} Plover`
    await create(client, 'createPlayer', { name, age: 12, locationCity: 'Austin', state: 'TX' })
    return name
  },
  async event(client: Client) {
    const name = unique('Plover Classic')
    await create(client, 'createEvent', { ...place, name, date: sooner(), eventType: 'Camp' })
    return name
  },
  async opportunity(client: Client) {
    const title = unique('Plover tryout')
    await create(client, 'createOpportunity', { ...place, title, startTime: sooner() })
    return title
  },
  async season(client: Client) {
    const name = unique('Plover Season')
    const [year, startDate, endDate] = [2099, '2099-03-01', '2099-06-01']
    await create(client, 'createSeason', { name, year, seasonType: 'Spring', startDate, endDate })
    return name
  },
  async user() {
    return (await newcomer(unique('Paula Plover'))).name
  },
  async claim(client: Client) {
    const name = unique('Plovers')
    const teamID = await create(client, 'createTeam', { name, locationCity: 'Austin', state: 'TX' })
    const { send } = await newcomer(unique('Paula Plover'))
    await send('mutation ($teamID: ID!) { claimTeam(teamID: $teamID) { id } }', { teamID })
    return name
  },
}

const byMenu = (name: string, one: List['add']): List => ({
  name,
  operation: name,
  go: (page) => list(page, name),
  add: one,
})
const ofAdmin = (name: string, one: List['add']): List => ({
  name: `admin's ${name}`,
  operation: `Admin${name}`,
  add: one,
  async go(page) {
    await list(page, 'Admin')
    if (name !== 'Teams') await tab(page, name)
  },
})
const byCard = (name: string, operation: string, one: List['add']): List => ({
  name: `admin's ${name}`,
  operation,
  add: one,
  async go(page) {
    await list(page, 'Admin')
    await main(page).getByRole('link', { name }).click()
    // The previous screen also has a list, with the same names.
    await main(page).getByRole('heading', { level: 1, name }).waitFor()
  },
})
const ofProfile = (name: string, operation: string, one: List['add']): List => ({
  name: `profile's ${name}`,
  operation,
  add: one,
  async go(page, person) {
    await profile(page, person)
    await tab(page, name)
  },
})

const listsOfAll = [
  byMenu('Teams', add.team),
  byMenu('Players', add.player),
  byMenu('Events', add.event),
  byMenu('Opportunities', add.opportunity),
  ofAdmin('Teams', add.team),
  ofAdmin('Players', add.player),
  ofAdmin('Events', add.event),
  ofAdmin('Opportunities', add.opportunity),
  ofAdmin('Seasons', add.season),
  byCard('User Management', 'Users', add.user),
  byCard('Claim Requests', 'ClaimRequests', add.claim),
]
const listsOfOne = [
  ofProfile('My Teams', 'ClaimedTeams', add.team),
  ofProfile('My Players', 'ClaimedPlayers', add.player),
]

test('returning to a list shows the cached rows at once and then the refetched ones', async () => {
  const page = await visit({ path: '/', as: people.admin })
  for (const one of listsOfAll) await returnTo(page, one, '', demoClient(people.admin))
})

test('returning to a list of the profile shows the cached rows at once and then the refetched ones', async () => {
  const coach = await newcomer(unique('Piper Plover'), 'coach')
  const page = await visit({ path: '/', as: coach })
  for (const one of listsOfOne) await returnTo(page, one, coach.name, coach)
})

/** Opens the list, leaves it, adds a record, and returns. */
async function returnTo(page: Page, { name, operation, go, add }: List, person: string, client: Client) {
  const row = (text: string) => main(page).getByText(text, { exact: true }).first()
  let [added, asked] = [await add(client), 0]
  let held = Promise.resolve()
  await page.route('**/query', async (route) => {
    if (!new RegExp(`^query ${operation}\\b`).test(route.request().postDataJSON().query)) return route.continue()
    asked += 1
    await held
    // Other users see a new record within two seconds.
    const response = await until(async () => {
      const fetched = await route.fetch()
      return (await fetched.text()).includes(added) ? fetched : undefined
    }, `${added} is listed`)
    await route.fulfill({ response })
  })
  await go(page, person)
  await row(added).waitFor()
  await list(page, 'Home')

  const before = added
  added = await add(client)
  asked = 0
  let release = () => {}
  held = new Promise<void>((resolve) => {
    release = resolve
  })
  await go(page, person)
  await row(before).waitFor()
  await expect.poll(() => asked).toBeGreaterThan(0)
  expect(await row(before).isVisible(), `the cached row of ${name} is visible`).toBe(true)
  expect(await row(added).count(), `the row added to ${name} since is not visible yet`).toBe(0)
  release()
  await row(added).waitFor()
  await page.unrouteAll({ behavior: 'wait' })
  await list(page, 'Home')
}
