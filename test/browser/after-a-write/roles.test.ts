import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { newcomer, unique, visit } from '../../support/browser.ts'
import { coachWithRecords, list, main, open, profile, tab } from './by-links.ts'

const dialog = (page: Page) => page.getByRole('alertdialog')
const waiting = (page: Page, count: number) => page.getByRole('link', { name: `${count} waiting for you` })
const asked = (page: Page) => page.getByRole('region', { name: 'Waiting for you' })

/** Checks on every screen of the person whether they manage the team. */
async function managesTeam(page: Page, person: string, team: string, isManager: boolean) {
  const state = isManager ? 'visible' : 'detached'
  await open(page, 'Teams', team)
  await main(page).getByText('Claimed', { exact: true }).waitFor()
  await main(page).getByRole('link', { name: 'Edit Team' }).waitFor({ state })
  await list(page, 'Teams')
  await main(page).getByRole('region', { name: 'My Teams' }).getByText(team).waitFor({ state })
  await profile(page, person)
  await main(page)
    .getByRole('tab', { name: `My Teams (${isManager ? 1 : 0})` })
    .waitFor()
}

async function pickUser(page: Page, field: string, name: string) {
  await page.getByRole('combobox', { name: field }).fill(name)
  await page.getByRole('option', { name }).first().click()
}

test('after a coach becomes a manager and steps down, their screens are current without a reload', async () => {
  const { coach, names } = await coachWithRecords()
  const helper = await newcomer(unique('Mel Manager'), 'coach')
  const [{ id: teamID }] = (await coach.send('{ claimedTeams { id } }')).claimedTeams
  await coach.send(
    'mutation ($teamID: ID!, $userID: ID!) { addTeamContact(teamID: $teamID, userID: $userID, role: "manager") { id } }',
    { teamID, userID: helper.id },
  )
  const page = await visit({ path: '/', as: helper })
  await managesTeam(page, helper.name, names.team, false)
  await asked(page)
    .getByRole('button', { name: `Accept the invitation from ${names.team}` })
    .click()
  await page.getByText(`You're now a manager of ${names.team}.`).waitFor()
  await asked(page).waitFor({ state: 'detached' })
  await managesTeam(page, helper.name, names.team, true)
  await waiting(page, 1).waitFor({ state: 'detached' })

  await open(page, 'Teams', names.team)
  await main(page).getByRole('link', { name: 'Edit Team' }).click()
  await main(page).getByRole('link', { name: 'View Team' }).waitFor()
  await tab(page, 'Contacts')
  await main(page)
    .getByRole('button', { name: `Remove ${helper.name}` })
    .click()
  await dialog(page).getByText('You can no longer manage the team.').waitFor()
  await dialog(page).getByRole('button', { name: 'Remove' }).click()
  await page.getByText('Contact removed successfully!').waitFor()
  await page.waitForURL(`/teams/${teamID}`)
  await managesTeam(page, helper.name, names.team, false)
})

test('after a transfer is offered, canceled, and accepted, the screens of both sides are current without a reload', async () => {
  const { coach, names } = await coachWithRecords()
  const recipient = await newcomer(unique('Harper Recipient'), 'coach')
  const owner = await visit({ path: '/', as: coach })
  await managesTeam(owner, coach.name, names.team, true)
  await open(owner, 'Teams', names.team)
  await main(owner).getByRole('link', { name: 'Edit Team' }).click()
  await main(owner).getByRole('link', { name: 'View Team' }).waitFor()
  await tab(owner, 'Contacts')
  const offer = async () => {
    await pickUser(owner, 'New owner', recipient.name)
    await main(owner).getByRole('button', { name: 'Offer Team' }).click()
    await dialog(owner).getByRole('button', { name: 'Offer Team' }).click()
    await main(owner).getByText(`Offered to ${recipient.name}`).waitFor()
  }
  await offer()
  await main(owner).getByRole('button', { name: 'Cancel Offer' }).click()
  await dialog(owner).getByRole('button', { name: 'Cancel Offer' }).click()
  await main(owner).getByRole('combobox', { name: 'New owner' }).waitFor()
  await offer()

  const page = await visit({ path: '/', as: recipient })
  await waiting(page, 1).waitFor()
  // A coach without a team is not asked for a player first.
  await main(page).getByRole('link', { name: 'Find My Team' }).waitFor()
  expect(await main(page).getByRole('link', { name: 'Add a Player' }).count()).toBe(0)
  await managesTeam(page, recipient.name, names.team, false)
  await asked(page)
    .getByRole('button', { name: `Accept the team ${names.team}` })
    .click()
  await page.getByText(`${names.team} is yours!`).waitFor()
  await waiting(page, 1).waitFor({ state: 'detached' })
  await managesTeam(page, recipient.name, names.team, true)
  await open(page, 'Teams', names.team)
  await tab(page, 'Settings')
  await main(page).getByRole('button', { name: 'Delete Team' }).waitFor()

  // The former owner's open form is below the fold; the refusal that replaces it is at the top.
  await tab(owner, 'Settings')
  await main(owner).getByRole('button', { name: 'Update Team' }).click()
  await main(owner).getByText("You don't have permission to manage this team").waitFor()
  expect(await owner.evaluate(() => scrollY)).toBe(0)
})

test('after an evaluator accepts and a player is checked in, every screen is current without a reload', async () => {
  const { coach, names } = await coachWithRecords()
  const evaluator = await newcomer(unique('Evan Evaluator'), 'coach')
  const { opportunities, claimedPlayers } = await coach.send(
    'query ($search: String) { opportunities(search: $search) { id } claimedPlayers { id name } }',
    { search: names.opportunity },
  )
  const [{ id: opportunityID }, { id: playerID, name: player }] = [opportunities[0], claimedPlayers[0]]
  const { registerForOpportunity } = await coach.send(
    'mutation ($input: RegisterForOpportunityInput!) { registerForOpportunity(input: $input) { id } }',
    { input: { opportunityID, playerID, jerseyNumber: '7' } },
  )
  await coach.send('mutation ($id: ID!) { approveRegistration(registrationID: $id) { id } }', {
    id: registerForOpportunity.id,
  })
  await coach.send(
    'mutation ($opportunityID: ID!, $userID: ID!) { inviteEvaluator(opportunityID: $opportunityID, userID: $userID) { userID } }',
    { opportunityID, userID: evaluator.id },
  )

  const page = await visit({ path: '/', as: evaluator })
  await waiting(page, 1).waitFor()
  await asked(page)
    .getByRole('button', { name: `Accept the evaluation of ${names.opportunity}` })
    .click()
  await waiting(page, 1).waitFor({ state: 'detached' })
  await asked(page).getByRole('link', { name: 'Score players' }).click()
  const score = main(page).getByRole('button', { name: `4 for ${player.split(' ')[0]}` })
  await score.click()
  await expect.poll(() => score.getAttribute('aria-pressed'), { timeout: 15_000 }).toBe('true')
  await profile(page, evaluator.name)
  await asked(page).getByRole('link', { name: 'Score players' }).click()
  await expect.poll(() => score.getAttribute('aria-pressed'), { timeout: 15_000 }).toBe('true')

  const organizer = await visit({ path: '/', as: coach })
  await open(organizer, 'Opportunities', names.opportunity)
  const registration = main(organizer).getByRole('row', { name: player })
  await registration.getByText('7', { exact: true }).waitFor()
  await main(organizer).getByRole('link', { name: 'Check-in' }).click()
  await main(organizer).getByLabel(`Number of ${player}`).fill('42')
  await main(organizer).getByRole('button', { name: 'Check in' }).click()
  await main(organizer).getByText('1 of 1 checked in').waitFor()
  await main(organizer).getByRole('link', { name: 'Manage Registrations' }).click()
  await main(organizer).getByRole('row', { name: player }).getByText('42', { exact: true }).waitFor()
  await main(organizer).getByRole('link', { name: 'View Opportunity' }).click()
  await registration.getByText('42', { exact: true }).waitFor()
})

test('after an opportunity is deleted, its registrations no longer count as waiting for its organizer', async () => {
  const { coach, names } = await coachWithRecords()
  const { opportunities, claimedPlayers } = await coach.send(
    'query ($search: String) { opportunities(search: $search) { id } claimedPlayers { id } }',
    { search: names.opportunity },
  )
  await coach.send('mutation ($input: RegisterForOpportunityInput!) { registerForOpportunity(input: $input) { id } }', {
    input: { opportunityID: opportunities[0].id, playerID: claimedPlayers[0].id },
  })
  const page = await visit({ path: '/', as: coach })
  await waiting(page, 1).waitFor()
  await open(page, 'Opportunities', names.opportunity)
  await main(page).getByRole('button', { name: 'Delete' }).click()
  await dialog(page).getByRole('button', { name: 'Delete' }).click()
  await page.waitForURL('/opportunities')
  await waiting(page, 1).waitFor({ state: 'detached' })
})
