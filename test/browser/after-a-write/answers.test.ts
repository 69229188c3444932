import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { newcomer, unique, until, visit } from '../../support/browser.ts'
import {
  coachWithRecords,
  inDays,
  letterSuffix,
  list,
  main,
  mySeason,
  named,
  open,
  profile,
  tab,
  wordOf,
} from './by-links.ts'

type Family = Awaited<ReturnType<typeof newcomer>>

/** Creates a player of the family, whom the family sees by full name without a confirmed address. */
async function playerOf(family: Family) {
  const name = `Terry${letterSuffix()} Kin`
  const { createPlayer } = await family.send(
    'mutation ($input: CreatePlayerInput!) { createPlayer(input: $input) { id } }',
    { input: { name, age: 12, locationCity: 'Austin', state: 'TX' } },
  )
  return { id: createPlayer.id as string, name }
}

const card = (page: Page, name: string) => main(page).getByRole('article').filter({ hasText: name }).first()

/** Checks whether the card of the opportunity has the badge, in every list that shows it. */
async function badgeEverywhere(
  page: Page,
  names: { team: string; opportunity: string },
  badge: string,
  isThere: boolean,
) {
  const shown = async () => {
    await card(page, names.opportunity).waitFor()
    const state = isThere ? 'visible' : 'detached'
    await card(page, names.opportunity).getByText(badge, { exact: true }).waitFor({ state })
  }
  await list(page, 'Opportunities', wordOf('Opportunities', names.opportunity))
  await shown()
  await open(page, 'Teams', names.team)
  await tab(page, 'Opportunities')
  await shown()
}

test('after an opportunity is canceled and reopened, every screen is current without a reload', async () => {
  const { coach, names } = await coachWithRecords()
  const page = await visit({ path: '/', as: coach })
  const mine = page.getByRole('region', { name: 'My Registrations' })
  const edit = async () => {
    await open(page, 'Opportunities', names.opportunity)
    await main(page).getByRole('link', { name: 'Edit Opportunity' }).click()
  }
  await badgeEverywhere(page, names, 'Canceled', false)
  await open(page, 'Opportunities', names.opportunity)
  await main(page).getByRole('link', { name: 'Register a player' }).click()
  await main(page).getByRole('button', { name: 'Register', exact: true }).click()
  await page.getByText('Successfully registered for this opportunity!').first().waitFor()
  await mySeason(page)
  await mine.getByText('The organizer decides next').waitFor()
  await main(page).getByRole('link', { name: '1 registration to decide' }).waitFor()

  await edit()
  await main(page).getByRole('button', { name: 'Cancel this opportunity' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel opportunity' }).click()
  await page.getByText('Opportunity canceled').waitFor()
  await badgeEverywhere(page, names, 'Canceled', true)
  await open(page, 'Players', names.player)
  await tab(page, 'Opportunities')
  await card(page, names.opportunity).getByText('Canceled', { exact: true }).waitFor()
  await mySeason(page)
  await mine.getByText('The opportunity was canceled.').waitFor()
  await main(page).getByText('No decisions to make.').waitFor()
  await profile(page, coach.name)
  await mine.getByText('The opportunity was canceled.').waitFor()
  await open(page, 'Opportunities', names.opportunity)
  await main(page).getByRole('link', { name: 'Register a player' }).waitFor({ state: 'detached' })

  await edit()
  await main(page).getByRole('button', { name: 'Reopen' }).click()
  await page.getByText('Opportunity reopened').waitFor()
  await badgeEverywhere(page, names, 'Canceled', false)
  await mySeason(page)
  await mine.getByText('The organizer decides next').waitFor()
  await open(page, 'Opportunities', names.opportunity)
  await main(page).getByRole('link', { name: 'Register a player' }).waitFor()
})

test.each([
  { answer: 'Take the spot', state: 'Approved', badge: 'Approved', spots: 'Full' },
  { answer: 'Decline', state: 'Pending', badge: 'Pending', spots: '1 spot left' },
])('after a family answers a waitlist offer with $answer, its screens are current without a reload', async (story) => {
  const { coach, names } = await coachWithRecords()
  const family = await newcomer(unique('Wanda Waits'))
  const player = await playerOf(family)
  const { opportunities } = await coach.send('query ($search: String) { opportunities(search: $search) { id } }', {
    search: names.opportunity,
  })
  const { claimedPlayers } = await coach.send('{ claimedPlayers { id } }')
  const opportunityID = opportunities[0].id
  const register = async (client: Family, playerID: string) => {
    const { registerForOpportunity } = await client.send(
      'mutation ($input: RegisterForOpportunityInput!) { registerForOpportunity(input: $input) { id } }',
      { input: { opportunityID, playerID } },
    )
    return registerForOpportunity.id
  }
  const first = await register(coach, claimedPlayers[0].id)
  await coach.send('mutation ($id: ID!) { approveRegistration(registrationID: $id) { id } }', { id: first })
  await register(family, player.id)
  await coach.send('mutation ($id: ID!) { withdrawRegistration(registrationID: $id) }', { id: first })
  await until(async () => {
    const { myRegistrations } = await family.send('{ myRegistrations { offerExpiresAt } }')
    return myRegistrations[0].offerExpiresAt ?? undefined
  }, 'the offer')

  const page = await visit({ path: '/', as: family })
  const mine = page.getByRole('region', { name: 'My Registrations' })
  const firstName = player.name.split(' ')[0]!
  await list(page, 'Opportunities', wordOf('Opportunities', names.opportunity))
  await card(page, names.opportunity).waitFor()
  await open(page, 'Players', player.name)
  await tab(page, 'Opportunities')
  await card(page, names.opportunity).getByText('Pending').waitFor()
  await mySeason(page)
  await main(page).getByText('waiting for you, to take the spot').waitFor()
  await mine.getByRole('button', { name: story.answer }).click()
  await mine.getByText(`${firstName}: ${story.state}`).waitFor()
  await main(page).getByText('waiting for you, to take the spot').waitFor({ state: 'detached' })

  await list(page, 'Opportunities', wordOf('Opportunities', names.opportunity))
  await card(page, names.opportunity).getByText(story.spots).first().waitFor()
  await open(page, 'Opportunities', names.opportunity)
  const own = page.getByRole('region', { name: 'Your registrations' })
  await own.getByText(`${firstName}: ${story.state}`).waitFor()
  await own.getByRole('button', { name: 'Take the spot' }).waitFor({ state: 'detached' })
  await open(page, 'Players', player.name)
  await tab(page, 'Opportunities')
  await card(page, names.opportunity).getByText(story.badge).waitFor()
  await profile(page, family.name)
  await mine.getByText(`${firstName}: ${story.state}`).waitFor()
})

test.each([
  { answer: 'Accept', isOn: true },
  { answer: 'Decline', isOn: false },
])(
  'after a family answers $answer to a team that asks for its player, its screens say so without a reload',
  async (story) => {
    const { coach, names } = await coachWithRecords()
    const family = await newcomer(unique('Fern Family'))
    const player = await playerOf(family)
    const { claimedTeams } = await coach.send('{ claimedTeams { id } }')
    await coach.send('mutation ($input: AddPlayerToTeamInput!) { addPlayerToTeam(input: $input) { id } }', {
      input: {
        teamID: claimedTeams[0].id,
        playerID: player.id,
        startDate: inDays(0).slice(0, 10),
        season: '2026 Fall',
      },
    })

    const page = await visit({ path: '/', as: family })
    const teamTab = async (count: number) => {
      await open(page, 'Teams', names.team)
      await main(page)
        .getByRole('tab', { name: `Roster (${count})` })
        .click()
    }
    const asked = page.getByRole('region', { name: 'Waiting for you' })
    const ofPlayer = async (text: string) => {
      await open(page, 'Players', player.name)
      await tab(page, 'Teams')
      await main(page).getByText(text).first().waitFor()
    }
    await teamTab(1)
    await ofPlayer('Waiting for the family')
    await profile(page, family.name)
    await asked.waitFor()
    await list(page, 'Home')
    await page.getByRole('link', { name: '1 waiting for you' }).waitFor()
    await asked.getByRole('button', { name: `${story.answer} ${player.name} on ${names.team}` }).click()
    await asked.waitFor({ state: 'detached' })
    await page.getByRole('link', { name: 'waiting for you' }).waitFor({ state: 'detached' })

    await teamTab(story.isOn ? 2 : 1)
    if (story.isOn) await named(page, player.name)
    await ofPlayer(story.isOn ? names.team : 'No team history yet')
    await main(page).getByText('Waiting for the family').first().waitFor({ state: 'detached' })
    await profile(page, family.name)
    await main(page).getByRole('tab', { name: 'My Players (1)' }).waitFor()
    await asked.waitFor({ state: 'detached' })
  },
)

test('after a contact invitation is answered and a contact is removed, every screen is current without a reload', async () => {
  const { coach, names } = await coachWithRecords()
  const helper = await newcomer(unique('Hanna Helper'))
  const { claimedTeams } = await coach.send('{ claimedTeams { id divisions { id } } }')
  const [team] = claimedTeams
  await coach.send(
    'mutation ($teamID: ID!, $userID: ID!) { addTeamContact(teamID: $teamID, userID: $userID, role: "coach") { id } }',
    {
      teamID: team.id,
      userID: helper.id,
    },
  )
  await coach.send(
    'mutation ($divisionID: ID!, $userID: ID!) { addDivisionContact(divisionID: $divisionID, userID: $userID, role: "manager") { id } }',
    { divisionID: team.divisions[0].id, userID: helper.id },
  )

  const owner = await visit({ path: '/', as: coach })
  const contacts = async (page: Page, count: number) => {
    await open(page, 'Teams', names.team)
    await main(page)
      .getByRole('tab', { name: `Contacts (${count})` })
      .waitFor()
    // The overview shows the same count as the tab.
    const [counted] = await main(page)
      .getByRole('link', { name: 'Contacts' })
      .locator('xpath=../following-sibling::dd')
      .allInnerTexts()
    expect(counted, 'the number of contacts in the overview').toBe(String(count))
    await main(page).getByRole('link', { name: 'Contacts' }).click()
    await main(page)
      .getByRole('tab', { name: `Contacts (${count})`, selected: true })
      .waitFor()
  }
  await contacts(owner, 0)
  await main(owner).getByText('Invited').waitFor()

  const page = await visit({ path: '/', as: helper })
  const asked = page.getByRole('region', { name: 'Waiting for you' })
  await contacts(page, 0)
  await list(page, 'Home')
  await page.getByRole('link', { name: '2 waiting for you' }).waitFor()
  await asked.getByText('12U AA (Manager)').waitFor()
  await asked.getByRole('listitem').filter({ hasText: '12U AA' }).getByRole('button', { name: 'Decline' }).click()
  await page.getByText('Invitation declined.').waitFor()
  await page.getByRole('link', { name: '1 waiting for you' }).waitFor()
  await asked.getByRole('button', { name: `Accept the invitation from ${names.team}` }).click()
  await page.getByText(`You're now a contact of ${names.team}.`).waitFor()
  await asked.waitFor({ state: 'detached' })
  await contacts(page, 1)
  await named(page, helper.name)
  await profile(page, helper.name)
  await main(page).getByRole('tab', { name: 'My Teams (0)' }).waitFor()
  expect(await asked.count()).toBe(0)

  await list(owner, 'Teams')
  await owner.reload()
  await contacts(owner, 1)
  await main(owner).getByRole('link', { name: '+ Add Contact' }).click()
  await main(owner).getByRole('tab', { name: 'Contacts (1)', selected: true }).waitFor()
  await main(owner)
    .getByRole('button', { name: `Remove ${helper.name}` })
    .click()
  await owner.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await owner.getByText('Contact removed successfully!').waitFor()
  await named(owner, 'No contacts yet')
  await contacts(owner, 0)
  await named(owner, 'No contacts yet')
})
