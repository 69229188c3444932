import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  clear,
  confirmAddress,
  countTaps,
  mailTo,
  navigate,
  newcomer,
  PHONE,
  unique,
  visit,
} from '../support/browser.ts'
import { inDays, localDay } from '../support/times.ts'
import { addAxe, passesOnPhone } from './accessibility/axe.ts'

type Account = Awaited<ReturnType<typeof newcomer>>

/** One for each attempt, because families of the first would fit again. */
const PLACES = [
  { city: 'Burlington', state: 'VT' },
  { city: 'Bangor', state: 'ME' },
]

const sees = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor()

async function onPhone(as: Account) {
  const page = await visit({ as, viewport: PHONE })
  await addAxe(page)
  return page
}

async function familyOf(name: string, { city: locationCity, state }: (typeof PLACES)[number]) {
  const parent = await newcomer(`Pat ${name}`, 'player_parent')
  await confirmAddress(parent)
  const input = { name: `${name} Quillfeather`, age: 11, locationCity, state, guardianConsent: '2026-11' }
  const { id: playerID }: { id: string } = await parent.createPlayer({ input })
  return { ...parent, playerID }
}

/** A director's tournament that gives back 70 percent, and requires a waiver once its director says so on the phone. */
async function givenTournament(director: Account, place: (typeof PLACES)[number]) {
  const name = unique('Maple Cup')
  const { id } = await director.createEvent({
    input: {
      ...{ name, location: 'Elm Park', ...place, eventType: 'Tournament' },
      ...{ date: localDay(60, '09:00'), endDate: localDay(61, '18:00') },
      divisions: [{ ageGroup: '12U', division: 'AA', max: 8, entryFeeCents: 45_000 }],
      refundPolicy: { withdrawals: [{ before: inDays(40).slice(0, 10), percent: 70 }], gamesPlayed: [100, 50, 0] },
      ...{ paymentDue: inDays(30).slice(0, 10), paymentNote: 'Venmo @maple', paymentURL: 'https://pay.fungo.example' },
    },
  })
  const page = await onPhone(director)
  await page.goto(`/events/${id}/edit`)
  await page.getByLabel('Waiver Required').check()
  await passesOnPhone(page)
  await page.getByRole('button', { name: 'Update Event' }).click()
  await sees(page, 'Event updated successfully!')
  return { id: id as string, name, page }
}

/** The coach posts the need for two guests of the event, invites two families that fit, and approves them. */
async function findGuests(page: Page, coach: Account, guests: readonly Awaited<ReturnType<typeof familyOf>>[]) {
  await page.getByRole('link', { name: 'Find Guest Players' }).click()
  await expect.poll(() => page.getByLabel('Title').inputValue()).toMatch(/^12U guest player needed: Maple Cup/)
  expect(await page.getByLabel('Start Time').inputValue()).toBe(localDay(60, '09:00'))
  expect(await page.getByLabel('End Time').inputValue()).toBe(localDay(61, '18:00'))
  expect([await page.getByLabel('Min Age').inputValue(), await page.getByLabel('Max Age').inputValue()]).toEqual([
    '11',
    '12',
  ])
  await page.getByLabel('Capacity').fill('2')
  await page.getByRole('button', { name: 'Create Opportunity' }).click()
  await page.waitForURL(/\/opportunities\/[0-9a-z]{26}$/)
  const opportunityID = new URL(page.url()).pathname.split('/').at(-1)!
  await sees(page, 'Elm Park')
  for (const { name, email, playerID, registerForOpportunity } of guests) {
    await page.getByRole('button', { name: `Invite ${name.split(' ')[1]} Q.` }).click()
    await page.getByRole('button', { name: 'Send Invitation' }).click()
    expect((await mailTo(email, /is invited to play as a guest/)).text).toContain(`/opportunities/${opportunityID}`)
    await registerForOpportunity({ input: { opportunityID, playerID } })
  }
  const { text } = await mailTo(coach.email, /^New registration: 12U guest player needed/)
  await page.goto(/http\S+manage-registrations\S*/.exec(text)![0])
  for (const { name } of guests) await page.getByRole('button', { name: `Approve ${name.split(' ')[1]}` }).click()
  await sees(page, '2 of 2 spots')
}

/** The coach chooses all players, and a family signs the waiver that the mail asks for. */
async function chooseAndSign(page: Page, family: Account) {
  await page.getByRole('button', { name: 'Choose Players' }).click()
  const form = page.getByRole('form', { name: 'Choose Players' })
  await form.getByText('Gale Q').waitFor()
  const chips = await form.getByRole('checkbox').all()
  expect(chips).toHaveLength(4)
  await form.getByText('ask them to sign the waiver of the event').waitFor()
  for (const chip of chips) await chip.check()
  await passesOnPhone(page)
  await form.getByRole('button', { name: 'Save Players' }).click()
  await sees(page, 'Players: 4 players, 4 to check')

  const atHome = await onPhone(family)
  await atHome.goto(/http\S+my-season/.exec((await mailTo(family.email, /^Sign the waiver: Maple Cup/)).text)![0])
  await passesOnPhone(atHome)
  await atHome.getByText(/^Maple Cup.*: waiting for you$/).waitFor()
  await atHome.getByRole('button', { name: /^Sign Waiver: Ada Quillfeather/ }).click()
  const waiver = atHome.getByRole('alertdialog')
  await waiver.getByText(/^Participation waiver/).waitFor()
  await waiver.getByRole('button', { name: 'Accept Waiver' }).click()
  await sees(atHome, 'You signed the waiver for Ada Quillfeather.')
  return atHome
}

test("a coach's tournament on a phone: found, entered, paid, with two guests and a signed waiver, and left with a refund", async ({
  task,
}) => {
  const place = PLACES[task.result?.retryCount ?? 0]!
  const [director, coach] = [await newcomer('Dan Director'), await newcomer('Cora Coach', 'coach')]
  await Promise.all([director, coach].map(confirmAddress))
  await clear(coach)
  const team = unique('Wrens')
  const { city: locationCity, state } = place
  const teamID: string = (await coach.createTeam({ input: { name: team, locationCity, state } })).id
  await coach.addDivision({ input: { teamID, division: 'AA', ageGroup: '12U' } })
  const [ada, bea, gale, greta] = await Promise.all(
    ['Ada', 'Bea', 'Gale', 'Greta'].map((name) => familyOf(name, place)),
  )
  for (const { playerID, addPlayerToTeam, pendingRosterEntries } of [ada!, bea!]) {
    const spot = { teamID, playerID, startDate: '2026-01-01', season: '2026 Spring' }
    const { id } = await addPlayerToTeam({ input: spot })
    await coach.acceptRosterEntry({ id })
    expect(await pendingRosterEntries({}, 'id')).toEqual([])
  }
  for (const { playerID, setOpenToGuestPlay } of [gale!, greta!]) await setOpenToGuestPlay({ playerID, isOpen: true })
  const event = await givenTournament(director, place)

  const page = await onPhone(coach)
  const taps = await countTaps(page)
  await page.goto('/events')
  await page.getByLabel('Search events').fill(event.name)
  await page.getByRole('link', { name: event.name }).click()
  await page.getByRole('button', { name: 'Enter a Team' }).click()
  await sees(page, 'Entry fee: $450.00. Of a paid fee, a withdrawal today gives back $315.00.')
  await page.getByRole('form', { name: 'Enter a Team' }).getByRole('button', { name: 'Enter Team' }).click()
  await sees(page, 'Your team applied. The organizer decides.')
  expect(taps(), 'taps to find and enter').toBe(4)
  await mailTo(director.email, /entered: Maple Cup/)

  const [entry] = (await director.event({ id: event.id }, 'entries { id }')).entries
  await director.decideEntry({ id: entry.id, decision: 'ACCEPTED' })
  await page.goto(/http\S+\/events\/\w+/.exec((await mailTo(coach.email, /^Your team is in/)).text)![0])
  await sees(page, 'Paid: $0.00 of $450.00')
  await sees(page, 'Venmo @maple')
  await page.getByRole('link', { name: 'Pay at pay.fungo.example' }).waitFor()
  await passesOnPhone(page)

  await findGuests(page, coach, [gale!, greta!])
  await navigate(page, `/events/${event.id}`)
  const atHome = await chooseAndSign(page, ada!)
  await navigate(event.page, `/events/${event.id}/manage-entries`)
  await event.page.getByRole('button', { name: `Players of ${team}: 4 players, 3 to check` }).click()
  const roster = event.page.getByRole('dialog')
  await roster.getByRole('listitem').filter({ hasText: 'Ada Q.' }).getByText('Waiver signed').waitFor()
  await roster.getByRole('listitem').filter({ hasText: 'Gale Q.' }).getByText('Waiver not signed').waitFor()
  await passesOnPhone(event.page)
  await navigate(atHome, `/events/${event.id}`)
  await atHome.getByText('Waiver accepted (version Fungo 1)').click()
  await sees(atHome, /^Participation waiver/)
  await passesOnPhone(atHome)

  await director.recordEntryFee({ id: entry.id, feePaidCents: 45_000 })
  await page.reload()
  await sees(page, 'Paid: $450.00 of $450.00')
  await page.getByRole('button', { name: 'Withdraw' }).click()
  const question = page.getByRole('alertdialog')
  await question.getByText('You get back $315.00.').waitFor()
  await question.getByRole('button', { name: 'Withdraw' }).click()
  await sees(page, `${team} withdrew. You get back $315.00.`)
  expect((await mailTo(director.email, /withdrew: Maple Cup/)).text).toContain('it gets back $315.00')
  expect(taps(), 'taps of the tournament').toBe(21)
})
