import type { Request } from 'playwright-core'
import { expect, test } from 'vitest'
import { visit } from '../support/browser.ts'
import { coachWithRecords, list, main, type Names, named, open, profile, seeEverywhere } from './by-links.ts'

// test/web/after-a-write.test.ts checks which mutations refetch all queries.

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
    await expect.poll(() => field.inputValue()).toBe(names[kind])
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
  await coach.updateTeam({ id, input: { description } })
  await rename('team', `New ${names.team}`, 'Update Team')
  await page.getByText('Team updated successfully!').waitFor()
  expect(await coach.team({ id }, 'description')).toEqual({ description })

  await open(page, 'Players', names.player)
  await main(page).getByRole('link', { name: 'Edit Player' }).click()
  await main(page).getByRole('button', { name: 'Update Player' }).waitFor()
  const [, playerID] = /players\/(\w+)\/edit/.exec(page.url())!
  const aged = { age: 13, position: 'Catcher' }
  await coach.updatePlayer({ id: playerID, input: aged })
  await rename('player', `${names.player}-Smith`, 'Update Player')
  await main(page).getByRole('heading', { level: 1, name: renamed.player }).waitFor()
  expect(await coach.player({ id: playerID }, 'age position')).toEqual(aged)

  await open(page, 'Events', names.event)
  await main(page).getByRole('link', { name: 'Edit Event' }).click()
  await main(page).getByRole('button', { name: 'Update Event' }).waitFor()
  const [, eventID] = /events\/(\w+)\/edit/.exec(page.url())!
  await coach.updateEvent({ id: eventID, input: { location: 'Field 7' } })
  await rename('event', `New ${names.event}`, 'Update Event')
  await main(page).getByRole('heading', { level: 1, name: renamed.event }).waitFor()
  await main(page).getByText('Field 7').first().waitFor()

  await open(page, 'Opportunities', names.opportunity)
  await main(page).getByRole('link', { name: 'Edit Opportunity' }).click()
  await main(page).getByRole('button', { name: 'Update Opportunity' }).waitFor()
  const [, opportunityID] = /opportunities\/(\w+)\/edit/.exec(page.url())!
  await coach.updateOpportunity({ id: opportunityID, input: { capacity: 7, startTime: '2099-03-01T09:00' } })
  await rename('opportunity', `New ${names.opportunity}`, 'Update Opportunity')
  await main(page).getByRole('heading', { level: 1, name: renamed.opportunity }).waitFor()
  const opportunity = await coach.opportunity({ id: opportunityID }, 'capacity startTime')
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

test('screens cache records but refetch lists on every visit, and refetch queries after a write', async () => {
  const { coach, names } = await coachWithRecords()
  const page = await visit({ path: 'about:blank', as: coach })
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
    await expect.poll(() => sent.toSorted()).toEqual(operations.toSorted())
    await expect.poll(() => waiting.size).toBe(0)
    sent = []
  }

  await page.goto('/')
  await asks('Account', 'Agenda', 'Home', 'MySeason', 'PendingInvitations', 'UnreadNotifications')
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

  await main(page).getByLabel('Level').fill('AAA')
  await main(page).getByLabel('Age Group').selectOption('14U')
  await main(page).getByRole('button', { name: 'Add Division' }).click()
  await page.getByText('Division added successfully!').waitFor()
  // MySeason and UnreadNotifications are the counts in the header.
  await asks('Account', 'AddDivision', 'DivisionsToManage', 'MySeason', 'Team', 'UnreadNotifications')
  await list(page, 'Events')
  await asks('Events', 'EventsFacets')
})
