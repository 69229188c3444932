import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  absent,
  confirmAddress,
  DESK,
  demoClient,
  demoIDs,
  downloaded,
  focused,
  navigate,
  newcomer,
  PHONE,
  people,
  unique,
  visit,
} from '../support/browser.ts'
import { localDay } from '../support/times.ts'

const { coach, parent } = people
const sees = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor()

test('a team owner edits the roster and its past, and sees the same tabs on the team page', async () => {
  const page = await visit({ path: '/teams', as: coach })
  await page.getByRole('region', { name: 'My Teams' }).getByRole('link', { name: 'Cedar Park Thunder' }).click()
  await page.getByRole('tab', { name: 'Roster' }).click()
  await page.getByRole('button', { name: 'Edit Sam Parent' }).click()
  await page.getByLabel('End Date').fill('2020-01-01')
  await page.getByRole('button', { name: 'Save' }).click()
  await sees(page, "End date can't be before the start date.")
  await page.getByLabel('Start Date').fill('2020-01-01')
  await page.getByLabel('End Date').fill('2020-06-01')
  await page.getByRole('button', { name: 'Save' }).click()
  await sees(page, 'Roster updated successfully!')
  const past = page.getByRole('table', { name: 'Past roster' })
  await past.getByRole('link', { name: 'Sam P.' }).waitFor()

  // The tabs of both pages have the same order and counts.
  const tabs = () => page.getByRole('main').getByRole('tab').allInnerTexts()
  const managed = await tabs()
  expect(managed.map((tab) => tab.replace(/ \(\d+\)/, ' (N)'))).toEqual([
    ...['Divisions (N)', 'Roster (N)', 'Contacts (N)', 'Settings'],
  ])
  await page.getByRole('link', { name: 'View Team' }).click()
  await page.getByRole('link', { name: 'Edit Team' }).waitFor()
  expect((await tabs()).filter((tab) => managed.includes(tab))).toEqual(managed)
  await page.getByRole('tab', { name: 'Roster' }).click()
  await page.getByRole('table', { name: 'Roster', exact: true }).waitFor()
  await expect.poll(() => page.getByRole('link', { name: 'Sam P.' }).count()).toBe(0)
  await page.getByLabel('Season').selectOption({ index: 1 })
  await page.getByRole('link', { name: 'Sam P.' }).waitFor()
  await page.getByRole('link', { name: '+ Add Player' }).click()
  await page.getByRole('button', { name: 'Restore Sam P.' }).click()
  await sees(page, "We asked Sam P.'s family. They have to accept first.")
  await page.getByRole('button', { name: 'Restore Sam P.' }).waitFor({ state: 'detached' })
  const waiting = page.getByRole('table', { name: 'Players waiting to join the roster' })
  await waiting.getByRole('link', { name: 'Sam P.' }).waitFor()
  const family = demoClient(parent)
  const [asked] = await family.pendingRosterEntries()
  await family.acceptRosterEntry(asked)
  await page.reload()
  const current = page.getByRole('table', { name: 'Roster', exact: true })
  await current.getByRole('link', { name: 'Sam Parent' }).waitFor()

  await page.getByRole('tab', { name: 'Settings' }).click()
  await page.getByLabel('Team Name').fill('Cedar Park 12U Thunder')
  await page.getByRole('link', { name: 'View Team' }).click()
  await sees(page, 'Leave without saving?')
  await page.getByRole('button', { name: 'Stay' }).click()
  await page.getByRole('button', { name: 'Update Team' }).click()
  await sees(page, 'Team name should not include a division or age group (e.g., 12U, AA).')
  await page.getByLabel('Team Name').fill('Cedar Park Thunder')
  await page.getByRole('button', { name: 'Update Team' }).click()
  await sees(page, 'Team updated successfully!')
})

test('a coach who accepts the request of a former family sees that the new family has to accept too', async () => {
  const [former, next, owner] = await Promise.all([
    newcomer(unique('Former Family')),
    newcomer(unique('Next Family')),
    newcomer(unique('Olive Owner')),
  ])
  const team = await owner.createTeam({ input: { name: unique('Quetzals'), locationCity: 'Austin', state: 'TX' } })
  const name = unique('Passed On')
  const player = await former.createPlayer({ input: { name } })
  const [teamID, playerID] = [team.id, player.id]
  await former.addPlayerToTeam({ input: { teamID, playerID, startDate: '2026-09-01', season: '2026 Fall' } })
  const claim = await next.createClaimRequest({ resourceType: 'player', resourceID: playerID })
  await confirmAddress(next)
  await demoClient(people.admin).approveClaim({ claimID: claim.id })
  const page = await visit({ path: `/teams/${teamID}/manage?tab=roster`, as: owner })
  await page.getByRole('button', { name: /^Accept / }).click()
  await sees(page, 'Accepted. The family has to accept too.')
  await sees(page, 'Waiting for the family')
})

test('a team picker shows all matches, and player pickers load more at the end of the list', async () => {
  const admin = demoClient(people.admin)
  const place = { locationCity: 'Austin', state: 'TX' }
  const quokkas = unique('Quokkas')
  const made = await Promise.all(
    Array.from({ length: 41 }, async (_, index) => {
      if (index < 21) await admin.createTeam({ input: { ...place, name: `${quokkas} ${index}` } })
      const last = `Q${String.fromCharCode(97 + index / 10)}${String.fromCharCode(97 + (index % 10))}`
      return (await admin.createPlayer({ input: { name: `Quillby ${last}` } })).id
    }),
  )
  const page = await visit({ path: `/players/${made[0]}?tab=management`, as: people.admin })
  await page.getByRole('button', { name: '+ Add to a team' }).click()
  await page.getByRole('combobox', { name: 'Team' }).fill(quokkas)
  await expect.poll(() => page.getByRole('option', { name: quokkas }).count()).toBe(21)

  const ids = await demoIDs()
  await navigate(page, `/teams/${ids.team}/manage?tab=roster`)
  const offered = (of: Page) => expect.poll(() => of.getByRole('option', { name: /^Quillby/ }).count())
  await page.getByRole('combobox', { name: 'Player' }).fill('Quillby')
  await offered(page).toBe(20)
  await page.getByRole('status').getByText('20 results. There are more at the end of the list.').waitFor()
  await page
    .getByRole('option', { name: /^Quillby/ })
    .first()
    .hover()
  await page.mouse.wheel(0, 5_000)
  await offered(page).toBe(40)
  // A click scrolls the option into view first. That loads the rest too, and the option may be gone before the click.
  await page.getByRole('option', { name: 'Show more players' }).dispatchEvent('click')
  await offered(page).toBe(41)
  await page.getByRole('option', { name: 'Show more players' }).waitFor({ state: 'detached' })
  await page.getByRole('option', { name: 'New player “Quillby”' }).waitFor()
  expect(new Set(await page.getByRole('option', { name: /^Quillby/ }).allTextContents()).size).toBe(41)

  const family = await visit({ path: `/opportunities/register/${ids.opportunity}`, as: parent, viewport: PHONE })
  const picker = family.getByRole('combobox', { name: 'Player' })
  await picker.fill('Quillby')
  await offered(family).toBe(20)
  for (let presses = 0; presses < 21; presses++) await family.keyboard.press('ArrowDown')
  await offered(family).toBe(40)
  const chosen = family.getByRole('option', { name: /^Quillby/ }).nth(20)
  await expect.poll(async () => picker.getAttribute('aria-activedescendant')).toBe(await chosen.getAttribute('id'))
  await family.keyboard.press('Enter')
  await expect.poll(() => picker.inputValue()).toMatch('Quillby Q.')
})

test('a parent on a phone sees why a player cannot register before submitting', async () => {
  const page = await visit({ path: '/opportunities?search=12U%20AA%20open', as: parent, viewport: PHONE })
  await page.getByRole('link', { name: '12U AA open tryout' }).click()
  const register = page.getByRole('link', { name: 'Register' })
  await register.waitFor()
  const resizeText = (size: string) =>
    page.evaluate((value) => document.documentElement.style.setProperty('font-size', value), size)
  await resizeText('200%')
  const bar = register.locator('..')
  const bottom = async () => {
    const { y, height } = (await bar.boundingBox())!
    return Math.round(y + height)
  }
  await expect.poll(bottom, { message: 'the action bar is at the bottom of the screen' }).toBe(PHONE.height)
  const button = (await register.boundingBox())!
  expect(button.x + button.width, 'the Register button is within the screen').toBeLessThanOrEqual(PHONE.width)
  expect((await bar.boundingBox())!.height, 'the action bar is less than half of the screen high').toBeLessThan(
    PHONE.height / 2,
  )
  await resizeText('')
  await register.click()
  await page.getByRole('combobox', { name: 'Player' }).fill('riley')
  await page
    .getByRole('option', { name: /Riley Parent/ })
    .first()
    .click()
  await sees(page, "Riley is 14 and can't register (ages 10 to 12)")
  await expect.poll(() => page.getByRole('button', { name: 'Register', exact: true }).isDisabled()).toBe(true)
  await page.getByRole('button', { name: 'Clear selection' }).click()
  await page.getByRole('button', { name: 'Sam Parent' }).click()
  await sees(page, 'Sam is already registered (pending)')
})

test('approving past capacity shows an error, and a rejection asks for confirmation', async () => {
  const organizer = demoClient(coach)
  const claimedTeams = await organizer.claimedTeams()
  const opportunity = await organizer.createOpportunity({
    input: {
      teamID: claimedTeams[0].id,
      title: 'One spot at short',
      startTime: localDay(25, '09:00'),
      location: 'Brushy Creek Fields',
      city: 'Cedar Park',
      state: 'TX',
    },
  })
  const registrant = demoClient(parent)
  const claimedPlayers = await registrant.claimedPlayers({}, 'id name')
  for (const name of ['Sam Parent', 'Riley Parent']) {
    const playerID = claimedPlayers.find((player) => player.name === name)!.id
    await registrant.registerForOpportunity({ input: { opportunityID: opportunity.id, playerID } })
  }

  const page = await visit({ path: `/opportunities/${opportunity.id}/manage-registrations`, as: coach })
  await page.getByRole('button', { name: 'Approve Riley Parent' }).click()
  // On a desktop, the table fits even with the buttons of a pending registration.
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await sees(page, '1 of 1 spots')
  await sees(page, 'This opportunity is full: to approve someone, raise its capacity or free a spot.')
  const approve = page.getByRole('button', {
    name: 'Approve Sam Parent',
    description: 'This opportunity is full: to approve someone, raise its capacity or free a spot.',
    disabled: true,
  })
  await approve.focus()
  await focused(page, 'button', 'Approve Sam Parent')
  const desk = await visit({ path: `/admin/registrations/${opportunity.id}`, as: people.admin })
  await desk
    .getByRole('button', {
      name: 'Approve Sam Parent',
      description: 'This opportunity is full: to approve someone, raise its capacity or free a spot.',
      disabled: true,
    })
    .waitFor()
  await navigate(desk, `/opportunities/${opportunity.id}`)
  await desk.getByRole('table', { name: 'Registrations' }).waitFor()
  await absent(desk.getByRole('region', { name: 'Your registrations' }))
  await page.getByRole('button', { name: 'Reject Sam Parent' }).click()
  await sees(page, 'Are you sure you want to reject this registration?')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
  await page.getByLabel('Status of Sam Parent').selectOption('Rejected')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reject' }).click()
  await page.getByRole('button', { name: 'Pending (0)' }).click()
  await sees(page, 'No registrations found')
})

test('an organizer pages through fifty registrations at a time and exports all that match the filter', async () => {
  const organizer = await newcomer('Olga Organizer', 'coach')
  const opportunity = await organizer.createOpportunity({
    input: {
      title: 'Open day',
      capacity: 60,
      startTime: localDay(25, '09:00'),
      location: 'Austin, TX',
      city: 'Austin',
      state: 'TX',
    },
  })
  const opportunityID = opportunity.id
  const registered: string[] = []
  for (let number = 1; number <= 52; number++) {
    const player = await organizer.createPlayer({ input: { name: `Openday Player${number}` } })
    const registration = await organizer.registerForOpportunity({ input: { opportunityID, playerID: player.id } })
    registered.push(registration.id)
  }
  await organizer.rejectRegistration({ registrationID: registered[0] })

  const page = await visit({ path: `/opportunities/${opportunityID}/manage-registrations`, as: organizer })
  const rows = page.getByRole('table', { name: 'Registrations' }).getByRole('row')
  await sees(page, 'Found 52 registrations')
  await page.getByRole('button', { name: 'Pending (51)' }).click()
  await sees(page, 'Found 51 registrations')
  expect(await rows.count()).toBe(1 + 50)
  const file = await downloaded(page, () => page.getByRole('button', { name: 'Export CSV' }).click())
  expect(file.text.trimEnd().split('\r\n')).toHaveLength(1 + 51)
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('link', { name: 'Openday Player52', exact: true }).waitFor()
  expect(await rows.count()).toBe(1 + 1)
  await page.getByLabel('Search by player name').fill('player51')
  await sees(page, 'Found 1 registration')
  await page.getByRole('link', { name: 'Openday Player51' }).waitFor()

  await navigate(page, `/opportunities/${opportunityID}/manage-registrations`)
  await page.getByRole('button', { name: 'Registered At' }).click()
  await page.waitForURL(/order=CREATED/)
  await rows.nth(1).getByRole('link', { name: 'Openday Player1', exact: true }).waitFor()
  for (const size of [DESK, PHONE]) {
    await page.setViewportSize(size)
    const exported = await page.getByRole('button', { name: 'Export CSV' }).boundingBox()
    expect(exported!.height, 'the label of Export CSV is on one line').toBeLessThan(60)
    for (const block of ['start', 'end'] as const) {
      const button = page.getByRole('button', { name: /^Approve / }).nth(20)
      const name = (await button.getAttribute('aria-label'))!.replace('Approve ', '')
      const row = page.getByLabel(`Select ${name}`, { exact: true }).locator('xpath=ancestor::*[self::tr or self::li]')
      await row.evaluate((element, at) => element.scrollIntoView({ block: at }), block)
      await button.click()
      const alert = page.locator('[data-alerts]').getByText(`${name}: approved`).locator('..')
      const [said, acted] = await Promise.all([alert.boundingBox(), row.boundingBox()])
      const isCovered = said!.y < acted!.y + acted!.height && acted!.y < said!.y + said!.height
      expect(isCovered, `the alert covers the row at the ${block} of a screen ${size.width} wide`).toBe(false)
      await alert.getByRole('button', { name: 'Dismiss' }).click()
    }
  }
})

/** Creates a coach with a team that has two divisions and a rostered player in the first. */
async function dividedTeam() {
  const owner = await newcomer('Dana Divisions', 'coach')
  const { id } = await owner.createTeam({
    input: { name: unique('Divided Ducks'), locationCity: 'Austin', state: 'TX' },
  })
  for (const division of ['AA', 'AAA']) await owner.addDivision({ input: { teamID: id, division, ageGroup: '12U' } })
  const player = await owner.createPlayer({ input: { name: 'Wren Divided', age: 12 } })
  const squad = { division: 'AA', ageGroup: '12U', startDate: '2025-09-01', season: '2025 Fall' }
  await owner.addPlayerToTeam({ input: { teamID: id, playerID: player.id, ...squad } })
  return { owner, id: id as string }
}

test('a division with a current roster can be deleted only by moving its players to another division', async () => {
  const { owner, id } = await dividedTeam()
  const page = await visit({ path: `/teams/${id}/manage`, as: owner, viewport: PHONE })
  await page.getByRole('button', { name: 'Delete 12U AA', exact: true }).click()
  const form = page.getByRole('form', { name: 'Delete division' })
  await form.getByRole('button', { name: 'Delete Division' }).click()
  await sees(page, /1 player of the current roster is in 12U AA\. Choose a division to move them to\./)
  await form.getByLabel('Move players to').selectOption({ label: '12U AAA' })
  await form.getByRole('button', { name: 'Delete Division' }).click()
  await sees(page, 'Division deleted successfully!')
  await page.getByRole('button', { name: 'Delete 12U AA', exact: true }).waitFor({ state: 'detached' })

  await page.getByRole('tab', { name: 'Roster' }).click()
  await page.getByRole('table', { name: 'Roster', exact: true }).getByText('12U AAA').waitFor()
  await page.getByRole('link', { name: 'View Team' }).click()
  await page.waitForURL(`/teams/${id}`)
  await page.getByText('12U AA', { exact: true }).first().waitFor({ state: 'detached' })
  await page.getByText('12U AAA').first().waitFor()

  // A division without players is deleted directly.
  await owner.addDivision({ input: { teamID: id, division: 'Majors', ageGroup: '10U' } })
  await page.goto(`/teams/${id}/manage`)
  await page.getByRole('button', { name: 'Delete 10U Majors' }).click()
  await form.getByRole('button', { name: 'Delete Division' }).click()
  await sees(page, 'Division deleted successfully!')
})

test('a team asks its owner for the sport, and shows the website and social links that its owner entered', async () => {
  const { owner, id } = await dividedTeam()
  await confirmAddress(owner)
  const page = await visit({ path: `/teams/${id}/manage?tab=settings`, as: owner })
  const question = page.getByRole('region', { name: 'Which sport does this team play?' })
  await question.getByRole('button', { name: 'Softball' }).click()
  await question.waitFor({ state: 'detached' })
  expect(await owner.team({ id }, 'sport')).toEqual({ sport: 'SOFTBALL' })
  const form = page.getByRole('form', { name: 'Website and social links' })
  await form.getByLabel('Website').fill('http://ducks.example.com')
  await form.getByLabel('Social links').fill('https://example.com/ducks')
  await form.getByRole('button', { name: 'Update Links' }).click()
  await sees(page, 'Enter a web address that begins with https://')
  await sees(page, 'Enter https:// addresses of Facebook, Instagram, X, YouTube, TikTok, or Threads.')
  await form.getByLabel('Website').fill('https://ducks.example.com')
  await form.getByLabel('Social links').fill('https://www.instagram.com/ducks\nhttps://x.com/ducks')
  await form.getByRole('button', { name: 'Update Links' }).click()
  await sees(page, 'Team updated successfully!')

  const visitor = await visit({ path: `/teams/${id}` })
  const links = visitor.getByRole('list', { name: 'Links' }).getByRole('link')
  await links.first().waitFor()
  expect(
    await links.evaluateAll((all) => all.map((link) => [link.textContent, (link as HTMLAnchorElement).href])),
  ).toEqual([
    ['Team website', 'https://ducks.example.com/'],
    ['Instagram', 'https://www.instagram.com/ducks'],
    ['X', 'https://x.com/ducks'],
  ])

  await form.getByLabel('Website').fill('')
  await form.getByLabel('Social links').fill('')
  await form.getByRole('button', { name: 'Update Links' }).click()
  await expect
    .poll(async () => await owner.team({ id }, 'websiteURL socialURLs'))
    .toEqual({ websiteURL: null, socialURLs: [] })
  await visitor.reload()
  await visitor.getByRole('heading', { level: 1 }).waitFor()
  await sees(visitor, '12U AAA')
  await absent(visitor.getByRole('list', { name: 'Links' }))
})
