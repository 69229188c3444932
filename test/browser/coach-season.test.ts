import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  absent,
  clear,
  countTaps,
  DESK,
  mailTo,
  navigate,
  newcomer,
  PHONE,
  runAlerts,
  signUp,
  unique,
  visit,
} from '../support/browser.ts'
import { readCalendar } from '../support/calendar.ts'
import { inDays, inMinutes, localDay, localTime } from '../support/times.ts'
import { addAxe, passesOnPhone } from './accessibility/axe.ts'

const sees = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor()

/** A place where it is not evening yet, so that what starts in a few hours is today. */
const IS_LATE =
  Number(new Date().toLocaleString('en-US', { hour: 'numeric', hourCycle: 'h23', timeZone: 'America/Chicago' })) > 18
const PLACE = IS_LATE
  ? { city: 'Honolulu', nearby: 'Kailua', state: 'HI', zone: 'Pacific/Honolulu' }
  : { city: 'Austin', nearby: 'Round Rock', state: 'TX', zone: 'America/Chicago' }

test("a coach's evening and season: a new team, its roster and manager, a tryout today, a guest player, the next season, and the next owner", async () => {
  const parent = await newcomer('Paula Parent', 'player_parent')
  const family = await newcomer('Gail Guest', 'player_parent')
  const third = await newcomer('Thea Third', 'player_parent')
  const guest = await family.createPlayer({
    input: {
      name: 'Gus Quillfeather',
      age: 11,
      position: 'Catcher',
      locationCity: PLACE.nearby,
      state: PLACE.state,
      guardianConsent: '2026-11',
    },
  })
  const born = new Date().getFullYear() - 11

  // The coach signs up on a phone and creates a team with its division.
  const page = await visit({ viewport: PHONE })
  const taps = await countTaps(page)
  await addAxe(page)
  await page.goto('/signup')
  await page.getByLabel('Account Type').selectOption('coach')
  const coach = await signUp(page, { name: 'Cora Coach', email: `coach-${Date.now()}@fungo.example` })
  await page.goto(/https?:\S+verify-email\S+/.exec((await mailTo(coach.email, /Confirm/)).text)![0])
  await page.getByRole('link', { name: 'Go Home' }).click()
  await sees(page, 'Nothing in the next seven days.')
  await page.getByRole('link', { name: 'Create a Team' }).click()
  const creation = page.getByRole('form', { name: 'Create a Team' })
  const name = unique('Meadowlarks')
  await creation.getByLabel('Team Name').fill(name)
  await creation.getByLabel('City').fill(PLACE.city)
  await creation.getByLabel('City').blur()
  await creation.getByLabel('State').selectOption(PLACE.state)
  await creation.getByLabel('Level').fill('12U AA')
  await creation.getByRole('button', { name: 'Create Team' }).click()
  await page.waitForURL(/\/teams\/\w+\/manage$/)
  await page.getByRole('heading', { name: '12U AA' }).waitFor()
  const team = { id: new URL(page.url()).pathname.split('/')[2]!, name }

  // The coach imports a roster.
  await page.getByRole('tab', { name: 'Roster' }).click()
  await page.getByRole('button', { name: 'Import a list' }).click()
  const names = ['Ada', 'Bea', 'Cal', 'Dot', 'Eli', 'Flo', 'Gus', 'Hal', 'Ivy', 'Joe', 'Kit', 'Lou']
  const lastName = unique('Larkspur').replace(/[\d ]/g, '')
  const lines = names.map((first, at) => `${first} ${lastName}\t${at + 1}\tP\t${born}\t${at === 0 ? parent.email : ''}`)
  const list = ['Player\tJersey\tPosition\tBirth year\tEmail', ...lines, `Old ${lastName}, 12345, C, ${born - 4}`].join(
    '\n',
  )
  await page.getByRole('button', { name: 'Preview' }).click()
  await page.getByRole('alert').getByText('The list has no players.').waitFor()
  expect(await page.getByLabel('List of players').getAttribute('aria-invalid')).toBe('true')
  await page.getByLabel('List of players').fill(list)
  await page.reload()
  await page.getByRole('button', { name: 'Preview' }).click()
  await sees(page, 'A jersey number has a digit')
  await sees(page, 'Invites the family')
  await page.getByRole('button', { name: 'Import 12 players' }).click()
  await sees(page, '12 players imported.')
  expect(await page.getByLabel('List of players').inputValue()).toBe(
    ['Player\tJersey\tPosition\tBirth year\tEmail', `Old ${lastName}\t12345\tC\t${born - 4}`].join('\n'),
  )
  await sees(page, 'A jersey number has a digit')
  await page.setViewportSize(DESK)
  const roster = page.getByRole('table', { name: 'Roster', exact: true })
  await expect.poll(() => roster.getByRole('row').count()).toBe(1 + 12)
  // By number, not in the order of the text.
  await roster
    .getByRole('row')
    .nth(12)
    .getByRole('link', { name: `Lou ${lastName}` })
    .waitFor()
  await roster.getByRole('button', { name: 'Player' }).click()
  await roster.getByRole('button', { name: 'Player' }).click()
  await roster
    .getByRole('row')
    .nth(1)
    .getByRole('link', { name: `Lou ${lastName}` })
    .waitFor()

  await page.getByRole('button', { name: 'Add one player' }).click()
  await page.getByRole('combobox', { name: 'Player' }).fill(`Zoe ${lastName}`)
  await page.getByRole('option', { name: `New player “Zoe ${lastName}”` }).click()
  await page.getByLabel('Jersey').fill('13')
  await page.getByRole('button', { name: 'Add new player' }).click()
  await sees(page, `Zoe ${lastName} is on the roster!`)
  await roster.getByRole('link', { name: `Zoe ${lastName}` }).waitFor()

  await roster.getByText('Guardian not yet invited').first().waitFor()
  await roster.getByRole('link', { name: `Bea ${lastName}` }).click()
  await sees(page, 'Your team manages this profile until the family claims it.')
  await absent(page.getByText('Claimed by you'))

  // A family claims its player with the emailed link.
  const { text } = await mailTo(parent.email, /A coach asks you to claim a player profile/)
  const link = new URL(/https?:\S+invitation=\S+/.exec(text)![0])
  const atHome = await visit({ path: `${link.pathname}${link.hash}`, as: parent })
  await atHome.getByRole('button', { name: 'Claim the profile' }).click()
  await sees(atHome, 'Please confirm this to claim the profile')
  await atHome.getByLabel(/parent or legal guardian/).check()
  await atHome.getByRole('button', { name: 'Claim the profile' }).click()
  await sees(atHome, /is your player now!/)
  await sees(atHome, 'Claimed by you')

  // Others find the player once the family lists it.
  await atHome.getByRole('radio', { name: /^Everyone: first name and initial/ }).check()
  await sees(atHome, `Everyone sees Ada ${lastName} with first name and initial.`)
  const visitor = await visit({ path: `/teams/${team.id}?tab=roster` })
  const listed = visitor.getByRole('link', { name: 'Ada L.' })
  await listed.click()
  await visitor.getByRole('heading', { level: 1, name: 'Ada L.' }).waitFor()

  // The calendar feed of the team has no entries yet.
  await navigate(page, `/teams/${team.id}?tab=events`)
  await page.getByRole('button', { name: 'Subscribe' }).click()
  const calendar = await fetch(await page.getByLabel('Calendar link').inputValue())
  expect(calendar.headers.get('content-type')).toMatch(/^text\/calendar/)
  expect(readCalendar(await calendar.text())).toMatchObject({ name: team.name, method: null, entries: [] })

  // The coach appoints a manager who has no account.
  await navigate(page, `/teams/${team.id}/manage?tab=contacts`)
  await page.getByRole('button', { name: '+ Add Contact' }).first().click()
  const address = `mona-${Date.now()}@fungo.example`
  await page.getByRole('combobox', { name: 'User' }).fill(address)
  await page.getByRole('option', { name: 'Invite by email' }).click()
  expect(await page.getByLabel('Role').getByRole('option').first().textContent()).toBe('Coach')
  await page.getByLabel('Role').selectOption({ label: 'Manager' })
  await page.getByRole('button', { name: 'Add Contact', exact: true }).click()
  await sees(page, 'Contact added successfully!')
  await sees(page, address)
  const asked = await mailTo(address, /^You are invited to manage a team$/)
  const opened = new URL(/https?:\S+invitation=\S+/.exec(asked.text)![0])
  const desk = await visit({ path: `${opened.pathname}${opened.hash}` })
  await desk.getByRole('link', { name: 'Sign up to accept' }).click()
  expect(await desk.getByLabel('Account Type').inputValue()).toBe('coach')
  const manager = await signUp(desk, { name: 'Mona Manager' })
  expect(manager.email).toBe(address)
  await clear(manager)
  await desk.getByRole('button', { name: 'Accept', exact: true }).click()
  await sees(desk, `You're now a manager of ${team.name}.`)
  await desk.waitForURL(/\/manage$/)
  await navigate(desk, `/teams/${team.id}/manage?tab=contacts`)
  await desk.getByRole('button', { name: 'Remove Mona Manager' }).click()
  await desk.getByRole('alertdialog').getByText('You can no longer manage the team.').waitFor()
  await desk.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()

  // A tryout today: three families register for two spots, and the coach moves it by 45 minutes.
  await page.setViewportSize(PHONE)
  await page.goto(`/teams/${team.id}`)
  await page.getByRole('link', { name: 'Post a Tryout' }).click()
  const title = unique('Evening tryout')
  await page.getByLabel('Title').fill(title)
  expect(await page.getByLabel('Capacity').inputValue()).toBe('24')
  await expect.poll(() => page.getByLabel('Max Age').inputValue()).toBe('12')
  await expect
    .poll(() => page.getByRole('combobox', { name: 'City or town' }).inputValue())
    .toBe(`${PLACE.city}, ${PLACE.state}`)
  await page.getByLabel('Start Time').fill(localTime(inMinutes(122), PLACE.zone))
  await page.getByLabel('Capacity').fill('2')
  await page.getByRole('button', { name: 'Create Opportunity' }).click()
  await page.waitForURL(/\/opportunities\/[0-9a-z]{26}$/)
  const opportunityID = new URL(page.url()).pathname.split('/').at(-1)!
  const [ada] = await parent.claimedPlayers()
  // The players that the coach imported are the team's, not kids of the coach.
  await navigate(atHome, `/opportunities/${opportunityID}`)
  await atHome.getByRole('list', { name: 'Your players' }).getByText('Ada').waitFor()
  await page.getByRole('link', { name: 'Manage Registrations' }).waitFor()
  await absent(page.getByRole('list', { name: 'Your players' }))
  const tia = await third.createPlayer({ input: { name: 'Tia Thirdchild', age: 12 } })
  const register = (person: typeof parent, playerID: string) =>
    person.registerForOpportunity({ input: { opportunityID, playerID } })
  await register(parent, ada.id)
  await register(family, guest.id)
  await page.goto('/')
  const agenda = page.getByRole('region', { name: 'Today and this week' })
  await agenda.getByText('2 to decide').waitFor()
  await agenda.getByRole('link', { name: `Decide: ${title}` }).click()
  await page.getByRole('button', { name: `Approve Ada ${lastName}` }).click()
  await page.getByRole('button', { name: 'Approve Gus Quillfeather' }).click()
  await sees(page, '2 of 2 spots')
  await register(third, tia.id)
  await page.goto(`/opportunities/${opportunityID}`)
  await page.getByRole('link', { name: 'Edit Opportunity' }).click()
  await page.getByLabel('Start Time').fill(localTime(inMinutes(167), PLACE.zone))
  await sees(page, '3 families will be emailed about this change.')
  await page.getByRole('button', { name: 'Update Opportunity' }).click()
  await sees(page, 'We email 3 families within a minute')
  await page.getByRole('link', { name: 'Manage Registrations' }).click()
  await page.getByRole('button', { name: /^Email / }).click()
  await page.getByLabel('To families whose registration is').selectOption('ALL')
  await page.getByLabel('Message').fill('Field 2, behind the pool.')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await sees(page, '3 families will be emailed')

  // On the field: check-in, scores, decisions, and the freed spot.
  await page.goto('/')
  await agenda.getByRole('link', { name: `Check in: ${title}` }).click()
  const beforeCheckIn = taps()
  for (const [number, player] of [`Ada ${lastName}`, 'Gus Quillfeather'].entries()) {
    await page.getByLabel(`Number of ${player}`).fill(String(number + 31))
    await page.getByRole('button', { name: `Check in ${player}` }).click()
  }
  await page.getByText('2 of 2 checked in', { exact: true }).waitFor()
  expect(taps() - beforeCheckIn, 'two taps a child').toBe(4)
  await page.getByRole('link', { name: 'Manage Registrations' }).click()
  await page.getByRole('link', { name: 'Score Players' }).click()
  for (const [player, score] of [
    ['Ada L.', 4],
    ['Gus Q.', 2],
  ]) {
    await page.getByRole('button', { name: `${score} for ${player}` }).click()
    await page
      .getByRole('listitem')
      .filter({ hasText: `${player}` })
      .getByText('Saved', { exact: true })
      .waitFor()
  }
  await passesOnPhone(page)
  await runAlerts({ dueWork: true })
  for (const { email } of [parent, family, third]) await mailTo(email, /^Changed: Evening tryout/)
  await page.getByRole('link', { name: 'Manage Registrations' }).click()
  await sees(page, 'Score 4.0')
  await sees(page, 'Score 2.0')
  await absent(page.getByText('Fee Paid'))
  await page.getByRole('button', { name: 'Details of Gus Quillfeather' }).click()
  await page.getByLabel('Status of Gus Quillfeather').selectOption('Rejected')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reject' }).click()
  await page.getByRole('button', { name: 'Offer spot to Tia Thirdchild' }).first().click()
  await mailTo(third.email, /^A spot is free/)
  await page.reload()
  await sees(page, '1 of 2 spots taken, 1 held for a family')
  await page.goto('/')
  await agenda.getByText('1 approved').waitFor()
  await passesOnPhone(page)
  expect(taps(), 'taps of the evening').toBeLessThanOrEqual(63)
  await page.setViewportSize(DESK)

  // The manager sees the roster gaps, posts a guest need, and finds a family that is open to guest play.
  const home = await visit({ path: `/players/${guest.id}?tab=management`, as: family })
  await home.getByRole('button', { name: 'Turn On for 60 Days' }).click()
  await sees(home, /^On until .*, guest needs only$/)
  await home.getByRole('button', { name: 'Include Tryouts' }).click()
  await sees(home, /^On until .*, tryouts too$/)
  await family.createPlayer({ input: { name: 'Gia Quillfeather', guardianConsent: '2026-11' } })
  await navigate(desk, `/teams/${team.id}/manage?tab=roster`)
  await desk.getByRole('link', { name: 'Find one: Catcher for 12U AA' }).click()
  await desk.waitForURL(/\/opportunities\/create/)
  expect(await desk.getByLabel('Title').inputValue()).toBe('12U guest player needed: Catcher')
  await desk.getByLabel('Start Time').fill(localDay(8, '09:00'))
  expect(await desk.getByLabel('End Time').inputValue()).toMatch(/T11:00$/)
  await expect
    .poll(() => desk.getByRole('combobox', { name: 'City or town' }).inputValue())
    .toBe(`${PLACE.city}, ${PLACE.state}`)
  await desk.getByRole('radio', { name: 'Tryout' }).check()
  expect(await desk.getByLabel('Capacity').inputValue()).toBe('24')
  await desk.getByRole('radio', { name: 'Guest Player Needed' }).check()
  expect(await desk.getByLabel('Capacity').inputValue()).toBe('1')
  await desk.getByRole('button', { name: 'Create Opportunity' }).click()
  await desk.waitForURL(/\/opportunities\/[0-9a-z]{26}$/)
  const id = new URL(desk.url()).pathname.split('/').at(-1)!
  const fitting = desk.getByRole('region', { name: 'Players who fit' })
  await fitting.getByText('Full match').waitFor()
  expect(await fitting.getByRole('listitem').textContent()).toMatch(
    /Gus Q\..*Plays Catcher\. Within (10|25|50|75) miles\./,
  )
  await fitting.getByRole('button', { name: 'Invite Gus Q.' }).click()
  await desk.getByRole('alertdialog').getByRole('button', { name: 'Send Invitation' }).click()
  await fitting.getByText('Invited').waitFor()
  const tryout = await manager.createOpportunity({
    input: {
      teamID: team.id,
      type: 'TRYOUT',
      title: 'Catchers wanted',
      startTime: '2031-06-15T09:00',
      location: PLACE.city,
      city: PLACE.city,
      state: PLACE.state,
    },
  })
  await navigate(desk, `/opportunities/${tryout.id}`)
  await sees(desk, 'Their families are open to tryouts.')
  await fitting.getByRole('listitem').filter({ hasText: 'Gus Q.' }).getByText('Full match').waitFor()
  await manager.inviteGuestPlayer({ opportunityID: tryout.id, playerID: guest.id })
  // The family's browser has been open since before the invitations.
  await mailTo(family.email, /^Gus Q\. is invited to a tryout$/)
  await home.getByRole('button', { name: /^Notifications/ }).click()
  await home.getByRole('dialog').getByText('Gus Q. is invited to a tryout').waitFor()
  await home.keyboard.press('Escape')
  await home.getByRole('button', { name: /^Notifications, \d+ unread$/ }).waitFor()
  await home.clock.setSystemTime(Date.now() + 60_000)
  await home.getByRole('link', { name: 'My Season' }).click()
  await home.getByRole('link', { name: 'My Season 2 waiting for you' }).waitFor()
  await home.getByRole('button', { name: 'Decline the invitation of Gus Quillfeather to Catchers wanted' }).click()
  await sees(home, 'Invitation declined.')
  await home.getByRole('link', { name: 'My Season 1 waiting for you' }).waitFor()
  await home.getByRole('link', { name: `Register Gus Quillfeather for 12U guest player needed: Catcher` }).click()
  await expect.poll(() => home.getByRole('combobox', { name: 'Player' }).inputValue()).toBe('Gus Quillfeather')
  const registration = await family.registerForOpportunity({ input: { opportunityID: id, playerID: guest.id } })
  await manager.approveRegistration({ registrationID: registration.id })

  // A change of what is a week away waits for more, unless the organizer sends it.
  const moved = inDays(9)
  await manager.updateOpportunity({ id, input: { startTime: moved, endTime: null } })
  await desk.goto(`/opportunities/${id}`)
  await desk.getByRole('status').filter({ hasText: 'We email 1 family in ten minutes' }).waitFor()
  await desk.getByRole('button', { name: 'Send now' }).click()
  await sees(desk, 'We email 1 family within a minute')

  // The roster moves to the next season, and the family that claimed its player is asked to accept.
  await navigate(page, `/teams/${team.id}/manage?tab=roster`)
  const current = (await roster.getByRole('row').nth(1).textContent()) ?? ''
  await page.getByRole('button', { name: 'Move to another season' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Move to another season' }).click()
  await dialog.getByRole('button', { name: 'Move 13 players' }).click()
  await dialog.getByRole('alert').getByText('Please select a season').waitFor()
  expect(await dialog.getByLabel('Season', { exact: true }).getAttribute('aria-invalid')).toBe('true')
  const seasons = await coach.seasons({}, 'name isActive')
  const next = seasons.find(({ name }) => !current.includes(name))!.name
  await dialog.getByLabel('Season', { exact: true }).selectOption(next)
  await dialog.getByRole('button', { name: 'Move 13 players' }).click()
  await sees(page, `12 players moved to ${next}, 1 waiting for the family.`)
  await page.getByRole('table', { name: 'Players waiting to join the roster' }).waitFor()
  const [asking] = await parent.pendingRosterEntries({}, 'id season')
  expect(asking.season).toBe(next)

  // The family declines while the coach cancels the request.
  await page.getByRole('button', { name: /^Cancel the request for Ada/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep request' }).waitFor()
  await parent.declineRosterEntry({ id: asking.id })
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel request' }).click()
  await sees(page, 'The family has already answered, or the request has ended.')

  // The coach transfers the team.
  await navigate(page, `/teams/${team.id}/manage?tab=settings`)
  await page.getByRole('combobox', { name: 'New owner' }).fill('Mona')
  await page.getByRole('option', { name: /Mona Manager/ }).click()
  await page.getByRole('button', { name: 'Offer Team' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Offer Team' }).click()
  await sees(page, 'Team offered!')
  // Wait for the emails about the offer, since none are sent about an offer that was answered.
  await Promise.all([mailTo(coach.email, /^You offered/), mailTo(manager.email, /^A team is offered to you$/)])
  await navigate(desk, '/profile')
  await desk.getByRole('button', { name: `Accept the team ${team.name}` }).click()
  await sees(desk, `${team.name} is yours!`)
  await page.getByRole('button', { name: 'Cancel Offer' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel Offer' }).click()
  await sees(page, 'Mona Manager has already answered, or the offer has ended.')
  // The button was below the fold, and the message that replaces the screen is at its top.
  await sees(page, "You don't have permission to manage this team")
  expect(await page.evaluate(() => scrollY)).toBe(0)
})
