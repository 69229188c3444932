import { expect, test } from 'vitest'
import { demoClient, newcomer, people, unique, until, visit } from '../../support/browser.ts'
import { chosen, coachWithRecords, letterSuffix, list, main, named, open, profile, tab } from './by-links.ts'

test('after a team changes, its tabs, card, and players are current without a reload', async () => {
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

test('after each claim and decision, every screen shows the current owner without a reload', async () => {
  const admin = demoClient(people.admin)
  const team = unique('Orphan Orioles')
  const first = `Ollie${letterSuffix()}`
  const place = { locationCity: 'Austin', state: 'TX' }
  await admin.send('mutation ($team: CreateTeamInput!) { createTeam(input: $team) { id } }', {
    team: { ...place, name: team },
  })
  const { createPlayer } = await admin.send(
    'mutation ($player: CreatePlayerInput!) { createPlayer(input: $player) { id } }',
    { player: { ...place, name: `${first} Orphan`, age: 11 } },
  )
  const claimer = await newcomer(unique('Clara Claimer'))

  const page = await visit({ path: '/', as: claimer })
  await list(page, 'Players')
  await open(page, 'Teams', team)
  await main(page).getByRole('button', { name: 'Claim Team' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Claim Team' }).click()
  await page.getByText('Team claim requested!').waitFor()
  await main(page).getByRole('link', { name: 'Edit Team' }).waitFor()
  await named(page, 'Claimed')
  await list(page, 'Players', first)
  // An account without a confirmed address sees last names as initials.
  await main(page)
    .getByRole('link', { name: `${first} O.` })
    .click()
  await main(page).getByRole('button', { name: 'Claim Player' }).click()
  await page.getByText('Player claim requested!').waitFor()
  await named(page, 'Claimed by you')
  await main(page).getByRole('tab', { name: 'Management' }).waitFor()
  await list(page, 'Teams')
  await main(page).getByRole('region', { name: 'My Teams' }).getByRole('link', { name: team }).waitFor()
  await list(page, 'Players')
  await main(page).getByRole('region', { name: 'My Players' }).getByText(`${first} Orphan`).waitFor()
  await profile(page, claimer.name)
  await main(page).getByRole('tab', { name: 'My Teams (1)' }).waitFor()
  await main(page).getByRole('tab', { name: 'My Players (1)' }).waitFor()

  const desk = await visit({ path: '/', as: people.admin })
  const claims = async (status: 'pending' | 'approved' | 'rejected') => {
    await list(desk, 'Admin')
    await main(desk).getByRole('link', { name: 'Claim Requests' }).click()
    await main(desk).getByLabel('Status').selectOption(status)
    await main(desk).locator('[aria-busy=true]').waitFor({ state: 'detached' })
  }
  const claimOf = (name: string) => main(desk).getByRole('row', { name: claimer.email }).filter({ hasText: name })
  const decide = async (verb: 'Approve' | 'Reject', name: string) => {
    await main(desk)
      .getByRole('button', { name: `${verb} the claim of ${claimer.email} for ${name}` })
      .click()
  }
  await open(desk, 'Teams', team)
  await named(desk, 'Claimed')
  for (const status of ['approved', 'rejected', 'pending'] as const) await claims(status)
  await claimOf(team).getByRole('link', { name: claimer.email }).click()
  await main(desk).getByRole('link', { name: team }).waitFor()

  await claims('pending')
  await decide('Approve', `${first} Orphan`)
  await desk.getByText('✅ Claim approved successfully').waitFor()
  await claimOf(first).waitFor({ state: 'detached' })
  await decide('Reject', team)
  await desk.getByRole('alertdialog').getByRole('button', { name: 'Reject' }).click()
  await desk.getByText('✅ Claim rejected successfully').waitFor()
  await claimOf(team).waitFor({ state: 'detached' })
  await claims('approved')
  await claimOf(first).waitFor()
  await claims('rejected')
  await claimOf(team).getByRole('link', { name: claimer.email }).click()
  await named(desk, 'No teams claimed yet')
  await open(desk, 'Teams', team)
  await main(desk).getByText('Claimed', { exact: true }).waitFor({ state: 'detached' })

  await claimer.send('mutation ($id: ID!) { deletePlayer(id: $id) }', { id: createPlayer.id })
})

test('after each step of a registration, the screens of both sides are current without a reload', async () => {
  const { coach, names } = await coachWithRecords()
  const page = await visit({ path: '/', as: coach })
  const shownFor = async (counts: string, family: RegExp | null) => {
    await open(page, 'Opportunities', names.opportunity)
    await named(page, counts)
    await open(page, 'Players', names.player)
    await tab(page, 'Opportunities')
    const registered = main(page)
      .getByRole('article')
      .filter({ hasText: names.opportunity })
      .filter({ hasText: family ?? /Register|Tryout|Guest/ })
    await registered.first().waitFor()
    if (!family) await named(page, 'No registrations found')
  }
  const manage = async () => {
    await open(page, 'Opportunities', names.opportunity)
    await main(page).getByRole('link', { name: 'Manage Registrations' }).click()
  }
  await shownFor('0 registered, 0 approved', null)
  await manage()
  await named(page, 'No registrations found')

  await open(page, 'Opportunities', names.opportunity)
  await main(page).getByRole('link', { name: 'Register a player' }).click()
  await chosen(page, names.player)
  await main(page).getByRole('button', { name: 'Register', exact: true }).click()
  await page.getByText('Successfully registered for this opportunity!').first().waitFor()
  await named(page, '1 registration to review')
  await shownFor('1 registered, 0 approved', /Pending/)

  await manage()
  await main(page)
    .getByRole('button', { name: `Approve ${names.player}` })
    .click()
  await page.getByText(`${names.player}: approved`).waitFor()
  await shownFor('1 registered, 1 approved', /Approved/)
  await list(page, 'Opportunities', names.opportunity.split(' ').at(-1))
  await main(page).getByRole('article').filter({ hasText: names.opportunity }).getByText('Full').first().waitFor()

  await manage()
  await main(page).getByLabel(`Status of ${names.player}`).selectOption('Rejected')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reject' }).click()
  await page.getByText(`${names.player}: rejected`).waitFor()
  await shownFor('1 registered, 0 approved', /Not selected/)

  await manage()
  await main(page).getByLabel(`Status of ${names.player}`).selectOption('Pending')
  await page.getByText(`${names.player}: pending`).waitFor()
  await open(page, 'Opportunities', names.opportunity)
  await main(page).getByRole('button', { name: 'Withdraw' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click()
  await page.getByText(/: withdrawn$/).waitFor()
  await shownFor('0 registered, 0 approved', null)
})

test('after a season is created, renamed, or deleted, every season select is current without a reload', async () => {
  const { names } = await coachWithRecords()
  const page = await visit({ path: '/', as: people.admin })
  const seasons = async () => {
    await list(page, 'Admin')
    await tab(page, 'Seasons')
    await main(page).getByRole('table', { name: 'Seasons' }).waitFor()
  }
  const offered = async (name: string, count: 0 | 1) => {
    const options = (label: string) =>
      main(page).getByLabel(label, { exact: true }).getByRole('option', { name, exact: true })
    await open(page, 'Players', names.player)
    await tab(page, 'Teams')
    await expect.poll(() => options('Season').count(), { timeout: 15_000 }).toBe(count)
    await open(page, 'Teams', names.team)
    await main(page).getByRole('link', { name: 'Edit Team' }).click()
    await main(page).getByRole('link', { name: 'View Team' }).waitFor()
    await tab(page, 'Roster')
    await expect.poll(() => options('Season').count(), { timeout: 15_000 }).toBe(count)
  }
  const name = unique('2041 Winter')
  await offered(name, 0)

  await seasons()
  await main(page).getByRole('link', { name: '+ Add Season' }).click()
  await main(page).getByLabel('Season Name').fill(name)
  await main(page).getByLabel('Start Date').fill('2041-12-01')
  await main(page).getByLabel('End Date').fill('2042-02-01')
  await main(page).getByRole('button', { name: 'Create Season' }).click()
  await page.getByText('Season created successfully!').waitFor()
  await seasons()
  await named(page, name)
  await offered(name, 1)

  await seasons()
  await main(page)
    .getByRole('link', { name: `Edit ${name}`, exact: true })
    .click()
  const field = main(page).getByLabel('Season Name')
  await expect.poll(() => field.inputValue(), { timeout: 15_000 }).toBe(name)
  // Another admin ends the season earlier while the form is open.
  const admin = demoClient(people.admin)
  const { seasons: all } = await admin.send('{ seasons(perPage: 1000) { id name } }')
  const { id } = all.find((season: { name: string }) => season.name === name)
  const ends = async () => (await admin.send('query ($id: ID!) { season(id: $id) { endDate } }', { id })).season.endDate
  await admin.send('mutation ($id: ID!) { updateSeason(id: $id, input: { endDate: "2042-01-15" }) { id } }', { id })
  const renamed = `${name} again`
  await field.fill(renamed)
  await main(page).getByRole('button', { name: 'Update Season' }).click()
  await page.getByText('Season updated successfully!').waitFor()
  expect(await ends()).toBe('2042-01-15')
  await named(page, renamed)
  await offered(renamed, 1)

  await seasons()
  await main(page)
    .getByRole('button', { name: `Delete ${renamed}` })
    .click()
  const question = page.getByRole('alertdialog')
  await question.waitFor()
  await admin.send('mutation ($id: ID!) { deleteSeason(id: $id) }', { id })
  await question.getByRole('button', { name: 'Delete' }).click()
  await page.getByText(`${renamed} was already deleted.`).waitFor()
  await main(page).getByRole('link', { name: renamed, exact: true }).waitFor({ state: 'detached' })
  await offered(renamed, 0)
})

test('after an admin edits, blocks, or deletes a user, every screen with their name is current without a reload', async () => {
  const { coach, names } = await coachWithRecords()
  const page = await visit({ path: '/', as: people.admin })
  const users = async (name: string) => {
    await list(page, 'Admin')
    await main(page).getByRole('link', { name: 'User Management' }).click()
    await main(page).getByLabel('Search users').fill(coach.email)
    await main(page).getByRole('button', { name: 'Search' }).click()
    const row = main(page).getByRole('row', { name: coach.email }).filter({ hasText: name })
    await row.waitFor()
    await page.waitForURL(/search=/)
    return row
  }
  const edit = async (name: string) => {
    const row = await users(name)
    await row.getByRole('button', { name: `Edit ${name}` }).click()
    return page.getByRole('dialog', { name: 'Edit User' })
  }
  const seen = async (name: string, role: string) => {
    await open(page, 'Opportunities', names.opportunity)
    await main(page).getByRole('link', { name }).click()
    await main(page).getByRole('heading', { level: 1, name }).waitFor()
    await named(page, role)
    await main(page).getByRole('link', { name: names.team }).waitFor()
  }
  await seen(coach.name, 'Team Coach')

  const form = await edit(coach.name)
  const renamed = `New ${coach.name}`
  // Another admin changes the role while the form is open.
  const { users: found } = await demoClient(people.admin).send(
    'query ($email: String) { users(search: $email) { id } }',
    {
      email: coach.email,
    },
  )
  await demoClient(people.admin).send(
    'mutation ($id: ID!) { updateUser(id: $id, input: { role: player_parent }) { id } }',
    {
      id: found[0].id,
    },
  )
  await form.getByLabel('Name').fill(renamed)
  await form.getByRole('button', { name: 'Save' }).click()
  await page.getByText('User saved successfully!').waitFor()
  await main(page).getByRole('row', { name: coach.email }).filter({ hasText: renamed }).waitFor()
  await seen(renamed, 'Player Parent')

  await (await edit(renamed)).getByRole('button', { name: 'Block User' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Block', exact: true }).click()
  await page.getByText(`${renamed} is blocked`).waitFor()
  await (await users(renamed)).getByText('Blocked').waitFor()
  await (await edit(renamed)).getByRole('button', { name: 'Unblock User' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Unblock', exact: true }).click()
  await (await users(renamed)).getByText('Blocked').waitFor({ state: 'detached' })

  await open(page, 'Teams', names.team)
  await named(page, 'Claimed')
  await (await edit(renamed)).getByRole('button', { name: 'Delete User' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByText('Deleted successfully!').waitFor()
  await named(page, 'No users found')
  // The change stream releases the teams of a deleted user.
  const { send } = demoClient(people.admin)
  const search = names.team
  await until(async () => {
    const { teams } = await send('query ($search: String) { teams(search: $search) { claimedBy } }', { search })
    return teams.length === 1 && teams[0].claimedBy === null ? true : undefined
  }, 'the team without an owner')
  await open(page, 'Teams', names.team)
  await main(page).getByText('Claimed', { exact: true }).waitFor({ state: 'detached' })
  await open(page, 'Opportunities', names.opportunity)
  await main(page).getByRole('link', { name: renamed }).waitFor({ state: 'detached' })
})
