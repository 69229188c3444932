import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { confirmAddress, navigate, newcomer, unique } from '../support/browser.ts'
import { inDays } from '../support/times.ts'

export type Names = { team: string; player: string; event: string; opportunity: string }

/** A unique suffix without digits, since a digit in a first name starts the last name. */
export const letterSuffix = () =>
  Date.now()
    .toString(36)
    .replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)]!)

/** A coach with a team, a rostered player, an event, and an opportunity, each with a unique name. */
export async function coachWithRecords() {
  const coach = await newcomer(unique('Casey Coach'), 'coach')
  await confirmAddress(coach)
  const names = {
    team: unique('Wrens'),
    player: `Robin${letterSuffix()} Rover`,
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

export const main = (page: Page) => page.getByRole('main')
export const named = (page: Page, name: string) => main(page).getByText(name, { exact: true }).first().waitFor()
export const tab = (page: Page, name: string) =>
  main(page)
    .getByRole('tab', { name: new RegExp(`^${name}( |$)`) })
    .click()

/** Opens the list from the main menu, or its search for the word within the app. */
export async function list(page: Page, menu: string, searched = '') {
  if (searched) await navigate(page, `/${menu.toLowerCase()}?search=${encodeURIComponent(searched)}`)
  else await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: menu, exact: true }).click()
  await main(page)
    .getByRole('heading', { level: 1, name: menu === 'Home' ? /./ : menu })
    .waitFor()
}

export async function profile(page: Page, person: string) {
  await page.getByRole('banner').getByRole('button', { name: person }).click()
  await page.getByRole('link', { name: 'My Profile' }).click()
  await main(page).getByRole('heading', { level: 1, name: person }).waitFor()
}

/** The unique word of the name: for players the first name, since other users cannot search by last name. */
const wordOf = (menu: string, name: string) => name.split(' ').at(menu === 'Players' ? 0 : -1)!

/** The path of each record that a page has opened, by name. */
const opened = new WeakMap<Page, Map<string, string>>()

/** Opens the record: the first time, and after a change of its name, from its list. */
export async function open(page: Page, menu: string, name: string) {
  const known = opened.get(page) ?? new Map<string, string>()
  opened.set(page, known)
  const path = known.get(name)
  if (path) {
    await navigate(page, path)
  } else {
    await list(page, menu, wordOf(menu, name))
    await main(page).getByRole('region', { name: 'Results' }).getByRole('link', { name, exact: true }).click()
  }
  await main(page).getByRole('heading', { level: 1, name }).waitFor()
  known.set(name, new URL(page.url()).pathname)
}

/** Opens each screen that shows one of the records, without a reload, and checks its name. */
export async function seeEverywhere(page: Page, person: string, { team, player, event, opportunity }: Names) {
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
  await chosen(page, player)

  await profile(page, person)
  await tab(page, 'My Teams')
  await named(page, team)
  await tab(page, 'My Players')
  await named(page, player)
}

/** Waits until the registration form has selected the viewer's only player. */
const chosen = (page: Page, player: string) =>
  expect.poll(() => main(page).getByRole('combobox', { name: 'Player' }).inputValue()).toBe(player)
