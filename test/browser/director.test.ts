import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  confirmAddress,
  demoClient,
  downloaded,
  loaded,
  mailTo,
  navigate,
  newcomer,
  PHONE,
  people,
  unique,
  visit,
} from '../support/browser.ts'
import { inDays, localDay } from '../support/times.ts'
import { addAxe, passesOnPhone } from './accessibility/axe.ts'

const sees = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor()

async function onPhone(as: { email: string }, path: string) {
  const page = await visit({ as, viewport: PHONE })
  await addAxe(page)
  await page.goto(path)
  return page
}

/** Lists a division, what a withdrawal gives back, and how to pay. */
async function fillEntries(page: Page) {
  const form = page.getByRole('form', { name: 'New event' })
  await form.getByRole('button', { name: 'Add Division' }).click()
  const division = form.getByRole('group', { name: 'Division 1' })
  await division.getByLabel('Age Group').selectOption('12U')
  await division.getByLabel('Class').fill('AA')
  await division.getByLabel('Most Teams').fill('1')
  await division.getByLabel('Entry Fee ($)').fill('450')
  await form.getByLabel('Rosters Freeze').fill(localDay(59, '18:00'))
  await form.getByRole('button', { name: 'Add Day' }).click()
  await form.getByLabel('Withdrawal before').fill(inDays(40).slice(0, 10))
  await form.getByLabel('Percent', { exact: true }).fill('70')
  await form.getByLabel('Pay by').fill(inDays(30).slice(0, 10))
  await form.getByLabel('How to Pay').fill('Venmo @lone-star')
  await form.getByLabel('Payment Link').fill('https://pay.fungo.example')
}

/** Puts nine players of the coach on the team. */
async function fillRoster(coach: Awaited<ReturnType<typeof newcomer>>, teamID: string) {
  for (let number = 1; number <= 9; number++) {
    const name = `Kid${'abcdefghi'[number - 1]} Sparrow`
    const { id } = await coach.createPlayer({ input: { name, age: number === 9 ? 15 : 10 } })
    const spot = { teamID, playerID: id, startDate: '2026-01-01', season: '2026 Spring', jerseyNumber: String(number) }
    await coach.addPlayerToTeam({ input: spot })
  }
}

/** The coach chooses eight players, and one who is too old. The director sees numbers and initials. */
async function checkRoster(page: Page, ofCoach: Page, team: string) {
  await ofCoach.getByRole('button', { name: 'Choose Players' }).click()
  const form = ofCoach.getByRole('form', { name: 'Choose Players' })
  await form.getByText('9 · Kidi Sparrow · Too old').waitFor()
  expect(await form.getByText('waiver').count()).toBe(0)
  await passesOnPhone(ofCoach)
  for (const chip of await form.getByRole('checkbox').all()) await chip.check()
  await form.getByRole('button', { name: 'Save Players' }).click()
  await sees(ofCoach, 'Players: 9 players, 1 to check')
  await page.reload()
  await page.getByRole('button', { name: `Players of ${team}: 9 players, 1 to check` }).click()
  const roster = page.getByRole('dialog')
  await roster.getByText('1 · Kida S.').waitFor()
  await roster.getByRole('listitem').filter({ hasText: '9 · Kidi S.' }).getByText('Too old').waitFor()
  expect(await roster.getByText('Fits').count()).toBe(8)
  expect(await roster.getByText('Sparrow').count()).toBe(0)
  await passesOnPhone(page)
  await page.keyboard.press('Escape')
}

/** The director checks the team in without a connection. The check-in is sent with the next one. */
async function checkInOffline(page: Page, team: string) {
  await page.getByRole('link', { name: 'Check In Teams' }).click()
  await sees(page, /^Works offline/)
  await passesOnPhone(page)
  await page.context().setOffline(true)
  await page.reload()
  await sees(page, '12U AA · 9 players')
  await page.getByRole('button', { name: `Check in ${team}` }).click()
  await sees(page, '1 of 1 checked in. 1 not sent yet.')
  await page.reload()
  await page.getByRole('button', { name: `Here: ${team}` }).waitFor()
  await page.context().setOffline(false)
  await page.getByText('1 of 1 checked in', { exact: true }).waitFor()
  await page.getByRole('link', { name: 'Manage Entries' }).click()
  await page
    .getByRole('row', { name: team })
    .getByText(/\d:\d\d/)
    .waitFor()
  const { text } = await downloaded(page, () => page.getByRole('button', { name: 'Export CSV' }).click())
  const [header, line] = text.split('\r\n')
  expect(header).toContain('Players,Roster complete,Checked in')
  expect(line).toMatch(/,9,No,\d{4}-\d\d-\d\d \d\d:\d\d \w+,/)
}

test('a coach who enters one team after looking at another is its contact', async () => {
  const [director, coach, manager] = await Promise.all([
    newcomer('Drew Director'),
    newcomer('Cam Coach', 'coach'),
    newcomer('Mel Manager'),
  ])
  await Promise.all([director, coach].map(confirmAddress))
  const place = { location: 'Riverside Park', city: 'Austin', state: 'TX', eventType: 'Tournament' }
  const divisions = [{ ageGroup: '12U', division: 'AA', max: 4 }]
  const event = await director.createEvent({
    input: { name: unique('Elm Cup'), date: inDays(60), ...place, divisions },
  })
  const [first, second] = [unique('Siskins'), unique('Towhees')]
  const input = { locationCity: 'Austin', state: 'TX' }
  const { id: teamID } = await coach.createTeam({ input: { ...input, name: first } })
  await coach.createTeam({ input: { ...input, name: second } })
  const { id } = await coach.addTeamContact({ teamID, userID: manager.id, role: 'manager' })
  await manager.acceptContact({ id })

  const page = await visit({ as: coach, path: `/events/${event.id}` })
  await page.getByRole('button', { name: 'Enter a Team' }).click()
  const entry = page.getByRole('form', { name: 'Enter a Team' })
  await entry.getByLabel('Team').selectOption(first)
  await entry.getByLabel('Contact').selectOption('Mel Manager')
  await entry.getByLabel('Team').selectOption(second)
  await entry.getByLabel('Division').selectOption('12U AA')
  expect(await entry.getByLabel('Contact').locator('option:checked').textContent()).toBe('Cam Coach')
  await entry.getByRole('button', { name: 'Enter Team' }).click()
  await sees(page, 'Your team applied. The organizer decides.')
})

test('a director creates a tournament and accepts a team, which pays, chooses players, is checked in, withdraws, and reads what it gets back', async () => {
  const [director, coach] = [await newcomer('Dana Director'), await newcomer('Cora Coach', 'coach')]
  await Promise.all([director, coach].map(confirmAddress))
  const team = unique('Meadowlarks')
  const teamID: string = (await coach.createTeam({ input: { name: team, locationCity: 'Austin', state: 'TX' } })).id
  await coach.addDivision({ input: { teamID, division: 'AA', ageGroup: '12U' } })
  await fillRoster(coach, teamID)

  const page = await onPhone(director, '/events/create')
  const form = page.getByRole('form', { name: 'New event' })
  const name = unique('Lone Star Cup')
  await form.getByLabel('Event Name').fill(name)
  await form.getByLabel('Date & Time').fill(localDay(60, '09:00'))
  await form.getByLabel('Event Type').selectOption('Tournament')
  await form.getByLabel('Location').fill('Riverside Park')
  await form.getByLabel('City').fill('Austin')
  await page.keyboard.press('Tab')
  await form.getByLabel('State').selectOption('TX')
  await fillEntries(page)
  await passesOnPhone(page)
  await form.getByRole('button', { name: 'Create Event' }).click()
  await page.waitForURL(/\/events\/(?!create)\w+$/)
  await page.getByRole('heading', { name }).waitFor()
  await passesOnPhone(page)
  const path = new URL(page.url()).pathname

  const ofCoach = await onPhone(coach, path)
  await ofCoach.getByRole('button', { name: 'Enter a Team' }).click()
  const entry = ofCoach.getByRole('form', { name: 'Enter a Team' })
  await sees(ofCoach, 'This team fits.')
  await sees(ofCoach, 'Entry fee: $450.00. Of a paid fee, a withdrawal today gives back $315.00.')
  await entry.getByLabel('Note to the Organizer').fill('We have two pitchers.')
  await passesOnPhone(ofCoach)
  await entry.getByRole('button', { name: 'Enter Team' }).click()
  await sees(ofCoach, 'Your team applied. The organizer decides.')
  expect((await mailTo(director.email, /entered/)).text).toContain('We have two pitchers.')

  await navigate(page, `${path}/manage-entries`)
  await loaded(page)
  await sees(page, 'We have two pitchers.')
  await page.getByRole('button', { name: `Accept ${team}` }).click()
  await sees(page, `${team} was accepted.`)
  await page.getByRole('button', { name: `Fee paid by ${team}: $0.00` }).click()
  await page.getByLabel('Amount').fill('450')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: `Fee paid by ${team}: $450.00` }).waitFor()
  await passesOnPhone(page)
  await mailTo(coach.email, /Your team is in/)

  await ofCoach.reload()
  await sees(ofCoach, 'Paid: $450.00 of $450.00')
  await sees(ofCoach, 'Venmo @lone-star')
  await ofCoach.getByRole('link', { name: 'Pay at pay.fungo.example' }).waitFor()
  await passesOnPhone(ofCoach)
  await checkRoster(page, ofCoach, team)
  await checkInOffline(page, team)

  await ofCoach.getByRole('button', { name: 'Withdraw' }).click()
  const question = ofCoach.getByRole('alertdialog')
  await question.getByText('You get back $315.00.').waitFor()
  await question.getByRole('button', { name: 'Withdraw' }).click()
  await sees(ofCoach, `${team} withdrew. You get back $315.00.`)
  expect((await mailTo(director.email, /withdrew/)).text).toContain('it gets back $315.00')
  await page.reload()
  await page.getByRole('row', { name: team }).getByText('$315.00').waitFor()
})

test('a director writes to the teams, notes an insurance, moves a team, and ends a division that does not make', async () => {
  const [director, coach] = [await newcomer('Dora Director'), await newcomer('Cory Coach', 'coach')]
  await Promise.all([director, coach].map(confirmAddress))
  const [team, name] = [unique('Kingbirds'), unique('Hill Country Cup')]
  const teamID: string = (await coach.createTeam({ input: { name: team, locationCity: 'Austin', state: 'TX' } })).id
  const divisions = ['AA', 'AAA'].map((division) => ({ ageGroup: '12U', division, max: 4, entryFeeCents: 45_000 }))
  const place = { location: 'Riverside Park', city: 'Austin', state: 'TX', eventType: 'Tournament' }
  const event = await director.createEvent(
    { input: { name, date: inDays(60), ...place, divisions } },
    'id divisions { id }',
  )
  await coach.enterTeam({ input: { eventID: event.id, divisionID: event.divisions[0]!.id!, teamID } })

  const page = await onPhone(director, `/events/${event.id}/manage-entries`)
  await page.getByRole('button', { name: `Accept ${team}` }).click()
  await sees(page, `${team} was accepted.`)
  await page.getByRole('button', { name: `Fee paid by ${team}: $0.00` }).click()
  await page.getByLabel('Amount').fill('450')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: `Fee paid by ${team}: $450.00` }).waitFor()

  await page.getByRole('button', { name: 'Email Teams' }).click()
  const message = page.getByRole('form', { name: 'Email Teams' })
  await message.getByLabel('To teams whose entry is').selectOption('Accepted')
  await message.getByLabel('Subject').fill('Parking')
  await message.getByLabel('Message').fill('Park on Elm Street.')
  await passesOnPhone(page)
  await message.getByRole('button', { name: 'Send' }).click()
  await sees(page, '1 person will be emailed')
  expect((await mailTo(coach.email, /Parking/)).text).toContain('Park on Elm Street.')

  await page.getByRole('button', { name: `Insurance of ${team}: Not confirmed` }).click()
  await page.getByLabel('Insured through').fill('2027-03-31')
  await page.getByRole('button', { name: 'Save' }).click()
  await sees(page, /Confirmed to Mar 31, 2027/)

  await page.getByRole('button', { name: `Move ${team}` }).click()
  const move = page.getByRole('form', { name: `Move ${team}` })
  await move.getByLabel('Division').selectOption('12U AAA')
  await passesOnPhone(page)
  await move.getByRole('button', { name: 'Move' }).click()
  await sees(page, `${team} was moved.`)
  await mailTo(coach.email, /Your team moved to 12U AAA/)

  await page.getByRole('button', { name: '12U AAA Does Not Make' }).click()
  const question = page.getByRole('alertdialog')
  await question.getByText(`${team}: $450.00`).waitFor()
  await passesOnPhone(page)
  await question.getByRole('button', { name: 'Does Not Make' }).click()
  await sees(page, '12U AAA does not take place.')
  expect((await mailTo(coach.email, /does not take place/)).text).toContain('all it paid: $450.00')
  await page.getByRole('row', { name: team }).getByText('$450.00').first().waitFor()

  const ofCoach = await onPhone(coach, `/events/${event.id}`)
  await sees(ofCoach, 'Does not take place')
  await passesOnPhone(ofCoach)
})

test('no team of the demo is checked in before the day of its event', async () => {
  const { send } = demoClient(people.coach)
  const { events } = await send('{ events(search: "Thunder Spring Slam") { entries { checkedInAt } } }')
  expect(events[0].entries.length).toBeGreaterThan(1)
  for (const { checkedInAt } of events[0].entries) expect(checkedInAt).toBeNull()
})

test('the card of an event shows its fee, or the lowest and the highest one', async () => {
  const { createEvent } = demoClient(people.coach)
  const name = unique('Fee Cup')
  const input = { date: inDays(30), location: 'Field 1', city: 'Austin', state: 'TX', eventType: 'Tournament' }
  const division = { division: 'AA', max: 4 }
  const free = { ...division, ageGroup: '10U', entryFeeCents: 0 }
  const paid = { ...division, ageGroup: '12U', entryFeeCents: 45_000 }
  await createEvent({ input: { ...input, name: `${name} one`, divisions: [free] } })
  await createEvent({ input: { ...input, name: `${name} two`, divisions: [free, paid] } })
  const page = await visit()
  const cards = page.getByRole('article', { name })
  // The list of a visitor has them a moment later.
  await expect
    .poll(async () => {
      await page.goto(`/events?search=${encodeURIComponent(name)}`)
      await loaded(page)
      return (await cards.allTextContents()).join()
    })
    .toMatch(/10U · Free(?! to).*10U to 12U · Free to \$450\.00/)
})
