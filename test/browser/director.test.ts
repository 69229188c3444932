import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { confirmAddress, loaded, mailTo, navigate, newcomer, PHONE, unique, visit } from '../support/browser.ts'
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
  await form.getByRole('button', { name: 'Add Day' }).click()
  await form.getByLabel('Withdrawal before').fill(inDays(40).slice(0, 10))
  await form.getByLabel('Percent', { exact: true }).fill('70')
  await form.getByLabel('Pay by').fill(inDays(30).slice(0, 10))
  await form.getByLabel('How to Pay').fill('Venmo @lone-star')
  await form.getByLabel('Payment Link').fill('https://pay.fungo.example')
}

test('a director creates a tournament and accepts a team, which pays, withdraws, and reads what it gets back', async () => {
  const [director, coach] = [await newcomer('Dana Director'), await newcomer('Cora Coach', 'coach')]
  await Promise.all([director, coach].map(confirmAddress))
  const team = unique('Meadowlarks')
  const teamID: string = (await coach.createTeam({ input: { name: team, locationCity: 'Austin', state: 'TX' } })).id
  await coach.addDivision({ input: { teamID, division: 'AA', ageGroup: '12U' } })

  const page = await onPhone(director, '/events/create')
  const form = page.getByRole('form', { name: 'New event' })
  const name = unique('Lone Star Cup')
  await form.getByLabel('Event Name').fill(name)
  await form.getByLabel('Date & Time').fill(localDay(60, '09:00'))
  await form.getByLabel('Event Type').selectOption('Tournament')
  await form.getByLabel('Location').fill('Riverside Park')
  await form.getByLabel('City').fill('Austin')
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
